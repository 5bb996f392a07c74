/// A parameter of a query string: a name such as `filter[score][gt]`, and a value.
struct QueryParameter {
    let name: String
    let value: String

    /// The name before the first bracket.
    let family: String

    /// The texts in brackets behind it.
    let groups: [String]

    /// Nil if the brackets of the name are not closed, or something stands between them.
    init?(name: String, value: String) {
        guard let parts = Self.parts(of: name) else { return nil }
        (self.name, self.value) = (name, value)
        (family, groups) = parts
    }

    /// The text before the first bracket, and those in brackets.
    ///
    /// Scalars are compared, not characters: an accent behind a bracket does not make it another sign.
    static func parts(of text: String) -> (name: String, groups: [String])? {
        var rest = text.unicodeScalars[...]
        let name = rest.prefix { $0 != "[" }
        rest = rest[name.endIndex...]
        var groups: [String] = []
        while rest.popFirst() != nil {
            let group = rest.prefix { $0 != "]" && $0 != "[" }
            rest = rest[group.endIndex...]
            guard rest.popFirst() == "]", rest.isEmpty || rest.first == "[" else { return nil }
            groups.append(String(group))
        }
        guard !name.contains("]") else { return nil }
        return (String(name), groups)
    }

    /// The place in the query string, for errors.
    var path: JSONPath { JSONPath.root.key(name) }
}
