import Fetching
import FetchingPredicate
import FetchingTestSupport
import Foundation
import Testing

/// A search that is written for a known query finds what the query finds in plain Swift.
@Suite struct SearchEvaluationTests {
    @Test(arguments: [11, 12, 13] as [UInt64])
    func aSearchFindsWhatItSays(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let keepers = Keeper.all
        var found = 0
        for _ in 0..<2000 {
            let query = Query.random(depth: 3, &generator)
            let text = query.written(&generator)
            let predicate = try Keeper.predicate(
                search: text, in: [\.name, \.nickname], options: SearchOptions(timeZone: .gmt))
            let ids = try Keeper.request().all().where(predicate).fetch(in: keepers).map(\.id)
            #expect(ids == keepers.filter(query.holds).map(\.id), "\(text)")
            if !ids.isEmpty, ids.count < keepers.count { found += 1 }
        }
        #expect(found > 500)
    }
}

@Fetchable
private struct Keeper {
    let id: Int
    var name: String
    var nickname: String?
    var score: Double
    var best: Int?
    var isAdmin: Bool
    var signupDate: Date

    static let names = ["Maria", "MARIO", "màri a", "two words", "", "a \"b\" c", "x-y", "OR"]

    static var all: [Keeper] {
        (0..<32).map { id -> Keeper in
            let nickname: String? = id % 3 == 0 ? nil : names[id / 3 % names.count]
            let best: Int? = id % 4 == 0 ? nil : id % 5
            let signupDate = Date(timeIntervalSince1970: 1_714_521_600 + Double(id - 16) * 21_600)
            return Keeper(
                id: id, name: names[id % names.count], nickname: nickname, score: Double(id % 7) - 2.5, best: best,
                isAdmin: id.isMultiple(of: 2), signupDate: signupDate)
        }
    }
}

/// A search of which it is known what it means.
private indirect enum Query {
    case text(String)
    case score(String, Double)
    case best(ClosedRange<Int>)
    case bestIsNil
    case bestIsOneOf([Int])
    case isAdmin(Bool)
    /// A day of May 2024, or later than it.
    case day(Int, isLater: Bool)
    case not(Query)
    case all([Query])
    case any([Query])

    static func random(depth: Int, _ generator: inout SplitMix64) -> Query {
        switch Int.random(in: 0..<(depth > 0 ? 10 : 7), using: &generator) {
        case 0:
            .text(
                ["mari", "MÀRI", "two words", "a", "\"b\"", "x-y", "or", " ", "*", "score:1"].randomElement(
                    using: &generator)
                    ?? "")
        case 1:
            .score(
                ["", "=", ">", ">=", "<", "<="].randomElement(using: &generator) ?? "",
                Double(Int.random(in: -3...5, using: &generator)) + 0.5)
        case 2:
            .best(Int.random(in: -1...2, using: &generator)...Int.random(in: 2...5, using: &generator))
        case 3: .bestIsNil
        case 4: .bestIsOneOf((0...3).map { _ in Int.random(in: 0...5, using: &generator) })
        case 5: .isAdmin(Bool.random(using: &generator))
        case 6: .day(Int.random(in: 1...5, using: &generator), isLater: Bool.random(using: &generator))
        case 7: .not(random(depth: depth - 1, &generator))
        case 8: .all((0...2).map { _ in random(depth: depth - 1, &generator) })
        default: .any((0...2).map { _ in random(depth: depth - 1, &generator) })
        }
    }

    func holds(_ keeper: Keeper) -> Bool {
        switch self {
        case .text(let text):
            let folded = Self.fold(text)
            return Self.fold(keeper.name).contains(folded)
                || keeper.nickname.map { Self.fold($0).contains(folded) } ?? false
        case .score(">", let value): return keeper.score > value
        case .score(">=", let value): return keeper.score >= value
        case .score("<", let value): return keeper.score < value
        case .score("<=", let value): return keeper.score <= value
        case .score(_, let value): return keeper.score == value
        case .best(let range): return keeper.best.map(range.contains) ?? false
        case .bestIsNil: return keeper.best == nil
        case .bestIsOneOf(let values): return keeper.best.map(values.contains) ?? false
        case .isAdmin(let value): return keeper.isAdmin == value
        case .day(let day, let isLater):
            let start = Date(timeIntervalSince1970: 1_714_521_600 + Double(day - 1) * 86_400)
            let end = start.addingTimeInterval(86_400)
            return isLater ? keeper.signupDate >= end : keeper.signupDate >= start && keeper.signupDate < end
        case .not(let query): return !query.holds(keeper)
        case .all(let queries): return queries.allSatisfy { $0.holds(keeper) }
        case .any(let queries): return queries.contains { $0.holds(keeper) }
        }
    }

    private static func fold(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    /// One of the ways to type it.
    func written(_ generator: inout SplitMix64) -> String {
        let isOther = Bool.random(using: &generator)
        switch self {
        case .text(let text):
            let isWord = text.allSatisfy { $0.isLetter || $0 == "-" }
            return isOther && isWord ? text : "\"" + text.replacing("\"", with: "\\\"") + "\""
        case .score(let sign, let value): return "\(isOther ? "score" : "SCORE"):\(sign)\(value)"
        case .best(let range): return "best:\(range.lowerBound)\(isOther ? ".." : "...")\(range.upperBound)"
        case .bestIsNil: return isOther ? "best:nil" : "-best:*"
        case .bestIsOneOf(let values): return "best:" + values.map(String.init).joined(separator: ",")
        case .isAdmin(let value): return "isAdmin:" + (isOther ? "\(value)" : value ? "yes" : "0")
        case .day(let day, let isLater): return "signupDate:\(isLater ? ">" : "")2024-05-0\(day)"
        case .not(let query): return (isOther ? "-" : "NOT ") + "(\(query.written(&generator)))"
        case .all(let queries): return joined(queries, by: isOther ? " " : " AND ", &generator)
        case .any(let queries): return joined(queries, by: isOther ? " OR " : " | ", &generator)
        }
    }

    private func joined(_ queries: [Query], by sign: String, _ generator: inout SplitMix64) -> String {
        "(" + queries.map { $0.written(&generator) }.joined(separator: sign) + ")"
    }
}
