import Foundation

@testable import FetchingFilters
@testable import FetchingTestSupport

/// Makes other documents of a document.
struct StoredMutations {
    var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    mutating func number(below count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &generator) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }

    mutating func randomBytes() -> [UInt8] {
        let alphabet = Array(#"{}[]":,.truefalsenullis0123456789-+eE\u where"#.utf8)
        let isJSONLike = generator.isOne(in: 2)
        return (0..<number(below: 80)).map { _ in
            isJSONLike ? pick(alphabet) : UInt8(truncatingIfNeeded: generator.next())
        }
    }

    /// One to three changes of bytes.
    mutating func changingBytes(_ document: [UInt8]) -> [UInt8] {
        var bytes = document
        for _ in 0...number(below: 3) where !bytes.isEmpty {
            let index = number(below: bytes.count)
            switch number(below: 6) {
            case 0: bytes[index] ^= 1 << UInt8(number(below: 8))
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(UInt8(truncatingIfNeeded: generator.next()), at: index)
            case 3: bytes.removeSubrange(index..<min(bytes.count, index + 1 + number(below: 12)))
            case 4: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 1 + number(below: 12))], at: index)
            default: bytes[index] = pick(Array(#"{}[]":,0129-."#.utf8))
            }
        }
        return bytes
    }

    /// Two tokens in each other's places.
    mutating func swappingTokens(_ document: [UInt8]) -> [UInt8] {
        var tokens = Self.tokens(document)
        tokens.swapAt(number(below: tokens.count), number(below: tokens.count))
        return Array(tokens.joined())
    }

    private static func tokens(_ bytes: [UInt8]) -> [[UInt8]] {
        var tokens: [[UInt8]] = []
        var (isText, isEscaped) = (false, false)
        for byte in bytes {
            let isStructure = !isText && #"{}[]:,""#.utf8.contains(byte)
            if isText
                || !isStructure && !(tokens.last.map { $0.count == 1 && #"{}[]:,"#.utf8.contains($0[0]) } ?? true)
                    && tokens.last?.last != UInt8(ascii: "\"")
            {
                tokens[tokens.count - 1].append(byte)
            } else {
                tokens.append([byte])
            }
            if byte == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
            isEscaped = isText && byte == UInt8(ascii: "\\") && !isEscaped
        }
        return tokens
    }
}

extension StoredMutations {
    /// What a change of the tree has to lead to.
    enum Expectation {
        /// It is refused, or says what it now says.
        case canonical
        /// It is refused.
        case refused
    }

    private enum Change: CaseIterable {
        case removeKey, duplicateKey, addKey, renameKey, replaceValue, removeElement, swapElements, wrap, unwrap,
            copyBranch
    }

    /// A change at one place of the tree.
    mutating func changingTree(_ json: JSONValue) -> (JSONValue, Expectation) {
        let places = json.placeCount
        for _ in 0..<8 {
            let change = pick(Change.allCases)
            let branch = json.value(atPlace: number(below: places))
            let place = number(below: places)
            var expectation = Expectation.canonical
            var isDone = false
            let changed = json.replacing(place) { value in
                let (result, expected) = apply(change, to: value, branch: branch)
                isDone = result != nil
                expectation = expected
                return result ?? value
            }
            if isDone { return (changed, expectation) }
        }
        return (.array([json]), .refused)
    }

    private mutating func apply(
        _ change: Change, to value: JSONValue, branch: JSONValue
    ) -> (JSONValue?, Expectation) {
        switch (change, value) {
        case (.removeKey, .object(var members)) where !members.isEmpty:
            members.remove(at: number(below: members.count))
            return (.object(members), .refused)
        case (.duplicateKey, .object(let members)) where !members.isEmpty:
            let member = pick(members)
            let copy = generator.isOne(in: 2) ? member : JSONMember(member.key, branch)
            return (.object(generator.isOne(in: 2) ? members + [copy] : [copy] + members), .refused)
        case (.addKey, .object(let members)):
            let key = pick(Self.words)
            return members.contains { $0.key == key }
                ? (nil, .canonical) : (.object(members + [JSONMember(key, branch)]), .refused)
        case (.renameKey, .object(var members)) where !members.isEmpty:
            let index = number(below: members.count)
            members[index] = JSONMember(pick(Self.words), members[index].value)
            return (.object(members), .canonical)
        case (.removeElement, .array(var values)) where !values.isEmpty:
            values.remove(at: number(below: values.count))
            return (.array(values), .canonical)
        case (.swapElements, .array(var values)) where values.count > 1:
            values.swapAt(number(below: values.count), number(below: values.count))
            return (.array(values), .canonical)
        case (.replaceValue, _): return (scalar(), .canonical)
        case (.wrap, _):
            return (
                generator.isOne(in: 2) ? .array([value]) : .object([JSONMember(pick(Self.words), value)]), .canonical
            )
        case (.unwrap, .array(let values)) where !values.isEmpty: return (pick(values), .canonical)
        case (.unwrap, .object(let members)) where !members.isEmpty: return (pick(members).value, .canonical)
        case (.copyBranch, _): return (branch, .canonical)
        default: return (nil, .canonical)
        }
    }

    static let words =
        ["version", "model", "where", "sort", "limit", "offset", "distinct", "and", "or", "not", "member", "operand"]
        + ["row", "is", "value", "values", "other", "of", "then", "else", "exists", "count", "sum", "if", "condition"]
        + ["integer", "number", "text", "null", "hidden", "", "+", "length", "members", "Value", "é", "order", "nils"]

    private mutating func scalar() -> JSONValue {
        let names = [
            "title", "stars", "password", "box.name", "../stars", "enclosures", "box", "pages", "seen", "weight",
        ]
        switch number(below: 8) {
        case 0: return .null
        case 1: return .bool(generator.isOne(in: 2))
        case 2:
            let numbers = ["0", "-0", "1", "-1", "1.0", "1e999", "-1e999", "1e-999", "5e-324", "0.1", "1E2", "2"]
            return .number(pick(numbers + ["9223372036854775807", "9223372036854775808", "18446744073709551616"]))
        case 3: return .text(pick(names))
        case 4: return .text(pick(Self.words))
        case 5:
            let dates = ["2026-01-31T12:00:00.5Z", "2026-01-31T12:00:00.500Z", "1600-02-29T23:59:59Z"]
            return .text(
                pick(
                    dates + [
                        "AAH/", "12.50", "-0.0", "infinity", "\0", "\u{FFFF}", "00000000-0000-0000-0000-00000000abcd",
                    ]))
        case 6:
            return .text(
                pick(StoredOperator.allCases).rawValue
                    + (generator.isOne(in: 4) ? pick(["[c]", "[cd]", "[n]", "[x]"]) : ""))
        default: return pick([.array([]), .object([]), .array([.null]), .array([.number("1"), .number("2")])])
        }
    }
}

extension JSONValue {
    /// The number of values in the tree.
    fileprivate var placeCount: Int { 1 + children.reduce(0) { $0 + $1.placeCount } }

    private var children: [JSONValue] {
        switch self {
        case .array(let values): values
        case .object(let members): members.map(\.value)
        default: []
        }
    }

    fileprivate func value(atPlace place: Int) -> JSONValue {
        var found = self
        _ = replacing(place) { value in
            found = value
            return value
        }
        return found
    }

    /// Replaces one value, by its number from the top.
    fileprivate func replacing(_ place: Int, _ replace: (JSONValue) -> JSONValue) -> JSONValue {
        var next = 0
        return replacing(place, &next, replace)
    }

    private func replacing(_ place: Int, _ next: inout Int, _ replace: (JSONValue) -> JSONValue) -> JSONValue {
        let isPlace = next == place
        next += 1
        if isPlace { return replace(self) }
        switch self {
        case .array(let values):
            var result: [JSONValue] = []
            for value in values { result.append(value.replacing(place, &next, replace)) }
            return .array(result)
        case .object(let members):
            var result: [JSONMember] = []
            for member in members {
                result.append(JSONMember(member.key, member.value.replacing(place, &next, replace)))
            }
            return .object(result)
        default: return self
        }
    }
}
