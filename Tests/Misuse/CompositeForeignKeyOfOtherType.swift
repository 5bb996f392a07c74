import Fetching

@Fetchable
struct Badge {
    let id: Int
    var userID: Int
    var tag: String

    // expected-error@+1 {{initializer 'init(_:_:)' requires the types 'String' and 'Int' be equivalent}}
    static let membership = ToOne<Badge, Membership>((\.userID, to: \.userID), (\.tag, to: \.tagID))
}
