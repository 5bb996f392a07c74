extension FormatEvaluator {
    /// What a key path leads to from a value.
    func value(of base: FormatLanguageValue, at keys: [FormatKey]) throws -> FormatLanguageValue {
        var value = base
        var isMapped = false
        for (offset, key) in keys.enumerated() {
            let rest = Array(keys[(offset + 1)...])
            switch key {
            case .key("self"): continue
            case .aggregate(let aggregate):
                guard !isMapped else {
                    // NSSet drops what is equal when it maps a key, and SQL does not.
                    throw FormatLanguageError.unspecified("'@\(aggregate)' of the values of a to-many relationship")
                }
                return try self.value(of: aggregate, of: value, at: rest)
            case .key(let name):
                if value.isNull { return try missing(at: keys[offset...]) }
                if case .collection(let elements) = value {
                    guard !isMapped else {
                        throw FormatLanguageError.unspecified("a key path through two to-many relationships")
                    }
                    isMapped = true
                    value = .collection(try elements.map { try read(name, of: $0) }.filter { !$0.isNull })
                } else {
                    value = try read(name, of: value)
                    if isMapped, case .collection = value {
                        throw FormatLanguageError.unspecified("a key path through two to-many relationships")
                    }
                }
            }
        }
        return value
    }

    /// The rest of a path after a to-one relationship that leads nowhere. In memory a message to nil answers nil,
    /// whatever it asks for. SQL counts the rows that refer to a missing row: none.
    private func missing(at rest: ArraySlice<FormatKey>) throws -> FormatLanguageValue {
        guard logic == .sqlStore else { return .null }
        for (offset, key) in rest.enumerated() {
            guard case .aggregate(let aggregate) = key else { continue }
            return try value(of: aggregate, of: .null, at: Array(rest.dropFirst(offset + 1)))
        }
        return .null
    }

    private func read(_ name: String, of value: FormatLanguageValue) throws -> FormatLanguageValue {
        switch value {
        case .object(let object): return try object.value(forKey: name)
        case .null: return .null
        default:
            throw FormatLanguageError.typeMismatch(
                left: value.kind.rawValue, right: FormatLanguageValue.Kind.object.rawValue, place: "the key '\(name)'")
        }
    }

    private func value(
        of aggregate: FormatAggregate, of value: FormatLanguageValue, at keys: [FormatKey]
    ) throws -> FormatLanguageValue {
        let elements: [FormatLanguageValue]
        switch value {
        case .collection(let values): elements = values
        case .null: elements = []
        default:
            throw FormatLanguageError.typeMismatch(
                left: value.kind.rawValue, right: FormatLanguageValue.Kind.collection.rawValue, place: "@\(aggregate)")
        }
        if aggregate == .count { return .integer(Int64(elements.count)) }
        return try self.value(of: aggregate, over: elements.map { try self.value(of: $0, at: keys) })
    }
}
