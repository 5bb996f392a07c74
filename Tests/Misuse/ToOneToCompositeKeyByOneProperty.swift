import Fetching

@Fetchable
struct Label {
    let id: Int
    var membershipID: Int

    // expected-error@+2 {{initializer 'init(_:)' requires that 'Membership.PrimaryKey' conform to 'FetchableValue'}}
    // expected-error@+1 {{initializer 'init(_:)' requires the types 'Int' and 'Membership.PrimaryKey.Base' be equivalent}}
    static let membership = ToOne<Label, Membership>(\.membershipID)
}
