import Fetching
import FetchingSQLite
import FetchingTestSupport
import Testing

@testable import FetchingCore

@Suite("How large an expression is") struct TreeSizeTests {
    private static let leaf = Nest.predicate { $0.isOpen }

    private static func size(_ predicate: FetchPredicate<Nest>) -> Int { predicate.tree.shape.size.count }

    @Test("takes no room")
    func layout() {
        #expect(MemoryLayout<PackedTreeShape>.size == 2)
        #expect(MemoryLayout<ExpressionTree>.size <= 24)
    }

    @Test("is counted to within a fifth", arguments: [1, 2, 3, 7, 100, 1_000, 10_000, 65_536, 100_000])
    func count(_ count: Int) {
        let conditions = Array(repeating: Self.leaf, count: count)
        let size = Self.size(.any(conditions))
        #expect(Double(abs(size - count)) <= 0.2 * Double(count))
    }

    @Test("grows however little is added on each level")
    func littleByLittle() {
        let part = FetchPredicate<Nest>.any(Array(repeating: Self.leaf, count: 1_000))
        var (all, count) = (FetchPredicate<Nest>.all(Array(repeating: Self.leaf, count: 20_000)), 20_000)
        while all.tree.depth < 250 {
            all = (all == part)
            count += 1_000
        }
        #expect(count > 200_000)
        #expect(Double(abs(Self.size(all) - count)) <= 0.2 * Double(count))
    }

    @Test("is limited")
    func limit() {
        var condition = Self.leaf
        var doublings = 0
        while !condition.tree.isFailure {
            condition = condition && condition
            doublings += 1
        }
        // The last of them would have had 2^20.
        #expect(doublings == 20)
        #expect(
            FetchError.tooLarge(limit: TreeSize.maximum).description
                == "the conditions have more than about 1000000 values and members, as often as each is written. "
                + "Compare with a list by 'isIn', and join no condition with itself")
    }

    @Test("may be that of 100,000 conditions")
    func manyConditions() throws {
        let condition = FetchPredicate.any((2...100_001).map { size in Nest.predicate { $0.size == size } })
        #expect(try Nest.request().all().where(condition).fetch(in: Nest.all).map(\.id) == [2, 3])
    }

    @Test("is that of what SQL repeats, too")
    func repeated() {
        let condition = (1...80).reduce(Self.leaf) { condition, _ in
            let text = ExpressionTree.conditional(
                condition.tree, then: Nest.fetchableMembers.name.tree, else: ExpressionTree(.literal(.text("z"))))
            return FetchPredicate(.text(.hasPrefix, text, "a", []))
        }
        let error = #expect(throws: FetchError.self) {
            try Nest.request().all().where(condition).sql(for: .sqlite)
        }
        #expect(error?.code == .tooLarge)
        #expect(throws: Never.self) { try Nest.request().all().where(condition).fetch(in: Nest.all) }
    }
}

@Suite("Ways to related models") struct WayTests {
    @Test("that a loop makes are no longer than those that are accepted")
    func loop() throws {
        let use = StackUse.measure {
            var way = Nest.fetchableMembers.parent
            for _ in 0..<100_000 { way = way.parent }
            withExtendedLifetime(way) {}
        }
        #expect(use < 64 * 1024)
    }

    @Test("that are too long stay so wherever they begin")
    func failure() throws {
        var way = Nest.fetchableMembers.parent
        for _ in 0..<100 { way = way.parent }
        let members = Nest.fetchableMembers
        let conditions: [FetchPredicate<Nest>] = [
            way.name == "a", way == nil, way.children.isEmpty, way.children.contains { $0.size > 1 },
            way.satisfies { $0.size > 1 }, members.parent.satisfies(way.name == "a"),
            members.children.contains { $0.satisfies(way.name == "a") }, members.parent.satisfies { _ in way == nil },
        ]
        for condition in conditions {
            let error = #expect(throws: FetchError.self) {
                try Nest.request().all().where(condition).fetch(in: MemoryStore().adding(Nest.all))
            }
            #expect(error?.code == .tooDeep)
            #expect(error?.reason == "the path to a related model passes through more than 48 relationships")
        }
    }
}
