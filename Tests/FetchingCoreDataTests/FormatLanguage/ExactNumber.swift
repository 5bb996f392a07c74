import Foundation

/// A finite number as `magnitude * 2^two * 10^ten`, which each of our types is without a rounding.
struct ExactNumber {
    private var isNegative: Bool
    private var magnitude: [UInt32]
    private var two: Int
    private var ten: Int

    /// Less than 0, 0, or more than 0, or nil for what is not a number.
    static func order(_ left: FormatLanguageValue, _ right: FormatLanguageValue) -> Int? {
        switch (whole(left), whole(right)) {
        case (let left?, let right?): return left < right ? -1 : left == right ? 0 : 1
        default: break
        }
        if let left = infinity(left) ?? nil {
            guard let right = infinity(right) else { return nil }
            return left - (right ?? 0) == 0 ? 0 : left
        }
        if let right = infinity(right) ?? nil { return infinity(left) == nil ? nil : -right }
        guard let left = ExactNumber(left), let right = ExactNumber(right) else { return nil }
        return left.order(to: right)
    }

    private static func whole(_ value: FormatLanguageValue) -> Int64? {
        switch value {
        case .bool(let truth): truth ? 1 : 0
        case .integer(let number): number
        default: nil
        }
    }

    /// The sign of an infinity, nil inside for what is finite, nil outside for a NaN.
    private static func infinity(_ value: FormatLanguageValue) -> Int?? {
        switch value {
        case .double(let number) where number.isNaN: .none
        case .double(let number) where number.isInfinite: .some(number < 0 ? -1 : 1)
        case .decimal(let number) where number.isNaN: .none
        default: .some(nil)
        }
    }

    private init?(_ value: FormatLanguageValue) {
        (isNegative, magnitude, two, ten) = (false, [], 0, 0)
        switch value {
        case .bool, .integer:
            guard let number = Self.whole(value) else { return nil }
            isNegative = number < 0
            magnitude = Self.digits(of: number.magnitude)
        case .double(let number):
            guard number.isFinite else { return nil }
            isNegative = number < 0
            let exponent = Int(number.exponentBitPattern)
            magnitude = Self.digits(of: number.significandBitPattern | (exponent == 0 ? 0 : 1 << 52))
            two = max(exponent, 1) - 1075
        case .decimal(let number):
            guard !number.isNaN else { return nil }
            // The description of a decimal has all its digits, and no language.
            let parts = "\(number)".split(separator: ".")
            isNegative = number < 0
            ten = parts.count == 2 ? -parts[1].count : 0
            for digit in parts.joined() where digit != "-" {
                guard let digit = digit.wholeNumberValue else { return nil }
                multiply(by: 10, adding: UInt32(digit))
            }
        default: return nil
        }
    }

    private func order(to other: ExactNumber) -> Int {
        if magnitude.isEmpty || other.magnitude.isEmpty || isNegative != other.isNegative {
            return sign == other.sign ? 0 : sign < other.sign ? -1 : 1
        }
        var (left, right) = (self, other)
        left.scale(two: two - min(two, other.two), ten: ten - min(ten, other.ten))
        right.scale(two: other.two - min(two, other.two), ten: other.ten - min(ten, other.ten))
        let order = Self.order(left.magnitude, right.magnitude)
        return isNegative ? -order : order
    }

    private var sign: Int { magnitude.isEmpty ? 0 : isNegative ? -1 : 1 }

    private mutating func scale(two: Int, ten: Int) {
        for _ in 0..<two / 16 { multiply(by: 1 << 16, adding: 0) }
        multiply(by: 1 << UInt32(two % 16), adding: 0)
        for _ in 0..<ten { multiply(by: 10, adding: 0) }
    }

    private mutating func multiply(by factor: UInt32, adding first: UInt32) {
        var carry = UInt64(first)
        for index in magnitude.indices {
            let product = UInt64(magnitude[index]) * UInt64(factor) + carry
            magnitude[index] = UInt32(truncatingIfNeeded: product)
            carry = product >> 32
        }
        if carry > 0 { magnitude.append(UInt32(carry)) }
    }

    private static func digits(of number: UInt64) -> [UInt32] {
        let digits = [UInt32(truncatingIfNeeded: number), UInt32(number >> 32)]
        return Array(digits.prefix(number == 0 ? 0 : number >> 32 == 0 ? 1 : 2))
    }

    private static func order(_ left: [UInt32], _ right: [UInt32]) -> Int {
        if left.count != right.count { return left.count < right.count ? -1 : 1 }
        guard let index = left.indices.last(where: { left[$0] != right[$0] }) else { return 0 }
        return left[index] < right[index] ? -1 : 1
    }
}
