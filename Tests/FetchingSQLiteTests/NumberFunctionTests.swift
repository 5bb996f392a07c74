import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// What SQLite's columns hold beside what they are declared for.
@Suite("Numbers that SQLite stores in another way") struct NumberFunctionTests {
    @Fetchable("cell") struct Cell: Sendable {
        let id: Int
        var whole: Int
        var part: Double
        var text: String
    }

    private let database: DatabaseQueue

    init() throws {
        database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE cell (id INTEGER PRIMARY KEY, whole REAL, part, text);
                    INSERT INTO cell VALUES (1, 3, 3, '3'), (2, -4, 2.5, '2,5'), (3, 5, 'x', x'33'), (4, 6, x'00', NULL);
                    """)
        }
    }

    private func keys(_ condition: FetchPredicate<Cell>) throws -> [Int] {
        try Cell.where(condition).sorted(by: .ascending(\.id)).select(\.id).fetch(in: database)
    }

    @Test("have Swift's text") func texts() throws {
        #expect(try keys(Cell.predicate { $0.whole.asString == "3" || $0.whole.asString == "-4" }) == [1, 2])
        #expect(try keys(Cell.predicate { $0.part.asString == "3.0" || $0.part.asString == "2.5" }) == [1, 2])
    }

    @Test("are rounded, and are integers") func numbers() throws {
        #expect(try keys(Cell.predicate { $0.part.rounded() == 3 }) == [1, 2])
        #expect(try keys(Cell.predicate { $0.part.rounded(.down) == 2 }) == [2])
        #expect(try keys(Cell.predicate { $0.part.asInt == 3 }) == [1])
        #expect(try keys(Cell.predicate { $0.whole.bitwiseAnd(1) == 1 && $0.whole.shiftedLeft(by: 1) > 0 }) == [1, 3])
        #expect(try keys(Cell.predicate { $0.whole.bitwiseXor(1) == 2 }) == [1])
        #expect(try keys(Cell.predicate { $0.whole.magnitude == 4 }) == [2])
    }

    @Test("are none where a text or a blob stands in their place") func others() throws {
        #expect(try keys(Cell.predicate { $0.text.asInt == 3 }) == [1])
        #expect(try keys(Cell.predicate { !($0.text.asDouble >= 0) }) == [2, 3, 4])
        #expect(try keys(Cell.predicate { $0.part.rounded() >= 0 }) == [1, 2])
    }

    @Test("are computed of the value of a prepared request") func parameters() throws {
        let matching = Cell.prepared(String.self, Double.self, Int.self) { text, number, integer in
            Cell.where {
                $0.whole == text.asInt && $0.whole == number.rounded(.up).asInt
                    && $0.whole.bitwiseOr(with: integer) == 7 && $0.whole.min(with: integer.magnitude) == 3
                    && integer.asString == "4"
            }.select(\.id)
        }
        #expect(try matching("3", 2.5, 4).fetch(in: database) == [1])
        #expect(try matching("x", 2.5, 4).fetch(in: database).isEmpty)
        let decimals = Cell.prepared(String.self, Double.self, Decimal.self) { text, number, decimal in
            Cell.where {
                $0.whole.asDecimal == text.asDecimal && $0.part.asDecimal == number.asDecimal
                    && $0.part.asDecimal == decimal && $0.whole == decimal.asInt && $0.part == decimal.asDouble
                    && $0.text == decimal.asString
            }.select(\.id)
        }
        #expect(try decimals("3.0", 3, 3).fetch(in: database) == [1])
        #expect(try decimals("3.1", 3, 3).fetch(in: database).isEmpty)
    }
}
