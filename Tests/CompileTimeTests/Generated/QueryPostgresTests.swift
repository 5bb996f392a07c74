#if Postgres
import ConformanceEngines
import FetchingPostgres
import Foundation
import Testing

/// `fetching query` on a PostgreSQL server.
@Suite(
    "Searches of tables of PostgreSQL", .serialized,
    .enabled(if: PostgresServer.isExpected, "PostgreSQL is not installed (apt install postgresql)"))
struct QueryPostgresTests {
    private let schema = "query_" + UUID().uuidString.lowercased().replacing("-", with: "").prefix(12)
    private let address: String

    init() throws {
        let server = try PostgresServer.shared.get().configuration
        address = server.url
        let db = try PostgresConnection(server)
        try db.execute("CREATE SCHEMA \(name: schema)")
        try db.execute(
            PostgresQuery(
                unchecked: """
                    SET search_path = \(schema);
                    CREATE TYPE plan AS ENUM ('free', 'pro');
                    CREATE TABLE "Books" (id bigint PRIMARY KEY, title text NOT NULL, author text, pages int NOT NULL,
                        price numeric(6,2), published date, lent boolean NOT NULL DEFAULT false, plan plan, tags text[], raw jsonb);
                    INSERT INTO "Books" VALUES
                        (1, 'Germinal', 'Émile Zola', 592, 12.5, '1885-03-02', false, 'pro', '{a}', '{}'),
                        (2, 'Nana', 'Émile Zola', 480, NULL, '1880-01-01', true, 'free', NULL, NULL),
                        (3, 'Be, or "not"', NULL, 213, 8, NULL, false, NULL, NULL, NULL);
                    CREATE TABLE sorts (id int PRIMARY KEY, sort text)
                    """))
    }

    private func run(_ arguments: String...) throws -> Command.Outcome {
        try Command.run(GeneratedBuild.shared().tool.path, ["query", "--schema", schema, address] + arguments)
    }

    private func keys(_ search: String) throws -> [String] {
        let outcome = try run("books", "--csv", "--", search)
        #expect(outcome.succeeded, "\(outcome.output)")
        return outcome.output.split(separator: "\r\n").compactMap { $0.firstMatch(of: /^(\d+),/).map { String($0.1) } }
    }

    @Test(
        "find rows by the grammar of the search box, and sort them",
        arguments: [
            ("zola sort:pages", ["2", "1"]), ("author:ZOLA pages:>500", ["1"]), ("sort:-pages", ["1", "2", "3"]),
            ("published:1885", ["1"]), ("plan:pro", ["1"]), ("plan:nil", ["3"]), ("-zola", ["3"]), ("lent:yes", ["2"]),
            ("price:>10", ["1"]), ("nothing", []),
        ])
    func rows(search: String, expected: [String]) throws {
        #expect(try keys(search) == expected)
    }

    @Test func printsJSONAndSaysWhatIsNotShown() throws {
        let outcome = try run("Books", "nana", "--json")
        #expect(outcome.succeeded)
        for part in [
            #""title": "Nana""#, #""plan": "free""#, #""lent": true"#, "the column 'tags' is not shown", "'raw'",
        ] {
            #expect(outcome.output.contains(part), "\(outcome.output)")
        }
    }

    @Test func explains() throws {
        let outcome = try run("Books", "id:1", "--explain")
        #expect(outcome.output.contains(#"FROM "Books" WHERE "id" = $1"#), "\(outcome.output)")
        #expect(outcome.output.contains("finds rows") || outcome.output.contains("reads"), "\(outcome.output)")
    }

    @Test(arguments: [
        (["boks"], "there is no table 'boks'. Did you mean 'Books'?"),
        (["Books", "titl:a"], "there is no field 'titl'. Did you mean 'title'?"),
        (["Books", "sort:titl"], "there is no column 'titl'. Did you mean 'title'?"),
    ])
    func mistakesAreSaid(arguments: [String], error: String) throws {
        let outcome = try Command.run(
            GeneratedBuild.shared().tool.path, ["query", "--schema", schema, address] + arguments)
        #expect(outcome.status == 2)
        #expect(outcome.output.contains(error), "\(outcome.output)")
    }
}
#endif
