import FetchingCore

extension PrimitiveArray {
    /// The array as other software might write it as JSON: with spaces, and with escapes for every second character.
    var foreignJSON: String { "[ " + values.map(\.foreignJSON).joined(separator: " ,\n\t") + " ]" }
}

extension PrimitiveValue {
    fileprivate var foreignJSON: String {
        switch self {
        case .bool(let value): "\(value)"
        case .int64(let value): "\(value)"
        case .double(let value): value.isInfinite ? (value < 0 ? "-1e9999" : "1E+9999") : "\(value)"
        case .text(let value): value.foreignJSON
        case .uuid(let value): value.uuidString.foreignJSON
        case .null, .data, .date, .decimal, .array: "null"
        }
    }
}

extension String {
    fileprivate var foreignJSON: String {
        let units = utf16.enumerated().map { index, unit in
            let isPlain = (0x20..<0x7F).contains(unit) && unit != 0x22 && unit != 0x5C
            if isPlain, index % 2 == 0 { return String(UnicodeScalar(UInt8(unit))) }
            let digits = String(unit, radix: 16)
            let zeros = String(repeating: "0", count: 4 - digits.count)
            return "\\u" + zeros + (index % 3 == 0 ? digits.uppercased() : digits)
        }
        return "\"" + units.joined() + "\""
    }
}
