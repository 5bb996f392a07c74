/// A line of Swift, parted into the code and the comment at its end.
struct CodeLine {
    let code: String

    /// The comment without its slashes, nil where there is none.
    let comment: String?

    /// How many brackets the code opens, less those that it closes.
    let depth: Int

    init(_ line: String) {
        var depth = 0
        var isText = false
        var end = line.endIndex
        var index = line.startIndex
        while index < line.endIndex {
            let character = line[index]
            let next = line.index(after: index)
            if isText, character == "\\" {
                // What is escaped, or an interpolation, which has no quotes of its own in the documentation.
                index = next < line.endIndex ? line.index(after: next) : next
                continue
            }
            if character == "\"" { isText.toggle() }
            if !isText, line[index...].hasPrefix("//") {
                end = index
                break
            }
            if !isText { depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0 }
            index = next
        }
        code = String(line[..<end]).trimmingSuffix { $0 == " " }
        comment = end == line.endIndex ? nil : String(line[end...].dropFirst(2))
        self.depth = depth
    }
}

extension String {
    fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> String {
        String(self[..<(lastIndex { !condition($0) }.map { index(after: $0) } ?? startIndex)])
    }

}
