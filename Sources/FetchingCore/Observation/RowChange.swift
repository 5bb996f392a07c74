/// The key of a row, by which a list knows it.
package struct RowKey: Hashable, Sendable {
    private let values: [ExactValue]

    package init(_ values: [PrimitiveValue]) { self.values = values.map { ExactValue($0.comparable) } }
}

/// A row that a transaction has inserted, updated or deleted, as it is after the transaction.
package struct RowChange<Model> {
    package let key: RowKey

    /// The row; nil where there is none any more.
    package let model: Model?

    package init(key: RowKey, model: Model?) {
        self.key = key
        self.model = model
    }
}

extension RowChange where Model: Fetchable {
    /// A row that is left.
    ///
    /// - Throws: ``FetchError`` if its key is nil, or cannot be read.
    package init(_ model: Model) throws {
        let columns = Model.keyed?.primaryKeyColumns ?? []
        let key = try columns.map { try $0.value(of: model) }
        // Several rows may have a key that is nil.
        guard !key.contains(where: \.isNull) else {
            throw FetchError(.unsupported, reason: "a row has no key", cure: "Give each row a key").on(Model.self)
        }
        self.init(key: RowKey(key), model: model)
    }
}

/// The effect of changed rows on a list.
package enum ListDecision: Sendable {
    /// The list is as it was.
    case unaffected

    /// Rows of the list were replaced, moved, taken in or taken out.
    case changed

    /// The rows alone do not tell what becomes of the list.
    case fetchAgain
}
