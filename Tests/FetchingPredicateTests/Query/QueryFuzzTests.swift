import Fetching
import Foundation
import Testing

@testable import FetchingFilters
@testable import FetchingTestSupport

/// Query strings that are broken in every way. What is read has to say exactly what the string says, as Foundation decodes it:
/// so no parameter was passed over, and none became wider.
///
/// `FETCHING_QUERIES=200000 FETCHING_SEED=7 swift test --filter QueryFuzzTests` tries more, or others.
@Suite("Mutated query strings are refused, or mean what they say")
struct QueryFuzzTests {
    private static let seed = environment("FETCHING_SEED") ?? 20_260_201
    private static let count = Int(environment("FETCHING_QUERIES") ?? 4000)

    private static func environment(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
    }

    private func mutated(_ query: String, _ mutations: inout StoredMutations) -> String {
        var bytes = Array(query.utf8)
        let signs = Array("%&=[]+,\\.-N0aF2\u{301}".utf8)
        for _ in 0...mutations.number(below: 2) where !bytes.isEmpty {
            let index = mutations.number(below: bytes.count)
            let end = min(bytes.count, index + 1 + mutations.number(below: 12))
            switch mutations.number(below: 8) {
            case 0: bytes[index] ^= 1 << UInt8(mutations.number(below: 8))
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(mutations.pick(signs), at: index)
            case 3: bytes.removeSubrange(index..<end)
            case 4: bytes.insert(contentsOf: bytes[index..<end], at: index)
            case 5: bytes[index] = mutations.pick(signs)
            case 6:
                var parts = bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
                if mutations.number(below: 2) == 0 {
                    parts.append(mutations.pick(parts))
                } else {
                    parts.swapAt(mutations.number(below: parts.count), mutations.number(below: parts.count))
                }
                bytes = Array(parts.joined(separator: [UInt8(ascii: "&")]))
            default:
                let words = ["[not]", "[eq]", "[in]", "[gt]", "[null]", "password", "sort=-title", "page[limit]=1001"]
                bytes.insert(contentsOf: mutations.pick(words).utf8, at: index)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("Everything allowed")
    func everything() throws {
        let documents = QueryDocuments(Letter.self, along: [("box", LetterBox.self)], seed: Self.seed)
        try check(StoredFilterRules(members: .everything, operators: .all), documents) { _ in true }
    }

    @Test("Within rules, which no string leaves")
    func rules() throws {
        var rules = StoredErrorTests.rules()
        rules.operators = [.comparison, .isIn, .hasPrefix]
        rules.limits.models = 900
        let names: Set = [
            "title", "body", "stars", "small", "weight", "created", "seal", "isPinned", "marks", "box.name",
        ]
        let operators: Set = ["==", "!=", "<", "<=", ">", ">=", "null", "true", "in", "hasPrefix"]
        var documents = QueryDocuments(Letter.self, along: [("box", LetterBox.self)], seed: Self.seed &+ 1)
        documents.members.removeAll { !names.contains($0.name) }
        try check(rules, documents) { text in
            let found = text.matches(of: #/"(?:member|row)":"([^"]*)"/#).map { String($0.output.1) }
            let asked = text.matches(of: #/"is":"([^"\[]*)/#).map { String($0.output.1) }
            let limit = text.firstMatch(of: #/"limit":([0-9]+)/#).flatMap { Int($0.output.1) }
            return names.isSuperset(of: found) && operators.isSuperset(of: asked) && limit ?? .max <= 900
        }
    }

    private func check(
        _ rules: StoredFilterRules<Letter>, _ documents: QueryDocuments, _ isWithin: (String) -> Bool
    ) throws {
        var documents = documents
        let seed = Self.seed
        var mutations = StoredMutations(seed: seed)
        var read = 0
        for _ in 0..<(Self.count / 2) {
            var query: String
            // What is broken was read before.
            repeat {
                query = QueryWriter(documents.request()).query(&mutations.generator)
            } while (try? Letter.request(query: query, rules: rules)) == nil
            query = mutated(query, &mutations)
            guard let stored = try? Letter.request(query: query, rules: rules).stored() else { continue }
            read += 1
            let text = String(decoding: stored, as: UTF8.self)
            #expect(isWithin(text), "seed \(seed): \(query) became \(text)")
            let json = try JSONScanner.value(of: Array(stored), maximumDepth: 100)
            let meant = QueryWriter(json).parameters.map { QueryReading($0.name, $0.value).text }.sorted()
            // Beside a limit, to pass over nothing is not written.
            let said = QueryReading.all(in: query)?.map(\.text).filter {
                $0 != "page[offset]=0" || json["limit"] == .null
            }
            .sorted()
            #expect(said == meant, "seed \(seed): \(query) became \(text)")
            if said != meant { return }
        }
        #expect(read > Self.count / 50, "only \(read) of \(Self.count / 2) were read")
        if Self.count >= 100_000 { print("\(read) of \(Self.count / 2) mutated query strings were read") }
    }

    @Test("Strings cut off anywhere are refused, or lose only what is at the end")
    func prefixes() throws {
        let rules = StoredFilterRules<Letter>(members: .everything, operators: .all)
        let query =
            "page%5Blimit%5D=20&filter[title][hasPrefix][cd]=a%20b&filter[stars][in]=1,2,%5CN&sort=-box.name[c][last]"
        let whole = try #require(QueryReading.all(in: query)).map(\.text)
        for count in 0..<query.utf8.count {
            let part = String(decoding: Array(query.utf8)[..<count], as: UTF8.self)
            guard let stored = try? Letter.request(query: part, rules: rules).stored() else { continue }
            let json = try JSONScanner.value(of: Array(stored), maximumDepth: 100)
            let parameters = QueryWriter(json).parameters.map { QueryReading($0.name, $0.value).text }
            #expect(parameters.count { !whole.contains($0) } <= 1, "\(part)")
        }
    }
}

/// A parameter in one way of writing it, read by Foundation and regular expressions.
struct QueryReading {
    let text: String

    /// Nil if there is something that is not a parameter.
    static func all(in query: String) -> [QueryReading]? {
        pairs(in: query)?.map { QueryReading($0.name, $0.value) }
    }

    /// Everything percent-encoded.
    static func encoded(_ text: String) -> String {
        text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The decoded names and values.
    static func pairs(in query: String) -> [(name: String, value: String)]? {
        if query.isEmpty { return [] }
        var pairs: [(name: String, value: String)] = []
        for part in query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
            let pair = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let texts = pair.compactMap {
                String(decoding: $0.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
                    .removingPercentEncoding
            }
            guard texts.count == 2 else { return nil }
            pairs.append((texts[0], texts[1]))
        }
        return pairs
    }

    init(_ name: String, _ value: String) {
        guard
            let match = name.wholeMatch(
                of: #/filter\[([^\[\]]*)\](\[not\])?(?:\[([A-Za-z]+)\](\[[a-z]+\])?)?/#.matchingSemantics(
                    .unicodeScalar))
        else {
            text = name + "=" + (name == "sort" ? value : Self.canonical(value, of: ""))
            return
        }
        var isNegated = match.output.2 != nil
        var operation = match.output.3.map(String.init) ?? "eq"
        let member = String(match.output.1)
        var value = value
        switch operation {
        case "null", "true", "missing":
            if value == "false" { isNegated.toggle() }
            value = ["true", "false"].contains(value) ? "" : "?"
        case "in", "between", "betweenUpTo":
            var items = Self.items(value)
            if operation == "in" {
                let some = items.filter { $0 != nil }
                if some.isEmpty { (operation, value) = ("null", "") }
                items = some + (some.count < items.count ? [nil] : [])
            }
            if operation != "null" {
                value = "\(items.map { $0.map { Self.canonical($0, of: member) } })"
            }
        default: value = Self.canonical(value, of: member)
        }
        text = "\(member) \(isNegated) \(operation)\(match.output.4 ?? "") \(value)"
    }

    private static func items(_ text: String) -> [String?] {
        ("," + text).matches(of: #/,((?:[^,\\]|\\.)*)/#.matchingSemantics(.unicodeScalar)).map { match in
            let item = String(match.output.1)
            if item == "\\N" { return nil }
            return item.replacing(#/\\([,\\])/#.matchingSemantics(.unicodeScalar)) { String($0.output.1) }
        }
    }

    /// Numbers, dates and the like in one way of writing them.
    private static func canonical(_ text: String, of member: String) -> String {
        if let number = JSONValue(number: text) { return number.canonical.documentText }
        let value = JSONValue.object([JSONMember("member", .text(member)), JSONMember("value", .text(text))]).canonical
        guard case .text(let canonical)? = value["value"] else { return text }
        return canonical
    }
}
