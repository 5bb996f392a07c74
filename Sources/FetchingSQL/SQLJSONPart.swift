package import FetchingCore

/// The JSON of a column, or a value within it.
package struct SQLJSONPart {
    package let json: JSONPart

    /// The column that holds the JSON.
    package let whole: FetchableColumn

    /// The type of the value.
    package let type: PrimitiveType

    /// The row of the column, as SQL writes it; nil where only one is read.
    private let row: String?

    init(_ json: JSONPart, of column: FetchableColumn, inRow row: String?) {
        self.json = json
        whole = json.column ?? column
        type = column.type
        self.row = row
    }

    /// Writes the name of the column that holds the JSON.
    package func writeWhole(into renderer: inout SQLRenderer) {
        if let row {
            renderer.write(quotedName: row)
            renderer.write(".")
        }
        renderer.writeName(of: whole)
    }
}

extension SQLRenderer {
    /// Writes a text of the program as a constant: a key that a model declares.
    package mutating func write(constant text: String) { write(quotedName: text.quoted(by: "'")) }
}

extension ExpressionTree {
    /// Whether anything in it is read of JSON.
    var readsJSON: Bool { contains(where: \.isReadOfJSON) }
}
