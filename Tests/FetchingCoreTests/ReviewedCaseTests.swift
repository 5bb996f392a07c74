import Fetching
import FetchingSQLite
import Foundation
import Testing

/// A value whose stored form may be nil.
private struct Grade: FetchableValue, Comparable {
    var points: Int?
    var storedValue: Int? { points }
    init(_ points: Int?) { self.points = points }
    init(storedValue: Int?) { points = storedValue }
    static func < (lhs: Grade, rhs: Grade) -> Bool { (lhs.points ?? .min) < (rhs.points ?? .min) }
}

@Fetchable
private struct Exam {
    let id: String
    var grade: Grade
    @FetchingStorage(.uuidText) var first: UUID
    @FetchingStorage(.lowercaseUUIDText) var second: UUID
    var large: Int
    var factor: Int?
    var price: Decimal
    var date: Date
}

@Fetchable
private struct Reading {
    let id: Int
    var level: Double?
    var cost: Decimal?
    var day: Date?
}

@Suite struct ReviewedCaseTests {
    private let exams: [Exam] = [5, nil, 7].enumerated().map { index, points in
        Exam(
            id: ["a", "A", "b"][index], grade: Grade(points), first: UUID(), second: UUID(), large: .max, factor: nil,
            price: 1, date: .now)
    }

    private func ids(@PredicateBuilder<Exam> _ condition: (Exam.FetchableMembers) -> FetchPredicate<Exam>) throws
        -> [String]
    {
        try Exam.request().all().where(Exam.predicate(condition)).fetch(in: exams).map(\.id)
    }

    private func code(@PredicateBuilder<Exam> _ condition: (Exam.FetchableMembers) -> FetchPredicate<Exam>)
        -> FetchError.Code?
    {
        #expect(throws: FetchError.self) { try ids(condition) }?.code
    }

    @Test func nilStoredForms() throws {
        #expect(try ids { $0.grade != Grade(5) } == ["A", "b"])
        #expect(try ids { !($0.grade < Grade(6)) } == ["A", "b"])
        #expect(try ids { $0.grade < Grade(nil) } == [])
        #expect(try ids { $0.grade == Grade(nil) } == ["A"])
        let sql = try Exam.request().all().where { $0.grade != Grade(5) }.sql(for: .sqlite)
        #expect(sql.hasSuffix(#"WHERE "grade" IS NOT ?"#))
    }

    @Test func differentFormsDoNotCompare() {
        #expect(code { $0.first == $0.second } == .unsupported)
    }

    @Test func notANumberIsRefusedForAllTypes() {
        #expect(code { $0.price > .nan } == .invalidValue)
        #expect(code { $0.date > Date(timeIntervalSince1970: .nan) } == .invalidValue)
    }

    /// A database stores it as nil, and reads nil.
    @Test func notANumberIsNilBeforeTwoQuestionMarks() throws {
        let readings = [
            Reading(id: 1, level: .nan, cost: .nan, day: Date(timeIntervalSinceReferenceDate: .nan)),
            Reading(id: 2, level: 2, cost: 2, day: .distantPast), Reading(id: 3),
        ]
        func ids(@PredicateBuilder<Reading> _ condition: (Reading.FetchableMembers) -> FetchPredicate<Reading>) throws
            -> [Int]
        {
            try Reading.request().all().where(Reading.predicate(condition)).fetch(in: readings).map(\.id)
        }
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(try ids { $0.level ?? 7 == 7 } == [1, 3])
        #expect(try ids { $0.cost ?? 7 == 7 } == [1, 3])
        #expect(try ids { ($0.day ?? start) == start } == [1, 3])
        #expect(try Reading.request().all().select { $0.level ?? 7 }.fetch(in: readings) == [7, 2, 7])
    }

    @Test func anOverflowIsNil() throws {
        #expect(try ids { ($0.large + 1) * $0.factor > 0 }.isEmpty)
        #expect(try ids { ($0.large + 1) * $0.factor == nil } == ["a", "A", "b"])
        let sql = try Exam.request().all().where { ($0.large + 1) * $0.factor > 0 }.sql(for: .sqlite)
        #expect(sql.hasSuffix(#"WHERE fetching_int64(fetching_int64("large" + ?) * "factor") > ?"#))
    }

    @Test func aFoldedKeyDoesNotDecideTheOrderOfPages() throws {
        let sql = try Exam.request().first(nth: 1).sorted(by: .ascending(\.id, options: .caseInsensitive))
            .sql(for: .sqlite)
        #expect(sql.hasSuffix(#"ORDER BY fetching_fold("id", 1) COLLATE BINARY, "id" COLLATE BINARY LIMIT ?"#))
    }
}
