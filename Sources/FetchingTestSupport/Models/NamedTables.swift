import Fetching

/// A model whose table, or one of its columns, is called as something else in SQL is.
protocol NamedTable: KeyedFetchable, RowDecodable, Equatable, Sendable {
    init(id: Int, code: String, amount: Int, version: Int)

    /// All models in the order of their keys.
    static var ordered: FetchableRequest<Self, [Self]> { get }

    /// Adds amounts to those of the rows that have the same codes, where they are greater.
    static func upserting(_ rows: [Self]) -> InsertRequest<WrittenModels<Self>, ManyRows>

    /// Inserts copies with keys behind 100, which update those rows that have the same codes.
    static func copying() -> InsertRequest<UnlistedRows<Self>, ManyRows>
}

@Fetchable("new")
@Projection
struct New: NamedTable {
    let id: Int
    @Unique var code: String
    var amount: Int
    @Version var version = 0

    static var ordered: FetchableRequest<New, [New]> { sorted(by: .ascending(\.id)) }

    static func upserting(_ rows: [New]) -> InsertRequest<WrittenModels<New>, ManyRows> {
        insert(rows).onConflict(\.code, where: { $0.amount < $1.amount }, { $0.amount += $1.amount })
    }

    static func copying() -> InsertRequest<UnlistedRows<New>, ManyRows> {
        insert(
            from: ordered.select {
                New.selecting(id: $0.id + 100, code: $0.code, amount: $0.amount, version: $0.version)
            }
        ).onConflict(\.code) { $0.amount = $1.amount - $0.amount * 2 }
    }
}

@Fetchable("old")
@Projection
struct Old: NamedTable {
    let id: Int
    @Unique var code: String
    var amount: Int
    @Version var version = 0

    static var ordered: FetchableRequest<Old, [Old]> { sorted(by: .ascending(\.id)) }

    static func upserting(_ rows: [Old]) -> InsertRequest<WrittenModels<Old>, ManyRows> {
        insert(rows).onConflict(\.code, where: { $0.amount < $1.amount }, { $0.amount += $1.amount })
    }

    static func copying() -> InsertRequest<UnlistedRows<Old>, ManyRows> {
        insert(
            from: ordered.select {
                Old.selecting(id: $0.id + 100, code: $0.code, amount: $0.amount, version: $0.version)
            }
        ).onConflict(\.code) { $0.amount = $1.amount - $0.amount * 2 }
    }
}

@Fetchable("excluded")
@Projection
struct Excluded: NamedTable {
    let id: Int
    @Unique var code: String
    var amount: Int
    @Version var version = 0

    static var ordered: FetchableRequest<Excluded, [Excluded]> { sorted(by: .ascending(\.id)) }

    static func upserting(_ rows: [Excluded]) -> InsertRequest<WrittenModels<Excluded>, ManyRows> {
        insert(rows).onConflict(\.code, where: { $0.amount < $1.amount }, { $0.amount += $1.amount })
    }

    static func copying() -> InsertRequest<UnlistedRows<Excluded>, ManyRows> {
        insert(
            from: ordered.select {
                Excluded.selecting(id: $0.id + 100, code: $0.code, amount: $0.amount, version: $0.version)
            }
        ).onConflict(\.code) { $0.amount = $1.amount - $0.amount * 2 }
    }
}

/// A table and columns with reserved words for names.
@Fetchable("order")
@Projection
struct Ordered: NamedTable {
    @FetchingName("select") let id: Int
    @Unique @FetchingName("group") var code: String
    @FetchingName("where") var amount: Int
    @Version @FetchingName("default") var version = 0

    static var ordered: FetchableRequest<Ordered, [Ordered]> { sorted(by: .ascending(\.id)) }

    static func upserting(_ rows: [Ordered]) -> InsertRequest<WrittenModels<Ordered>, ManyRows> {
        insert(rows).onConflict(\.code, where: { $0.amount < $1.amount }, { $0.amount += $1.amount })
    }

    static func copying() -> InsertRequest<UnlistedRows<Ordered>, ManyRows> {
        insert(
            from: ordered.select {
                Ordered.selecting(id: $0.id + 100, code: $0.code, amount: $0.amount, version: $0.version)
            }
        ).onConflict(\.code) { $0.amount = $1.amount - $0.amount * 2 }
    }
}

/// A table and columns with quotation marks and more in their names.
@Fetchable("a \"quoted\" 'table'; --")
@Projection
struct Quoted: NamedTable {
    @FetchingName("the \"key\"") let id: Int
    @Unique @FetchingName("co'de") var code: String
    @FetchingName("amount (\"new\")") var amount: Int
    @Version @FetchingName("ver.sion") var version = 0

    static var ordered: FetchableRequest<Quoted, [Quoted]> { sorted(by: .ascending(\.id)) }

    static func upserting(_ rows: [Quoted]) -> InsertRequest<WrittenModels<Quoted>, ManyRows> {
        insert(rows).onConflict(\.code, where: { $0.amount < $1.amount }, { $0.amount += $1.amount })
    }

    static func copying() -> InsertRequest<UnlistedRows<Quoted>, ManyRows> {
        insert(
            from: ordered.select {
                Quoted.selecting(id: $0.id + 100, code: $0.code, amount: $0.amount, version: $0.version)
            }
        ).onConflict(\.code) { $0.amount = $1.amount - $0.amount * 2 }
    }
}
