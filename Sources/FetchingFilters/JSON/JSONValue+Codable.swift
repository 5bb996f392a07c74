import FetchingCore

extension JSONValue: Codable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        if DeepStack.isNeeded(forDepth: encoder.codingPath.count) {
            return try DeepStack.run { try encode(to: encoder) }
        }
        switch self {
        case .array(let values):
            var container = encoder.unkeyedContainer()
            for value in values { try container.encode(value) }
        case .object(let members):
            var container = encoder.container(keyedBy: Key.self)
            for member in members { try container.encode(member.value, forKey: Key(stringValue: member.key)) }
        case .null, .bool, .number, .text:
            var container = encoder.singleValueContainer()
            try encode(to: &container)
        }
    }

    private func encode(to container: inout any SingleValueEncodingContainer) throws {
        switch self {
        case .bool(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .number(let number):
            if let integer = Int64(number) {
                try container.encode(integer)
            } else {
                try container.encode(Double(number))
            }
        case .null, .array, .object: try container.encodeNil()
        }
    }

    /// Reads what a decoder has already parsed.
    init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= StoredFilterLimits.deepestNesting else {
            throw StoredFilterError.tooDeep(limit: nil, at: .root)
        }
        if DeepStack.isNeeded(forDepth: decoder.codingPath.count) {
            self = try DeepStack.run { try JSONValue(from: decoder) }
        } else if let container = try? decoder.container(keyedBy: Key.self) {
            self = .object(
                try container.allKeys.map {
                    JSONMember($0.stringValue, try container.decode(JSONValue.self, forKey: $0))
                })
        } else if var container = try? decoder.unkeyedContainer() {
            var values: [JSONValue] = []
            while !container.isAtEnd { values.append(try container.decode(JSONValue.self)) }
            self = .array(values)
        } else {
            self = try Self.scalar(in: try decoder.singleValueContainer())
        }
    }

    private static func scalar(in container: any SingleValueDecodingContainer) throws -> JSONValue {
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .bool(value) }
        if let value = try? container.decode(Int64.self) { return .integer(value) }
        if let value = try? container.decode(Double.self) { return .number("\(value)") }
        return .text(try container.decode(String.self))
    }
}
