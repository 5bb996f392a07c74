import Foundation

extension DateFunction {
    /// The function of what a column holds in a form.
    ///
    /// - Parameter failsOnOverflow: Whether a date outside of the years 1 to 9999 is an error rather than nil, ``FetchError``
    ///   for a model.
    func apply(_ operand: ColumnReader, in form: DateForm, failsOnOverflow: Bool) -> ColumnReader {
        guard let instant = form.instants(of: operand, failsOnOverflow: failsOnOverflow) else {
            return ColumnReader(.null)
        }
        switch self {
        case .part, .microseconds: return .int64 { try instant($0).flatMap(integer) }
        case .start, .adding, .plain, .stored:
            let results: ColumnReader.Read<Int64> = { model in
                guard let instant = try instant(model) else { return nil }
                let result = date(of: instant)
                if result == nil, failsOnOverflow { throw FetchError.dateOverflow }
                return result
            }
            guard case .stored(let form) = self else { return .date { try results($0).map(DateInstant.date) } }
            return form.reader(of: results)
        }
    }
}

extension DateForm {
    /// The instants that a column holds, nil if it has another type than the form.
    fileprivate func instants(of operand: ColumnReader, failsOnOverflow: Bool) -> ColumnReader.Read<Int64>? {
        switch (self, operand) {
        case (.plain, .date(let read)):
            return limited(read, failsOnOverflow) { DateInstant.microseconds(of: $0) }
        case (.unixSeconds, .int64(let read)):
            return limited(read, failsOnOverflow) { DateInstant.microseconds(of: $0, perUnit: 1_000_000) }
        case (.unixMilliseconds, .int64(let read)):
            return limited(read, failsOnOverflow) { DateInstant.microseconds(of: $0, perUnit: 1000) }
        case (.unixTime, .double(let read)):
            return limited(read, failsOnOverflow) { DateInstant.microseconds(ofUnixTime: $0) }
        case (_, .text(let read)):
            guard let text else { return nil }
            return { model in
                guard let value = try read(model) else { return nil }
                return text.date(from: value).flatMap(DateInstant.microseconds)
            }
        // The nil of a literal is read as a truth value.
        default: return nil
        }
    }

    private func limited<Value>(
        _ read: @escaping ColumnReader.Read<Value>, _ failsOnOverflow: Bool,
        _ instant: @escaping @Sendable (Value) -> Int64?
    ) -> ColumnReader.Read<Int64> {
        { model in
            guard let value = try read(model) else { return nil }
            let instant = instant(value)
            if instant == nil, failsOnOverflow { throw FetchError.dateOverflow }
            return instant
        }
    }

    fileprivate func reader(of instants: @escaping ColumnReader.Read<Int64>) -> ColumnReader {
        switch self {
        case .plain: .date { try instants($0).map(DateInstant.date) }
        case .unixSeconds: .int64 { try instants($0).map { $0.dividedDown(by: 1_000_000) } }
        case .unixMilliseconds: .int64 { try instants($0).map { ($0 + 500).dividedDown(by: 1000) } }
        case .unixTime: .double { try instants($0).map { Double($0) / 1_000_000 } }
        case .iso8601Text, .dateTimeText, .dayText:
            .text { try instants($0).flatMap(text(of:)) }
        }
    }

    /// The text of an instant of the years 1 to 9999, cut off where the form ends; nil where the form is not text.
    package func text(of instant: Int64) -> String? {
        text?.text(millisecondsSince1970: Double(instant.dividedDown(by: 1000)))
    }
}

extension Int64 {
    /// The quotient, rounded down.
    package func dividedDown(by divisor: Int64) -> Int64 { Int64(Int(self).dividedDown(by: Int(divisor)).quotient) }
}
