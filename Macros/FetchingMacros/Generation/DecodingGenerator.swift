/// Generates the initialiser that reads a row.
struct DecodingGenerator {
    let model: FetchableModel

    var initializer: [String] {
        let signature = "init<Row: Fetching.FetchableRow>(fetching row: inout Row) throws"
        return model.deprecation
            + ["\(model.access.prefix)\(model.isOpenToSubclasses ? "required " : "")nonisolated \(signature) {"]
            + model.items.lines { ["self.\($0.identifier) = try row.decode(\(arguments(for: $0)))"] }.indented
            + ["}"]
    }

    /// The type and the storage. The type is left to the compiler where the initialiser may not be able to name it: the
    /// extension of a nested type does not see the types around it, and `Row` is the generic parameter.
    private func arguments(for property: StoredProperty) -> String {
        let isInExtension = model.kind == .struct
        let isTypeVisible = !(model.isNested && isInExtension) && !property.type.mentionsType("Row")
        let type = isTypeVisible ? ["\(property.type).self"] : []
        return (type + (property.storage.map { ["storage: \($0)"] } ?? [])).joined(separator: ", ")
    }
}
