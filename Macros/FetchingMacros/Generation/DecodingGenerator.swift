/// Generates the initialiser that reads a row.
///
/// All columns are read before the first property is set: a model that may have to be left half made would be built in a
/// place of its own, and copied from there. It is inlined into the one loop over the rows for the same reason.
struct DecodingGenerator {
    let model: FetchableModel

    var initializer: [String] {
        let signature = "init<Row: Fetching.FetchableRow>(fetching row: inout Row) throws"
        return model.deprecation
            + [
                "@inline(__always)",
                "\(model.access.prefix)\(model.isOpenToSubclasses ? "required " : "")nonisolated \(signature) {",
            ]
            + numberedLines { "let column\($0) = try row.decode(\(arguments(for: $1)))" }.indented
            + numberedLines { "self.\($1.identifier) = column\($0)" }.indented
            + ["}"]
    }

    private func numberedLines(_ line: (Int, StoredProperty) -> String) -> [String] {
        var number = 0
        return model.items.lines { property in
            number += 1
            return [line(number, property)]
        }
    }

    /// The type and the storage. The type is that of the property where the initialiser may not be able to name it: the
    /// extension of a nested type does not see the types around it, and `Row` is the generic parameter.
    private func arguments(for property: StoredProperty) -> String {
        let isInExtension = model.kind == .struct
        let isTypeVisible = !(model.isNested && isInExtension) && !property.type.mentionsType("Row")
        let label = property.storage == nil ? "property: " : ""
        let type =
            isTypeVisible
            ? "\(label)\(property.type).self" : "typeOf: { (model: Self) in model.\(property.identifier) }"
        return ([type] + (property.storage.map { ["storage: \($0)"] } ?? [])).joined(separator: ", ")
    }
}
