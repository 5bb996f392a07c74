import FetchingCore
import Foundation
import Testing

/// Numbers of up to 18 digits are calculated with as integers, and others by their digits.
@Suite("Calculations with decimals")
struct DecimalNumberTests {
    private static func number() -> (significand: Int64, exponent: Int) {
        let limits: [Int64] = [9, 99_999, 999_999_999, 99_999_999_999_999, 999_999_999_999_999_999]
        let limit = limits.randomElement() ?? 9
        return (Int64.random(in: -limit...limit), Int.random(in: -20...3))
    }

    /// The digits from the first of the larger number to the last of the one that has more behind the point.
    private static func span(_ a: (significand: Int64, exponent: Int), _ b: (significand: Int64, exponent: Int)) -> Int
    {
        let ends = [a, b].map { "\($0.significand.magnitude)".count + $0.exponent }
        return (ends.max() ?? 0) - min(a.exponent, b.exponent)
    }

    /// What fits 35 digits, Foundation calculates exactly too. Products of 18 digits each pass from the one way to the other.
    @Test func resultsAreThoseOfFoundation() {
        for _ in 0..<20_000 {
            let (a, b) = (Self.number(), Self.number())
            let (first, second) = (Self.decimal(a), Self.decimal(b))
            for operation in [ArithmeticOperator.add, .subtract, .multiply] {
                let result = operation.applyReportingOverflow(
                    .small(a.significand, exponent: a.exponent), .small(b.significand, exponent: b.exponent))
                let expected =
                    switch operation {
                    case .add: first + second
                    case .subtract: first - second
                    case .multiply, .divide, .remainder, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight:
                        first * second
                    }
                // Foundation cuts the last digits of a sum off that needs 37 or 38.
                guard operation == .multiply || Self.span(a, b) < 36, let text = result.result?.text,
                    text.filter(\.isNumber).count <= 35
                else { continue }
                #expect(result.result?.decimal == expected, "\(a) \(operation.rawValue) \(b)")
                #expect(result.result?.text == expected.description)
                #expect(!result.overflow)
            }
        }
    }

    /// What is divided by a number and multiplied by it differs in the last digit at the most.
    @Test func quotientsAreThoseOfProducts() throws {
        for _ in 0..<5_000 {
            let (a, b) = (Self.number(), Self.number())
            guard b.significand != 0 else { continue }
            let product = try #require(
                ArithmeticOperator.multiply.applyReportingOverflow(
                    .small(a.significand, exponent: a.exponent), .small(b.significand, exponent: b.exponent)
                ).result)
            let quotient = ArithmeticOperator.divide.applyReportingOverflow(
                product, .small(b.significand, exponent: b.exponent))
            #expect(quotient.result?.decimal == Self.decimal(a), "\(a) * \(b)")
        }
    }

    private static func decimal(_ number: (significand: Int64, exponent: Int)) -> Decimal {
        Decimal(
            sign: number.significand < 0 ? .minus : .plus, exponent: number.exponent,
            significand: Decimal(number.significand.magnitude))
    }

    @Test func sumsDoNotDependOnTheOrder() {
        for _ in 0..<200 {
            let numbers = (0..<200).map { _ in
                DecimalNumber.small(Int64.random(in: -(.max) ... .max), exponent: Int.random(in: -100...100))
            }
            var (sum, reversed) = (DecimalSum(), DecimalSum())
            for number in numbers { sum.add(number) }
            for number in numbers.reversed() { reversed.add(number) }
            #expect(sum.total?.text == reversed.total?.text)
            #expect(sum.average?.text == reversed.average?.text)
        }
    }

    @Test(arguments: [
        "0", "1", "-1", "12.5", "-0.001", "123456789012345678901234567890.12345678", "1e127", "1e-128", "-7e100",
    ])
    func textsAreThoseOfFoundation(text: String) throws {
        let decimal = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
        let number = DecimalNumber(decimal)
        #expect(number.text == "\(decimal)")
        #expect(number.decimal == decimal)
        #expect(number.decimal.hashValue == decimal.hashValue)
    }
}
