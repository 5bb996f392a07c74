import Fetching

/// A saved filter as a visitor sees it.
struct SavedFilterLine: Encodable {
    var id: Int
    var title: String
    var q: String
    var filter: String?
    var sort: String?
    var isShared: Bool
    var owner: String
    /// Whether the page shows the buttons that change it. The database asks the same policy again.
    var mayEdit: Bool

    init(_ saved: SavedFilter, of owner: Customer, for visitor: Visitor) throws {
        id = saved.id
        title = saved.title
        q = saved.search
        filter = saved.filter
        sort = saved.sort
        isShared = saved.isShared
        self.owner = owner.name
        mayEdit = try SavedFilter.policy.allows(.editing, saved, as: visitor)
    }
}
