import FetchingCore
import FetchingNaming
import Foundation

/// A row of a table whose columns are known at run time only: a model for ``OpenTable/current``.
struct TableRow: RowDecodable {
    struct FetchableMembers: FetchableMemberContainer {
        typealias Model = TableRow
    }

    static let fetchableMembers = FetchableMembers()

    static var fetchableEntity: FetchableEntity { OpenTable.current.entity }

    /// The values of the properties, in the order of the columns.
    let values: [PrimitiveValue]

    init<Row: FetchableRow>(fetching row: inout Row) throws {
        values = try OpenTable.current.entity.columns.map { column in
            do {
                return try column.propertyValue(of: try row.decodePrimitive(of: column.type))
            } catch var error as FetchError {
                error.member = column.name
                throw error
            }
        }
    }
}

/// The table that a request is on.
struct OpenTable: Sendable {
    /// The table of this task.
    @TaskLocal static var current = OpenTable(name: "", columns: [])

    let entity: FetchableEntity

    /// The columns in the order of the entity's.
    let columns: [QueryColumn]

    init(name: String, columns: [QueryColumn]) {
        self.columns = columns
        entity = FetchableEntity(name: name, columns: columns.map(\.column))
    }

    /// A table without the columns that no type reads.
    init(_ shape: TableShape, enums: [EnumShape] = []) {
        var names = TakenNames()
        self.init(name: shape.name, columns: shape.columns.compactMap { QueryColumn($0, enums: enums, names: &names) })
    }

    /// The column of a name as it is typed, whatever its case.
    func column(named name: some StringProtocol) -> QueryColumn? {
        columns.first { $0.column.property == name }
            ?? columns.first { $0.column.property.lowercased() == name.lowercased() }
    }
}

/// A column of a table, with the type that its values have.
struct QueryColumn: Sendable {
    let column: FetchableColumn

    /// Whether words are looked for in it.
    let isText: Bool

    /// Whether its values are days without a time.
    let isDay: Bool

    /// Nil where no type reads the column.
    init?(_ shape: ColumnShape, enums: [EnumShape], names: inout TakenNames) {
        guard let make = Self.maker(of: shape, enums: enums) else { return nil }
        let name = Self.isTypable(shape.name) ? shape.name : ColumnNaming.converted(shape.name)
        column = make(names.claim([name, name + "Value"]), shape)
        isText = !shape.type.isEnum && column.type == .text && column.valueType.primitiveType == .text
        isDay = shape.type == .stored(.date, storage: ".dayText")
    }

    /// Whether the name can stand before a colon.
    private static func isTypable(_ name: String) -> Bool { name.wholeMatch(of: /[\p{L}_][\p{L}\d_.\-]*/) != nil }

    private typealias Maker = (_ property: String, _ shape: ColumnShape) -> FetchableColumn

    private static func maker(of shape: ColumnShape, enums: [EnumShape]) -> Maker? {
        switch shape.type {
        case .plain(.bool): plain(false)
        case .plain(.int): plain(0)
        case .plain(.double): plain(0.0)
        case .plain(.string), .oneOf: plain("")
        case .plain(.data): plain(Data())
        case .plain(.date): plain(Date(timeIntervalSince1970: 0))
        case .plain(.uuid): plain(noUUID)
        case .plain(.decimal): plain(Decimal(0))
        case .stored(.date, ".unixSeconds"): stored(.unixSeconds, Date(timeIntervalSince1970: 0))
        case .stored(.date, ".unixMilliseconds"): stored(.unixMilliseconds, Date(timeIntervalSince1970: 0))
        case .stored(.date, ".unixTime"): stored(.unixTime, Date(timeIntervalSince1970: 0))
        case .stored(.date, ".dateTimeText"): stored(.dateTimeText, Date(timeIntervalSince1970: 0))
        case .stored(.date, ".dayText"): stored(.dayText, Date(timeIntervalSince1970: 0))
        case .stored(.date, ".iso8601Text"): stored(.iso8601Text, Date(timeIntervalSince1970: 0))
        case .stored(.uuid, ".uuidText"): stored(.uuidText, noUUID)
        case .stored(.uuid, ".lowercaseUUIDText"): stored(.lowercaseUUIDText, noUUID)
        case .stored(.bool, ZeroOrOneText.name): stored(ZeroOrOneText(), false)
        case .named(let index): stored(.postgresEnum(enums[index].name, schema: enums[index].schema), "")
        case .stored, .array, .arrayOfNamed, .leftOut: nil
        }
    }

    private static let noUUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

    /// - Parameter value: A value of the type. No request is run in memory, so that it is never read.
    private static func plain<Value: FetchableValue>(_ value: Value) -> Maker {
        { property, shape in
            shape.isOptional
                ? FetchableMember<TableRow, Value?>(property, column: shape.name) { _ in value }.column
                : FetchableMember<TableRow, Value>(property, column: shape.name) { _ in value }.column
        }
    }

    private static func stored<Storage: FetchableStorage>(_ storage: Storage, _ value: Storage.Value) -> Maker {
        { property, shape in
            shape.isOptional
                ? FetchableMember<TableRow, Storage.Value?>(property, column: shape.name, storage: storage) { _ in value
                }
                .column
                : FetchableMember<TableRow, Storage.Value>(property, column: shape.name, storage: storage) { _ in value
                }
                .column
        }
    }
}
