import FetchingCore

/// Conversions in plain Swift: of texts by an expression rather than a parser.
enum FormConversion {
    static func result(_ function: ValueFunction, of key: FormKey) -> FormKey? {
        switch key {
        case .number(let number):
            if let rule = function.rounding?.rule { return FormTypes.number.key(number.rounded(rule)) }
            return Int(exactly: number).map(FormKey.int)
        case .int(let integer): return FormTypes.text.key("\(integer)")
        case .bytes(let bytes):
            let text = String(decoding: bytes, as: UTF8.self)
            guard function == .double else { return Int(text).map(FormKey.int) }
            let isNumber = text.wholeMatch(of: /[+\-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+\-]?[0-9]{1,4})?/) != nil
            return isNumber ? Double(text).map(FormTypes.number.key) : nil
        case .decimal, .list: return nil
        }
    }
}
