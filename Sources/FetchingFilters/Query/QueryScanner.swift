/// Reads a query string as forms are encoded (`application/x-www-form-urlencoded`), and nothing that browsers would repair.
struct QueryScanner {
    private let bytes: [UInt8]

    /// Whether `+` is a space, as in forms. Otherwise it is refused, since some clients mean a space, and others a plus sign.
    private let isForm: Bool

    init(_ query: String, isForm: Bool = true) { (bytes, self.isForm) = (Array(query.utf8), isForm) }

    /// The names and values, in their order.
    ///
    /// - Throws: ``StoredFilterError`` if there is a part that is not a parameter.
    func parameters() throws -> [(name: String, value: String)] {
        guard !bytes.isEmpty else { return [] }
        var parameters: [(name: String, value: String)] = []
        var start = 0
        while start <= bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "&")) ?? bytes.count
            parameters.append(try parameter(start..<end))
            start = end + 1
        }
        return parameters
    }

    private func parameter(_ range: Range<Int>) throws -> (name: String, value: String) {
        guard !range.isEmpty else {
            throw StoredFilterError.malformedQuery("a parameter is empty, at byte \(range.lowerBound)", at: .query)
        }
        guard let sign = bytes[range].firstIndex(of: UInt8(ascii: "=")) else {
            throw StoredFilterError.malformedQuery("a parameter has no '=', at byte \(range.lowerBound)", at: .query)
        }
        let name = try text(range.lowerBound..<sign, at: .query)
        guard !name.isEmpty else {
            throw StoredFilterError.malformedQuery("a parameter has no name, at byte \(sign)", at: .query)
        }
        guard name.utf8.count <= StoredFormat.longestName else {
            throw StoredFilterError.textTooLong(limit: StoredFormat.longestName, at: .query)
        }
        return (name, try text((sign + 1)..<range.upperBound, at: JSONPath.root.key(name)))
    }

    /// The text of a part, in which `+` is a space.
    private func text(_ range: Range<Int>, at path: JSONPath) throws -> String {
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            switch bytes[index] {
            case UInt8(ascii: "+"):
                guard isForm else {
                    throw StoredFilterError.malformedQuery(
                        "a '+' may be a space or a plus sign, at byte \(index)", at: path)
                }
                text.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard range.upperBound - index > 2, let high = digit(index + 1), let low = digit(index + 2) else {
                    throw StoredFilterError.malformedQuery(
                        "a '%' is not followed by two hexadecimal digits, at byte \(index)", at: path)
                }
                text.append(high << 4 | low)
                index += 2
            default: text.append(bytes[index])
            }
            index += 1
        }
        let decoded = String(decoding: text, as: UTF8.self)
        // What is no UTF-8 was replaced.
        guard decoded.utf8.elementsEqual(text) else {
            throw StoredFilterError.malformedQuery("a text is not UTF-8, at byte \(range.lowerBound)", at: path)
        }
        return decoded
    }

    private func digit(_ index: Int) -> UInt8? {
        switch bytes[index] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): bytes[index] - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): bytes[index] - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): bytes[index] - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension JSONPath {
    /// The query string itself, for errors.
    static let query = JSONPath.root.key("query")
}
