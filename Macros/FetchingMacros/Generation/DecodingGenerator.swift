/// Generates the initialiser that reads a row.
///
/// All columns are read before the first property is set: a model that may have to be left half made would be built in a
/// place of its own, and copied from there. It is inlined into the one loop over the rows for the same reason.
struct DecodingGenerator {
    /// Whether the type is inside another one.
    let isNested: Bool

    let isInExtension: Bool

    init(isNested: Bool, isInExtension: Bool) { (self.isNested, self.isInExtension) = (isNested, isInExtension) }

    init(model: FetchableModel) { self.init(isNested: model.isNested, isInExtension: model.kind == .struct) }

    /// The initialiser of a model.
    func initializer(of model: FetchableModel) -> [String] {
        let signature = "init<Row: Fetching.FetchableRow>(fetching row: inout Row) throws"
        return model.deprecation
            + [
                "@inline(__always)",
                "\(model.access.prefix)\(model.isOpenToSubclasses ? "required " : "")nonisolated \(signature) {",
            ] + statements(for: model.items).indented + ["}"]
    }

    /// The statements that read all properties.
    func statements(for items: [ModelItem]) -> [String] {
        numberedLines(items) { "let column\($0) = try row.decode(\(arguments(for: $1)))" }
            + numberedLines(items) { "self.\($1.identifier) = column\($0)" }
    }

    private func numberedLines(_ items: [ModelItem], _ line: (Int, StoredProperty) -> String) -> [String] {
        var number = 0
        return items.lines { property in
            number += 1
            return [line(number, property)]
        }
    }

    /// The type and the storage. The type is that of the property where the initialiser may not be able to name it: the
    /// extension of a nested type does not see the types around it, and `Row` is the generic parameter.
    private func arguments(for property: StoredProperty) -> String {
        let isTypeVisible = !(isNested && isInExtension) && !property.type.mentionsType("Row")
        if property.spread != nil {
            return isTypeVisible
                ? "spread: \(property.type).self" : "spreadOf: { (model: Self) in model.\(property.identifier) }"
        }
        let label = property.storage == nil ? "property: " : ""
        let type =
            isTypeVisible
            ? "\(label)\(property.type).self" : "typeOf: { (model: Self) in model.\(property.identifier) }"
        return ([type] + (property.storage.map { ["storage: \($0)"] } ?? [])).joined(separator: ", ")
    }
}
