/// A model that can be fetched.
///
/// `@Fetchable` writes the conformance. To write it by hand, declare the members and the entity; and, for a model that is
/// made of rows, how one is read (``RowDecodable``):
///
/// ```swift
/// struct Tag: RowDecodable {
///     var name: String
///
///     struct FetchableMembers: FetchableMemberContainer {
///         typealias Model = Tag
///         let name = FetchableMember<Tag, String>("name") { $0.name }
///     }
///     static let fetchableMembers = FetchableMembers()
///     static let fetchableEntity = FetchableEntity(name: "tag", columns: [fetchableMembers.name.column])
///
///     init<Row: FetchableRow>(fetching row: inout Row) throws {
///         name = try row.decode(String.self)
///     }
/// }
/// ```
public protocol Fetchable: SendableMetatype {
    /// The typed members that conditions and sort orders are written with.
    ///
    /// They are those of the model. That is not required by type, since a class that is not final could not conform.
    associatedtype FetchableMembers: FetchableMemberContainer

    /// The members as the closure of an update gets them: a ``SpreadUpdate`` if there are structs in columns.
    ///
    /// ```swift
    /// let rename: (inout User.FetchableUpdate) -> Void = { $0.name = "Ada" }
    ///
    /// try User.request().all().where { $0.score > 10 }.update(in: db, rename)
    /// // UPDATE "User" SET "name" = 'Ada' WHERE "score" > 10.0
    /// ```
    associatedtype FetchableUpdate: MembersUpdate = ModelUpdate<Self>

    /// The members: what a `where` closure gets.
    static var fetchableMembers: FetchableMembers { get }

    /// The table, and the columns that are read.
    static var fetchableEntity: FetchableEntity { get }

    /// The relationships to other models; none, if nothing is declared.
    static var fetchableRelationships: [FetchableRelationship] { get }

    /// The conditions that each request for the model has; none, if nothing is declared.
    static var fetchableScopes: [FetchableScope] { get }

    /// The model of the superclass, whose members a model of a subclass inherits.
    @_documentation(visibility: internal)
    static var _parentModel: (any Fetchable.Type)? { get }

    /// The column that counts the changes of a row.
    @_documentation(visibility: internal)
    static var _versionColumn: FetchableColumn? { get }
}

@_documentation(visibility: internal)
extension Fetchable {
    public static var fetchableRelationships: [FetchableRelationship] { [] }

    public static var fetchableScopes: [FetchableScope] { [] }

    @_documentation(visibility: internal)
    public static var _parentModel: (any Fetchable.Type)? { nil }

    @_documentation(visibility: internal)
    public static var _versionColumn: FetchableColumn? { nil }
}

extension Fetchable {
    /// Whether the members of a model are among those of this one.
    static func inherits(from model: ObjectIdentifier) -> Bool {
        guard let parent = _parentModel else { return false }
        return ObjectIdentifier(parent) == model || parent.inherits(from: model)
    }
}

/// The typed members of a model.
@dynamicMemberLookup
public protocol FetchableMemberContainer: ReturnedSelection, FetchableCondition, RefusingModels where Output == Model {
    /// The type of a name that is not a member: `UnknownName` if the members are listed.
    @_documentation(visibility: internal)
    associatedtype _UnknownName = UnlistedName
}

/// A model whose rows have a key.
public protocol KeyedFetchable: Fetchable {
    /// The type of the key.
    associatedtype PrimaryKey: Sendable

    /// The values of a model that is to be inserted, whose key the database may give.
    @_documentation(visibility: internal)
    associatedtype _Draft: FetchableDraft = MissingDraft

    /// The columns that make up the key.
    static var primaryKeyColumns: [FetchableColumn] { get }

    /// The values of the key, one for each of ``primaryKeyColumns``.
    ///
    /// - Throws: ``FetchError`` if a value cannot be stored.
    static func primaryKeyValues(of key: PrimaryKey) throws -> [PrimitiveValue]

    /// The key of this model.
    var primaryKey: PrimaryKey { get }
}

/// The typed members of a model that has a key.
public protocol KeyedFetchableMembers: FetchableMemberContainer where Model: KeyedFetchable {}
