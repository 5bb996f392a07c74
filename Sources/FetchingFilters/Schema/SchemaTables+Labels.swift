import FetchingCore

extension SchemaTables {
    /// The words of models about the members and relationships that can be named from one of them, a line for each; nil where they say
    /// nothing. There is one such text for each model: a schema repeats the names for every operator.
    func labels(from node: Int) -> String? {
        guard nodes.contains(where: { !$0.labels.isEmpty }) else { return nil }
        let names = SchemaTool.names(from: node, of: self) {
            $0.columns.map(\.property) + $0.toOne.map(\.name) + $0.toMany.map(\.name)
        }
        var lines: [String] = []
        for name in names {
            guard let line = line(of: name, from: node), line != lines.last else { continue }
            lines.append(line)
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    /// The name of a member or relationship and the words about it; of a member of a struct, which has none of its own, those about
    /// the struct.
    private func line(of name: String, from node: Int) -> String? {
        var labels = nodes[node].labels
        var toOne = nodes[node].toOne
        let steps = name.split(separator: ".").map(String.init)
        var index = 0
        while index < steps.count - 1, let way = toOne.first(where: { $0.name == steps[index] }) {
            (labels, toOne) = (nodes[way.target].labels, nodes[way.target].toOne)
            index += 1
        }
        if let label = labels[steps[index...].joined(separator: ".")] { return "\(name): \(label.text)" }
        return labels[steps[index]].map { "\(steps[...index].joined(separator: ".")): \($0.text)" }
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
