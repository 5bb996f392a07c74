/// SQL with values in it, of a length that suits a log.
enum SQLExcerpt {
    static let longestValue = 100

    /// Cuts each text and each blob that is too long, and says so at its end.
    static func cut(_ sql: String) -> String {
        // A shorter statement has no such value.
        guard sql.utf8.count > longestValue else { return sql }
        var result = ""
        var rest = sql[...]
        while let start = rest.utf8.firstIndex(where: isMark) {
            let mark = rest.utf8[start]
            let content = rest.utf8.index(after: start)
            let end = end(of: rest.utf8, from: content, mark)
            result += rest[..<content]
            result += mark == UInt8(ascii: "'") ? shortened(rest[content..<end]) : rest[content..<end]
            rest = rest[end...]
            if let mark = rest.popFirst() { result.append(mark) }
        }
        return result + rest
    }

    private static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") }

    /// Where a name or a value ends. Two marks stand for one that is part of it.
    private static func end(
        of text: Substring.UTF8View, from start: Substring.Index, _ mark: UInt8
    ) -> Substring.Index {
        var index = start
        while index < text.endIndex {
            let next = text.index(after: index)
            if text[index] == mark {
                guard next < text.endIndex, text[next] == mark else { return index }
                index = text.index(after: next)
            } else {
                index = next
            }
        }
        return index
    }

    private static func shortened(_ value: Substring) -> Substring {
        guard value.utf8.count > longestValue,
            let end = value.index(value.startIndex, offsetBy: longestValue, limitedBy: value.endIndex),
            end < value.endIndex
        else { return value }
        return value[..<end] + "…"
    }
}
