import FetchingCommands

/// Decides the relationships of the models of a file, in both directions.
struct RelationshipPlanner {
    private(set) var models: [ModelPlan]
    private var names: [TakenNames]
    private var references: [Reference] = []

    /// A foreign key, and the to-one relationship of it.
    private struct Reference {
        let source: Int
        let target: Int
        let columns: [PropertyPlan]
        let targetColumns: [PropertyPlan]

        /// Whether it leads to the whole key of the other model.
        let isToKey: Bool
        var name = ""

        /// The name of the to-many relationship of the other model.
        var inverse = ""
    }

    init(_ models: [ModelPlan]) {
        self.models = models
        let reserved = SwiftNames.membersOfModels.union(SwiftNames.impossibleProperties)
        names = models.map { TakenNames(reserved.union($0.properties.map(\.name))) }
    }

    mutating func addAll() {
        for index in models.indices { addReferences(of: index) }
        addInverses()
        addJoins()
    }

    // MARK: To-one

    private mutating func addReferences(of source: Int) {
        var known: Set<ForeignKeyShape> = []
        for foreignKey in models[source].table.foreignKeys where known.insert(foreignKey).inserted {
            // A table that was left out, or that is not there.
            guard let target = place(of: foreignKey.target) else { continue }
            do {
                var reference = try reference(foreignKey, from: source, to: target)
                reference.name = names[source].claim(toOneNames(of: reference))
                references.append(reference)
                models[source].relationships.append(
                    RelationshipPlan(name: reference.name, declaration: toOne(reference)))
            } catch {
                let columns = foreignKey.columns.map { "'\($0.inComment)'" }.joined(separator: ", ")
                models[source].notes.append(
                    "No relationship by \(columns) to '\(foreignKey.target.inComment)': \(error.reason)")
            }
        }
    }

    private struct Refusal: Error {
        let reason: String
    }

    private func reference(
        _ foreignKey: ForeignKeyShape, from source: Int, to target: Int
    ) throws(Refusal) -> Reference {
        let (model, other) = (models[source], models[target])
        let targets = foreignKey.targetColumns.isEmpty ? other.table.key : foreignKey.targetColumns
        guard targets.count == foreignKey.columns.count, !targets.isEmpty else {
            throw Refusal(reason: "it refers to a key that does not exist.")
        }
        guard targets.count <= 3 else { throw Refusal(reason: "a key has at most three columns there.") }
        let columns = foreignKey.columns.compactMap { model.property(of: $0) }
        let targetColumns = targets.compactMap { other.property(of: $0) }
        guard columns.count == targets.count, targetColumns.count == targets.count else {
            throw Refusal(reason: "a column of it is left out.")
        }
        guard zip(columns, targetColumns).allSatisfy({ $0.columnType == $1.columnType }) else {
            throw Refusal(reason: "the columns hold values of different types.")
        }
        let keys = [other.table.key] + other.table.uniques
        guard keys.contains(where: { Set($0.map(\.asciiLowercased)) == Set(targets.map(\.asciiLowercased)) }) else {
            throw Refusal(reason: "the values that it refers to need not differ.")
        }
        return Reference(
            source: source, target: target, columns: columns, targetColumns: targetColumns,
            isToKey: other.key.count == 1 && other.key == targetColumns.map(\.name))
    }

    private func toOneNames(of reference: Reference) -> [String] {
        let type = models[reference.target].name
        let lowercased = models[reference.target].words.property
        guard reference.columns.count == 1, let property = reference.columns.first else {
            let columns = reference.columns.map { NameWords(of: $0.column).type }.joined()
            return [lowercased, lowercased + "By" + columns].map(\.shortenedName)
        }
        var words = NameWords(of: property.column).words
        let endings: Set<String> = [
            "id", "ids", "uuid", "guid", "code", "key", "no", "nr", "number", "ref", "fk", "pk",
        ]
        if words.count > 1, let last = words.last, endings.contains(last) {
            words.removeLast()
        }
        let name = NameWords(words).property
        let beginsWithDigit = name.unicodeScalars.first.map { 48...57 ~= $0.value } ?? true
        let qualified = name == lowercased || beginsWithDigit ? "related" + type : name + type
        return (beginsWithDigit ? [lowercased, qualified] : [name, qualified]).map(\.shortenedName)
    }

    private func toOne(_ reference: Reference) -> String {
        "ToOne<\(models[reference.source].name), \(models[reference.target].name)>(\(arguments(of: reference)))"
    }

    private func arguments(of reference: Reference) -> String {
        let pairs = zip(reference.columns, reference.targetColumns).map { column, target in
            "\(column.keyPath), to: \(target.keyPath)"
        }
        if reference.isToKey { return reference.columns[0].keyPath }
        return pairs.count == 1 ? pairs[0] : pairs.map { "(\($0))" }.joined(separator: ", ")
    }

    // MARK: To-many

    private mutating func addInverses() {
        for index in references.indices {
            let reference = references[index]
            let (source, target) = (models[reference.source].name, models[reference.target].name)
            let plural = models[reference.source].words.plural.property
            let qualified = plural + "As" + reference.name.capitalizedFirst
            let others = references.filter { $0.source == reference.source && $0.target == reference.target }
            let isPlain = others.count == 1 || reference.name == models[reference.target].words.property
            let candidates = isPlain ? [plural, qualified] : [qualified]
            references[index].inverse = names[reference.target].claim(candidates.map(\.shortenedName))
            let declaration =
                reference.columns.count == 1
                ? "ToMany<\(target), \(source)>(\(arguments(of: reference)))"
                : "ToMany<\(target), \(source)>.inverse(of: \(source).\(SwiftNames.quoted(reference.name)))"
            models[reference.target].relationships.append(
                RelationshipPlan(name: references[index].inverse, declaration: declaration))
        }
    }

    // MARK: Many-to-many

    private mutating func addJoins() {
        for index in models.indices {
            let own = references.filter { $0.source == index }
            guard let (first, second) = joined(by: models[index], own) else { continue }
            addJoin(from: first, to: second)
            addJoin(from: second, to: first)
        }
    }

    /// The two references that a table joins: they are its key, or all that it has beside its own key.
    private func joined(by model: ModelPlan, _ references: [Reference]) -> (Reference, Reference)? {
        let key = Set(model.key)
        let ofKey = references.filter { !key.isEmpty && Set($0.columns.map(\.name)).isSubset(of: key) }
        if ofKey.count == 2, Set(ofKey.flatMap { $0.columns.map(\.name) }) == key { return (ofKey[0], ofKey[1]) }
        // A table with a key of its own may be there for itself: films and their two languages.
        guard references.count == 2, references[0].target != references[1].target,
            !references.contains(where: { $0.target == $0.source })
        else { return nil }
        let joining = Set(references.flatMap { $0.columns.map(\.name) })
        let rest = model.properties.map(\.name).filter { !joining.contains($0) && !key.contains($0) }
        return rest.isEmpty && joining.isDisjoint(with: key) ? (references[0], references[1]) : nil
    }

    private mutating func addJoin(from first: Reference, to second: Reference) {
        let (model, target, joining) = (
            models[first.target].name, models[second.target].name, models[first.source].name
        )
        let plural = models[second.target].words.plural.property
        let candidates =
            first.target == second.target
            ? [second.name + plural.capitalizedFirst]
            : [plural, plural + "Through" + joining]
        let name = names[first.target].claim(candidates.map(\.shortenedName))
        let arguments =
            first.isToKey && second.isToKey
            ? "through: \(joining).self, \(first.columns[0].keyPath), \(second.columns[0].keyPath)"
            : "through: \(model).\(SwiftNames.quoted(first.inverse)), \(joining).\(SwiftNames.quoted(second.name))"
        models[first.target].relationships.append(
            RelationshipPlan(name: name, declaration: "ToMany<\(model), \(target)>(\(arguments))"))
    }

    private func place(of table: String) -> Int? {
        models.firstIndex { $0.table.name == table }
            ?? models.firstIndex { $0.table.name.asciiLowercased == table.asciiLowercased }
    }
}

extension PropertyPlan {
    /// The key path as a relationship names it.
    fileprivate var keyPath: String { "\\.\(SwiftNames.quoted(name))" }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
