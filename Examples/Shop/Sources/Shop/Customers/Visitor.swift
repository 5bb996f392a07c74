import Fetching

/// Whoever uses the shop: a customer, or somebody who has not signed in, without an `id`.
struct Visitor: PolicyPrincipal {
    let id: Int?

    /// For PostgreSQL, which may watch, too: `scripts/shop --policies`.
    static let policySettings = [PolicySetting("id", \Visitor.id)]
}
