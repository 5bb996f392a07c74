import Foundation
import GRDB
import Testing

@testable import FetchingCore
@testable import FetchingSQLite

/// What other databases do not store, and what a statement by hand may give to the function.
@Suite struct JoinedTextsTests {
    private static let swedish = (try? SortLocale(Locale(identifier: "sv"))).unsafelyUnwrapped

    @Test(arguments: [
        JoinedTextsOrder(), JoinedTextsOrder(isDistinct: true),
        JoinedTextsOrder(terms: [.init()]), JoinedTextsOrder(terms: [.init(isAscending: false, nilIsFirst: false)]),
        JoinedTextsOrder(
            isDistinct: true,
            terms: [
                .init(isAscending: true, nilIsFirst: false, collation: .decimal),
                .init(isAscending: false, nilIsFirst: true, collation: .array), .init(collation: .decimal),
                .init(isAscending: false, nilIsFirst: false, collation: .locale(Self.swedish)),
            ]),
    ])
    func anOrderIsReadAsItIsWritten(order: JoinedTextsOrder) {
        #expect(JoinedTextsOrder(order.description) == order)
    }

    @Test func valuesOfAllTypesAreSortedAsSQLiteSortsThem() throws {
        try DatabaseQueue().write { db in
            try db.execute(
                sql: """
                    CREATE TABLE "value" ("id" INTEGER PRIMARY KEY, "value");
                    INSERT INTO "value" ("value") VALUES (x'01'), ('b'), (2.5), (NULL), (3), (x'00'), ('a'), (-1), (9007199254740993), ('B');
                    """)
            try SQLiteFunctions.install(in: db)
            for direction in ["ASC", "DESC", "ASC NULLS LAST", "DESC NULLS FIRST"] {
                let sorted = try String.fetchAll(
                    db, sql: "SELECT \"id\" FROM \"value\" ORDER BY \"value\" \(direction), CAST(\"id\" AS TEXT)")
                let joined = try String.fetchOne(
                    db, sql: "SELECT fetching_joined(\"id\", ' ', '\(direction)', \"value\") FROM \"value\"")
                #expect(joined == sorted.joined(separator: " "))
            }
        }
    }

    @Test func decimalsAreSortedAsNumbers() throws {
        try DatabaseQueue().write { db in
            try SQLiteFunctions.install(in: db)
            let joined = try String.fetchOne(
                db,
                sql: """
                    SELECT fetching_joined("column1", ' ', 'DESC DECIMAL', "column1")
                    FROM (VALUES ('10'), ('9'), ('9.5'), ('-10'))
                    """)
            #expect(joined == "10 9.5 9 -10")
        }
    }

    @Test func aTextHasItsNULsAndOfNothingThereIsAnEmptyOne() throws {
        try DatabaseQueue().write { db in
            try SQLiteFunctions.install(in: db)
            // GRDB ends a text at a NUL.
            let joined = try Row.fetchOne(
                db,
                sql: """
                    SELECT hex(fetching_joined("column1", char(0))) AS "all",
                        fetching_joined("column1", 'x') FILTER (WHERE FALSE) AS "none", fetching_joined("column1") AS "alone"
                    FROM (VALUES ('a' || char(0)), (char(0) || 'b'), (NULL))
                    """)
            #expect(joined?["all"] == "0062006100")
            #expect(joined?["none"] == "")
            #expect(joined?["alone"] == "")
        }
    }

    @Test func anErrorOfAnArgumentIsThatOfTheStatement() throws {
        try DatabaseQueue().write { db in
            try SQLiteFunctions.install(in: db)
            // SQLite asks for the end of the group nevertheless, of which texts are there already.
            #expect(throws: DatabaseError.self) {
                try String.fetchOne(
                    db, sql: "SELECT fetching_joined(abs(column1), '') FROM (VALUES (1), (-9223372036854775807 - 1))")
            }
        }
    }
}
