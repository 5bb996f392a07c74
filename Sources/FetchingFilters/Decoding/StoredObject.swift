/// An object of a document, whose keys all have to be known and there.
struct StoredObject {
    let path: JSONPath
    private let members: [JSONMember]

    init(_ json: JSONValue, as what: String, at path: JSONPath) throws {
        guard case .object(let members) = json else {
            throw StoredFilterError.wrongType(json, expected: what, at: path)
        }
        self.members = members
        self.path = path
    }

    func has(_ key: String) -> Bool { members.contains { $0.key == key } }

    func value(_ key: String) throws -> JSONValue {
        guard let member = members.first(where: { $0.key == key }) else {
            throw StoredFilterError.missingKey(key, at: path)
        }
        return member.value
    }

    /// A name or an operator.
    func text(_ key: String) throws -> String {
        let json = try value(key)
        guard case .text(let text) = json else {
            throw StoredFilterError.wrongType(json, expected: "text", at: path.key(key))
        }
        guard text.utf8.count <= StoredFormat.longestName else {
            throw StoredFilterError.textTooLong(limit: StoredFormat.longestName, at: path.key(key))
        }
        return text
    }

    /// An integer, such as a number of days.
    func integer(_ key: String) throws -> Int {
        let json = try value(key)
        guard case .number(let text) = json, let number = Int(text) else {
            throw StoredFilterError.wrongType(json, expected: "an integer", at: path.key(key))
        }
        return number
    }

    func list(_ key: String) throws -> [JSONValue] {
        let json = try value(key)
        guard case .array(let values) = json else {
            throw StoredFilterError.wrongType(json, expected: "a list", at: path.key(key))
        }
        return values
    }

    /// - Throws: ``StoredFilterError`` if there is another key, or if one of them is missing.
    func require(_ keys: [String]) throws {
        if let unknown = members.first(where: { !keys.contains($0.key) }) {
            throw StoredFilterError.unknownKey(unknown.key, expected: keys, at: path)
        }
        if let missing = keys.first(where: { !has($0) }) { throw StoredFilterError.missingKey(missing, at: path) }
    }

    /// The first of the keys that is there.
    ///
    /// - Throws: ``StoredFilterError`` if there is none.
    func first(of keys: [String]) throws -> String {
        if let key = keys.first(where: has) { return key }
        guard let unknown = members.first else { throw StoredFilterError.emptyObject(expected: keys, at: path) }
        throw StoredFilterError.unknownKey(unknown.key, expected: keys, at: path)
    }
}
