/// What the blocks of an article declare for those behind them.
struct EarlierBlocks {
    /// The statements that declare a variable, by its name.
    private(set) var variables: [String: String] = [:]

    private var types: [String: String] = [:]

    init(_ blocks: [DocumentedBlock]) {
        for statement in blocks.flatMap({ BlockStatement.all(in: $0) }) {
            switch statement.kind {
            case .variable(let name): variables[name] = statement.text
            case .declaration:
                guard let match = statement.text.firstMatch(of: #/(?:struct|class|enum) (\w+)/#) else { continue }
                types[String(match.1)] = statement.text
            // The others declare nothing.
            default: continue
            }
        }
    }

    /// The declarations of the types that code names, and of those that these name, without those that it declares.
    func types(namedIn code: [String]) -> [String] {
        var found: [String: String] = [:]
        var texts = code
        while let text = texts.popLast() {
            let names = Set(text.matches(of: #/\b[A-Z]\w*/#).map { String($0.0) })
            for name in names where found[name] == nil {
                guard let type = types[name], !Self.declares(name, in: code) else { continue }
                found[name] = type
                texts.append(type)
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func declares(_ name: String, in code: [String]) -> Bool {
        code.contains { $0.contains("struct \(name) ") || $0.contains("class \(name) ") || $0.contains("enum \(name)") }
    }
}
