import Foundation

/// A value in plain Swift: keys are equal where the values are, and in the order of the values.
enum FormKey: Hashable, Sendable {
    case int(Int)
    case number(Double)
    case decimal(Decimal)
    case bytes([UInt8])
    indirect case list([FormKey])

    static func text(_ text: String) -> FormKey { .bytes(Array(text.utf8)) }
}

extension FormKey: Comparable {
    static func < (lhs: FormKey, rhs: FormKey) -> Bool {
        switch (lhs, rhs) {
        case (.int(let a), .int(let b)): a < b
        case (.number(let a), .number(let b)): a < b
        case (.decimal(let a), .decimal(let b)): a < b
        case (.bytes(let a), .bytes(let b)): a.lexicographicallyPrecedes(b)
        case (.list(let a), .list(let b)): a.lexicographicallyPrecedes(b)
        // The keys of a column are of one case.
        default: false
        }
    }

    var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .number(let value): value
        case .decimal, .bytes, .list: nil
        }
    }

    var decimal: Decimal? { if case .decimal(let value) = self { value } else { nil } }

    var list: [FormKey]? { if case .list(let keys) = self { keys } else { nil } }

    var int: Int? { if case .int(let value) = self { value } else { nil } }

    var text: String? { if case .bytes(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { nil } }
}

extension FormKey: CustomStringConvertible {
    var description: String {
        switch self {
        case .int(let value): return "\(value)"
        case .number(let value): return value == 0 ? "0" : "\(value)"
        case .decimal(let value): return "\(value)"
        case .list(let keys): return "[" + keys.map(\.description).joined(separator: ",") + "]"
        case .bytes(let bytes):
            // What a failure shows must tell a composed letter from a decomposed one.
            let isPlain = bytes.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: ";") }
            return isPlain
                ? "'\(String(decoding: bytes, as: UTF8.self))'"
                : bytes.map { String($0, radix: 16) }.joined(separator: "-") + "."
        }
    }
}

extension FormKey? {
    var shown: String { self?.description ?? "nil" }
}
