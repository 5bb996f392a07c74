import Fetching
import Foundation

extension ConformanceGroup {
    /// Calculations with decimals: exact up to 38 digits, rounded beyond, nil for a division by zero and where a result is too large.
    static let decimalCalculations = ConformanceGroup("Decimals", calculations + nilResults + roundings + overflows)

    static let sales = [
        Sale(1, "19.99", "0.5"), Sale(2, "0.1", "0.2", parent: 1), Sale(3, "-7.25", nil, parent: 1),
        Sale(4, "0", "0", parent: 2), Sale(5, "12345678901234567890.123456789", "1", parent: 1),
    ]

    private static let calculations: [ConformanceCase] = [
        ConformanceCase("+ is exact", in: sales, keys: [2]) { $0.price + $0.discount == Sale.decimal("0.3") },
        ConformanceCase("-", in: sales, keys: [1]) { $0.price - 20 == Sale.decimal("-0.01") },
        ConformanceCase("*", in: sales, keys: [1]) { $0.price * Sale.decimal("1.19") == Sale.decimal("23.7881") },
        ConformanceCase("a number before an operator", in: sales, keys: [3]) { 2 - $0.price == Sale.decimal("9.25") },
        ConformanceCase("the other sign", in: sales, keys: [3]) { -$0.price > 7 && -$0.price < 8 },
        ConformanceCase("a quotient", in: sales, keys: [2]) { $0.price / $0.discount == Sale.decimal("0.5") },
        ConformanceCase("* before +", in: sales, keys: [1]) { $0.price + $0.price * 2 == Sale.decimal("59.97") },
        ConformanceCase("parentheses", in: sales, keys: [1]) { ($0.price + $0.discount) * 2 == Sale.decimal("40.98") },
        ConformanceCase("from left to right", in: sales, keys: [1]) { $0.price - 1 - 1 == Sale.decimal("17.99") },
        ConformanceCase("in a list", in: sales, keys: [1, 3]) {
            ($0.price * 2).isIn([Sale.decimal("39.98"), Sale.decimal("-14.50")])
        },
        ConformanceCase("in a range", in: sales, keys: [1, 2]) { ($0.price * 2).isIn(0.1...40) },
        ConformanceCase("on both sides", in: sales, keys: [1, 2, 3, 4, 5]) { $0.price * 2 == $0.price + $0.price },
        ConformanceCase("many digits", in: sales, keys: [5]) {
            $0.price + Sale.decimal("0.000000000876543211") == Sale.decimal("12345678901234567890.123456789876543211")
        },
        ConformanceCase(
            "a sort order of results", in: sales, keys: [3, 4, 2, 1, 5],
            request: { Sale.request().all().sorted(by: .ascending { $0.price * 3 }) }),
    ]

    private static let nilResults: [ConformanceCase] = [
        ConformanceCase("a calculation with nil is nil", in: sales, keys: [3]) { $0.discount + 1 == nil },
        ConformanceCase("nil differs from every number", in: sales, keys: [1, 2, 3, 4]) { $0.discount * 2 != 2 },
        ConformanceCase("division by a zero", in: sales, keys: [1, 2, 3, 4, 5]) { $0.price / 0 == nil },
        ConformanceCase("division by a member that is zero", in: sales, keys: [3, 4]) { $0.price / $0.discount == nil },
        ConformanceCase("another value for nil", in: sales, keys: [3]) {
            $0.price - ($0.discount ?? Sale.decimal("0.25")) == Sale.decimal("-7.5")
        },
        ConformanceCase("a choice", in: sales, keys: [1]) {
            choose(if: $0.price > 10, then: $0.price * 2, else: $0.price) == Sale.decimal("39.98")
        },
    ]

    private static let tenDigits = Sale.decimal("1e10")

    /// Products and quotients whose last digit is rounded, halves away from zero.
    private static let roundings: [ConformanceCase] = [
        ConformanceCase("a third", in: [Sale(1, "1")], keys: [1]) {
            $0.price / 3 == Sale.decimal("0.33333333333333333333333333333333333333")
        },
        ConformanceCase("two thirds, rounded up", in: [Sale(1, "-2")], keys: [1]) {
            $0.price / 3 == Sale.decimal("-0.66666666666666666666666666666666666667")
        },
        ConformanceCase(
            "a product of more than 38 digits", in: [Sale(1, "1.2345678901234567890123456789012345678")], keys: [1]
        ) { $0.price * Sale.decimal("1.5") == Sale.decimal("1.8518518351851851835185185183518518517") },
        ConformanceCase("a half, away from zero", in: [Sale(1, "-1.0000000000000000000000000000000000005")], keys: [1])
        {
            $0.price + 10 - 10 == Sale.decimal("-1.000000000000000000000000000000000001")
                || $0.price * 3 == Sale.decimal("-3.0000000000000000000000000000000000015")
        },
        ConformanceCase(
            "a sum of more than 38 digits", in: [Sale(1, "99999999999999999999999999999999999999")], keys: [1]
        ) {
            $0.price + Sale.decimal("0.5") == Sale.decimal("1e38")
        },
        ConformanceCase("digits behind the 128th", in: [Sale(1, "1e-100")], keys: [1]) {
            $0.price * Sale.decimal("1e-100") == 0 && $0.price * Sale.decimal("5e-29") == Sale.decimal("1e-128")
        },
    ]

    private static let extremes = [Sale(1, "9e127", "1e127"), Sale(2, "-9e127", "-1e127"), Sale(3, "1", "1e-128")]

    private static let overflows: [ConformanceCase] = [
        ConformanceCase("+ above the largest", in: extremes, keys: [2, 3]) {
            $0.price + $0.discount * 2 <= 2 || $0.id > 1
        },
        ConformanceCase("* above the largest is nil", in: extremes, keys: [1, 2]) {
            !($0.price * 100 <= 0) && !($0.price * 100 >= 0)
        },
        ConformanceCase("/ above the largest is nil", in: extremes, keys: [3]) {
            $0.discount / $0.price < 1 && $0.id == 3
        },
        ConformanceCase("a quotient by a small number", in: extremes, keys: [3]) { $0.price / $0.discount == nil },
        ConformanceCase("an overflow, negated", in: extremes, keys: [1, 2, 3]) { !($0.price * 1000 == 1) },
        ConformanceCase("an overflow within another calculation", in: extremes, keys: [1, 2]) {
            $0.price * 100 / 100 == nil
        },
        ConformanceCase("the largest fits", in: extremes, keys: [1]) { $0.price + 0 == Sale.decimal("9e127") },
    ]
}
