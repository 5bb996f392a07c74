import FetchingCommands

/// Writes the Swift source of a plan.
struct ModelWriter {
    let plan: FilePlan

    /// The name of the database, and the module that runs requests on it.
    let database: String
    let engine: String

    /// Whether other modules see the models.
    let isPublic: Bool

    var source: String {
        let imports = ["import Fetching"] + (plan.needsFoundation ? ["import Foundation"] : [])
        let leftOut = plan.leftOut.map { "// No model of '\($0.table.inComment)': \($0.reason)." }
        let parts =
            [header, (isPublic ? imports.map { "public " + $0 } : imports).joined(separator: "\n")]
            + plan.enums.map { lines(of: $0).joined(separator: "\n") }
            + plan.models.map { lines(of: $0).joined(separator: "\n") }
            + (needsTruthStorage ? [ZeroOrOneText.declaration(access: access)] : [])
            + (leftOut.isEmpty ? [] : [leftOut.joined(separator: "\n")])
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var access: String { isPublic ? "public " : "" }

    private var header: String {
        """
        // The models of '\(database.inComment)', written by 'fetching generate'.
        // Write it anew where the database changes. Extend the models in other files.
        """ + (takesFormsFromRows ? "\n// The forms of dates and UUIDs are those of the rows." : "")
    }

    private var needsTruthStorage: Bool {
        plan.models.contains { $0.properties.contains { $0.storage == ZeroOrOneText.name } }
    }

    private var takesFormsFromRows: Bool {
        plan.models.contains { $0.properties.contains { if case .stored = $0.columnType { true } else { false } } }
    }

    private func lines(of model: ModelPlan) -> [String] {
        let kind = model.table.kind == .view ? "view" : "table"
        let comment = model.table.comment?.commentLines.map { ("/// " + $0).withoutTrailingSpace } ?? []
        let title = ["/// A row of the \(kind) '\(model.table.name.inComment)'."]
        let naming = plan.naming.argument.map { ", naming: \($0)" } ?? ""
        func attribute(_ name: String, of names: [String]) -> String {
            "@\(name)(" + names.map { "\\.\(SwiftNames.quoted($0))" }.joined(separator: ", ") + ")"
        }
        let indexes =
            model.uniques.map { attribute("Unique", of: $0) }
            + (model.fullText.isEmpty ? [] : [attribute("FullText", of: model.fullText)])
        let head =
            title + (comment.isEmpty ? [] : ["///"] + comment)
            + ["@Fetchable(\(model.table.name.swiftLiteral)\(naming))"] + indexes
            + ["\(access)struct \(SwiftNames.quoted(model.name)) {"]
        let body = sections(of: model).filter { !$0.isEmpty }.joined(separator: [""])
        return head + body.map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
    }

    private func sections(of model: ModelPlan) -> [[String]] {
        let notes =
            model.notes.map { "// \($0)" }
            + model.leftOut.map { "// No property for the column '\($0.column.inComment)': \($0.reason)." }
        let enums = model.enums.map { lines(of: $0) }
        let relationships = model.relationships.map {
            "\(access)static let \(SwiftNames.quoted($0.name)) = \($0.declaration)"
        }
        return [notes] + enums + [model.properties.flatMap { lines(of: $0) }, relationships]
    }

    private func lines(of property: PropertyPlan) -> [String] {
        var attributes: [String] = []
        if property.isMarkedAsKey { attributes.append("@PrimaryKey") }
        if property.isUnique { attributes.append("@Unique") }
        if property.needsName { attributes.append("@FetchingName(\(property.column.swiftLiteral))") }
        if let storage = property.storage { attributes.append("@FetchingStorage(\(storage))") }
        let declaration =
            "\(access)\(property.isConstant ? "let" : "var") \(SwiftNames.quoted(property.name)): \(property.type)"
            + (property.isOptional ? "?" : "")
        return (property.comment?.commentLines.map { ("/// " + $0).withoutTrailingSpace } ?? [])
            + property.notes.map { "// \($0)" } + [(attributes + [declaration]).joined(separator: " ")]
    }

    private func lines(of plan: EnumPlan) -> [String] {
        let title = plan.serverType.map { ["/// A value of the enum type '\($0.name.inComment)'."] } ?? []
        let cases = plan.cases.map { name, value in
            "    case \(SwiftNames.quoted(name))" + (name.isSame(as: value) ? "" : " = \(value.swiftLiteral)")
        }
        return title + ["\(access)enum \(plan.name): String, FetchableValue, CaseIterable {"] + cases + ["}"]
    }
}

extension String {
    /// The line without the space of an empty comment.
    fileprivate var withoutTrailingSpace: String { hasSuffix(" ") ? String(dropLast()) : self }
}
