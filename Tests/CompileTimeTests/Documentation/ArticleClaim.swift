/// SQL and output that an article says is what its code becomes and prints.
enum ArticleClaim {
    /// The claims in the comments of a block, and in the blocks of SQL behind it.
    static func all(in block: DocumentedBlock, of article: String) -> [StatementClaim] {
        StatementClaim.all(in: block) + outputs(of: block) + statements(behind: block, in: article)
    }

    /// The comments beside and below a statement that prints.
    private static func outputs(of block: DocumentedBlock) -> [StatementClaim] {
        let statements = BlockStatement.all(in: block)
        var comments: [Int: [String]] = [:]
        for (index, line) in block.lines.enumerated() {
            guard let comment = CodeLine(line).comment,
                let statement = statements.lastIndex(where: { $0.line <= index }),
                statements[statement].text.contains("print(")
            else { continue }
            // The type of a value says nothing about what is printed.
            if comment.contains(#/^ [\[(]*[A-Z]\w*[,?\])]/#) { continue }
            comments[statement, default: []].append(comment)
        }
        return comments.sorted { $0.key < $1.key }.map { _, lines in
            StatementClaim(dialect: .output, text: lines.map { $0.drop { $0 == " " } }.joined(separator: " "))
        }
    }

    private static func statements(behind block: DocumentedBlock, in article: String) -> [StatementClaim] {
        let lines = article.components(separatedBy: "\n").dropFirst(block.line + block.lines.count)
        var statements: [String] = []
        var isSQL = false
        for line in lines {
            if line == "```swift" { break }
            if line.hasPrefix("```") {
                isSQL = line == "```sql"
            } else if isSQL, !line.hasPrefix("--") {
                if line.hasPrefix(" ") || line.hasPrefix("FROM "), let last = statements.popLast() {
                    statements.append(last + " " + line.drop { $0 == " " })
                } else {
                    statements.append(line)
                }
            }
        }
        return statements.map { text in
            let isOfPostgres = ["$1", "bigint", "COLLATE \"C\"", "NULLS LAST"].contains { text.contains($0) }
            return StatementClaim(
                dialect: isOfPostgres ? .postgres : .sqlite, text: text.hasSuffix(";") ? String(text.dropLast()) : text)
        }
    }
}
