import Fetching
import Foundation

@testable import FetchingFilters
@testable import FetchingTestSupport

/// Draws documents that a query string can say: tests of members that all have to hold, an order and a part of the models.
///
/// Most are read. Some have a value, an operator or a member that is refused, and then the query string is refused as well.
struct QueryDocuments {
    /// A name, and the type whose values are compared with it.
    struct Member {
        let name: String
        let type: PrimitiveType?
    }

    let model: String
    var members: [Member]
    let rows: [String]
    var generator: SplitMix64

    /// All members of a model and behind some relationships.
    init<Model: Fetchable>(_ model: Model.Type, along ways: [(String, any Fetchable.Type)], seed: UInt64) {
        self.model = "\(model)"
        func members(_ model: any Fetchable.Type, _ prefix: String) -> [Member] {
            model.fetchableEntity.columns.map { Member(name: prefix + $0.property, type: $0.propertyType) }
        }
        self.members =
            members(model, "") + ways.flatMap { members($0.1, $0.0 + ".") } + [Member(name: "nobody", type: .text)]
        rows = ways.map(\.0)
        generator = SplitMix64(seed: seed)
    }

    mutating func predicate() -> JSONValue {
        var conditions: [JSONValue] = []
        var asked: Set<String> = []
        for _ in 0..<number(0...4) {
            let condition = condition()
            // What is asked twice has the same name.
            if asked.insert(identity(condition)).inserted { conditions.append(condition) }
        }
        let all: JSONValue =
            switch conditions.count {
            case 0: .bool(true)
            case 1: conditions[0]
            default: .object([JSONMember("and", .array(conditions))])
            }
        return .object([
            JSONMember("version", .number("1")), JSONMember("model", .text(model)), JSONMember("where", all),
        ])
    }

    mutating func request() -> JSONValue {
        guard case .object(let members) = predicate() else { return .null }
        var terms: [JSONValue] = []
        for _ in 0..<number(0...3) { terms.append(term()) }
        let limit: JSONValue = generator.isOne(in: 12) ? .null : .number("\(number(0...1010))")
        let offset: JSONValue = generator.isOne(in: 2) ? .null : .number("\(number(0...50))")
        return .object(
            members + [
                JSONMember("sort", .array(terms)), JSONMember("limit", limit), JSONMember("offset", offset),
                JSONMember("distinct", .bool(false)),
            ])
    }

    private func identity(_ condition: JSONValue) -> String {
        if let inner = condition["not"] { return "not " + identity(inner) }
        return [condition["member"], condition["row"], condition["is"]].map { $0?.documentText ?? "" }.joined()
    }

    private mutating func term() -> JSONValue {
        let member = pick(members)
        let options = member.type == .text && generator.isOne(in: 3) ? pick(StoredOperation.allSuffixes) : ""
        return .object([
            JSONMember("member", .text(member.name)),
            JSONMember("order", .text(pick(["ascending", "descending"]) + options)),
            JSONMember("nils", .text(pick(["smallest", "smallest", "first", "last"]))),
        ])
    }

    private mutating func condition() -> JSONValue {
        var condition = test()
        if generator.isOne(in: 3) { condition = .object([JSONMember("not", condition)]) }
        return condition
    }

    private mutating func test() -> JSONValue {
        if generator.isOne(in: 12) {
            return .object([
                JSONMember("row", .text(generator.isOne(in: 6) ? "nobody" : pick(rows))),
                JSONMember("is", .text("missing")),
            ])
        }
        let member = pick(members)
        let subject = JSONMember("member", .text(member.name))
        let anything: [StoredOperator] = [.null, .equal, .notEqual, .isIn, .less, .greaterOrEqual, .between, .from]
        let others: [StoredOperator] =
            switch member.type {
            case .text: [.hasPrefix, .contains, .hasSuffix, .like, .equals, .matches]
            case .int64: [.hasAllBits, .hasAnyBit, .upTo, .through, .lessOrEqual]
            case .bool: [.isTrue, .isTrue]
            default: [.greater, .betweenUpTo]
            }
        let all = StoredOperator.allCases.filter { $0.isTest }
        let operation = generator.isOne(in: 20) ? pick(all) : pick(anything + others)
        let suffix = operation.text != nil && generator.isOne(in: 3) ? pick(StoredOperation.allSuffixes) : ""
        let name = JSONMember("is", .text(operation.rawValue + suffix))
        let type = operation.text == nil ? member.type : .text
        switch operation.argument {
        case nil: return .object([subject, name])
        case "values":
            var values: [JSONValue] = []
            for _ in 0..<(operation == .isIn ? number(1...4) : 2) {
                values.append(operation == .isIn && generator.isOne(in: 8) ? .null : value(type))
            }
            // An empty list and one of an empty text look alike: they are not said.
            if values == [.text("")] { values = [.text(","), .text("")] }
            return .object([subject, name, JSONMember("values", .array(values))])
        default: return .object([subject, name, JSONMember("value", value(type))])
        }
    }
}

extension QueryDocuments {
    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...(values.count - 1))] }

    /// A value of a type; seldom a text that is none, which stays one in a query string.
    private mutating func value(_ type: PrimitiveType?) -> JSONValue {
        if generator.isOne(in: 40) { return .text(pick(["x", "", "1,2", " 1", "01", "0x1", "TRUE", "1 ", "\0", "٣"])) }
        switch type {
        case .bool: return .bool(generator.isOne(in: 2))
        case .int64:
            let far = ["9223372036854775807", "-9223372036854775808", "9223372036854775808", "-0", "127", "128", "1.0"]
            return .number(generator.isOne(in: 5) ? pick(far + ["1e2"]) : "\(number(-3...12))")
        case .double:
            let others = ["5e-324", "1E2", "1e999", "1e-999", "0.1", "-0.0", "9007199254740993"]
            if generator.isOne(in: 8) { return .text(pick(["infinity", "-infinity"])) }
            return .number(generator.isOne(in: 3) ? pick(others) : "\(Double(number(-50...50)) / 4)")
        case .data: return .text(pick(["", "AAH/", "AA==", "++//", "AAH"]))
        case .date:
            return .text(pick(["2026-01-31T12:00:00.5Z", "1600-02-29T23:59:59Z", "2026-02-30T00:00:00Z", "now"]))
        case .uuid:
            let digits = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16, uppercase: true)
            return .text(String(repeating: "0", count: 8 - digits.count) + digits + "-C36C-495A-93FC-0C247A3E6E5F")
        case .decimal: return .text(pick(["-12.5", "0", "0.10", "12345678901234567890", "1e2", "1,5"]))
        case .text, .array, nil:
            let texts = [
                "Ma", "", "a b", "a+b", "a&b=c", "100%", "%41", "é", "e\u{301}", "\u{1F600}", "a,b", "\\", "\\N",
            ]
            return .text(
                pick(texts + ["\\,", ",", "[x]", "plain", "lined", "null", "true", "http://a.b/?c=d#e", "\n"]))
        }
    }
}
