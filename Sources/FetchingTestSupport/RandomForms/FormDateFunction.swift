import Fetching
import FetchingCore
import Foundation

/// A function of a date, and what it is by Foundation's calendar: that counts as ours does from 1582 on.
struct FormDateFunction: Sendable {
    let text: String
    let isDate: Bool
    private let makeExpression: @Sendable (FetchExpression<Specimen, Date?>) -> ExpressionTree
    private let value: @Sendable (Date) -> Int?

    func expression(of operand: FetchExpression<Specimen, Date?>) -> ExpressionTree { makeExpression(operand) }

    /// Nil for a date outside of the years 1 to 9999, which is noticed.
    func key(of date: Date, _ overflow: FormOverflow?) -> FormKey? {
        guard let value = value(date) else {
            overflow?.notice()
            return nil
        }
        return .int(value)
    }

    private static let offsets = Pool(0, 0, 3600, -18_000, 20_700)

    static func drawPart(_ generator: inout SplitMix64) -> FormDateFunction {
        let offset = offsets.pick(&generator)
        let (part, component) = Pool<(FetchDatePart, Calendar.Component)>(
            (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
            (.weekday, .weekday)
        ).pick(&generator)
        return FormDateFunction(
            text: "part(\(component), \(offset))", isDate: false,
            makeExpression: { $0.part(part, in: .offset(seconds: offset)).tree },
            value: { calendar(offset).component(component, from: $0) })
    }

    static func drawDate(_ generator: inout SplitMix64) -> FormDateFunction {
        generator.isOne(in: 2) ? drawStart(&generator) : drawSum(&generator)
    }

    private static func drawStart(_ generator: inout SplitMix64) -> FormDateFunction {
        let offset = offsets.pick(&generator)
        let (unit, component) = Pool<(FetchDateUnit, Calendar.Component)>(
            (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second)
        ).pick(&generator)
        return FormDateFunction(
            text: "start(of: \(component), \(offset))", isDate: true,
            makeExpression: { $0.start(of: unit, in: .offset(seconds: offset)).tree },
            value: { calendar(offset).dateInterval(of: component, for: $0).flatMap { milliseconds($0.start) } })
    }

    private static func drawSum(_ generator: inout SplitMix64) -> FormDateFunction {
        let offset = offsets.pick(&generator)
        let (step, component, count) = Pool<(FetchDateStep, Calendar.Component, Int)>(
            (.seconds(-1), .second, -1), (.minutes(90), .minute, 90), (.hours(-25), .hour, -25), (.days(1), .day, 1),
            (.days(-365), .day, -365), (.weeks(3), .day, 21), (.months(1), .month, 1), (.months(-13), .month, -13),
            (.years(4), .year, 4), (.years(-1), .year, -1), (.years(9000), .year, 9000),
            (.days(-1_000_000), .day, -1_000_000)
        ).pick(&generator)
        return FormDateFunction(
            text: "adding(\(count) \(component), \(offset))", isDate: true,
            makeExpression: { $0.adding(step, in: .offset(seconds: offset)).tree },
            value: { calendar(offset).date(byAdding: component, value: count, to: $0).flatMap(milliseconds) })
    }

    private static func calendar(_ offset: Int) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
        return calendar
    }

    private static func milliseconds(_ date: Date) -> Int? {
        let milliseconds = Int((date.timeIntervalSince1970 * 1000).rounded())
        return (-62_135_596_800_000..<253_402_300_800_000).contains(milliseconds) ? milliseconds : nil
    }
}

extension FormField {
    var isDate: Bool { domain.name.hasPrefix("Date") }
}

extension FormValue {
    /// The date that its key is, by the unit of its form.
    func date(_ rows: FormRows) -> Date? {
        guard let count = key(rows)?.int else { return nil }
        let units: Double =
            switch domain.name {
            case FormTypes.seconds.name, FormTypes.isoText.name, FormTypes.dateTime.name: 1
            case FormTypes.day.name: 1 / 86_400
            case FormTypes.time.name: 1_000_000
            default: 1000
            }
        return Date(timeIntervalSince1970: Double(count) / units)
    }
}
