import Fetching
import FetchingSQL

/// Tables that are made together, and their first rows. A later version of the shop adds a step at the end.
struct OpeningStep: Sendable {
    let name: String
    /// A table that is there where the step was done.
    let table: String
    let schema: SQLSchema
    /// The models whose tables lists follow.
    var observed: [any Fetchable.Type] = []
    let fill: @Sendable (ShopTransaction) throws -> Void
}
