/// The full text index of a model: the members whose words are found by `matchesText`.
///
/// `@FullText` declares it. By hand, in the entity of a model whose members conform to ``FullTextMembers``:
///
/// ```swift
/// let members = Article.fetchableMembers
/// let index = FetchableFullText([members.title.column, members.body.column])
/// ```
public struct FetchableFullText: Sendable {
    /// The columns, which hold texts, in the order of the index.
    public let columns: [FetchableColumn]

    /// Makes a full text index.
    ///
    /// - Parameter columns: The columns, which hold texts as they are.
    public init(_ columns: [FetchableColumn]) { self.columns = columns }

    /// The name of the index of a table: on SQLite a table of its own, which triggers keep current.
    ///
    /// ```swift
    /// index.name(in: "notes")       // notes_fulltext
    /// ```
    ///
    /// - Parameter table: The name of the table.
    public func name(in table: String) -> String { Self.name(in: table) }

    package static func name(in table: String) -> String { table + suffix }

    package static let suffix = "_fulltext"
}

/// The typed members of a model with a full text index, which `@FullText` declares.
///
/// ```swift
/// @Fetchable
/// @FullText(\.title, \.body)
/// struct Note {
///     let id: Int
///     var title: String
///     var body: String?
/// }
/// ```
public protocol FullTextMembers: KeyedFetchableMembers {}

extension FetchableFullText {
    /// The mistake of an index of columns that do not hold texts, nil where there is none.
    package var failure: FetchError? {
        let other = columns.first { column in
            column.type != .text || column.hasStorage || column.enumType != nil || column.json != nil
        }
        guard let other else { return columns.isEmpty ? .fullTextWithoutMembers : nil }
        return .fullText(ofOther: other)
    }
}

extension FetchError {
    fileprivate static func fullText(ofOther column: FetchableColumn) -> FetchError {
        FetchError(
            .unsupported, reason: "a full text index has the words of texts, and the member holds something else",
            cure: "Leave it out of '@FullText', or declare it as 'String' without a storage of its own",
            member: column.property)
    }

    fileprivate static var fullTextWithoutMembers: FetchError {
        FetchError(
            .unsupported, reason: "the model has no full text index",
            cure: "Declare one by '@FullText(\\.title, \\.body)' on the type")
    }
}
