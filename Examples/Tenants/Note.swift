import Fetching

/// A note of a tenant, which is on the server that a hash of the tenant says.
@Fetchable("notes")
struct Note: Equatable {
    @PrimaryKey @ShardKey let tenantID: Int
    @PrimaryKey let id: Int
    var title: String
    var words: Int

    static let comments = ToMany<Note, Comment>.inverse(of: Comment.note)
}

/// A comment on a note, which is on the server of the note, for both are spread by the tenant.
@Fetchable("comments")
struct Comment: Equatable {
    @PrimaryKey @ShardKey let tenantID: Int
    @PrimaryKey let id: Int
    var noteID: Int
    var text: String

    static let note = ToOne<Comment, Note>((\.tenantID, to: \.tenantID), (\.noteID, to: \.id))
}
