import Fetching
import Foundation

extension ConformanceGroup {
    /// Computed decimals where other values stand: in groups, selections, aggregates, pages and changes.
    static let decimalsInPlaces = ConformanceGroup("Decimals in requests", DecimalPlaces.cases)
}

private enum DecimalPlaces {
    static let cases = aggregates + groups + walks + assignments

    private static let sales = ConformanceGroup.sales
    private static let all = Sale.request().all()
    private static let some = all.where { $0.id < 5 }

    private static func text(_ decimal: Decimal?) -> String { decimal.map { "\($0)" } ?? "nil" }

    private static func value(
        _ name: String, in sales: [Sale] = sales, _ expected: String,
        _ answer: @escaping @Sendable (any RelatedConformanceStore) throws -> Any
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let got = "\(try answer(try engine.store(ofRelated: [try ConformanceCollection(sales)])))"
            return got == expected ? nil : (expected, got)
        }
    }

    private static let large = [
        Sale(1, "9e127"), Sale(2, "9e127"), Sale(3, "-9e127"), Sale(4, "1e-128"), Sale(5, "0.5", parent: 1),
        Sale(6, "0.5", parent: 1), Sale(7, "2", parent: 1),
    ]

    private static let aggregates: [ConformanceCase] = [
        value("sum", "12345678901234567902.963456789") { try $0.fetch(all.sum(\.price)) },
        value("sum of optionals", "1.7") { try $0.fetch(all.sum(\.discount)) },
        value("sum of nothing", "0") { try $0.fetch(all.where { $0.id > 99 }.sum(\.price)) },
        value("sum of a calculation", "25.68") { try $0.fetch(some.sum { $0.price * 2 }) },
        value("sum along a relationship", "60.12") { try $0.fetch(some.sum { $0.parent.price + $0.parent.price / 2 }) },
        value("a sum in which parts are too large", in: large, "90") {
            text(try $0.fetch(all.where { $0.id <= 3 }.sum(\.price)) / Sale.decimal("1e126"))
        },
        value("a sum of 38 digits, rounded once", in: large, "1") {
            "\(try $0.fetch(all.where { $0.id.isIn(1, 3, 4, 5, 6) }.sum(\.price)))"
        },
        value("average", "3.21") { text(try $0.fetch(some.average(\.price))) },
        value("average of optionals", "0.23333333333333333333333333333333333333") {
            text(try $0.fetch(some.average(\.discount)))
        },
        value("average of nothing", "nil") { text(try $0.fetch(all.where { $0.id > 99 }.average(\.price))) },
        value("sum and average of distinct values", in: large, "2.5 1.25") {
            let models = all.where { $0.id > 4 }
            return
                "\(try $0.fetch(models.sum(distinct: \.price))) \(text(try $0.fetch(models.average(distinct: \.price))))"
        },
        value("sum and average of distinct calculations", in: large, "5 2.5") {
            let models = all.where { $0.id > 4 }
            return
                "\(try $0.fetch(models.sum(distinct: \.total))) \(text(try $0.fetch(models.average(distinct: \.total))))"
        },
        value("sum and average of distinct integers", "6 2.0") {
            let models = all.where { $0.id < 4 }
            return
                "\(try $0.fetch(models.sum(distinct: \.quantity))) \(try $0.fetch(models.average(distinct: \.quantity)) ?? 0)"
        },
        value("under conditions", "(20.09, 0.1, 10.045, 12.84)") {
            let (sum, distinct, average, whole) = try $0.fetch(
                some.aggregate(
                    { $0.sum(\.price) { $0.price > 0 } },
                    { $0.sum(distinct: \.price) { $0.price < 1 && $0.price > 0 } },
                    { $0.average(\.price) { $0.price > 0 } }, { $0.sum(\.price) }))
            return "(\(sum), \(distinct), \(text(average)), \(whole))"
        },
        value("a sum that is too large", in: large, "arithmeticOverflow") { store in
            code { _ = try store.fetch(all.where { $0.id < 3 }.sum(\.price)) }
        },
        value("a calculation that is too large, selected", in: large, "arithmeticOverflow") { store in
            code { _ = try store.fetch(all.select { $0.price * 10 }) }
        },
        value("a calculation that is too large, added up", in: large, "arithmeticOverflow") { store in
            code { _ = try store.fetch(all.sum { $0.price * 10 }) }
        },
    ]

    private static func code(_ run: () throws -> Void) -> String {
        do {
            try run()
            return "no error"
        } catch {
            return "\((error as? FetchError)?.code as Any? ?? error)"
        }
    }

    private static let groups: [ConformanceCase] = [
        value("selected", "39.98 nil, 0.2 1.5, -14.5 nil, 0 nil") {
            try $0.fetch(
                some.sorted(by: .ascending(\.id)).select(
                    { $0.price * 2 }, { $0.discount / $0.price + 1 - $0.price * 15 })
            ).map { "\($0.0) \($0.1.map { $0 == Sale.decimal("1.5") ? "1.5" : "nil" } ?? "nil")" }.joined(
                separator: ", ")
        },
        value("distinct", in: large, "1 4") {
            try $0.fetch(all.where { $0.id > 4 }.select { $0.price * 2 }.distinct()).sorted().map { "\($0)" }
                .joined(separator: " ")
        },
        value("grouped by a calculation", in: large, "1: 2, 4: 1") {
            try $0.fetch(
                all.where { $0.id > 4 }.grouped { $0.price * 2 }.sorted(by: .ascending { $0.key }).select(
                    \.key, \.count)
            ).map { "\($0.0): \($0.1)" }.joined(separator: ", ")
        },
        value("grouped by an average of related ones", in: large, "1: 1, nil: 6") {
            try $0.fetch(
                all.grouped { $0.parts.average(\.price) }.sorted(by: .ascending { $0.count }).select(\.key, \.count)
            ).map { "\($0.0.map { "\($0)" } ?? "nil"): \($0.1)" }.joined(separator: ", ")
        },
        value("groups that have a sum", "1: 12345678901234567882.973456789") {
            try $0.fetch(
                all.grouped(by: \.parentID).having { $0.sum(\.price) > 1 && $0.average(\.price) > 100 }
                    .select(\.key, { $0.sum(\.price) })
            ).map { "\($0.0 ?? 0): \($0.1)" }.joined(separator: ", ")
        },
        value("groups sorted by an average", "nil 2 1") {
            try $0.fetch(
                all.grouped(by: \.parentID).sorted(by: .descending { -($0.average(\.price) ?? 0) }).select(\.key)
            ).map { $0 == nil ? "nil" : "\($0 ?? 0)" }.sorted().reversed().joined(separator: " ")
        },
        value("along a relationship", "[2]") {
            try $0.fetch(all.where { $0.parent.price * $0.price == Sale.decimal("1.999") }.loading).map(\.id)
        },
        value("to-many sums", "[1]") {
            try $0.fetch(all.where { $0.parts.sum(\.price) > 100 }.loading).map(\.id)
        },
        value("to-many averages", "[2]") {
            try $0.fetch(all.where { $0.parts.average(\.price) == 0 }.loading).map(\.id)
        },
        value("to-many sums of distinct values", in: large, "[1] 2.5 1.25") {
            let models = try $0.fetch(
                all.where { $0.parts.sum(distinct: \.price) == Sale.decimal("2.5") && $0.parts.sum(\.price) == 3 }
                    .loading)
            let values = try $0.fetch(
                all.where { $0.id == 1 }.select(
                    { $0.parts.sum(distinct: \.price) }, { $0.parts.average(distinct: \.price) { $0.id > 5 } }))
            return "\(models.map(\.id)) \(values[0].0) \(text(values[0].1))"
        },
    ]

    private static let walks: [ConformanceCase] = [
        ConformanceGroup.walk("pages by a calculation") {
            all.sorted(by: .descending { $0.price * 3 }, .ascending(\.id))
        },
        ConformanceGroup.walk("pages by a quotient") { all.sorted(by: .ascending { $0.price / $0.discount }) },
        ConformanceGroup.walk("pages by a quotient, nil last") {
            all.sorted(by: .ascending { $0.discount / 3 }.nilsLast)
        },
    ].map { check in
        ConformanceCase(check.label) { engine in
            try check.failure(try engine.store(ofRelated: [try ConformanceCollection(sales)]))
        }
    }

    private static func update(
        _ name: String, _ assign: @escaping @Sendable (inout Sale.FetchableUpdate) -> Void,
        gives change: @escaping @Sendable (inout Sale) -> Void
    ) -> ConformanceCase {
        ConformanceCase(
            name, in: sales,
            ChangeCheck(
                request: { Sale.request().all().where { $0.id < 4 } }, assign: assign,
                outcome: .models { sale in
                    guard sale.id < 4 else { return .none }
                    change(&sale)
                    return .updated
                }))
    }

    private static let assignments: [ConformanceCase] = [
        update("*=") {
            $0.price *= 2
        } gives: {
            $0.price = $0.price * 2
        },
        update("+= and a quotient") {
            $0.price += Sale.decimal("0.01")
            $0.discount = $0.discount / 4
        } gives: {
            $0.price = $0.price + Sale.decimal("0.01")
            $0.discount = ["1": "0.125", "2": "0.05"]["\($0.id)"].map(Sale.decimal)
        },
        update("a member of another form") {
            $0.discount = $0.price - 1
            $0.cents = 3
        } gives: {
            $0.discount = $0.price - 1
            $0.cents = 3
        },
    ]
}
