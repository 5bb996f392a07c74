import Foundation

@testable import FetchingFilters

// What the specification lets be written in two ways, and nothing else.

extension JSONValue {
    /// The document with sorted keys and one way of writing each thing.
    var canonical: JSONValue {
        switch self {
        case .null, .bool: return self
        case .number(let number): return .number(Self.canonicalNumber(number))
        case .text(let text): return .text(Self.canonicalText(text))
        case .array(let values): return .array(values.map(\.canonical))
        case .object(let members):
            let sorted = members.map { JSONMember($0.key, $0.value.canonical) }.sorted { $0.key < $1.key }
            return JSONValue.object(Self.rounded(sorted)).simplified
        }
    }

    private static func canonicalNumber(_ number: String) -> String {
        if let integer = Int64(number) { return String(integer) }
        guard let double = Double(number) else { return number }
        return Int64(exactly: double).map { String($0) } ?? "\(double)"
    }

    private static func canonicalText(_ text: String) -> String {
        if let date = StoredDate.date(of: text) { return StoredDate.text(of: date) ?? text }
        if let decimal = StoredDecimal.decimal(of: text) { return StoredDecimal.text(of: decimal) ?? text }
        return UUID(uuidString: text)?.uuidString ?? text
    }

    /// A date beside the member `seen` has the whole seconds in which that is stored.
    private static func rounded(_ members: [JSONMember]) -> [JSONMember] {
        let text = JSONValue.object(members).documentText
        guard text.contains(#""seen""#) else { return members }
        return members.map { JSONMember($0.key, $0.value.inWholeSeconds) }
    }

    private var inWholeSeconds: JSONValue {
        switch self {
        case .text(let text):
            guard let date = StoredDate.date(of: text) else { return self }
            let seconds = date.timeIntervalSinceReferenceDate.rounded(.down)
            return .text(StoredDate.text(of: Date(timeIntervalSinceReferenceDate: seconds)) ?? text)
        case .array(let values): return .array(values.map(\.inWholeSeconds))
        case .object(let members): return .object(members.map { JSONMember($0.key, $0.value.inWholeSeconds) })
        default: return self
        }
    }

    private var simplified: JSONValue {
        guard case .object(let members) = self else { return self }
        func value(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }
        if members.count == 1 {
            switch (members[0].key, members[0].value) {
            case ("and", .array(let values)), ("or", .array(let values)): return joined(members[0].key, values)
            case ("not", .bool(let value)): return .bool(!value)
            case ("not", .object(let inner)) where inner.count == 1 && inner[0].key == "not": return inner[0].value
            // A truth value as a condition as a value is the truth value.
            case ("condition", .object(let inner)) where inner.isTruth:
                if let operand = inner.first(where: { $0.key == "operand" }) { return operand.value }
                return .object(inner.filter { $0.key == "member" })
            default: return self
            }
        }
        if case .object(let operand)? = value("operand"), operand.count == 1, operand[0].key == "condition",
            members.isTruth
        {
            return operand[0].value
        }
        if case .number? = value("limit"), case .number("0")? = value("offset") {
            return .object(members.map { $0.key == "offset" ? JSONMember("offset", .null) : $0 })
        }
        if case .text("in")? = value("is"), case .array(let values)? = value("values") {
            return membership(members, values)
        }
        return self
    }

    private func joined(_ key: String, _ values: [JSONValue]) -> JSONValue {
        let flat = values.flatMap { value -> [JSONValue] in
            guard case .object(let inner) = value, inner.count == 1, inner[0].key == key,
                case .array(let values) = inner[0].value
            else { return [value] }
            return values
        }
        return flat.count == 1 ? flat[0] : .object([JSONMember(key, .array(flat))])
    }

    private func membership(_ members: [JSONMember], _ values: [JSONValue]) -> JSONValue {
        let some = values.filter { if case .null = $0 { false } else { true } }
        if some.isEmpty {
            return values.isEmpty
                ? .bool(false)
                : .object(
                    members.compactMap {
                        $0.key == "is" ? JSONMember("is", .text("null")) : $0.key == "values" ? nil : $0
                    })
        }
        let list = some + (some.count < values.count ? [.null] : [])
        return .object(members.map { $0.key == "values" ? JSONMember("values", .array(list)) : $0 })
    }
}

extension [JSONMember] {
    fileprivate var isTruth: Bool {
        count == 2 && contains { if $0.key == "is", case .text("true") = $0.value { true } else { false } }
    }
}
