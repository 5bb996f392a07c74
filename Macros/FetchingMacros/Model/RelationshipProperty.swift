import SwiftSyntax

/// A static property of a model that declares a relationship.
struct RelationshipProperty {
    enum Kind: String {
        case toOne = "ToOne"
        case toMany = "ToMany"

        /// The type of the member that is made of it.
        var memberType: String { self == .toOne ? "ToOneMember" : "ToManyMember" }
    }

    /// The name as Swift code, in backticks if it has some.
    let identifier: String

    /// The name without backticks.
    let name: String

    let kind: Kind

    /// The type of the other model as Swift code.
    let target: String

    let access: AccessLevel

    let text: PropertyText

    /// Where to point at.
    let node: TokenSyntax
}
