import Fetching
import Foundation
import Testing

@testable import FetchingFilters
@testable import FetchingTestSupport

/// Documents that are broken in every way. What is read has to say exactly what the document says: when it is written
/// again, the result is equal as JSON, apart from what the specification lets be written in two ways. So nothing of a
/// document was passed over, and no filter became wider.
///
/// `FETCHING_STORED_DOCUMENTS=200000 FETCHING_SEED=7 swift test --filter StoredFuzzTests` tries more, or others.
@Suite("Mutated documents are refused, or mean what they say")
struct StoredFuzzTests {
    private struct Count {
        var documents = 0
        var decoded = 0
    }

    private let seed = environment("FETCHING_SEED") ?? 20_260_101
    private let count = Int(environment("FETCHING_STORED_DOCUMENTS") ?? 40_000)

    private static func environment(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
    }

    private static let requests = [
        #"{"version":1,"model":"Letter","where":{"member":"stars","is":">","value":1},"sort":["#
            + #"{"member":"title","order":"descending[c]","nils":"smallest"}],"limit":10,"offset":5,"distinct":false}"#,
        #"{"version":1,"model":"Letter","where":true,"sort":[],"limit":3,"offset":null,"distinct":true}"#,
    ]

    @Test("40,000 documents")
    func documents() throws {
        let parts: UInt64 = 4
        for part in 0..<parts {
            var count = Count()
            let failure = try failure(seed: seed &+ part, documents: self.count / Int(parts), &count)
            #expect(failure == nil, "seed \(seed &+ part), document \(count.documents), \(count.decoded) decoded")
            #expect(count.decoded > count.documents / 200, "only \(count.decoded) of \(count.documents) decoded")
        }
    }

    private func failure(seed: UInt64, documents: Int, _ count: inout Count) throws -> String? {
        var mutations = StoredMutations(seed: seed)
        let seeds = LetterPredicates.documents + Self.requests
        let trees = try seeds.map { try JSONScanner.value(of: Array($0.utf8), maximumDepth: 100) }
        for _ in 0..<documents {
            let index = mutations.number(below: seeds.count)
            let isRequest = index >= LetterPredicates.documents.count
            var bytes = Array(seeds[index].utf8)
            var expectation = StoredMutations.Expectation.canonical
            switch mutations.number(below: 10) {
            case 0: bytes = mutations.randomBytes()
            case 1, 2, 3: bytes = mutations.changingBytes(bytes)
            case 4: bytes = mutations.swappingTokens(bytes)
            default:
                let (tree, expected) = mutations.changingTree(trees[index])
                (bytes, expectation) = (Array(tree.documentText.utf8), expected)
            }
            count.documents += 1
            guard let written = read(bytes, isRequest: isRequest) else { continue }
            count.decoded += 1
            let text = String(decoding: bytes, as: UTF8.self)
            guard expectation == .canonical else { return "accepted: \(text)" }
            let (said, meant) = (canonical(bytes), canonical(Array(written)))
            guard said == meant else { return "\(text) became \(String(decoding: written, as: UTF8.self))" }
        }
        return nil
    }

    /// What is written of what was read, nil if it was refused.
    private func read(_ bytes: [UInt8], isRequest: Bool) -> Data? {
        let data = Data(bytes)
        if isRequest { return try? Letter.request(stored: data, rules: .trusted).stored() }
        return try? Letter.predicate(stored: data, rules: .trusted).stored()
    }

    private func canonical(_ bytes: [UInt8]) -> String? {
        try? JSONScanner.value(of: bytes, maximumDepth: 300).canonical.documentText
    }

    @Test("No document names a member that the rules leave out: 20,000 documents")
    func forbiddenMembers() throws {
        let rules = StoredFilterRules<Letter>(
            members: .only(\.title, \.stars, \.isPinned).following(\.box, .only(\.name)))
        var mutations = StoredMutations(seed: seed)
        let trees = try LetterPredicates.documents.map { try JSONScanner.value(of: Array($0.utf8), maximumDepth: 100) }
        var decoded = 0
        for _ in 0..<20_000 {
            let (tree, _) = mutations.changingTree(mutations.pick(trees))
            let data = Data(tree.documentText.utf8)
            guard let read = try? Letter.predicate(stored: data, rules: rules) else { continue }
            decoded += 1
            let text = String(decoding: try read.stored(), as: UTF8.self)
            let names = text.matches(of: #/"(?:member|row|exists|count|of)":"([^"]*)"/#).map { String($0.output.1) }
            let allowed = ["title", "stars", "isPinned", "box.name", "box"]
            #expect(names.allSatisfy(allowed.contains), "seed \(seed): \(text)")
        }
        #expect(decoded > 300)
    }

    @Test("Valid documents cut off anywhere are refused")
    func prefixes() {
        for document in LetterPredicates.documents {
            let bytes = Array(document.utf8)
            for count in 0..<bytes.count {
                #expect(read(Array(bytes[..<count]), isRequest: false) == nil, "\(document) cut at \(count)")
            }
        }
    }
}
