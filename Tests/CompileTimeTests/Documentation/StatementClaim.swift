/// SQL that a comment in the documentation says is what the code beside it becomes.
struct StatementClaim: Equatable {
    let dialect: Dialect
    let sql: String

    /// The language of a claim: that of a database, or what the code prints.
    enum Dialect: String { case sqlite, postgres, output }

    init(dialect: Dialect, text: String) {
        self.dialect = dialect
        sql = text
    }

    /// The claims of a block.
    static func all(in block: DocumentedBlock) -> [StatementClaim] {
        var comments: [String] = []
        var isOpen = false
        for line in block.lines {
            let parts = CodeLine(line)
            guard let comment = parts.comment else {
                isOpen = false
                continue
            }
            // The text of a comment goes on in the next line, where that is indented.
            if isOpen, parts.code.isEmpty, comment.hasPrefix("     ") {
                comments[comments.count - 1] += " " + comment.trimmingPrefix { $0 == " " }
            } else {
                comments.append(String(comment.trimmingPrefix { $0 == " " }))
            }
            isOpen = true
        }
        return comments.compactMap { StatementClaim(comment: $0, isOfPostgres: block.path.contains("Postgres")) }
    }

    private init?(comment: String, isOfPostgres: Bool) {
        var text = Substring(comment)
        var dialect: Dialect = isOfPostgres ? .postgres : .sqlite
        if text.hasPrefix("PostgreSQL: ") {
            dialect = .postgres
            text = text.dropFirst("PostgreSQL: ".count)
        } else if text.hasPrefix("SQLite: ") {
            text = text.dropFirst("SQLite: ".count)
        }
        if text.hasSuffix(" on PostgreSQL") {
            dialect = .postgres
            text = text.dropLast(" on PostgreSQL".count)
        }
        // What is said about the statement.
        if let end = text.firstMatch(of: #/[ ]{4}|: keeps |, where '|, for pets|, bound to/#)?.range.lowerBound {
            text = text[..<end]
        }
        guard Self.isSQL(text) else { return nil }
        self.dialect = dialect
        sql = String(text)
    }

    private static let beginnings =
        "SELECT|INSERT|UPDATE|DELETE|WITH|WHERE|ORDER BY|GROUP BY|HAVING|SET|EXISTS|NOT|COUNT|AVG|MIN|MAX|CASE|CAST|COALESCE|"
        + "CREATE|ALTER|DO|ON CONFLICT|RETURNING|UNION|FROM|instr|substr"

    /// Whether a comment begins as SQL does: with a word of it, a function of ours, or a column beside an operator.
    private static func isSQL(_ text: Substring) -> Bool {
        let rest = text.trimmingPrefix("… ").drop { $0 == "(" }
        return beginnings.split(separator: "|").contains { rest.hasPrefix($0 + " ") || rest.hasPrefix($0 + "(") }
            || rest.hasPrefix("fetching_")
            || rest.prefixMatch(of: #/(?:[0-9.]+ [-+*\/%] )?"[\w.]+"[ .:]/#) != nil
    }

    /// Whether a statement has what is claimed, wherever in it. '…' stands for anything.
    func holds(of statement: String) -> Bool {
        var rest = Substring(Self.normalised(statement))
        for part in Self.widened(Self.normalised(sql)).split(separator: "…") {
            let text = part.trimming { $0 == " " }
            guard !text.isEmpty else { continue }
            guard let range = rest.firstRange(of: text) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }

    /// What the documentation leaves out for the reader: the order of texts, and the name of the only table.
    private static func normalised(_ sql: String) -> String {
        // Articles speak of tables and columns in snake case, and the models at hand have no names of their own.
        sql.replacing(" COLLATE BINARY", with: "").replacing(" COLLATE \"C\"", with: "")
            .replacing("\"users\"", with: "\"User\"").replacing("\"pets\"", with: "\"Pet\"")
            .replacing("\"is_admin\"", with: "\"isAdmin\"").replacing("\"owner_id\"", with: "\"ownerID\"")
            .replacing("\"owner_name\"", with: "\"ownerName\"")
            .replacing(/"(?:User|Pet|Album|Track|Artist|Book|Note)"\.(?=")/, with: "")
            .replacing(/\s+/, with: " ")
    }

    /// The claim for a model with more columns than it shows: '…' in the place of those that are listed.
    private static func widened(_ sql: String) -> String {
        sql.replacing(/SELECT (?:"User"\.)?"id", (?:"\w+"(?:, …)?(?:, )?)+ FROM/, with: "SELECT … FROM")
            .replacing(/(INSERT INTO "\w+") \("[^)]*\) VALUES \([^)]*\)/) { "\($0.1) (…) VALUES (…)" }
            .replacing(/RETURNING "id", "name", "score"/, with: "RETURNING \"id\", \"name\", …")
            .replacing(/SET "name" = [^ ]+, "score" = [^ ]+ WHERE/, with: "SET \"name\" = … WHERE")
            .replacing(
                /SET "name" = "excluded"\."name", "score" = "excluded"\."score"(?=, …|$)/,
                with: "SET \"name\" = \"excluded\".\"name\", …")
    }
}

extension StringProtocol {
    fileprivate func trimming(_ condition: (Character) -> Bool) -> SubSequence {
        var text = drop(while: condition)
        while let last = text.last, condition(last) { text = text.dropLast() }
        return text
    }

    fileprivate func trimmingPrefix(_ condition: (Character) -> Bool) -> SubSequence { drop(while: condition) }
}
