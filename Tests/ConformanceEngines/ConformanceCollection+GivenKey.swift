import FetchingCore
import FetchingTestSupport

extension ConformanceCollection {
    /// The key that the database gives, nil where it gives none.
    var givenKey: FetchableColumn? { isKeyGiven ? entity.columns.first { $0.name == "id" } : nil }
}
