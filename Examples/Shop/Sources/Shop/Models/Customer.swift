import Fetching

/// A customer, whose name everybody may know.
@Fetchable("customers", naming: .snakeCase)
struct Customer: PolicedFetchable, Sendable {
    let id: Int
    @Unique var name: String

    static let policy = Policy<Customer, Visitor>.everyone
}
