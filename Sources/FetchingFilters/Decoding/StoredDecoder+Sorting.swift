import FetchingCore

private typealias Key = StoredFormat.Key

extension StoredDecoder {
    mutating func sortTerm<Model: Fetchable>(
        _ json: JSONValue, of model: Model.Type, in scope: StoredScope, at path: JSONPath
    ) throws -> SortTerm<Model> {
        try enter(at: path, depth: 1)
        let object = try StoredObject(json, as: "a sort term", at: path)
        let subject = try object.first(of: [Key.member, Key.operand])
        try object.require([subject, Key.order, Key.nils])
        let tree = try self.subject(subject, of: object, in: scope, depth: 1, beside: nil)
        let (isAscending, options) = try order(of: object)
        if !options.isEmpty { try requireType([.text], of: tree, at: path) }
        let term = SortTerm<Model>(tree, isAscending: isAscending, options: options)
        _ = try checked(term.key.tree, at: path)
        return try placingNil(term, object)
    }

    private func order(of object: StoredObject) throws -> (isAscending: Bool, options: TextOptions) {
        let (name, letters) = StoredOperation.split(try object.text(Key.order))
        guard name == StoredFormat.ascending || name == StoredFormat.descending,
            let options = StoredOperation.textOptions(letters)
        else {
            throw StoredFilterError.invalidValue(
                "the order is not known",
                cure:
                    "Write '\(StoredFormat.ascending)' or '\(StoredFormat.descending)', for text with '[c]', '[d]', '[cd]' or '[n]'",
                at: object.path.key(Key.order))
        }
        return (name == StoredFormat.ascending, options)
    }

    private func placingNil<Model>(_ term: SortTerm<Model>, _ object: StoredObject) throws -> SortTerm<Model> {
        switch StoredNilOrder(rawValue: try object.text(Key.nils)) {
        case .smallest: return term
        case .first: return term.nilsFirst
        case .last: return term.nilsLast
        case nil:
            throw StoredFilterError.invalidValue(
                "the place of nil is not known",
                cure: "Write " + StoredNilOrder.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "),
                at: object.path.key(Key.nils))
        }
    }
}
