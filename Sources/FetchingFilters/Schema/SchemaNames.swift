/// The names that a document may write at one place: listed, or as a pattern where to-one relationships lead in circles.
struct SchemaNames {
    private(set) var list: [String] = []
    private(set) var patterns: [String] = []

    var isEmpty: Bool { list.isEmpty && patterns.isEmpty }

    /// The names of things of each row: those of the innermost, then with `../` those of the rows outside.
    ///
    /// - Parameter name: The names that a model has, of the kind that is asked for.
    init(in scope: SchemaScope, of tables: SchemaTables, _ name: (SchemaTables.Node) -> [String]) {
        for (level, node) in scope.rows.reversed().enumerated() {
            let outside = String(repeating: StoredFormat.outerRow, count: level)
            for way in tables.ways(from: node) {
                let names = name(tables.nodes[way.target])
                guard !names.isEmpty else { continue }
                switch way.name {
                case .text(let text):
                    list += names.map { outside + text + $0 }.filter { $0.utf8.count <= StoredFormat.longestName }
                case .pattern(let pattern):
                    patterns.append(
                        SchemaPattern.literal(outside) + pattern
                            + SchemaPattern.any(of: names.map(SchemaPattern.literal)))
                }
            }
        }
    }

    var schema: JSONValue {
        let list = list.isEmpty ? [] : [JSONValue.enumeration(list)]
        return .any(
            of: list
                + patterns.map { pattern in
                    .schema(
                        "string",
                        [
                            JSONMember("pattern", .text("^" + pattern + "$")),
                            JSONMember("maxLength", .integer(StoredFormat.longestName)),
                        ])
                })
    }
}

extension SchemaTables {
    /// A way along to-one relationships, with the point behind each: a text, or a pattern of all ways to that model.
    fileprivate struct RowWay {
        enum Name {
            case text(String)
            case pattern(String)
        }

        let name: Name
        let target: Int
    }

    fileprivate func ways(from node: Int) -> [RowWay] {
        if let ways = listedWays(from: node, passing: []), ways.count <= 200 { return ways }
        return reached(from: node).map { target in
            RowWay(name: .pattern(pattern(from: node, to: target)), target: target)
        }
    }

    /// Nil if the ways lead in a circle.
    private func listedWays(from node: Int, passing: Set<Int>) -> [RowWay]? {
        guard !passing.contains(node) else { return nil }
        var ways = [RowWay(name: .text(""), target: node)]
        for way in nodes[node].toOne {
            guard let rest = listedWays(from: way.target, passing: passing.union([node])) else { return nil }
            ways += rest.map { RowWay(name: .text("\(way.name).\($0.text)"), target: $0.target) }
            if ways.count > 200 { return nil }
        }
        return ways
    }

    private func reached(from node: Int) -> [Int] {
        var reached = [node]
        var next = 0
        while next < reached.count {
            for way in nodes[reached[next]].toOne where !reached.contains(way.target) { reached.append(way.target) }
            next += 1
        }
        return reached
    }

    /// The ways as a pattern: the models in between are taken out one after the other, and what led through them becomes a
    /// way of its own.
    private func pattern(from start: Int, to end: Int) -> String {
        let states = reached(from: start)
        var ways: [Int: [Int: String]] = [:]
        for state in states {
            for way in nodes[state].toOne {
                let name = SchemaPattern.literal(way.name + ".")
                let either = SchemaPattern.either(ways[state]?[way.target], name)
                ways[state, default: [:]][way.target] = either
            }
        }
        // Beginning and end are places of their own.
        let (beginning, ending) = (-1, -2)
        ways[beginning] = [start: ""]
        ways[end, default: [:]][ending] = ""
        for state in states {
            let circle = ways[state]?[state].map(SchemaPattern.repeated) ?? ""
            let onward = (ways[state] ?? [:]).filter { $0.key != state }.sorted { $0.key < $1.key }
            for source in ([beginning] + states).filter({ $0 != state }) {
                guard let first = ways[source]?[state] else { continue }
                for (target, last) in onward {
                    let either = SchemaPattern.either(ways[source]?[target], first + circle + last)
                    ways[source]?[target] = either
                }
                ways[source]?[state] = nil
            }
            ways[state] = nil
        }
        return ways[beginning]?[ending] ?? ""
    }
}

extension SchemaTables.RowWay {
    fileprivate var text: String { if case .text(let text) = name { text } else { "" } }
}
