import FetchingCore

extension SchemaTables {
    /// The words of models about the members and relationships that can be named from one of them, a line for each; nil where they say
    /// nothing. There is one such text for each model: a schema repeats the names for every operator.
    func labels(from node: Int) -> String? {
        guard nodes.contains(where: { !$0.labels.isEmpty }) else { return nil }
        let names = SchemaTool.names(from: node, of: self) {
            $0.columns.map(\.property) + $0.toOne.map(\.name) + $0.toMany.map(\.name)
        }
        let lines = names.compactMap { name in label(of: name, from: node).map { "\(name): \($0.text)" } }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private func label(of name: String, from node: Int) -> MemberLabel? {
        var node = node
        var steps = name.split(separator: ".").map(String.init)
        let last = steps.popLast()
        for step in steps {
            guard let way = nodes[node].toOne.first(where: { $0.name == step }) else { return nil }
            node = way.target
        }
        return last.flatMap { nodes[node].labels[$0] }
    }
}

extension MemberLabel {
    /// `Price: In euros, with tax.`
    fileprivate var text: String { [title, comment].compactMap(\.self).joined(separator: ": ") }
}

extension JSONValue {
    /// The same schema, with a text for its readers.
    func described(_ description: String?) -> JSONValue {
        guard let description, case .object(let members) = self else { return self }
        return .object(members + [JSONMember("description", .text(description))])
    }
}
