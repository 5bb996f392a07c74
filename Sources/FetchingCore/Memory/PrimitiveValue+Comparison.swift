package import Foundation

extension PrimitiveValue {
    /// The value as it compares: NaN, which no database stores, is nil, and a date has whole milliseconds, as GRDB
    /// stores it.
    var comparable: PrimitiveValue {
        switch self {
        case _ where isNaN: .null
        case .date(let date): .date(date.roundedToMilliseconds)
        default: self
        }
    }

    /// Whether this value is less than, equal to or greater than another; nil if either is null, or of another kind.
    func order(_ other: PrimitiveValue) -> Order? {
        switch (self, other) {
        case (.bool(let a), .bool(let b)): Order(a ? 1 : 0, b ? 1 : 0)
        case (.int64(let a), .int64(let b)): Order(a, b)
        case (.double(let a), .double(let b)): Order(a, b)
        case (.text(let a), .text(let b)): Order(utf8: a, b)
        case (.date(let a), .date(let b)): Order(a, b)
        case (.decimal(let a), .decimal(let b)): Order(a, b)
        case (.data(let a), .data(let b)): Order(bytes: a, b)
        case (.uuid(let a), .uuid(let b)):
            withUnsafeBytes(of: a.uuid) { a in withUnsafeBytes(of: b.uuid) { b in Order(bytes: a, b) } }
        default: nil
        }
    }
}

enum Order {
    case less, equal, greater

    init<Value: Comparable>(_ a: Value, _ b: Value) {
        self = a < b ? .less : a == b ? .equal : .greater
    }

    init(bytes a: some Sequence<UInt8>, _ b: some Sequence<UInt8>) {
        if a.lexicographicallyPrecedes(b) { self = .less } else { self = a.elementsEqual(b) ? .equal : .greater }
    }

    /// By Unicode scalars, which is the order of the UTF-8 bytes.
    init(utf8 a: String, _ b: String) {
        self.init(bytes: a.utf8, b.utf8)
    }

    var reversed: Order {
        switch self {
        case .less: .greater
        case .equal: .equal
        case .greater: .less
        }
    }
}

extension ComparisonOperator {
    func holds(_ order: Order?) -> Bool {
        switch self {
        case .equal: order == .equal
        case .notEqual: order != .equal
        case .less: order == .less
        case .lessOrEqual: order == .less || order == .equal
        case .greater: order == .greater
        case .greaterOrEqual: order == .greater || order == .equal
        }
    }
}

extension Date {
    /// The date in whole milliseconds, rounded as the formatter behind GRDB's text form rounds: it adds half a
    /// millisecond to the time since 1970 and cuts off the rest.
    package var roundedToMilliseconds: Date {
        let secondsFrom1970To2001 = 978_307_200.0
        let milliseconds = ((timeIntervalSinceReferenceDate + secondsFrom1970To2001) * 1000 + 0.5).rounded(.down)
        guard milliseconds.isFinite else { return self }
        let seconds = (milliseconds / 1000).rounded(.down)
        return Date(
            timeIntervalSinceReferenceDate: seconds - secondsFrom1970To2001 + (milliseconds - seconds * 1000) / 1000)
    }
}
