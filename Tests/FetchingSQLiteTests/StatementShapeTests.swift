import Fetching
import FetchingTestSupport
import Foundation
import Testing

@testable import FetchingSQL
@testable import FetchingSQLite

/// A statement whose text is cached has the text that rendering gives, and the values of its own request.
@Suite(.serialized) struct StatementShapeTests {
    private typealias Request = FetchableRequest<Visit, [Visit]>

    @Test func requestsOfOneShapeDifferInTheirValues() throws {
        for (id, name) in [(1, "Joe"), (2, "Jim"), (3, "Joe' OR 1 = 1")] {
            let request = Visit.request().all().where { $0.id == id || $0.name > name }.limit(5)
            let text = try requireRendered(request).text
            #expect(text.contains("\"id\" = \(id)") && text.contains(name.replacing("'", with: "''")))
        }
    }

    /// Each differs from the one before it in what is not a value.
    @Test func requestsOfOtherShapesDifferInTheirTexts() throws {
        let all = Visit.request().all()
        let requests: [Request] = [
            all.where { $0.id == 1 }, all.where { $0.id != 1 }, all.where { $0.id < 1 }, all.where { $0.id <= 1 },
            all.where { $0.id > 1 }, all.where { $0.id >= 1 }, all.where { $0.score > 1 }, all.where { $0.name == "1" },
            all.where { $0.name == $0.place }, all.where { $0.place == "1" }, all.where { $0.place != "1" },
            all.where { $0.place == nil }, all.where { $0.isPaid }, all.where { !$0.isPaid },
            all.where { $0.isPaid || $0.id == 1 }, all.where { $0.isPaid && $0.id == 1 },
            all.where { $0.isPaid && ($0.id == 1 || $0.id == 2) },
            all.where { ($0.isPaid && $0.id == 1) || $0.id == 2 }, all.where { $0.id == 1 }.limit(1),
            all.where { $0.id == 1 }.limit(2), all.where { $0.id == 1 }.limit(2, offset: 1),
            all.where { $0.id == 1 }.distinct(), all.where { $0.id == 1 }.sorted(by: .ascending(\.id)),
            all.where { $0.id == 1 }.sorted(by: .descending(\.id)),
            all.where { $0.id == 1 }.sorted(by: .ascending(\.name)),
            all.where { $0.id == 1 }.sorted(by: .ascending(\.name), .descending(\.id)), all.limit(1), all,
        ]
        var texts: Set<String> = []
        for request in requests + requests + requests { texts.insert(try requireRendered(request).text) }
        #expect(texts.count == requests.count)
    }

    @Test func randomRequestsHaveTheTextsThatRenderingGives() throws {
        var structure = SplitMix64(seed: 20_261_127)
        var values = SplitMix64(seed: 1)
        var hits = 0
        for _ in 0..<2_000 {
            // The requests of one structure have one shape, unless a value is nil.
            for _ in 0..<4 {
                var copy = structure
                if try requireRendered(Self.request(&copy, &values)).isHit { hits += 1 }
            }
            structure = SplitMix64(seed: structure.next())
        }
        #expect(hits > 1_000)
    }

    /// Texts that take each other's place are asked for by several threads.
    @Test func threadsGetTheirOwnTexts() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for seed in 0..<8 as Range<UInt64> {
                group.addTask {
                    var structure = SplitMix64(seed: seed % 2)
                    var values = SplitMix64(seed: seed)
                    for _ in 0..<1_000 { try requireRendered(Self.request(&structure, &values)) }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func whatHasNoShapeIsRendered() throws {
        let all = Visit.request().all()
        let few = (0..<20).map { number in Visit.predicate { $0.id != number } }
        for request in [
            all.where { $0.place == nil }, all.where { $0.name.hasPrefix("a") }, all.where { $0.id + 1 == 2 },
            all.where { $0.id.isIn([1, 2]) }, all.where { !($0.id > 1) }, all.where(.all(few)), all.distinct(),
            all.where { $0.id == 1 }.sorted(by: .ascending(\.name, options: .caseInsensitive)),
            all.where { $0.id == 1 }.sorted(by: .ascending(\.name, locale: Locale(identifier: "sv"))),
        ] {
            for _ in 0..<4 { #expect(try !requireRendered(request).isHit) }
        }
        #expect(throws: FetchError.self) { try all.where { $0.score <= .nan }.sql(for: .sqlite) }
        #expect(throws: FetchError.self) { try all.limit(-1).sql(for: .sqlite) }
    }

    /// - Parameters:
    ///   - structure: Draws what decides the text.
    ///   - values: Draws what is bound.
    private static func request(_ structure: inout SplitMix64, _ values: inout SplitMix64) -> Request {
        var request = Visit.request().all()
            .where(condition(depth: Int.random(in: 0...3, using: &structure), &structure, &values))
        if Bool.random(using: &structure) { request = request.limit(Int.random(in: 0...3, using: &values)) }
        switch Int.random(in: 0..<7, using: &structure) {
        case 0: return request.sorted(by: .ascending(\.name))
        case 1: return request.sorted(by: .descending(\.place).nilsFirst, .ascending(\.id))
        case 2: return request.sorted(by: .descending(\.day))
        case 3: return request.limit(5, offset: Int.random(in: 1...3, using: &values))
        default: return request
        }
    }

    private static func condition(
        depth: Int, _ structure: inout SplitMix64, _ values: inout SplitMix64
    ) -> FetchPredicate<Visit> {
        let number = Int.random(in: -2...2, using: &values)
        let text = ["", "a", "'", "?", "e\u{301}", "\u{E9}"].randomElement(using: &values) ?? ""
        guard depth == 0 else {
            let left = condition(depth: depth - 1, &structure, &values)
            let right = condition(depth: Int.random(in: 0..<depth, using: &structure), &structure, &values)
            return switch Int.random(in: 0..<9, using: &structure) {
            case 0: !left
            case 1..<5: left && right
            default: left || right
            }
        }
        return switch Int.random(in: 0..<16, using: &structure) {
        case 0: Visit.predicate { $0.id == number }
        case 1: Visit.predicate { $0.id != number }
        case 2: Visit.predicate { $0.score > Double(number) }
        case 3: Visit.predicate { $0.score <= (number == 0 ? -.infinity : Double(number)) }
        case 4: Visit.predicate { $0.name == text }
        case 5: Visit.predicate { $0.name >= text }
        case 6: Visit.predicate { $0.place == (number == 0 ? nil : text) }
        case 7: Visit.predicate { $0.place != (number == 0 ? nil : text) }
        case 8: Visit.predicate { $0.isPaid == (number > 0) }
        case 9: Visit.predicate { $0.isPaid }
        case 10: Visit.predicate { $0.plan == (number > 0 ? .premium : .freemium) }
        case 11: Visit.predicate { $0.day < Date(timeIntervalSince1970: Double(number)) }
        case 12: Visit.predicate { $0.name == $0.place }
        case 13: Visit.predicate { $0.hour > Date(timeIntervalSince1970: Double(number)) }
        case 14:
            Visit.predicate {
                $0.token == (number > 0 ? UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)) : UUID())
            }
        default: Visit.predicate { $0.price > Decimal(number) }
        }
    }
}

/// A model of these tests alone: others would take the places of its shapes.
@Fetchable
private struct Visit {
    let id: Int
    var name: String
    var place: String?
    var score: Double
    var isPaid: Bool
    var plan: Plan
    var day: Date
    @FetchingStorage(.unixSeconds) var hour: Date
    var token: UUID
    var price: Decimal
}

/// Compares a statement with one that is rendered.
@discardableResult
private func requireRendered(
    _ request: FetchableRequest<Visit, [Visit]>, sourceLocation: SourceLocation = #_sourceLocation
) throws -> (text: String, isHit: Bool) {
    let lookup = request.query.withShape(of: Visit.self, in: Visit.fetchableEntity) { shape in
        Visit.fetchableEntity.states.state { StatementTextCache() }.lookUp(shape)
    }
    // The dialect that marks what overflows caches nothing, and none of these requests calculates what may.
    let rendered = try request.query.statement(for: .sqliteMarkingOverflow, of: Visit.self)
    let statement = try request.query.statement(for: .sqlite, of: Visit.self)
    #expect(statement.sql == rendered.sql, sourceLocation: sourceLocation)
    let areSame = statement.bindings.map(ExactBinding.init) == rendered.bindings.map(ExactBinding.init)
    #expect(areSame && statement.mostRows == rendered.mostRows, "\(statement.sql)", sourceLocation: sourceLocation)
    if case .hit(let sql) = lookup {
        #expect(sql == rendered.sql, sourceLocation: sourceLocation)
        return (try request.sql(for: .sqlite, showingValues: true), true)
    }
    return (try request.sql(for: .sqlite, showingValues: true), false)
}
