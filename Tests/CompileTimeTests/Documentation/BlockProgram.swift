/// Blocks of the documentation as one program: each is a type of its own, so that none sees the declarations of another.
///
/// An error of the compiler stands at its line of the documentation.
struct BlockProgram {
    private(set) var imports: Set<String> = []

    /// What stands in files, not in types: extensions.
    private var extensions: [String] = []
    private var types: [String] = []
    private var calls: [String] = []

    /// The program, which runs the blocks.
    var source: String { declarations + main + "\n" }

    /// The blocks as types, for a check of types alone.
    var declarations: String {
        (imports.sorted().map { "import \($0)" } + extensions + types).joined(separator: "\n") + "\n"
    }

    private var main: String {
        """
        #sourceLocation()
        @main enum Program {
            static func main() async {
        \(calls.joined(separator: "\n"))
            }
        }
        """
    }

    /// What opens a transaction for blocks that speak of a connection.
    private let transaction: String

    /// The attribute of the functions that blocks stand in.
    private let isolation: String

    /// - Parameters:
    ///   - transaction: The value whose `write` gives the blocks their connection.
    ///   - areArticles: Whether a block sees what earlier blocks of its file declare.
    init(
        _ blocks: [DocumentedBlock], imports: [String], transaction: String = "dbQueue", isolation: String = "",
        areArticles: Bool = false
    ) {
        self.isolation = isolation
        self.transaction = transaction
        self.imports = Set(imports)
        for (number, block) in blocks.enumerated() {
            let earlier = areArticles ? blocks[..<number].filter { $0.path == block.path } : []
            add(block, number, EarlierBlocks(earlier))
        }
    }

    private mutating func add(_ block: DocumentedBlock, _ number: Int, _ earlier: EarlierBlocks) {
        let givens = BlockGivens.declarations(for: block, earlier: earlier.variables)
        var declarations = BlockGivens.types(for: block) + earlier.types(namedIn: givens + [block.text])
        var members: [String] = []
        var body: [String] = []
        let statements = BlockStatement.all(in: block)
        let declared = Set(
            statements.flatMap { $0.text.matches(of: /(?:struct|class|enum) (\w+)/).map { String($0.1) } })
        for statement in statements {
            let place = "#sourceLocation(file: \"\(block.path)\", line: \(block.line + statement.line))\n"
            let code = Self.completed(statement.text)
            let root = BlockRoot(of: statement, in: block)
            switch statement.kind {
            case .importing: imports.insert(String(statement.text.dropFirst("import ".count)))
            case .topLevel: extensions.append(place + Self.extension(code, in: "Block\(number)", declaring: declared))
            case .declaration:
                // An enum has no instance for a test.
                let isTest = code.hasPrefix("@Test")
                declarations.append(isTest ? "struct Tests {\n\(place)\(code)\n}" : place + code)
            case .member: members.append(place + code)
            case .steps: body.append("\(place)try record(\(root.request)\(code)\n\(root.suffix(of: code)))")
            case .closure:
                let step = root.isValue(BlockStatement.insideOfBraces(code)) ? "select" : "where"
                body.append("\(place)try record(\(root.model).request().all().\(step) \(code)\n)")
            case .assignment: body.append("\(place)try assigned(\(root.model).self) { \(code)\n}")
            case .expression:
                let closes = root.step == nil
                body.append(
                    "\(place)try \(root.fragment(for: code))\(closes ? ")" : "") { \(code)\n}\(closes ? "" : ")")")
            case .variable(let name): body.append("\(place)\(code)\ntry record(\(name))")
            case .call:
                let call = code.replacing(#/^(?:try )?(?:await )?/#, with: "")
                if call.hasPrefix("["), root.request.contains("<") {
                    body.append(
                        "\(place)try record(\(call) as \(root.request)\n)".replacing(#/ *(\/\/[^\n]*) as ([^\n]*)/#) {
                            " as \($0.2) \($0.1)"
                        })
                    continue
                }
                let isAwaited = code.hasPrefix("try await ") || code.hasPrefix("await ")
                body.append("\(place)try \(isAwaited ? "await " : "")record(\(call)\n)")
            case .other: body.append(place + code)
            }
        }
        if !members.isEmpty { declarations.append(BlockRoot.holder(of: members)) }
        body = givens + body
        if BlockRoot.isInTransaction(body) { body = ["try \(transaction).write { db in"] + body + ["}"] }
        // Beside 'await', a function without it is not found.
        let isAsynchronous = body.contains { $0.contains("await ") }
        let function =
            body.isEmpty
            ? ""
            : "\(isolation)static func run()\(isAsynchronous ? " async" : "") throws {\n\(body.joined(separator: "\n"))\n}\n"
        types.append("enum Block\(number) {\n\(declarations.joined(separator: "\n"))\n\(function)}")
        // What is left out cannot run, observing does not end, and there is no row outside a query.
        guard !body.isEmpty,
            !body.contains(where: {
                $0.contains("leftOut()") || $0.contains("warnings[0]") || $0.contains(".updates(in:")
                    || $0.contains(".changes(of:")
                    || $0.contains(".logQueries(")
                    || $0.contains("try row.")
                    || $0.contains(".notifications(on:") || $0.contains(".copyIn(") || $0.contains("pool.close(")
            })
        else { return }
        calls.append(
            "await report(\"\(block.testDescription)\") { try \(isAsynchronous ? "await " : "")Block\(number).run() }")
    }

    /// An extension in a file. Of a type that the block declares, it names the type of the block too.
    private static func `extension`(_ code: String, in block: String, declaring declared: Set<String>) -> String {
        var code = code
        for name in declared {
            code.replace(#/\b(\w+)\b/#) { $0.1 == name ? "\(block).\(name)" : "\($0.1)" }
        }
        return code
    }

    /// The code in which what is left out, '{ … }', is something that compiles.
    private static func completed(_ code: String) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let parts = CodeLine(String(line))
            guard parts.code.contains("…") else { return String(line) }
            if parts.code.allSatisfy({ $0 == "…" || $0 == " " }) { return "" }
            let isLoop = parts.code.contains(#/^\s*(?:for|if|while) /#)
            return parts.code.replacing("{ … }", with: isLoop ? "{}" : "{ leftOut() }").replacing(
                " in … }", with: " in leftOut() }")
                + (parts.comment.map { " //\($0)" } ?? "")
        }.joined(separator: "\n")
    }
}
