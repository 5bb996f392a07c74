/// A list of values in a parameter: `a,b`, where `\,` is a comma, `\\` a backslash, and `\N` null.
enum QueryList {
    /// The values; nil is null.
    static func items(of text: String, at path: JSONPath) throws -> [String?] {
        var items: [String?] = []
        var item = String.UnicodeScalarView()
        var isNull = false
        var scalars = text.unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            if scalar == "," {
                items.append(isNull ? nil : String(item))
                (item, isNull) = (String.UnicodeScalarView(), false)
                continue
            }
            // Nothing stands beside null.
            guard !isNull else { throw StoredFilterError.unknownEscape(at: path.index(items.count)) }
            guard scalar == "\\" else {
                item.append(scalar)
                continue
            }
            switch scalars.popFirst() {
            case "\\": item.append("\\")
            case ",": item.append(",")
            case "N" where item.isEmpty: isNull = true
            default: throw StoredFilterError.unknownEscape(at: path.index(items.count))
            }
        }
        items.append(isNull ? nil : String(item))
        return items
    }
}
