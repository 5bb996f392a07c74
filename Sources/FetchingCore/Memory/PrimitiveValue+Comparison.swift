package import Foundation

extension PrimitiveValue {
    /// The value as it compares: NaN, which no database stores, is nil, and a date has whole milliseconds, as GRDB
    /// stores it.
    package var comparable: PrimitiveValue {
        if isNaN { return .null }
        return if case .date(let date) = self { .date(date.roundedToMilliseconds) } else { self }
    }

    /// Whether this value is less than, equal to or greater than another; nil if either is null, or of another kind.
    package func order(_ other: PrimitiveValue) -> Order? {
        switch (self, other) {
        case (.bool(let a), .bool(let b)): Order(a, b)
        case (.int64(let a), .int64(let b)): Order(a, b)
        case (.double(let a), .double(let b)): Order(a, b)
        case (.text(let a), .text(let b)): Order(a, b)
        case (.date(let a), .date(let b)): Order(a, b)
        case (.decimal(let a), .decimal(let b)): Order(a, b)
        case (.data(let a), .data(let b)): Order(a, b)
        case (.uuid(let a), .uuid(let b)): Order(a, b)
        case (.array(let a), .array(let b)): Order(a, b)
        // Null, or values of two types.
        default: nil
        }
    }
}

package enum Order {
    case less, equal, greater

    init<Value: MemoryValue>(_ a: Value, _ b: Value) {
        self = a.isLess(than: b) ? .less : b.isLess(than: a) ? .greater : .equal
    }

    var reversed: Order {
        switch self {
        case .less: .greater
        case .equal: .equal
        case .greater: .less
        }
    }
}

extension Date {
    private static let secondsFrom1970To2001 = 978_307_200.0

    /// The milliseconds since 1970, rounded as the formatter behind GRDB's text form rounds: it adds half a millisecond and
    /// cuts off the rest.
    package var wholeMillisecondsSince1970: Double {
        ((timeIntervalSinceReferenceDate + Self.secondsFrom1970To2001) * 1000 + 0.5).rounded(.down)
    }

    /// The date in whole milliseconds.
    package var roundedToMilliseconds: Date {
        let milliseconds = wholeMillisecondsSince1970
        guard milliseconds.isFinite else { return self }
        let seconds = (milliseconds / 1000).rounded(.down)
        return Date(
            timeIntervalSinceReferenceDate: seconds - Self.secondsFrom1970To2001
                + (milliseconds - seconds * 1000) / 1000)
    }
}
