extension Fetchable {
    /// The model as one that has a key, nil where it has none: a class without a key says so in a conformance that cannot be
    /// used, and that a cast finds nevertheless.
    package static var keyed: (any KeyedFetchable.Type)? {
        guard let keyed = self as? any KeyedFetchable.Type, !keyed.primaryKeyColumns.isEmpty else { return nil }
        return keyed
    }
}
