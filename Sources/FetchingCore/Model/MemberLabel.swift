/// The title and the doc comment of a member or a relationship, for people.
///
/// ```swift
/// Track.fetchableEntity.labels["price"]           // MemberLabel(title: "Price", comment: "In euros, with tax.")
/// ```
public struct MemberLabel: Sendable, Hashable {
    /// The title; nil where the model declares none.
    public let title: String?

    /// The first paragraph of the doc comment; nil where there is none.
    public let comment: String?

    /// Makes a label.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - comment: The first paragraph of the doc comment.
    public init(title: String? = nil, comment: String? = nil) {
        self.title = title
        self.comment = comment
    }
}
