/// The form of a property's member: a value, or a relationship of an object that a framework makes.
enum MemberForm: Equatable {
    /// A value of the type of the property.
    case value

    /// A value of a Swift type, for which the property has the class of Objective-C.
    case bridged

    /// The object to which the property refers. The text is the model.
    case toOne(String)

    /// The objects that the property holds. The text is the model.
    case toMany(String)

    /// A value or a required to-one relationship: its type alone tells which.
    case checked
}

extension MemberForm {
    /// The type of the member, if that is a relationship.
    var relationshipType: (name: String, target: String)? {
        switch self {
        case .toOne(let target): ("ToOneMember", target)
        case .toMany(let target): ("ToManyMember", target)
        case .value, .bridged, .checked: nil
        }
    }
}
