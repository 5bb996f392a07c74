import Fetching

/// A list that a customer has saved under a title: the search, the stored filter and the order.
@Fetchable("saved_filters", naming: .snakeCase)
struct SavedFilter: PolicedFetchable, Sendable {
    let id: Int
    @Index var ownerID: Int
    var title: String
    /// The text of the search box.
    var search: String
    /// The stored filter, as JSON.
    var filter: String?
    var sort: String?
    var isShared: Bool

    static let owner = ToOne<SavedFilter, Customer>(\.ownerID)

    /// Its owner sees and changes it; all others see it where it is shared. A visitor without an `id` owns none: no `ownerID` is nil.
    static let policy = Policy<SavedFilter, Visitor> { filter, me in filter.ownerID == me.id || filter.isShared }
        .changing { filter, me in filter.ownerID == me.id }
}
