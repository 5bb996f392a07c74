extension GNUstepRow {
    /// An object with what is read of it, by key paths.
    init(_ object: any FormatLanguageObject, _ paths: [[FormatKey]]) throws {
        self = [:]
        var rest: [String: [[FormatKey]]] = [:]
        for case .key(let key) in paths.compactMap(\.first) where rest[key] == nil {
            rest[key] = paths.filter { $0.first == .key(key) }.map { Array($0.dropFirst()) }
        }
        for (key, paths) in rest { self[key] = try GNUstepValue(object.value(forKey: key), paths) }
    }
}

extension GNUstepValue {
    /// A value of an object. What is read of other objects is told by the rest of the key paths.
    fileprivate init(_ value: FormatLanguageValue, _ rest: [[FormatKey]]) throws {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .integer(let value): self = .integer(value)
        case .double(let value): self = .double(value)
        case .text(let value): self = .text(value)
        case .date(let value): self = .date(value)
        case .object(let object): self = .object(try GNUstepRow(object, rest))
        case .collection(let elements):
            // The sign of an aggregate is followed by what is read of each element.
            let paths = rest.map { path in if case .aggregate = path.first { Array(path.dropFirst()) } else { path } }
            self = .objects(
                try elements.map { element in
                    guard case .object(let object) = element else {
                        throw GNUstepFilter.Exclusion(reason: "a list of values")
                    }
                    return try GNUstepRow(object, paths)
                })
        case .data, .uuid, .url, .decimal: throw GNUstepFilter.Exclusion(reason: value.kind.rawValue)
        }
    }
}

extension GNUstepValue {
    /// An argument of a format.
    init(_ argument: FormatLanguageArgument) throws {
        switch argument {
        case .keyPath(let path): self = .keyPath(path)
        case .value(.collection(let values)): self = .list(try values.map { try GNUstepValue(.value($0)) })
        case .value(let value): self = try GNUstepValue(value, [])
        }
    }
}
