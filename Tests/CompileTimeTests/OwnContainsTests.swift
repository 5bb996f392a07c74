import Fetching
import Foundation
import Testing

/// The `contains` that names a mistake, on every sequence, takes the place of no other.
///
/// Everything here is compiled beside it. The types of the results say which function was called.
@Suite("'contains' of Swift and of one's own") struct OwnContainsTests {
    private let numbers = [1, 2, 3]

    @Test("a sequence of one's own has Swift's") func ownSequence() {
        let countdown = Countdown(from: 3)
        let found: [Bool] = [
            countdown.contains(2), countdown.contains { $0 > 3 }, AnySequence(countdown).contains(4),
            countdown.lazy.map { $0 * 2 }.contains(6), Set(countdown).contains(1), holds(countdown, 0),
        ]
        #expect(found == [true, false, false, true, true, false])
    }

    @Test("it is passed as a function") func asFunction() {
        let has: (Int) -> Bool = numbers.contains
        #expect(has(2) && !has(4))
        #expect([2, 5].filter(numbers.contains) == [2])
        #expect([2, 5].first(where: Set(numbers).contains) == 2)
        #expect([1, 3].allSatisfy(Countdown(from: 3).contains))
        #expect(numbers.map((2...5).contains) == [false, true, true])
    }

    @Test("literals, optionals, texts and existentials have Swift's") func others() {
        let wanted: Int? = 2
        let any: any Collection<Int> = numbers
        let found: [Bool] = [
            [1, 2].contains(2), [1, nil].contains(wanted), [.zero, 1.5].contains(1.5), "Marie".contains("ari"),
            "Marie".dropFirst().contains("M"), ["a": 1].keys.contains("a"), any.contains { $0 == 3 },
            ["Marie"].contains("Joe"), IndexSet(integer: 4).contains(4), CharacterSet.letters.contains("é"),
        ]
        #expect(found == [true, false, true, true, false, true, true, false, true, true])
    }

    @Test("an extension of one's own goes first, whatever it takes") func ownExtensions() {
        #expect(numbers.contains([2, 3]) == "a sequence")
        #expect([Opaque()].contains(Opaque()) == 7)
        let member = Guest.fetchableMembers.id
        #expect([member].contains(member) == "an operand")
        let name = Guest.fetchableMembers.name
        #expect(Countdown(from: 2).contains(name) == "an operand")
    }

    @Test("conditions have that of operands") func conditions() throws {
        let guests = [Guest(id: 1, name: "Marie"), Guest(id: 2, name: "Joe")]
        let request = Guest.request().all().where {
            if numbers.contains(2) { $0.name.contains("ari") }
            if [2, 3].filter(numbers.contains).isEmpty { $0.id > 5 }
            $0.id.isIn(Countdown(from: 3))
        }
        #expect(try request.fetch(in: guests).map(\.id) == [1])
    }

    private func holds<Values: Sequence>(_ values: Values, _ value: Values.Element) -> Bool
    where Values.Element: Equatable { values.contains(value) }
}

@Fetchable
private struct Guest {
    let id: Int
    var name: String
}

private struct Countdown: Sequence, IteratorProtocol {
    private var number: Int

    init(from number: Int) { self.number = number + 1 }

    mutating func next() -> Int? {
        guard number > 1 else { return nil }
        number -= 1
        return number
    }
}

/// Is compared with nothing.
private struct Opaque {}

extension Sequence {
    fileprivate func contains<Wanted: Sequence>(_ wanted: Wanted) -> String where Wanted.Element == Element {
        "a sequence"
    }

    fileprivate func contains<Operand: FetchableOperand>(_ operand: Operand) -> String { "an operand" }
}

extension Sequence where Element == Opaque {
    fileprivate func contains(_ element: Opaque) -> Int { 7 }
}
