/// The titles of members and relationships in a text for people: those that are given with the words, or else those that models
/// declare, or else the names.
struct MemberTitles: Sendable {
    private let given: (@Sendable (String) -> String?)?
    private let localized: (@Sendable (String) -> String?)?

    init(_ words: VerdictWords) {
        given = words.title
        localized = words.localizedTitle
    }

    /// The title that is given for a path.
    func given(for path: [String]) -> String? { given?(path.joined(separator: ".")) }

    /// The title that the model of a column declares for it, or its name. Of a value within a struct, the struct has the title.
    func name(of column: FetchableColumn) -> String {
        guard let labels = column.owner?.fetchableEntity.labels, !labels.isEmpty else { return column.property }
        let names = column.property.split(separator: ".", maxSplits: 1).map(String.init)
        guard let title = title(labels[column.property] ?? names.first.flatMap { labels[$0] }) else {
            return column.property
        }
        return labels[column.property] == nil ? ([title] + names.dropFirst()).joined(separator: ".") : title
    }

    /// The title that a model declares for one of its relationships, or its name.
    func name(ofRelationship name: String, in model: any Fetchable.Type) -> String {
        title(model.fetchableEntity.labels[name]) ?? name
    }

    /// The title of a member or relationship that a path leads to, from a model.
    func name(of path: [String], in model: any Fetchable.Type) -> String {
        if let title = given(for: path) { return title }
        var next: (any Fetchable.Type)? = model
        let names = path.map { name in
            guard let model = next else { return name }
            next = model.fetchableRelationships.first { $0.name == name }?.target
            return self.name(ofRelationship: name, in: model)
        }
        return names.joined(separator: ".")
    }

    private func title(_ label: MemberLabel?) -> String? {
        guard let title = label?.title else { return nil }
        return localized?(title) ?? title
    }
}
