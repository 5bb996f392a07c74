import Foundation

/// A script of random tables, with names that Swift, SQLite and Fetching use, every type, and rows of every kind.
struct RandomSchema {
    private var random: Generator
    private var usedTables: Set<String> = []
    private var tables: [(name: String, key: [Column])] = []
    private(set) var script = ""

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ (state >> 33)) &* 0x9E37_79B9_7F4A_7C15
        }
    }

    private struct Column {
        let name: String
        let type: String

        /// The value in the row of a number.
        let value: (Int, inout Generator) -> String
    }

    init(seed: UInt64, tables count: Int) {
        random = Generator(state: seed)
        for _ in 0..<count { addTable() }
        for _ in 0..<3 {
            guard let table = tables.randomElement(using: &random) else { continue }
            var names = usedTables
            let view = name(&names)
            script += "CREATE VIEW \(Self.quoted(view)) AS SELECT * FROM \(Self.quoted(table.name));\n"
            usedTables = names
        }
    }

    private static let words = [
        "user", "order", "item", "class", "struct", "default", "self", "Type", "id", "ID", "name", "Größe", "é", "名前",
        "x1",
        "2nd", "a-b", "A B", "film_actor", "ArtistId", "OrderID", "request", "where", "all", "Model", "string", "int",
        "date",
        "data", "set", "index", "error", "task", "status", "price", "is_active", "created_at", "uuid", "init", "in",
        "let", "var",
        "any", "await", "nil", "true", "super", "try", "throws", "_", "$", "#", "%s", "\\(x)", "\"", "'", "[", "//",
        "/*", "*/",
        "\n", "\t", "👍", "to_one", "fetching", "fetchable", "draft", "primary_key", "version", "hash_value", "people",
        "news",
    ]

    private static let types = [
        "INT", "INTEGER", "TEXT", "VARCHAR(10)", "REAL", "BLOB", "NUMERIC", "DECIMAL(10,2)", "BOOLEAN", "DATE",
        "DATETIME",
        "TIMESTAMP", "UUID", "JSON", "TINYINT(1)", "CHAR(36)", "",
    ]

    private static let values: [@Sendable (Int, inout Generator) -> String] = [
        { _, random in "\(Int.random(in: -5...5, using: &random))" },
        { _, random in "\(Int.random(in: 0...1, using: &random))" },
        { _, random in "\(Double.random(in: 0..<100, using: &random))" }, { number, _ in "'2024-05-0\(number)'" },
        { number, _ in "'2024-05-0\(number) 10:30:00'" }, { number, _ in "'2024-05-0\(number)T10:30:00Z'" },
        { number, _ in "'2024-05-01 10:30:00.00\(number)'" }, { number, _ in "\(1_700_000_000 + number)" },
        { number, _ in "\(1_700_000_000_000 + number)" },
        { number, _ in "x'0000000000000000000000000000000\(number)'" },
        { number, _ in "'0000000\(number)-0000-4000-8000-00000000000a'" }, { number, _ in "'\(number % 2)'" },
        { _, _ in "NULL" }, { _, _ in "x''" }, { _, _ in "''" }, { _, _ in "'e\u{301}' || char(0) || 'z'" },
        { _, _ in "9e999" },
        { _, _ in "-9223372036854775808" }, { number, _ in number % 2 == 0 ? "'a'" : "7" },
    ]

    private static func quoted(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }

    /// A name that no other has, whatever its case.
    private mutating func name(_ used: inout Set<String>) -> String {
        while true {
            var name = Self.words.randomElement(using: &random) ?? ""
            if Bool.random(using: &random) {
                name += ["_", " ", "", "-"].randomElement(using: &random) ?? ""
                name += Self.words.randomElement(using: &random) ?? ""
            }
            if used.insert(name.lowercased()).inserted { return name }
        }
    }

    private mutating func key(_ used: inout Set<String>) -> [Column] {
        switch Int.random(in: 0...4, using: &random) {
        case 0, 1: [Column(name: name(&used), type: "INTEGER") { number, _ in "\(number)" }]
        case 2: [Column(name: name(&used), type: "TEXT") { number, _ in "'k\(number)'" }]
        case 3:
            [
                Column(name: name(&used), type: "INT") { number, _ in "\(number)" },
                Column(name: name(&used), type: "TEXT") { number, _ in "'p\(number)'" },
            ]
        default: []
        }
    }

    private mutating func addTable() {
        var usedNames = usedTables
        let table = name(&usedNames)
        usedTables = usedNames
        var used: Set<String> = []
        let key = key(&used)
        var columns = key
        var constraints =
            key.isEmpty ? [] : ["PRIMARY KEY (\(key.map { Self.quoted($0.name) }.joined(separator: ", ")))"]
        for _ in 0...Int.random(in: 1...6, using: &random) {
            let column = name(&used)
            let values = Self.values.randomElement(using: &random) ?? { _, _ in "NULL" }
            if Int.random(in: 0..<6, using: &random) == 0 {
                let list = ["'a'", "'self'", "''", "'PG-13'", "'1'", "'default'", "'é'"]
                let check = "TEXT CHECK (\(Self.quoted(column)) IN (\(list.joined(separator: ", "))))"
                columns.append(Column(name: column, type: check) { number, _ in list[number % list.count] })
            } else {
                columns.append(
                    Column(name: column, type: Self.types.randomElement(using: &random) ?? "", value: values))
            }
        }
        tables.append((table, key))
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            guard let target = tables.randomElement(using: &random), !target.key.isEmpty else { continue }
            let references = target.key.map { Column(name: name(&used), type: $0.type, value: $0.value) }
            columns += references
            constraints.append(
                "FOREIGN KEY (\(references.map { Self.quoted($0.name) }.joined(separator: ", "))) REFERENCES \(Self.quoted(target.name))"
            )
        }
        let parts = columns.map { "\(Self.quoted($0.name)) \($0.type)" } + constraints
        script += "CREATE TABLE \(Self.quoted(table)) (\(parts.joined(separator: ", ")));\n"
        let rows = Int.random(in: 2...5, using: &random)
        for number in 1...rows {
            let row = columns.map { $0.value(number, &random) }.joined(separator: ", ")
            script += "INSERT INTO \(Self.quoted(table)) VALUES (\(row));\n"
        }
    }
}
