import Fetching
import Foundation
import Testing

@testable import FetchingFilters
@testable import FetchingTestSupport

/// `FETCHING_QUERIES=200000 FETCHING_SEED=7 swift test --filter ODataRandomTests` tries more, or others.
@Suite("Options of OData mean what the document means that they were written from")
struct ODataRandomTests {
    private static let seed = environment("FETCHING_SEED") ?? 20_260_301
    private static let count = Int(environment("FETCHING_QUERIES") ?? 2000)

    private static func environment(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
    }

    static let types: [String: PrimitiveType] = {
        var types: [String: PrimitiveType] = [:]
        let rows: [(String, any Fetchable.Type)] = [
            ("", Letter.self), ("box.", LetterBox.self), ("box.parent.", LetterBox.self), ("", Enclosure.self),
        ]
        for (prefix, model) in rows {
            for column in model.fetchableEntity.columns { types[prefix + column.property] = column.propertyType }
        }
        types["nobody"] = .text
        return types
    }()

    /// Conditions of conditions, on letters and what is enclosed in them.
    struct Documents {
        var letters: QueryDocuments
        var enclosures: QueryDocuments
        var generator: SplitMix64

        init(seed: UInt64) {
            letters = QueryDocuments(Letter.self, along: [("box", LetterBox.self)], seed: seed)
            enclosures = QueryDocuments(Enclosure.self, along: [("letter", Letter.self)], seed: seed &+ 1)
            enclosures.members.removeAll { $0.name.contains(".") }
            generator = SplitMix64(seed: seed &+ 2)
        }

        mutating func request() -> JSONValue {
            guard case .object(let members) = letters.request() else { return .null }
            let condition = condition(depth: Int.random(in: 0...4, using: &generator))
            return .object(members.map { $0.key == "where" ? JSONMember("where", condition) : $0 })
        }

        private mutating func leaf(isInside: Bool) -> JSONValue {
            let document = isInside ? enclosures.predicate() : letters.predicate()
            return document["where"] ?? .bool(true)
        }

        private mutating func condition(depth: Int, isInside: Bool = false) -> JSONValue {
            guard depth > 0 else {
                return generator.isOne(in: 3) ? special(isInside: isInside) : leaf(isInside: isInside)
            }
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: return .object([JSONMember("not", condition(depth: depth - 1, isInside: isInside))])
            case 1 where !isInside:
                let inner = condition(depth: depth - 1, isInside: true)
                let exists = JSONValue.object([
                    JSONMember("exists", .text("enclosures")),
                    JSONMember("where", generator.isOne(in: 3) ? .object([JSONMember("not", inner)]) : inner),
                ])
                return generator.isOne(in: 2) ? exists : .object([JSONMember("not", exists)])
            default:
                var conditions: [JSONValue] = []
                for _ in 0..<Int.random(in: 2...3, using: &generator) {
                    conditions.append(condition(depth: depth - 1, isInside: isInside))
                }
                return .object([JSONMember(generator.isOne(in: 2) ? "and" : "or", .array(conditions))])
            }
        }

        /// A test of what is computed, or of two members.
        private mutating func special(isInside: Bool) -> JSONValue {
            let outside = isInside ? "../" : ""
            let tests = [
                #"{"member":"\#(outside)stars","is":">","other":{"member":"\#(outside)id"}}"#,
                #"{"member":"\#(isInside ? "pages" : "stars")","is":"<=","other":{"member":"\#(outside)stars"}}"#,
                #"{"operand":{"length":{"member":"\#(outside)title"}},"is":">","value":3}"#,
                #"{"operand":{"length":{"trimmed":{"member":"\#(outside)body"}}},"is":"in","values":[1,2,null]}"#,
                #"{"operand":{"trimmed":{"member":"\#(outside)title"}},"is":"hasPrefix","value":"a"}"#,
                #"{"operand":{"lowercased":{"member":"\#(outside)title"}},"is":"contains","value":"a"}"#,
                #"{"operand":{"length":{"uppercased":{"member":"\#(outside)body"}}},"is":"<","value":9}"#,
                #"{"operand":{"+":[{"member":"\#(outside)title"},{"text":"'a"}]},"is":"hasSuffix","value":"a'a"}"#,
                #"{"operand":{"+":[{"text":""},{"trimmed":{"member":"\#(outside)body"}}]},"is":"in","values":["a",null]}"#,
                #"{"operand":{"datePart":"year","of":{"member":"\#(outside)seen"},"offset":0},"is":"==","value":2024}"#,
                #"{"operand":{"count":"\#(outside)enclosures","where":true},"is":">=","value":2}"#,
                #"{"row":"\#(outside)box","is":"missing"}"#, #"{"exists":"\#(outside)enclosures","where":true}"#,
            ]
            let text = tests[Int.random(in: 0..<tests.count, using: &generator)]
            return (try? JSONScanner.value(of: Array(text.utf8), maximumDepth: 10)) ?? .bool(true)
        }
    }

    private func meaning(_ read: () throws -> Data) -> String {
        do { return String(decoding: try read(), as: UTF8.self) } catch let error as StoredFilterError {
            return "\(error.code): \(error.reason). \(error.cure)"
        } catch { return "\(error)" }
    }

    @Test("Random documents: 2,000", arguments: [true, false])
    func random(_ isEverything: Bool) {
        let count = Self.count / 2
        let rules =
            isEverything
            ? StoredFilterRules<Letter>(members: .everything, operators: .all) : StoredErrorTests.rules()
        var documents = Documents(seed: Self.seed)
        var writer = ODataWriter(types: Self.types, generator: SplitMix64(seed: Self.seed))
        var (tried, read) = (0, 0)
        while tried < count {
            let document = documents.request()
            guard let query = writer.query(document) else { continue }
            tried += 1
            let data = Data(document.documentText.utf8)
            let expected = meaning { try Letter.request(stored: data, rules: rules).stored() }
            let found = meaning { try Letter.request(odata: query, rules: rules).stored() }
            #expect(found == expected, "\(query)\n\(document.documentText)")
            if found != expected { return }
            if expected.hasPrefix("{") { read += 1 }
        }
        #expect(read > count / (isEverything ? 4 : 50), "\(read) of \(count)")
        if Self.count >= 100_000 { print("OData: \(read) of \(count) were read, the others refused in the same words") }
    }

    /// Each value that the text has, and each name, as often as they are in it.
    private static func parts(_ filter: String) -> [String] {
        let texts = filter.matches(of: #/'((?:[^']|'')*)'/#.matchingSemantics(.unicodeScalar)).map {
            "text " + $0.output.1.replacing("''", with: "'")
        }
        let rest = filter.replacing(#/'(?:[^']|'')*'/#.matchingSemantics(.unicodeScalar), with: " ")
            // What is in a UUID or a number, such as its exponent, is no name. By the default of Swift, `75,1E2` would be one word.
            .replacing(#/[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/#, with: " ")
            .replacing(#/\b[0-9][0-9A-Za-z.:+\-]*/#.wordBoundaryKind(.simple), with: " ")
            // The reader passes over spaces beside a stroke.
            .replacing(#/[ \t]*\/[ \t]*/#, with: "/")
        let variables = Set(
            rest.matches(of: #/(?:any|all) *\( *([A-Za-z0-9_$]+) *:/#.matchingSemantics(.unicodeScalar)).map(\.output.1)
        )
        let names = rest.matches(of: #/[A-Za-z_$][A-Za-z0-9_$\/]*/#.matchingSemantics(.unicodeScalar)).map { match in
            let path = match.output.split(separator: "/").filter { !["any", "all", "$count"].contains($0) }
            let name = path.dropFirst(path.first.map(variables.contains) == true ? 1 : 0).joined(separator: ".")
            // Functions may have large letters.
            let functions: Set = ["tolower", "toupper", "concat", "round", "floor", "ceiling"]
            return functions.contains(name.lowercased()) ? name.lowercased() : name
        }
        let known: Set = [
            "eq", "ne", "lt", "le", "gt", "ge", "and", "or", "not", "in", "null", "true", "false", "inf", "length",
            "trim",
            "year", "month", "day", "hour", "minute", "second", "contains", "startswith", "endswith", "matchespattern",
            "z",
            "t", "",
        ]
        return (texts + names.filter { !known.contains($0.lowercased()) }).sorted()
    }

    @Test("Mutated options are refused, or say all that they say: 2,000", arguments: [true, false])
    func mutated(_ isEverything: Bool) throws {
        let count = Self.count / 2
        let rules =
            isEverything
            ? StoredFilterRules<Letter>(members: .everything, operators: .all) : StoredErrorTests.rules()
        let names: Set = [
            "title", "body", "stars", "small", "weight", "created", "seal", "isPinned", "marks", "box.name", "box",
            "enclosures", "pages", "../title", "../body", "../stars", "../box", "../enclosures",
        ]
        var documents = Documents(seed: Self.seed &+ 5)
        var writer = ODataWriter(types: Self.types, generator: SplitMix64(seed: Self.seed &+ 5))
        var mutations = StoredMutations(seed: Self.seed)
        var (tried, read) = (0, 0)
        while tried < count {
            guard let valid = writer.query(documents.request()),
                errorText({ try Letter.request(odata: valid, rules: rules) }) == nil,
                var filter = QueryReading.pairs(in: valid)?.first(where: { $0.name.hasSuffix("filter") })?.value
            else { continue }
            tried += 1
            var bytes = Array(filter.utf8)
            for _ in 0...mutations.number(below: 2) {
                let index = mutations.number(below: bytes.count)
                let end = min(bytes.count, index + 1 + mutations.number(below: 8))
                let words = [
                    " and ", " or ", "not ", "(", ")", "'", " eq ", " gt ", "password", ",", "v1/", "/any()", "null",
                ]
                switch mutations.number(below: 6) {
                case 0: bytes[index] ^= 1 << UInt8(mutations.number(below: 7))
                case 1: bytes.remove(at: index)
                case 2: bytes.removeSubrange(index..<end)
                case 3: bytes.insert(contentsOf: bytes[index..<end], at: index)
                case 4: bytes.insert(mutations.pick(Array("() ,'/:-1".utf8)), at: index)
                default: bytes.insert(contentsOf: mutations.pick(words).utf8, at: index)
                }
                if bytes.isEmpty { bytes = Array(" ".utf8) }
            }
            filter = String(decoding: bytes, as: UTF8.self)
            let query = "$top=5&$filter=" + QueryReading.encoded(filter)
            guard let stored = try? Letter.request(odata: query, rules: rules).stored() else { continue }
            read += 1
            let text = String(decoding: stored, as: UTF8.self)
            let found = text.matches(of: #/"(?:member|row|exists|count)":"([^"]*)"/#).map { String($0.output.1) }
            #expect(isEverything || names.isSuperset(of: found), "\(filter) became \(text)")
            // What it was read as, written again.
            let json = try JSONScanner.value(of: Array(stored), maximumDepth: 100)
            guard let written = writer.query(json), let again = QueryReading.pairs(in: written),
                let meant = again.first(where: { $0.name.hasSuffix("filter") })?.value ?? (again.isEmpty ? nil : "true")
            else { continue }
            let (said, back) = (Self.parts(filter), Self.parts(meant))
            #expect(said == back, "\(filter) became \(text)")
            if said != back { return }
        }
        #expect(read > count / 60, "\(read) of \(count)")
        if Self.count >= 100_000 { print("OData: \(read) of \(count) mutated texts were read") }
    }
}
