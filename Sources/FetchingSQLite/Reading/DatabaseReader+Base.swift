import GRDB

extension DatabaseReader {
    /// The reader itself, or the one that was wrapped to hide its type.
    var base: any DatabaseReader {
        guard self is AnyDatabaseReader || self is AnyDatabaseWriter else { return self }
        // GRDB does not say which reader is inside.
        let base = Mirror(reflecting: self).children.lazy.compactMap { $0.value as? any DatabaseReader }.first
        return base?.base ?? self
    }
}
