/// Generates the method that writes a row: the counterpart of the initialiser that reads one.
struct EncodingGenerator {
    let model: FetchableModel

    var method: [String] {
        guard model.kind.isDecoded else { return [] }
        return model.deprecation
            + [
                "@inline(__always)",
                "\(model.access.prefix)nonisolated \(Self.signature) {",
            ]
            + model.items.lines { [Self.line($0)] }.indented
            + ["}"]
    }

    static var signature: String { "func encode<Row: Fetching.WritableRow>(into row: inout Row) throws" }

    /// The statement that writes a property.
    static func line(_ property: StoredProperty) -> String {
        if property.spread != nil { return "try row.encode(spread: self.\(property.identifier))" }
        guard let storage = property.storage else { return "try row.encode(property: self.\(property.identifier))" }
        return "try row.encode(self.\(property.identifier), storage: \(storage))"
    }
}
