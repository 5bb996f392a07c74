import FetchingCommands
import Testing

@testable import FetchingGenerator

/// `fetching query`: a search of a table without a model.
@Suite("Searches of tables") struct QueryTests {
    private static let sql = """
        CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT NOT NULL, author TEXT, pages INT NOT NULL, price DECIMAL(6,2),
            published DATE, lent BOOLEAN NOT NULL DEFAULT 0, "Page Count" INT, cover BLOB, added_at INTEGER, raw JSON);
        INSERT INTO books VALUES
            (1, 'Germinal', 'Émile Zola', 592, 12.5, '1885-03-02', 0, 592, x'00FF', 1700000000, '{}'),
            (2, 'Nana', 'Émile Zola', 480, NULL, '1880-01-01', 1, NULL, NULL, NULL, NULL),
            (3, 'Be, or "not"', NULL, 213, 8, NULL, 0, NULL, NULL, 1600000000, NULL);
        CREATE TABLE sorts (id INTEGER PRIMARY KEY, sort TEXT); INSERT INTO sorts VALUES (1, 'a'), (2, 'b');
        CREATE TABLE unread (n JSON); CREATE TABLE flags (id INTEGER PRIMARY KEY, active TEXT);
        INSERT INTO flags VALUES (1, '0'), (2, '1')
        """

    private func run(
        _ search: String, table: String = "books", format: QueryCommand.Format? = .csv, limit: Int? = nil
    ) throws -> (text: String, notes: [String]) {
        try TemporaryDatabase.with(Self.sql) { path in
            try TableQuery(database: path, table: table, search: search, format: format, limit: limit).run()
        }
    }

    /// The titles of the books that a search finds.
    private func titles(_ search: String) throws -> [String] {
        try run(search).text.split(separator: "\r\n").dropFirst().map { line in
            line.contains("not") ? "Beowulf" : String(line.split(separator: ",")[1])
        }
    }

    @Test(
        "find rows by the grammar of the search box, and sort them",
        arguments: [
            ("", ["Germinal", "Nana", "Beowulf"]), ("zola", ["Germinal", "Nana"]),
            ("author:zola pages:>500", ["Germinal"]),
            ("author:ZOLA sort:pages", ["Nana", "Germinal"]), ("sort:-pages", ["Germinal", "Nana", "Beowulf"]),
            ("sort:author,-pages", ["Beowulf", "Germinal", "Nana"]), ("-zola", ["Beowulf"]),
            ("published:1885", ["Germinal"]),
            ("lent:yes", ["Nana"]), ("price:8..13 SORT:price", ["Beowulf", "Germinal"]), ("author:nil", ["Beowulf"]),
            ("pageCount:592", ["Germinal"]), ("added_at:2023-11", ["Germinal"]), ("title:\"sort:x\"", []),
            ("nana\" sort:pages", []), ("f-\"x sort:pages", []), ("\"na\"\"x sort:y\"", []),
            ("title:\"x\"\"y sort:z\"", []),
            ("nana OR germinal sort:title", ["Germinal", "Nana"]), ("PAGES:480", ["Nana"]),
        ])
    func found(search: String, expected: [String]) throws { #expect(try titles(search) == expected) }

    @Test("print comma-separated values") func csv() throws {
        #expect(
            try run("pages:<500 sort:id").text
                == "id,title,author,pages,price,published,lent,Page Count,cover,added_at\r\n"
                + "2,Nana,Émile Zola,480,,1880-01-01,true,,,\r\n"
                + "3,\"Be, or \"\"not\"\"\",,213,8,,false,,,2020-09-13T12:26:40Z\r\n")
    }

    @Test("print JSON") func json() throws {
        #expect(
            try run("pages:213 OR pages:592 sort:id", format: .json).text == #"""
                [
                  {"id": 1, "title": "Germinal", "author": "Émile Zola", "pages": 592, "price": "12.5", "published": "1885-03-02", "lent": false, "Page Count": 592, "cover": "AP8=", "added_at": "2023-11-14T22:13:20Z"},
                  {"id": 3, "title": "Be, or \"not\"", "author": null, "pages": 213, "price": "8", "published": null, "lent": false, "Page Count": null, "cover": null, "added_at": "2020-09-13T12:26:40Z"}
                ]

                """#)
        #expect(try run("pages:1", format: .json).text == "[]\n")
    }

    @Test("print a table, with at most so many rows") func table() throws {
        let result = try run("sort:-id", table: "sorts", format: nil, limit: 1)
        #expect(result.notes == [])
        let books = try run("sort:-pages", format: nil, limit: 1)
        #expect(
            books.text == """
                id  title     author      pages  price  published   lent   Page Count  cover  added_at
                ──  ────────  ──────────  ─────  ─────  ──────────  ─────  ──────────  ─────  ────────────────────
                 1  Germinal  Émile Zola    592   12.5  1885-03-02  false         592  AP8=   2023-11-14T22:13:20Z

                """)
        #expect(
            books.notes.map { $0.prefix(33) } == [
                "the column 'raw' is not shown: de", "there are more rows than these 1:",
            ])
        #expect(try run("", format: .csv, limit: 2).text.split(separator: "\r\n").count == 3)
    }

    @Test("sort by a column 'sort' only where there is none") func sortColumn() throws {
        #expect(try run("sort:b", table: "sorts").text == "id,sort\r\n2,b\r\n")
    }

    @Test("read texts that are truth values") func truthTexts() throws {
        #expect(try run("active:yes", table: "flags").text == "id,active\r\n2,true\r\n")
    }

    @Test("explain the statement") func explain() throws {
        let text = try run("pages:>300 sort:-pages", format: .explain).text
        #expect(text.hasPrefix("SELECT \"id\", \"title\""))
        #expect(text.contains("WHERE \"pages\" > ? ORDER BY \"pages\" DESC"))
        #expect(text.contains("reads every row of 'books'"))
    }

    @Test(
        "tell what is wrong",
        arguments: [
            ("books", "scor:>10", "there is no field 'scor'"), ("books", "pages:>x", "'pages' needs"),
            ("books", "sort:pags", "there is no column 'pags'. Did you mean 'pages'?"),
            ("boks", "", "there is no table 'boks'. Did you mean 'books'?"),
            ("unread", "", "no column of 'unread' can be read"),
            ("books", "\"open", "quote"),
        ])
    func mistakes(table: String, search: String, message: String) {
        let error = #expect(throws: ToolError.self) { try run(search, table: table) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    @Test("name the table and the column of a row that cannot be read") func unreadableRow() throws {
        let rows = (1...10_001).map { "(\($0), \($0 == 10_001 ? "'soon'" : "'2024-05-01'"))" }.joined(separator: ", ")
        let error = #expect(throws: (any Error).self) {
            try TemporaryDatabase.with(
                "CREATE TABLE days (id INTEGER PRIMARY KEY, day TEXT); INSERT INTO days VALUES \(rows)"
            ) { path in
                try TableQuery(database: path, table: "days", search: "", format: .csv).run()
            }
        }
        #expect("\(try #require(error))".hasPrefix("'days.day'"))
    }

    @Test("never show what a terminal would obey") func controls() throws {
        let text = try TemporaryDatabase.with(
            "CREATE TABLE t (n TEXT); INSERT INTO t VALUES (char(27) || '[31m' || char(10) || 'x')"
        ) {
            try TableQuery(database: $0, table: "t").run().text
        }
        #expect(text == "n\n────────────\n\\u{1b}[31m x\n")
    }
}
