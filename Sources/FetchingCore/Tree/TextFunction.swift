/// A function of a text that gives a text, both as Unicode scalars.
package enum TextFunction: Hashable, Sendable {
    /// Without the scalars of Unicode's property `White_Space` at both ends.
    case trimmed
    /// - Parameter count: Zero or more.
    case prefix(Int)
    case suffix(Int)
    case replacing(ExactText, with: ExactText)
    /// By Unicode's full mappings, whatever the language or the scalars around.
    case lowercased, uppercased
}

extension TextFunction {
    /// The name of the member that makes it, for errors.
    package var member: String {
        switch self {
        case .trimmed: "trimmed()"
        case .prefix: "prefix(unicodeScalars:)"
        case .suffix: "suffix(unicodeScalars:)"
        case .replacing: "replacing(_:with:)"
        case .lowercased: "lowercased()"
        case .uppercased: "uppercased()"
        }
    }

    /// All scalars of Unicode's property `White_Space`, a set that Unicode keeps stable.
    package static let whiteSpace = String(
        String.UnicodeScalarView((UInt32(0)...0x3000).compactMap(Unicode.Scalar.init).filter(\.properties.isWhitespace))
    )
}

// One calculation for memory and SQLite, whose own functions end at NUL.

extension TextFunction {
    package func apply(to text: String) -> String {
        let scalars = text.unicodeScalars
        switch self {
        case .trimmed:
            guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
                let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
            else { return "" }
            return String(scalars[start...last])
        case .prefix(let count): return String(scalars.prefix(count))
        case .suffix(let count): return String(scalars.suffix(count))
        case .replacing(let pattern, let replacement):
            return text.replacingBytes(of: pattern.text, with: replacement.text)
        case .lowercased: return TextOptions.caseInsensitive.fold(text)
        case .uppercased: return text.uppercased()
        }
    }
}

extension String {
    /// The bytes of a text are found within another only where its scalars are.
    fileprivate func replacingBytes(of pattern: String, with replacement: String) -> String {
        let (bytes, pattern) = (Array(utf8), Array(pattern.utf8))
        guard let first = pattern.first, bytes.count >= pattern.count else { return self }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            if bytes[place] == first, bytes[place...].starts(with: pattern) {
                result += replacement.utf8
                place += pattern.count
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
