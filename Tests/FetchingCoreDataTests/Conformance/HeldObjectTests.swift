import Fetching
import Testing

@testable import FetchingCore
@testable import FetchingTestSupport

/// Objects that are related by what their properties hold, and are compared by what they are: as formats they mean what they
/// mean in memory. The names of the properties are words of the language.
@Suite struct HeldObjectTests {
    private final class Sailor: Fetchable {
        let name: String
        let size: Int?
        var first: Sailor?
        var crew: [Sailor] = []

        init(_ name: String, size: Int?) {
            self.name = name
            self.size = size
        }

        struct FetchableMembers: FetchableMemberContainer {
            typealias Model = Sailor
            let name = FetchableMember<Sailor, String>("name", keyPath: { \.name }, value: { $0.name })
            let size = FetchableMember<Sailor, Int?>("size", keyPath: { \.size }, value: { $0.size })
            var first: ToOneMember<Sailor, Sailor> { ToOneMember(property: "first") { $0.first } }
            var crew: ToManyMember<Sailor, Sailor> { ToManyMember(property: "crew") { $0.crew } }
        }

        static let fetchableMembers = FetchableMembers()
        static let fetchableEntity = FetchableEntity(
            name: "Sailor", columns: [fetchableMembers.name.column, fetchableMembers.size.column])
        static var fetchableRelationships: [FetchableRelationship] {
            [FetchableRelationship(fetchableMembers.first), FetchableRelationship(fetchableMembers.crew)]
        }
    }

    @Test func conditionsHoldAsInMemory() throws {
        let tally = FormatTally()
        for seed in 0..<40 {
            var conditions = Conditions(seed: UInt64(seed))
            let objects = StoredObjects(MemoryStore().adding(conditions.sailors))
            for depth in 0..<60 {
                let condition = FetchPredicate<Sailor>(conditions.condition(depth: depth % 4, [.root]))
                try FormatCheck(tally: tally).check(
                    Sailor.request().all().where(condition).query, of: Sailor.self, in: objects)
            }
        }
        #expect(tally.translated >= 1_900, "\(tally.summary)")
        #expect(tally.reasons.isSubset(of: FormatRefusals.ofRelatedModels), "\(tally.summary)")
    }

    /// Draws conditions on sailors.
    private struct Conditions {
        var generator: SplitMix64
        let sailors: [Sailor]

        init(seed: UInt64) {
            var generator = SplitMix64(seed: seed)
            let sailors = (0..<8).map { index in
                Sailor("\(index % 3)", size: generator.isOne(in: 3) ? nil : Int.random(in: 0...3, using: &generator))
            }
            for sailor in sailors where !generator.isOne(in: 3) {
                sailor.first = sailors.randomElement(using: &generator)
                sailor.first?.crew.append(sailor)
            }
            (self.generator, self.sailors) = (generator, sailors)
        }

        mutating func condition(depth: Int, _ rows: [RowSource]) -> ExpressionTree {
            switch Int.random(in: depth > 0 ? 0...8 : 5...8, using: &generator) {
            case 0: .joined(condition(depth: depth - 1, rows), condition(depth: depth - 1, rows), by: .and)
            case 1: .joined(condition(depth: depth - 1, rows), condition(depth: depth - 1, rows), by: .or)
            case 2: .negated(condition(depth: depth - 1, rows))
            case 3: .exists(crew(depth: depth, rows))
            case 4:
                .comparison(
                    Int.random(in: 0...1, using: &generator) == 0 ? .notEqual : .less,
                    .aggregate(.count, in: crew(depth: depth, rows)),
                    with: .int64(Int64.random(in: 0...2, using: &generator)))
            case 5: .isObject(row(rows), in: objects())
            case 6: .isSameObject(row(rows), row(rows))
            case 7: .isMissing(Sailor.fetchableMembers.first.rowSource.rebased(onto: row(rows)))
            default: .comparison(.less, .column(Sailor.fetchableMembers.size.column, of: row(rows)), with: .int64(2))
            }
        }

        /// A sailor in sight, or one on the way from there.
        private mutating func row(_ rows: [RowSource]) -> RowSource {
            var row = rows.randomElement(using: &generator) ?? .root
            while generator.isOne(in: 3) { row = Sailor.fetchableMembers.first.rowSource.rebased(onto: row) }
            return row
        }

        private mutating func crew(depth: Int, _ rows: [RowSource]) -> RelatedRows {
            let element = RowSource(.element(name: "crew"))
            // The sailor that is asked for is out of sight in a format: only now and then is it read inside.
            let inSight = generator.isOne(in: 6) ? rows : rows.filter { $0 !== RowSource.root }
            return RelatedRows(
                parent: row(rows), relationship: Sailor.fetchableMembers.crew.source.relationship, element: element,
                condition: generator.isOne(in: 4) ? nil : condition(depth: depth - 1, inSight + [element]))
        }

        private mutating func objects() -> [ObjectIdentity] {
            (0...Int.random(in: 0...2, using: &generator)).compactMap { _ in
                sailors.randomElement(using: &generator).map { sailor in
                    let identifier = ObjectIdentifier(sailor)
                    return ObjectIdentity(identifier) { ObjectIdentifier($0) == identifier }
                }
            }
        }
    }
}
