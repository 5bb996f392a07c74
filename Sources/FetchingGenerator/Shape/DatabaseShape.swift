/// The tables and views of a database, in whatever engine.
struct DatabaseShape {
    /// The name that the generated file gives, such as that of the database's own file.
    var name: String
    var tables: [TableShape]

    /// The enum types that a server has by name.
    var enums: [EnumShape] = []

    /// The modules that programs with the models import, beside `Fetching`.
    var engine: String
}

/// A table or a view.
struct TableShape {
    enum Kind {
        case table, view, virtual
    }

    var name: String
    var kind: Kind
    var columns: [ColumnShape]

    /// The names of the columns of the primary key, in their order. Empty where there is none.
    var key: [String] = []
    var foreignKeys: [ForeignKeyShape] = []

    /// The columns that differ from row to row, without those of the key.
    var uniques: [[String]] = []

    /// The columns of the full text index, none without such an index.
    var fullText: [String] = []

    /// The comment that the database has.
    var comment: String?

    /// Facts about the whole table that a reader of the model should know.
    var notes: [String] = []

    func column(named name: String) -> ColumnShape? {
        columns.first { $0.name == name } ?? columns.first { $0.name.asciiLowercased == name.asciiLowercased }
    }
}

/// A column, and the type that its property gets.
struct ColumnShape {
    var name: String

    /// The type in the words of the database, empty where it has none.
    var declaredType: String
    var type: ColumnType
    var isOptional: Bool

    /// Whether the database computes the values.
    var isGenerated = false

    /// Whether the declared type is that of the values, as it is in a strict table of SQLite.
    var isStrict = false

    /// Whether the values say what the type has to be: a column without values takes that of what it refers to.
    var hasValues = false

    /// Whether a sample of the rows had another value in each of them.
    var isDistinct = false

    /// The comment that the database has.
    var comment: String?

    /// Guesses, and what the type does not say.
    var notes: [String] = []
}

/// The type of a property.
enum ColumnType: Hashable {
    case plain(SwiftType)

    /// A type whose values are stored in another form than the engine's own.
    case stored(SwiftType, storage: String)

    /// One of a list of texts.
    case oneOf([String])

    /// An enum type of the server, by its place in ``DatabaseShape/enums``.
    case named(Int)
    case array(SwiftType)

    /// Arrays of an enum type of the server.
    case arrayOfNamed(Int)

    /// Not a property, for a reason that stands in the file.
    case leftOut(reason: String)

    var isLeftOut: Bool { if case .leftOut = self { true } else { false } }

    /// Whether it is an enum type of the server.
    var isEnum: Bool { if case .named = self { true } else { false } }
}

/// The types of the standard library and of Foundation that a property can have.
enum SwiftType: String {
    case bool = "Bool"
    case int = "Int"
    case double = "Double"
    case string = "String"
    case data = "Data"
    case date = "Date"
    case uuid = "UUID"
    case decimal = "Decimal"

    var isFoundations: Bool { [.data, .date, .uuid, .decimal].contains(self) }
}

/// An enum type of a server.
struct EnumShape: Hashable {
    var name: String
    var labels: [String]

    /// The schema, nil where the search path has it.
    var schema: String?
}

/// A reference to another table, or to the table itself.
struct ForeignKeyShape: Hashable {
    var columns: [String]
    var target: String
    var targetColumns: [String]
}

extension String {
    /// The text with ASCII letters in capitals, as keywords are compared.
    var asciiUppercased: String {
        var scalars = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            scalars.append(97...122 ~= scalar.value ? Unicode.Scalar(UInt8(scalar.value - 32)) : scalar)
        }
        return String(scalars)
    }
}
