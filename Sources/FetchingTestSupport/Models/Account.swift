import Fetching

/// A model that requests write, with a key and a code that no two may have.
@Fetchable("accounts")
@Projection
struct Account: ConformanceModel, Hashable {
    let id: Int
    @Unique var code: String
    var amount: Int
    var ceiling: Int?
}
