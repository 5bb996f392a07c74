/// A request that inserts rows.
///
/// ```swift
/// try User.insert(joe).run(in: db)
/// // INSERT INTO "User" ("id", "name", "score") VALUES (1, 'Joe', 10.0)
/// ```
///
/// It is a value, and does nothing until it runs. Rows are inserted in their order, all or none.
///
/// `Count` tells whether it is one row, so that `returning` gives one value, or any number of them.
public struct InsertRequest<Rows: WrittenRows, Count: RowCount> {
    /// The model whose rows are inserted.
    public typealias Model = Rows.Model

    @usableFromInline package let source: InsertSource<Rows>

    @usableFromInline package var conflict: InsertConflict?

    @inlinable
    init(_ source: InsertSource<Rows>, conflict: InsertConflict? = nil) {
        self.source = source
        self.conflict = conflict
    }

    @inlinable
    init(_ rows: Rows) { self.init(.given(rows)) }
}

extension InsertRequest: Sendable where Rows: Sendable {}

extension Fetchable where Self: RowDecodable {
    /// A request that inserts a model as a row.
    ///
    /// ```swift
    /// try User.insert(joe).run(in: db)
    /// // INSERT INTO "User" ("id", "name", "score") VALUES (1, 'Joe', 10.0)
    /// ```
    ///
    /// Its key is inserted too. Where the database gives the key, insert a draft.
    @inlinable
    public static func insert(_ model: Self) -> InsertRequest<WrittenModels<Self>, SingleRow> {
        InsertRequest(WrittenModels([model]))
    }

    /// A request that inserts models as rows, in their order, all or none.
    ///
    /// ```swift
    /// try User.insert(users).run(in: db)
    /// // INSERT INTO "User" ("id", "name", "score") VALUES (?, ?, ?)     for each
    /// ```
    @inlinable
    public static func insert(_ models: [Self]) -> InsertRequest<WrittenModels<Self>, ManyRows> {
        InsertRequest(WrittenModels(models))
    }
}

extension KeyedFetchable where Self: RowDecodable {
    /// A request that inserts a draft as a row. The database gives the key, if the draft has none.
    ///
    /// ```swift
    /// let id = try User.insert(User.Draft(name: "Joe")).returning(\.id).run(in: db)
    /// // INSERT INTO "User" ("name", "score") VALUES ('Joe', 0.0) RETURNING "id"
    /// ```
    @inlinable
    @_disfavoredOverload
    public static func insert(_ draft: _Draft) -> InsertRequest<WrittenDrafts<Self>, SingleRow> {
        InsertRequest(WrittenDrafts([draft]))
    }

    /// A request that inserts drafts as rows, in their order, all or none.
    ///
    /// ```swift
    /// let ids = try User.insert(drafts).returning(\.id).run(in: db)       // [Int], in the order of the drafts
    /// // INSERT INTO "User" ("name", "score") VALUES (?, ?) RETURNING "id"     for each
    /// ```
    @inlinable
    @_disfavoredOverload
    public static func insert(_ drafts: [_Draft]) -> InsertRequest<WrittenDrafts<Self>, ManyRows> {
        InsertRequest(WrittenDrafts(drafts))
    }

    /// A request that inserts a model, or updates the row that has its key: short for `insert` and `onConflictUpdateAll`.
    ///
    /// ```swift
    /// try User.save(joe).run(in: db)
    /// // INSERT INTO "User" … ON CONFLICT ("id") DO UPDATE SET "name" = "excluded"."name", …
    /// ```
    public static func save(_ model: Self) -> InsertRequest<WrittenModels<Self>, SingleRow> {
        insert(model).onConflictUpdateAll()
    }

    /// A request that inserts models, or updates the rows that have their keys: short for `insert` and `onConflictUpdateAll`.
    ///
    /// ```swift
    /// try User.save(users).run(in: db)
    /// // INSERT INTO "User" … ON CONFLICT ("id") DO UPDATE SET "name" = "excluded"."name", …
    /// ```
    public static func save(_ models: [Self]) -> InsertRequest<WrittenModels<Self>, ManyRows> {
        insert(models).onConflictUpdateAll()
    }
}
