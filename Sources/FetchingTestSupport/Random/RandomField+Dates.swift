import Fetching
import Foundation

extension RandomField where Operand.Value.Base == Date {
    /// The hour of the date in a zone.
    var hour: RandomField<FetchExpression<Sample, Int?>> {
        part("hour in the west", .hour, .hour, offset: -5400, 0...23)
    }

    /// The day of the week of the date.
    var weekday: RandomField<FetchExpression<Sample, Int?>> { part("weekday", .weekday, .weekday, offset: 0, 1...7) }

    private func part(
        _ name: String, _ part: FetchDatePart, _ component: Calendar.Component, offset: Int, _ values: ClosedRange<Int>
    ) -> RandomField<FetchExpression<Sample, Int?>> {
        RandomField<FetchExpression<Sample, Int?>>(
            name: "\(self.name).\(name)",
            operand: FetchExpression(operand.part(part, in: .offset(seconds: offset)).tree),
            value: { value($0).map { number(component, of: $0, offset: offset) } }, lift: { $0 },
            draw: { Int.random(in: values, using: &$0) }, isEqual: { $0 == $1 })
    }

    private func number(_ component: Calendar.Component, of date: Date, offset: Int) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
        return calendar.component(component, from: date)
    }
}
