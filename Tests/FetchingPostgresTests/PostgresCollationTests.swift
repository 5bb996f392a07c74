#if Postgres
import ConformanceEngines
import FetchingPostgres
import FetchingTestSupport
import Foundation
import Testing

/// A database with a collation of its own, on a server that has all of them.
enum DatabaseCollation: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case bytes = "LOCALE 'C.UTF-8'"
    case american = "LOCALE 'en_US.UTF-8'"
    case icu = "LOCALE 'C.UTF-8' LOCALE_PROVIDER icu ICU_LOCALE 'en-US'"

    var testDescription: String { rawValue }

    private static let server = Result { try PostgresServer(locales: ["en_US"]) }

    private var name: String { "\(self)" }

    static let databases = Result {
        let server = try Self.server.get()
        let db = try PostgresConnection(server.configuration)
        for collation in allCases {
            try db.run("CREATE DATABASE \(collation.name) TEMPLATE template0 ENCODING 'UTF8' \(collation.rawValue)")
        }
        return server.configuration
    }

    /// The address of the database.
    var configuration: PostgresConfiguration {
        get throws {
            var configuration = try Self.databases.get()
            configuration.url += " dbname=\(name)"
            return configuration
        }
    }

    func engine() throws -> PostgresConformanceEngine {
        PostgresConformanceEngine(name: "PostgreSQL, \(rawValue)", configuration: try configuration)
    }
}

/// `CREATE DATABASE` took collations of ICU with version 15.
@Suite("Databases of three collations", .onPostgres)
struct PostgresCollationTests {
    @Test("have orders of their own", arguments: zip(DatabaseCollation.allCases, ["A B a b", "a A b B", "a A b B"]))
    func order(collation: DatabaseCollation, expected: String) throws {
        let db = try PostgresConnection(collation.configuration)
        let sorted = try db.values(
            "SELECT string_agg(t, ' ' ORDER BY t) FROM unnest('{b,A,a,B}'::text[]) t", of: String.self)
        #expect(sorted == [expected])
    }

    @Test("conform", arguments: DatabaseCollation.allCases)
    func conforms(collation: DatabaseCollation) throws {
        let failures = ConformanceSuite.failures(of: try collation.engine())
        #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
    }

    @Test("have the meaning of memory for random requests", arguments: DatabaseCollation.allCases)
    func random(collation: DatabaseCollation) throws {
        let engines: [any ConformanceEngine] = [MemoryConformanceEngine(), try collation.engine()]
        let failures =
            RandomComparison(seed: 1723, count: 500).failures(of: engines)
            + RandomFormComparison(seed: 1723, count: 200).failures(of: engines)
        #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
    }
}
#endif
