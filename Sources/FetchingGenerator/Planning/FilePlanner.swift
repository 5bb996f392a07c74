import FetchingCommands
import FetchingNaming

/// Decides the names and the types of the models of a database.
struct FilePlanner {
    enum NamingOption: Equatable {
        /// The strategy that fits most columns.
        case automatic
        case fixed(ColumnNaming)
    }

    private let shape: DatabaseShape
    private let option: NamingOption
    private var types = TakenNames(SwiftNames.types)
    private var plan: FilePlan

    init(_ shape: DatabaseShape, naming option: NamingOption) {
        (self.shape, self.option) = (shape, option)
        plan = FilePlan(naming: Self.naming(of: shape, option))
    }

    private static func naming(of shape: DatabaseShape, _ option: NamingOption) -> ColumnNaming {
        let columns = shape.tables.flatMap { $0.columns.map(\.name) }
        switch option {
        case .automatic: return .fitting(columns)
        case .fixed(.upperCamelCase): return .upperCamelCase(acronyms: ColumnNaming.acronyms(in: columns))
        case .fixed(let naming): return naming
        }
    }

    /// Whether names are as the database has them, where Swift takes them.
    private var keepsNames: Bool { option == .fixed(.asWritten) }

    /// The plan for all tables that can have a model.
    static func plan(_ shape: DatabaseShape, naming: NamingOption) -> FilePlan {
        var planner = FilePlanner(shape, naming: naming)
        planner.addModels()
        planner.addEnums()
        planner.addProperties()
        var relationships = RelationshipPlanner(planner.plan.models)
        relationships.addAll()
        planner.plan.models = relationships.models
        return planner.plan
    }

    private mutating func addModels() {
        for table in shape.tables {
            if let reason = Self.refusal(of: table) {
                plan.leftOut.append((table.name, reason))
            } else {
                let names = typeNames(of: table.name)
                plan.models.append(
                    ModelPlan(name: types.claim(names), words: NameWords(of: names[0]), table: table))
            }
        }
    }

    private static func refusal(of table: TableShape) -> String? {
        if table.name.isEmpty { return "the name is empty" }
        if table.columns.isEmpty { return table.notes.first ?? "it has no columns" }
        if table.columns.allSatisfy(\.type.isLeftOut) {
            return "no column can be read: "
                + table.columns.map { "'\($0.name.inComment)', \($0.type.reason)" }.joined(separator: "; ")
        }
        return nil
    }

    private func typeNames(of table: String) -> [String] {
        if keepsNames, SwiftNames.isName(table), SwiftNames.isCapitalized(table), !SwiftNames.keywords.contains(table) {
            return [table, table + "Row"]
        }
        let words = NameWords(of: table)
        let names = [words.singular.type, words.type].map { name in
            SwiftNames.isCapitalized(name) ? name.shortenedName : ("Table" + name).shortenedName
        }
        return names[0] == names[1] || types.contains(names[0]) && SwiftNames.types.contains(names[0])
            ? [names[0], names[0] + "Row"] : names + [names[0] + "Row"]
    }

    private mutating func addEnums() {
        for shape in shape.enums {
            let words = NameWords(of: shape.name).singular
            let name = types.claim(SwiftNames.enumNames(words))
            plan.enums.append(EnumPlan(name: name, values: shape.labels, serverType: shape))
        }
    }

    private mutating func addProperties() {
        for index in plan.models.indices {
            var model = plan.models[index]
            var planner = PropertyPlanner(
                model.table, naming: plan.naming, keepsNames: keepsNames, types: types, enums: plan.enums)
            planner.addAll(to: &model)
            plan.models[index] = model
        }
    }
}

extension ColumnType {
    var reason: String { if case .leftOut(let reason) = self { reason } else { "" } }
}

extension EnumPlan {
    init(name: String, values: [String], serverType: EnumShape? = nil) {
        var taken = TakenNames(["self", "Self", "Type", "Protocol", "init", "allCases", "none", "some"])
        let cases = values.map { value -> (String, String) in
            let name = NameWords(of: value).property
            let beginsWithDigit = name.unicodeScalars.first.map { 48...57 ~= $0.value } ?? false
            let base = value.isEmpty ? "empty" : name.isEmpty ? "other" : beginsWithDigit ? "value" + name : name
            return (taken.claim([base.shortenedName, base.shortenedName + "Value"]), value)
        }
        self.init(name: name, cases: cases, serverType: serverType)
    }
}
