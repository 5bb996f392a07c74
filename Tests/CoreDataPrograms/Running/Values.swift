import CoreData
import Fetching
import FetchingCoreData

/// Selected members: what the dictionaries are asked for, and what is read of them.
enum Values {
    static func run() throws {
        try request()
        try decoding()
        try numbers()
        try mismatches()
        try shapes()
    }

    private static func request() throws {
        let context = Store.context()
        context.answer([NSDictionary]())
        let rows = try User.request().all().where { $0.age > 1 }.sorted(by: .ascending(\.name))
            .select(\.name, \.nickname, \.friend.age, \.site).fetch(in: context)
        expect(rows.isEmpty)
        let request = try unwrap(context.lastFetch(of: NSDictionary.self))
        expect(request.entityName, "Customer")
        expect(request.resultType, .dictionaryResultType)
        expect(request.includesPendingChanges, false)
        expect(request.returnsDistinctResults, false)
        expect(request.propertiesToGroupBy == nil)
        expect(request.havingPredicate == nil)
        expect(text(of: request.predicate), "%K > %@ | NSString age | NSNumber(Int) 1")
        expect(order(of: request), ["+name"])
        expect(
            properties(of: request),
            [
                "value0: name as string", "value1: nickname as string", "value2: friend.age as integer64",
                "value3: site as URI",
            ])
        _ = try User.request().all().select(\.plan).distinct().fetch(in: context)
        expect(context.lastFetch(of: NSDictionary.self)?.returnsDistinctResults, true)
        _ = try User.request().first(nth: 3, after: 2).select(
            \.score, \.isAdmin, \.joined, \.avatar, \.balance, \.id
        ).fetch(in: context)
        let limited = try unwrap(context.lastFetch(of: NSDictionary.self))
        expect([limited.fetchLimit, limited.fetchOffset], [3, 2])
        expect(
            properties(of: limited),
            [
                "value0: score as double", "value1: isAdmin as boolean", "value2: joined as date",
                "value3: avatar as binary", "value4: balance as decimal", "value5: id as UUID",
            ])
    }

    private static func decoding() throws {
        let context = Store.context()
        let id = UUID()
        let date = Date(timeIntervalSinceReferenceDate: 7.25)
        context.answer([
            dictionary(["value0": "Maria" as NSString, "value1": NSNumber(value: 3), "value2": "premium"]),
            dictionary(["value0": "Max", "value1": NSNumber(value: Int16(4)), "value2": "freemium"]),
        ])
        let rows = try User.request().all().select(\.name, \.age, \.plan).fetch(in: context)
        expect(rows.map(\.0), ["Maria", "Max"])
        expect(rows.map(\.1), [3, 4])
        expect(rows.map(\.2), [.premium, .freemium])

        context.answer([
            dictionary([
                "value0": id as NSUUID, "value1": date as NSDate, "value2": Data([1, 2]) as NSData,
                "value3": NSDecimalNumber(string: "12.50"), "value4": NSNumber(value: true),
                "value5": URL(string: "https://example.org")! as NSURL,
            ])
        ])
        let row = try unwrap(
            User.request().all().select(\.id, \.joined, \.avatar, \.balance, \.isAdmin, \.site).fetch(in: context).first
        )
        expect(row.0, id)
        expect(row.1, date)
        expect(row.2, Data([1, 2]))
        expect(row.3, 12.5)
        expect(row.4, true)
        expect(row.5?.absoluteString, "https://example.org")

        context.answer([dictionary([:]), dictionary(["value0": NSNull()]), dictionary(["value0": "M"])])
        expect(try User.request().all().select(\.nickname).fetch(in: context), [nil, nil, "M"])
    }

    private static func numbers() throws {
        let context = Store.context()
        let stored: [NSNumber] = [
            NSNumber(value: Int8(1)), NSNumber(value: Int16(2)), NSNumber(value: Int32(3)), NSNumber(value: UInt8(4)),
            NSNumber(value: 5.0), NSDecimalNumber(string: "6"),
        ]
        context.answer(stored.map { dictionary(["value0": $0]) })
        expect(try User.request().all().select(\.age).fetch(in: context), [1, 2, 3, 4, 5, 6])
        expect(try User.request().all().select(\.visits).fetch(in: context), [1, 2, 3, 4, 5, 6])
        expect(try User.request().all().select(\.score).fetch(in: context), [1, 2, 3, 4, 5, 6])
        expect(try User.request().all().select(\.balance).fetch(in: context), [1, 2, 3, 4, 5, 6])
        context.answer([dictionary(["value0": NSNumber(value: 0)]), dictionary(["value0": NSNumber(value: 1)])])
        expect(try User.request().all().select(\.isAdmin).fetch(in: context), [false, true])
        context.answer([dictionary(["value0": NSNumber(value: 3)])])
        expect(try User.request().all().select(\.rights).fetch(in: context), [[.reading, .writing]])
        context.answer([dictionary(["value0": NSNumber(value: Int64.max)])])
        expect(try User.request().all().select(\.age).fetch(in: context), [Int.max])
    }

    private static func mismatches() throws {
        let context = Store.context()
        context.answer([dictionary(["value0": NSNumber(value: 1.5)])])
        expectError(.typeMismatch, "the attribute holds a value of type 'NSNumber', not int64") {
            try User.request().all().select(\.age).fetch(in: context)
        }
        context.answer([dictionary(["value0": NSNumber(value: 70_000)])])
        expectError(.outOfRange, "the stored number 70000 does not fit 'Int16'") {
            try User.request().all().select(\.visits).fetch(in: context)
        }
        context.answer([dictionary(["value0": Date()])])
        expectError(.typeMismatch, "the attribute holds a value of type 'Date', not text") {
            try User.request().all().select(\.name).fetch(in: context)
        }
        context.answer([dictionary(["value0": "gold"])])
        expectError(.unknownRawValue, "'Plan' has no case with the raw value 'gold'") {
            try User.request().all().select(\.plan).fetch(in: context)
        }
        context.answer([dictionary([:])])
        expectError(.unexpectedNull, "there is no text, but the value is not optional") {
            try User.request().all().select(\.name).fetch(in: context)
        }
    }

    private static func shapes() throws {
        let context = Store.context()
        context.answer([dictionary(["value0": "Maria", "value1": NSNumber(value: 3)])])
        let first = try User.request().first().select(\.name, \.age).fetch(in: context)
        expect(first?.0, "Maria")
        expect(context.lastFetch(of: NSDictionary.self)?.fetchLimit, 1)
        expectError(.unsupported, "Core Data's predicates cannot ask for computed values") {
            try User.request().all().select { $0.score * 2 }.fetch(in: context)
        }
        expectError(.unsupported, "Core Data's predicates cannot ask for computed values") {
            try User.request().all().select(\.mugs.count).fetch(in: context)
        }
        expect(context.callNames, ["fetch"])
        context.answer([User.new(["name": "Maria"])])
        let users = try User.request().all().select { $0 }.fetch(in: context)
        expect(users.map(\.name), ["Maria"])
    }
}

func dictionary(_ values: [String: Any]) -> NSDictionary {
    values as NSDictionary
}

/// What dictionaries hold: name, expression and type.
func properties(of request: NSFetchRequest<NSDictionary>) -> [String] {
    (request.propertiesToFetch ?? []).map(name)
}

func groupNames(of request: NSFetchRequest<NSDictionary>) -> [String]? {
    request.propertiesToGroupBy?.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }
}

private func name(of property: Any) -> String {
    guard let property = property as? NSExpressionDescription, let expression = property.expression else {
        return "\(property)"
    }
    let type =
        switch property.expressionResultType {
        case .stringAttributeType: "string"
        case .integer64AttributeType: "integer64"
        case .doubleAttributeType: "double"
        case .booleanAttributeType: "boolean"
        case .dateAttributeType: "date"
        case .decimalAttributeType: "decimal"
        case .UUIDAttributeType: "UUID"
        case .URIAttributeType: "URI"
        case .binaryDataAttributeType: "binary"
        default: "\(property.expressionResultType)"
        }
    return "\(property.name): \(text(of: expression)) as \(type)"
}

func text(of expression: NSExpression) -> String {
    switch expression.stub_form {
    case .keyPath(let path): path
    case .function(let name, let arguments):
        "\(name)(\(arguments.map { ($0 as? NSExpression).map { text(of: $0) } ?? "\($0)" }.joined(separator: ", ")))"
    case .evaluatedObject: "SELF"
    case .format(let format, let arguments):
        ([format] + arguments.map(argumentText)).joined(separator: " | ")
    default: "\(expression.stub_form)"
    }
}
