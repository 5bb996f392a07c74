/// Regular expressions for schemas, in what the dialects have in common. None holds back from what it has matched.
enum SchemaPattern {
    static func literal(_ text: String) -> String {
        var pattern = ""
        for scalar in text.unicodeScalars {
            if #"^$\.*+?()[]{}|/"#.unicodeScalars.contains(scalar) { pattern += "\\" }
            pattern.unicodeScalars.append(scalar)
        }
        return pattern
    }

    static func any(of patterns: [String]) -> String {
        patterns.count == 1 ? patterns[0] : "(?:" + patterns.joined(separator: "|") + ")"
    }

    static func either(_ first: String?, _ second: String) -> String {
        guard let first else { return second }
        return any(of: [first, second])
    }

    static func repeated(_ pattern: String) -> String { "(?:\(pattern))*" }
}

extension SchemaPattern {
    static let uuid = "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"

    /// Base64 with padding, in which no bit is lost.
    static let data =
        "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"

    static let decimal = #"^-?[0-9]+(?:\.[0-9]+)?$"#

    /// Decimal numbers of at most 38 digits, for which there is room.
    static let plainDecimal = #"^-?[0-9]{1,19}(?:\.[0-9]{1,19})?$"#

    /// The characters beside the sign and the point that every decimal number has room for.
    static let decimalLength = 38

    static let date = date(
        years: "[0-9]{4}", leapYears: "[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00",
        fraction: "[0-9]+")

    /// Dates of the years 1000 to 9999, with no more digits than milliseconds have: they need no exceptions.
    static let plainDate = date(
        years: "[1-9][0-9]{3}",
        leapYears: "[1-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00", fraction: "[0-9]{1,3}")

    private static func date(years: String, leapYears: String, fraction: String) -> String {
        let days31 = "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
        let days30 = "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
        let february = "02-(?:0[1-9]|1[0-9]|2[0-8])"
        return "^(?:\(years)-(?:\(days31)|\(days30)|\(february))|(?:\(leapYears))-02-29)"
            + "T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.\(fraction))?Z$"
    }

    /// A part of the last second of the year 9999 that is nearer to the next year than to any other number: from
    /// 1 - 2^-16 on.
    static let afterLastDate: String = {
        let digits = Array("9999847412109375")
        var choices = [String(digits) + "[0-9]*"]
        for (index, digit) in digits.enumerated() where digit != "9" {
            guard let value = digit.wholeNumberValue else { continue }
            choices.append(String(digits[..<index]) + "[\(value + 1)-9][0-9]*")
        }
        return #"^9999-12-31T23:59:59\."# + any(of: choices) + "Z$"
    }()

    static let year0 = "^0000-"

    /// Absolute and relative references as RFC 3986 has them, without user names and addresses in brackets.
    static let url: String = {
        let character = "[A-Za-z0-9._~!$&'()*+,;=@-]|%[0-9A-Fa-f]{2}"
        let path = "(?:\(character)|[/:])*"
        return
            "^(?:[A-Za-z][A-Za-z0-9+.-]*:(?://(?:[A-Za-z0-9.-]+(?::[0-9]{1,4})?)?(?:/\(path))?|/?(?:\(character)|:)\(path))"
            + "|/?(?:\(character))(?:\(character)|/)*)"
            + "(?:\\?(?:\(character)|[/:?])*)?(?:#(?:\(character)|[/:?])*)?$"
    }()
}
