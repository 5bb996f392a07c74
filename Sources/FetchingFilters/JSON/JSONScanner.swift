import FetchingCore

/// Reads a JSON document strictly as RFC 8259 has it: nothing is passed over, and no key stands twice in an object.
struct JSONScanner {
    let bytes: [UInt8]
    var index = 0

    /// The deepest nesting that is read, so that the stack does not depend on the document.
    private let maximumDepth: Int

    /// - Throws: ``StoredFilterError`` if it is not JSON, is nested too deep or has a key twice.
    static func value(of bytes: [UInt8], maximumDepth: Int) throws -> JSONValue {
        var scanner = JSONScanner(bytes: bytes, maximumDepth: maximumDepth)
        scanner.skipSpace()
        let value = try scanner.value(at: .root, depth: 0)
        scanner.skipSpace()
        guard scanner.index == bytes.count else { throw scanner.malformed("the document goes on after its end") }
        return value
    }

    private init(bytes: [UInt8], maximumDepth: Int) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
    }

    func malformed(_ reason: String) -> StoredFilterError { .malformed("\(reason), at byte \(index)") }

    /// The next byte; 0, which no grammar has, at the end.
    var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

    mutating func skipSpace() {
        while next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { index += 1 }
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }
}

extension JSONScanner {
    private mutating func value(at path: JSONPath, depth: Int) throws -> JSONValue {
        guard depth <= maximumDepth else { throw StoredFilterError.tooDeep(limit: nil, at: path) }
        if DeepStack.isNeeded(forDepth: depth) { return try DeepStack.run { try value(at: path, depth: depth) } }
        switch next {
        case UInt8(ascii: "{"): return try object(at: path, depth: depth)
        case UInt8(ascii: "["): return try array(at: path, depth: depth)
        case UInt8(ascii: "\""): return .text(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws -> JSONValue {
        guard bytes[index...].starts(with: word.utf8) else { throw malformed("there is no value") }
        index += word.utf8.count
        return value
    }

    private mutating func array(at path: JSONPath, depth: Int) throws -> JSONValue {
        index += 1
        var values: [JSONValue] = []
        skipSpace()
        if take("]") { return .array(values) }
        while true {
            skipSpace()
            values.append(try value(at: path.index(values.count), depth: depth + 1))
            skipSpace()
            if take("]") { return .array(values) }
            guard take(",") else { throw malformed("a list has no end") }
        }
    }

    private mutating func object(at path: JSONPath, depth: Int) throws -> JSONValue {
        index += 1
        var members: [JSONMember] = []
        var keys: Set<String> = []
        skipSpace()
        if take("}") { return .object(members) }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw malformed("a key is missing") }
            let key = try string()
            guard key.utf8.count <= StoredFormat.longestName else {
                throw StoredFilterError.textTooLong(limit: StoredFormat.longestName, at: path)
            }
            guard keys.insert(key).inserted else { throw StoredFilterError.duplicateKey(key, at: path) }
            skipSpace()
            guard take(":") else { throw malformed("a key has no value") }
            skipSpace()
            members.append(JSONMember(key, try value(at: path.key(key), depth: depth + 1)))
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { throw malformed("an object has no end") }
        }
    }
}
