import FetchingNaming
import Testing

@testable import FetchingGenerator

/// The type of a column, by the type that is declared and by its values.
@Suite("Types of columns") struct ColumnTypeTests {
    struct Column: CustomTestStringConvertible, Sendable {
        let declaration: String
        let values: [String]
        let lines: [String]

        init(_ declaration: String, _ values: String..., gives lines: String...) {
            (self.declaration, self.values, self.lines) = (declaration, values, lines)
        }

        var name: String { declaration.split(separator: " ").first.map(String.init) ?? "" }
        var testDescription: String { "\(declaration): \(values)" }
    }

    private func source(_ column: Column, rows: Int = 100) throws -> GeneratedSource {
        let inserts = column.values.map { "INSERT INTO t (\(column.name)) VALUES (\($0));" }.joined()
        return try GeneratedSource(
            "CREATE TABLE t (key INTEGER PRIMARY KEY, \(column.declaration)); \(inserts)", rows: rows)
    }

    @Test(
        "without values is that of the declaration",
        arguments: [
            Column("n INT", gives: "var n: Int?"), Column("n BIGINT NOT NULL", gives: "var n: Int"),
            Column("n VARCHAR(10)", gives: "var n: String?"), Column("n REAL", gives: "var n: Double?"),
            Column("n BLOB", gives: "var n: Data?"), Column("n BOOLEAN NOT NULL", gives: "var n: Bool"),
            Column("n DECIMAL(10,2)", gives: "var n: Decimal?"), Column("n NUMERIC(8)", gives: "var n: Int?"),
            Column(
                "n DATETIME",
                gives:
                    "// Guessed: no row has a value. A date may be stored in other forms as well: see '@FetchingStorage'.",
                "var n: Date?"),
            Column(
                "n DATE",
                gives:
                    "// Guessed: no row has a value. A date may be stored in other forms as well: see '@FetchingStorage'.",
                "@FetchingStorage(.dayText) var n: Date?"),
            Column(
                "n UUID", gives: "// Guessed: no row has a value. A UUID may also be stored as text.", "var n: UUID?"),
            Column("n", gives: "// Guessed: no row has a value. The column has no type.", "var n: String?"),
            Column("n INT", "NULL", gives: "var n: Int?"),
        ])
    func withoutValues(column: Column) throws { #expect(try source(column).lines(of: "n") == column.lines) }

    @Test(
        "of dates is in the form that all rows have",
        arguments: [
            Column(
                "day TEXT", "'2024-05-01'", gives: "// Guessed from the rows: all values are dates in this form.",
                "@FetchingStorage(.dayText) var day: Date?"),
            Column("day DATE", "'2024-05-01'", "NULL", gives: "@FetchingStorage(.dayText) var day: Date?"),
            Column("day DATETIME", "'2024-05-01 10:30:00'", gives: "@FetchingStorage(.dateTimeText) var day: Date?"),
            Column("day DATETIME", "'2024-05-01 10:30:00.125'", gives: "var day: Date?"),
            Column("day TIMESTAMP", "'2024-05-01T10:30:00Z'", gives: "@FetchingStorage(.iso8601Text) var day: Date?"),
            Column(
                "day TEXT", "'2024-05-01'", "'2024-05-01 10:30:00'",
                gives: "// The rows hold dates in a form that has no storage of its own.", "var day: String?"),
            Column("day TEXT", "'2024-05-01'", "'soon'", gives: "var day: String?"),
            Column("day TEXT", "'2024-02-30'", gives: "var day: String?"),
            Column(
                "created_at INTEGER", "1700000000", "1600000000",
                gives: "// Guessed from the name: all values are seconds since 1970 of plausible dates.",
                "@FetchingStorage(.unixSeconds) var createdAt: Date?"),
            Column(
                "created_at INTEGER", "1700000000000",
                gives: "// Guessed from the name: all values are milliseconds since 1970 of plausible dates.",
                "@FetchingStorage(.unixMilliseconds) var createdAt: Date?"),
            Column(
                "seen TIMESTAMP", "1700000000",
                gives: "// Guessed from the declared type: all values are seconds since 1970 of plausible dates.",
                "@FetchingStorage(.unixSeconds) var seen: Date?"),
            Column(
                "seen REAL", "1700000000.5",
                gives: "// Guessed from the name: all values are seconds since 1970 of plausible dates.",
                "@FetchingStorage(.unixTime) var seen: Date?"),
            Column("created_at INTEGER", "1700000000", "12", gives: "var createdAt: Int?"),
            Column("size INTEGER", "1700000000", gives: "var size: Int?"),
            Column("julian REAL", "2460000.5", gives: "var julian: Double?"),
        ])
    func dates(column: Column) throws {
        let name = ColumnNaming.converted(column.name)
        #expect(try source(column).lines(of: name) == column.lines)
    }

    @Test(
        "of truth values is Bool where the declaration says it, or the name and the rows do",
        arguments: [
            Column("n BOOLEAN", "0", "1", gives: "var n: Bool?"), Column("n BOOL", "1", gives: "var n: Bool?"),
            Column(
                "n BOOLEAN", "0", "2", gives: "// Declared BOOLEAN, but the rows hold other numbers than 0 and 1.",
                "var n: Int?"),
            Column(
                "is_new INT", "0", "1", gives: "// Guessed from the name: all values are 0 or 1.", "var isNew: Bool?"),
            Column("is_new INT", "1", gives: "var isNew: Int?"),
            Column("is_new INT", "0", "2", gives: "var isNew: Int?"),
            Column("n INT", "0", "1", gives: "var n: Int?"),
            Column(
                "n TINYINT(1)", "0", gives: "// Guessed from the declared type: all values are 0 or 1.", "var n: Bool?"),
            Column("n TINYINT(1)", "5", gives: "var n: Int?"),
            Column(
                "discontinued TEXT", "'0'", "'1'", gives: "// Guessed from the name: all values are '0' or '1'.",
                "@FetchingStorage(.zeroOrOneText) var discontinued: Bool?"),
            Column("discontinued TEXT", "'0'", "'2'", gives: "var discontinued: String?"),
            Column("discontinued TEXT", "'1'", gives: "var discontinued: String?"),
            Column("n TEXT", "'0'", "'1'", gives: "var n: String?"),
        ])
    func truthValues(column: Column) throws {
        #expect(try source(column).lines(of: ColumnNaming.converted(column.name)) == column.lines)
    }

    @Test(
        "of identifiers is in the form that all rows have",
        arguments: [
            Column(
                "n TEXT", "'6f9619ff-8b86-4011-b42d-00c04fc964ff'",
                gives: "// Guessed from the rows: all values are UUIDs in this form.",
                "@FetchingStorage(.lowercaseUUIDText) var n: UUID?"),
            Column(
                "n UUID", "'6F9619FF-8B86-4011-B42D-00C04FC964FF'", gives: "@FetchingStorage(.uuidText) var n: UUID?"),
            Column(
                "n TEXT", "'6F9619FF-8B86-4011-B42D-00C04FC964FF'", "'6f9619ff-8b86-4011-b42d-00c04fc964ff'",
                gives: "var n: String?"),
            Column(
                "device_id BLOB", "x'6F9619FF8B864011B42D00C04FC964FF'",
                gives: "// Guessed from the name: all values are blobs of 16 bytes.", "var deviceID: UUID?"),
            Column("photo BLOB", "x'6F9619FF8B864011B42D00C04FC964FF'", gives: "var photo: Data?"),
            Column("device_id BLOB", "x'6F9619FF'", gives: "var deviceID: Data?"),
        ])
    func identifiers(column: Column) throws {
        #expect(try source(column).lines(of: ColumnNaming.converted(column.name)) == column.lines)
    }

    @Test(
        "of numbers is that of the values",
        arguments: [
            Column("n NUMERIC(10,2)", "1.5", gives: "var n: Decimal?"),
            Column("n MONEY", "1", gives: "var n: Decimal?"),
            Column("n DECIMAL(4,0)", "1", gives: "var n: Int?"),
            Column("n DECIMAL(4,2)", "9e999", gives: "var n: Double?"),
            Column("n INTEGER", "1.5", gives: "// Declared INTEGER, but the rows hold fractions.", "var n: Double?"),
            Column("n REAL", "1", gives: "var n: Double?"), Column("n", "1", "2", gives: "var n: Int?"),
            Column("n", "1", "1.5", gives: "var n: Double?"),
            Column(
                "unit_price TEXT", "'12.50'",
                gives: "// Guessed from the name: all values are texts of decimal numbers.", "var unitPrice: Decimal?"),
            Column("zip TEXT", "'12345'", gives: "var zip: String?"),
            Column(
                "n INTEGER CHECK (n IN (1, 2))", "1", gives: "// One of 1, 2, by a CHECK constraint.", "var n: Int?"),
        ])
    func numbers(column: Column) throws {
        #expect(try source(column).lines(of: ColumnNaming.converted(column.name)) == column.lines)
    }

    @Test(
        "is none where no type reads the values as they are stored",
        arguments: [
            Column("n", "1", "'a'", gives: "the rows hold whole numbers and texts, which no type reads"),
            Column(
                "n", "1.5", "'a'", "x'00'",
                gives: "the rows hold numbers with fractions, texts and blobs, which no type reads"),
            Column(
                "n JSON", "'{}'",
                gives:
                    "declared JSON, the rows hold text, and SQLite makes a number of a text like '007': declare it TEXT"
            ),
            Column(
                "n ANY", "'a'",
                gives:
                    "declared ANY, the rows hold text, and SQLite makes a number of a text like '007': declare it TEXT"),
            Column(
                "n STRING", gives: "declared STRING, where SQLite makes a number of a text like '007': declare it TEXT"),
            Column(
                "n DATETIME", "'2024-05-01T10:30:00.000001'",
                gives:
                    "declared DATETIME, the rows hold dates in a form that has no storage, and SQLite makes a number of a text like '007': declare it TEXT"
            ),
            Column(
                "n INTEGER", "x'00'",
                gives: "declared INTEGER, the rows hold blobs, and SQLite changes values of one in the other"),
            Column("n TEXT", "CAST(x'FF' AS TEXT)", gives: "the rows hold text that is not valid UTF-8"),
        ])
    func leftOut(column: Column) throws {
        let source = try source(column)
        #expect(source.lines(of: "n") == [])
        #expect(source.lines(with: "No property") == ["// No property for the column 'n': \(column.lines[0])."])
    }

    @Test("is text where Swift does not tell apart what a constraint lists")
    func canonicallyEqualCases() throws {
        let column = Column("n TEXT CHECK (n IN ('\u{E9}', 'e\u{301}'))", "'\u{E9}'", gives: "")
        #expect(
            try source(column).lines(of: "n") == [
                "// A CHECK constraint lists values, of which two are equal in Swift.", "var n: String?",
            ])
    }

    @Test("looks at no more rows than it is told to")
    func sample() throws {
        let column = Column("day TEXT", "'2024-05-01'", "'soon'", gives: "")
        let source = try source(column, rows: 1)
        #expect(source.lines(of: "day").last == "@FetchingStorage(.dayText) var day: Date?")
        #expect(source.lines(with: "// Guesses") == ["// Guesses are from the first 1 rows."])
        #expect(try self.source(column, rows: 2).lines(with: "// Guesses") == [])
    }

    @Test("keeps text with the replacement character, which is valid")
    func replacementCharacter() throws {
        #expect(try source(Column("n TEXT", "'\u{FFFD}'")).lines(of: "n") == ["var n: String?"])
    }
}
