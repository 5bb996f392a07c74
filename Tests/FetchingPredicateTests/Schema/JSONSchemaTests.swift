import Fetching
import Foundation
import Testing

@testable import FetchingFilters
@testable import FetchingTestSupport

/// `FETCHING_SCHEMA_DOCUMENTS=100000 FETCHING_SEED=7 swift test --filter JSONSchemaTests` draws more, or others.
@Suite("A schema admits what the decoder reads, and nothing else")
struct JSONSchemaTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["FETCHING_SCHEMA_DOCUMENTS"].flatMap { Int($0) } ?? 1000
    private static let seed = environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_260_401

    /// Limits that only say what a schema can say too.
    private static var limits: StoredFilterLimits {
        var limits = StoredFilterLimits()
        (limits.conditions, limits.searchedBytes, limits.depth, limits.values) = (100_000, .max, 100, 3)
        (limits.patternLength, limits.patternGroups) = (.max, .max)
        return limits
    }

    /// Boxes in boxes, without end.
    private static func boxes() -> StoredMembers<LetterBox> { .only(\.name).following(\.parent, boxes()) }

    private static let subjects: [SchemaSubject] = {
        do {
            var restricted = StoredErrorTests.rules()
            restricted.limits = limits
            let letters = StoredFilterRules<Letter>(members: .everything, operators: .all, limits: limits)
            let parcels = StoredFilterRules<Parcel>(members: .everything, operators: .all, limits: limits)
            return [
                try SchemaSubject("letters", letters, seed: seed),
                try SchemaSubject("requests of letters", letters, seed: seed &+ 1, isRequest: true, outerRows: 0),
                try SchemaSubject("parcels", parcels, seed: seed &+ 2, outerRows: 1),
                try SchemaSubject("requests of parcels", parcels, seed: seed &+ 3, isRequest: true, outerRows: 0),
                try SchemaSubject("rules for strangers", restricted, seed: seed &+ 4),
                try SchemaSubject(
                    "structs in columns",
                    StoredFilterRules<Crate>(members: .everything, operators: .all, limits: limits),
                    seed: seed &+ 20, outerRows: 1),
                try SchemaSubject(
                    "two operators",
                    StoredFilterRules<Parcel>(
                        members: .only(\.label, \.isOpen), operators: [.equal, .condition], limits: limits),
                    seed: seed &+ 5),
                try SchemaSubject(
                    "boxes in boxes",
                    StoredFilterRules<Letter>(
                        members: .only(\.title, \.created).following(\.box, boxes()), operators: .all, limits: limits),
                    seed: seed &+ 6),
            ]
        } catch { fatalError("\(error)") }
    }()

    private func report(_ what: String, _ subject: SchemaSubject, _ figures: SchemaFigures) {
        guard Self.environment["FETCHING_SCHEMA_DOCUMENTS"] != nil else { return }
        print("schema: \(subject.name): \(what): \(figures), \(subject.schema.data.count) bytes")
    }

    @Test("Documents that are drawn from it decode", arguments: subjects)
    func drawn(_ subject: SchemaSubject) {
        #expect(SchemaDocuments(subject.schema, seed: 0).emptyDefinitions == [])
        var figures = SchemaFigures()
        let refused = subject.refused(count: Self.count, &figures)
        report("drawn", subject, figures)
        #expect(refused == [])
        #expect(figures.read > figures.documents * 97 / 100)
    }

    @Test("Mutated documents are for both, or for neither", .asksSchemaJudge, arguments: subjects)
    func mutated(_ subject: SchemaSubject) throws {
        var figures = SchemaFigures()
        let disputed = try subject.disputed(count: Self.count, &figures)
        report("mutated", subject, figures)
        #expect(disputed == [])
        #expect(figures.admitted > figures.documents / 25)
        #expect(figures.admitted < figures.documents * 9 / 10)
        #expect(figures.excused.values.reduce(0, +) < figures.documents / 30)
    }

    @Test("The validator says the same when it is left as it is", .asksSchemaJudge)
    func unaided() throws {
        let subject = Self.subjects[4]
        var documents = SchemaDocuments(subject.schema, seed: 91)
        var mutations = StoredMutations(seed: 91)
        let texts = (0..<200).map { index in
            let document = documents.document(depth: index % 3)
            return (index % 2 == 0 ? document : mutations.changingTree(document).0).documentText
        }
        let answers = try SchemaJudge.answers(subject.schema, texts)
        #expect(try SchemaJudge.answers(subject.schema, texts, isUnaided: true) == answers)
        #expect(answers.contains(true) && answers.contains(false))
    }
}
