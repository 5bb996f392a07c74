import Fetching
import FetchingPredicate
import Testing

@Suite struct FromFoundationRandomTests {
    /// The parts leave out what is documented to differ: texts with several forms, and results that do not fit 64 bits.
    @Test(arguments: 1...4)
    func `random predicates find the same three times`(seed: Int) throws {
        var predicates = RandomPredicates(seed: UInt64(seed))
        for index in 0..<1000 {
            let predicate = predicates.next()
            do { try expectSame(predicate, comment: "predicate \(index) of seed \(seed)") } catch {
                Issue.record("predicate \(index) of seed \(seed): \(error)")
            }
        }
    }
}
