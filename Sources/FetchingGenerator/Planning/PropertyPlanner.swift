import FetchingCommands
import FetchingNaming

/// Decides the properties of a model.
struct PropertyPlanner {
    private let table: TableShape
    private let naming: ColumnNaming
    private let keepsNames: Bool
    private let enums: [EnumPlan]

    /// The names that types within the model must not take.
    private var types: TakenNames
    private var names = TakenNames(SwiftNames.impossibleProperties)

    init(_ table: TableShape, naming: ColumnNaming, keepsNames: Bool, types: TakenNames, enums: [EnumPlan]) {
        (self.table, self.naming, self.keepsNames) = (table, naming, keepsNames)
        (self.types, self.enums) = (types, enums)
    }

    mutating func addAll(to model: inout ModelPlan) {
        var seen: Set<String> = []
        for column in table.columns {
            if let reason = refusal(of: column, seen: &seen) {
                model.leftOut.append((column.name, reason))
            } else {
                model.properties.append(property(of: column, in: &model))
            }
        }
        addKey(to: &model)
        addUniques(to: &model)
        addFullText(to: &model)
        model.notes = table.notes
    }

    private func refusal(of column: ColumnShape, seen: inout Set<String>) -> String? {
        if case .leftOut(let reason) = column.type { return reason }
        if column.name.isEmpty { return "the name is empty" }
        // As the macro compares names; the database may tell such columns apart.
        return seen.insert(column.name.lowercased()).inserted
            ? nil : "another column has the same name but for its case"
    }

    private mutating func property(of column: ColumnShape, in model: inout ModelPlan) -> PropertyPlan {
        let wanted = naming.property(of: column.name, keepsCapitals: keepsNames)
        let name = names.claim(isTakenForKey(wanted, column) ? [wanted + "Value"] : [wanted, wanted + "Value"])
        var property = PropertyPlan(
            name: name, column: column.name, type: "", isOptional: column.isOptional, comment: column.comment,
            notes: column.notes, columnType: column.type)
        property.needsName = !naming.column(of: name).isSame(as: column.name)
        property.isConstant = column.isGenerated
        switch column.type {
        case .plain(let type): (property.type, property.needsFoundation) = (type.rawValue, type.isFoundations)
        case .array(let type): (property.type, property.needsFoundation) = ("[\(type.rawValue)]", type.isFoundations)
        case .stored(let type, let storage):
            (property.type, property.needsFoundation) = (type.rawValue, type.isFoundations)
            property.storage = storage
        case .oneOf(let values):
            let type = types.claim(SwiftNames.enumNames(NameWords(of: column.name)))
            model.enums.append(EnumPlan(name: type, values: values))
            property.type = type
        case .named(let index):
            property.type = enums[index].name
            property.storage = enums[index].storage
        case .arrayOfNamed(let index):
            property.type = "[\(enums[index].name)]"
            property.storage = enums[index].storage
        case .leftOut: break
        }
        return property
    }

    /// The macro takes a property 'id' for the key of a model without another one.
    private func isTakenForKey(_ name: String, _ column: ColumnShape) -> Bool {
        name == "id" && table.key.isEmpty && !isKeyOfView(column)
    }

    private func isKeyOfView(_ column: ColumnShape) -> Bool { table.kind == .view && column.isDistinct }

    private mutating func addKey(to model: inout ModelPlan) {
        if table.key.isEmpty, let index = model.properties.firstIndex(where: { $0.name == "id" }) {
            model.properties[index].isOptional = false
            model.properties[index].isConstant = true
            model.properties[index].notes.append("Guessed: the key, because its values differ from row to row.")
            model.key = [model.properties[index].name]
            return
        }
        let indexes = table.key.compactMap { name in model.properties.firstIndex { $0.column == name } }
        guard !table.key.isEmpty else { return }
        guard indexes.count == table.key.count else {
            for index in model.properties.indices where model.properties[index].name == "id" {
                model.properties[index].name = names.claim(["idValue"])
                model.properties[index].needsName = true
            }
            model.notes.append("No key: a column of it is left out.")
            return
        }
        for index in indexes {
            model.properties[index].isOptional = false
            model.properties[index].isConstant = true
            model.properties[index].isMarkedAsKey = indexes.count > 1 || model.properties[index].name != "id"
        }
        model.key = indexes.map { model.properties[$0].name }
    }

    private func addUniques(to model: inout ModelPlan) {
        var known: Set<Set<String>> = [Set(table.key)]
        for columns in table.uniques where known.insert(Set(columns)).inserted {
            let indexes = columns.compactMap { name in model.properties.firstIndex { $0.column == name } }
            guard indexes.count == columns.count else { continue }
            if indexes.count == 1 {
                model.properties[indexes[0]].isUnique = true
            } else {
                model.uniques.append(indexes.map { model.properties[$0].name })
            }
        }
    }

    private func addFullText(to model: inout ModelPlan) {
        let properties = table.fullText.compactMap(model.property)
        let holdTexts = properties.allSatisfy { $0.type == "String" && $0.storage == nil }
        guard !model.key.isEmpty, holdTexts, properties.count == table.fullText.count else { return }
        model.fullText = properties.map(\.name)
    }
}

extension EnumPlan {
    /// The storage of its values on the server.
    var storage: String? {
        serverType.map { type in
            let schema = type.schema.map { ", schema: \($0.swiftLiteral)" } ?? ""
            return ".postgresEnum(\(type.name.swiftLiteral)\(schema))"
        }
    }
}
