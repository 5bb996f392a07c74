extension Fetchable {
    /// The model as one that has a key, nil where it has none: a class without a key says so in a conformance that cannot be
    /// used, and that a cast finds nevertheless.
    package static var keyed: (any KeyedFetchable.Type)? {
        guard let keyed = self as? any KeyedFetchable.Type, !keyed.primaryKeyColumns.isEmpty else { return nil }
        return keyed
    }

    /// The columns that a row without its key is written to; all of them where the model has no key.
    package static var columnsWithoutKey: [FetchableColumn] {
        let columns = fetchableEntity.columns
        guard let keyed else { return columns }
        let key = keyed.primaryKeyColumns.map(\.name)
        return columns.filter { !key.contains($0.name) }
    }
}
