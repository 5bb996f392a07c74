import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Fetchable
private struct Player {
    let id: Int
    var name: String
    var nickname: String?
    var score: Double
}

/// Importing Fetching changes the meaning of no Swift code: every operator on ordinary values gives what it always gave,
/// outside of `where` and inside.
@Suite struct OrdinarySwiftTests {
    private let name = "Marie"
    private let nickname: String? = nil
    private let score = 12.5
    private let numbers = [1, 2, 3]

    @Test func comparisonsOfValuesAreBool() {
        let equal = name == "Marie"
        let different = name != "Marie"
        let less = score < 20
        let atMost = 20 <= score
        let isNil = nickname == nil
        let isOther = nickname != "Jo"
        #expect(isBool(equal, different, less, atMost, isNil, isOther))
        #expect([equal, different, less, atMost, isNil, isOther] == [true, false, true, false, true, true])
    }

    @Test func logicOnValuesIsBoolAndLazyOnTheRight() {
        let isOpen = true
        let isFull = false
        let both = isOpen && isFull
        let either = isOpen || unreachable()
        let neither = isFull && unreachable()
        let negated = !isOpen
        #expect(isBool(both, either, neither, negated))
        #expect([both, either, neither, negated] == [false, true, false, false])
    }

    @Test func arithmeticOnValuesKeepsTheirType() {
        let sum = 1 + 2
        let product = score * 2
        let remainder = 7 % 4
        let negative = -score
        let text = name + "!"
        #expect(isSame(sum, as: Int.self) && isSame(remainder, as: Int.self) && isSame(text, as: String.self))
        #expect(isSame(product, as: Double.self) && isSame(negative, as: Double.self))
        #expect(sum == 3 && product == 25 && remainder == 3 && negative == -12.5 && text == "Marie!")
    }

    @Test func textAndCollectionsAnswerWithBool() {
        let begins = name.hasPrefix("Ma")
        let ends = name.hasSuffix("ma")
        let containsText = name.contains("ari")
        let containsCharacter = name.contains("M" as Character)
        let isEmpty = name.isEmpty
        let containsNumber = numbers.contains(2)
        let containsWhere = numbers.contains { $0 > 3 }
        #expect(isBool(begins, ends, containsText, containsCharacter, isEmpty, containsNumber, containsWhere))
        #expect([begins, ends, containsText, containsCharacter, isEmpty] == [true, false, true, true, false])
        #expect([containsNumber, containsWhere] == [true, false])
    }

    @Test func rangesAndOptionSetsAnswerWithBool() {
        let closed = (10...20).contains(score)
        let halfOpen = (0..<2).contains(2)
        let oneSided = (..<5).contains(4)
        let options = TextOptions.diacriticAndCaseInsensitive.contains(.caseInsensitive)
        let pattern = 1...3 ~= 2
        #expect(isBool(closed, halfOpen, oneSided, options, pattern))
        #expect([closed, halfOpen, oneSided, options, pattern] == [true, false, true, true, true])
    }

    @Test func sortingFilteringAndComparingCollectionsStaySwifts() {
        let sorted = numbers.sorted { $0 > $1 }
        let filtered = numbers.filter { $0 != 2 && !($0 > 2) }
        let first = numbers.first { $0 == 2 }
        let dates = [Date(timeIntervalSince1970: 2), Date(timeIntervalSince1970: 1)].sorted(by: <)
        #expect(isSame(sorted, as: [Int].self) && isSame(filtered, as: [Int].self) && isSame(first, as: Int?.self))
        #expect(sorted == [3, 2, 1] && filtered == [1] && first == 2)
        #expect(dates.first == Date(timeIntervalSince1970: 1))
    }

    @Test func valuesInsideOfWhereAreComparedBySwift() throws {
        let minimum = 10.0
        let players = [
            Player(id: 1, name: "Marie", nickname: nil, score: 12),
            Player(id: 2, name: "Joe", nickname: "Jo", score: 3),
        ]
        let request = Player.request().all().where {
            let isStrict: Bool = minimum > 5 && !numbers.isEmpty || name.hasPrefix("x")
            if isStrict == true { $0.score >= minimum + 1 }
            if numbers.contains(4) { $0.name == "nobody" }
            if nickname != nil, (1...3).contains(numbers.count) { $0.nickname == nickname }
            for number in numbers where number % 2 == 0 && number < 3 { $0.id != number }
            switch numbers.count {
            case 0...2: $0.name.isEmpty
            case let count where count == 3: $0.name == (name + "")
            default: $0.id < 0
            }
        }
        #expect(try request.fetch(in: players).map(\.id) == [1])
    }

    @Test func grdbsColumnsStillCompareWithGrdbsOperators() {
        let condition = Column("score") > 10 && Column("name") == "Joe"
        #expect(isSame(condition, as: SQLExpression.self))
    }

    // The parameters fix the types at compile time.

    private func isBool(_ values: Bool...) -> Bool { !values.isEmpty }

    private func isSame<Value>(_ value: Value, as type: Value.Type) -> Bool { Value.self == type }

    private func unreachable() -> Bool {
        Issue.record("the right side was evaluated")
        return false
    }
}
