import FetchingCore
import FetchingSQL

extension SQLiteDialect {
    /// Renders JSON as the text that it is, or a value in it by `json_extract`, which an index can be declared on.
    func render(_ part: SQLJSONPart, into renderer: inout SQLRenderer) {
        guard !part.json.keys.isEmpty else { return part.writeWhole(into: &renderer) }
        // SQLite reads digits in its own way, which is not always the nearest number.
        guard part.type != .double else {
            renderer.write(SQLiteFunctionName.jsonDouble)
            renderer.write("(")
            part.writeWhole(into: &renderer)
            renderer.write(", ")
            renderer.write(constant: PrimitiveArray(texts: part.json.keys).json)
            return renderer.write(")")
        }
        renderer.write("json_extract(")
        part.writeWhole(into: &renderer)
        renderer.write(", ")
        renderer.write(constant: part.json.keys.reduce("$") { $0 + "." + $1.keyInPath })
        renderer.write(")")
    }
}

extension PrimitiveArray {
    fileprivate init(texts: [String]) { self.init(unchecked: texts.map(PrimitiveValue.text), of: .text) }
}

extension String {
    /// The key as a path of SQLite has it: in quotation marks unless it is a plain name.
    fileprivate var keyInPath: String {
        let isPlain = utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
        }
        return isPlain ? self : "\"\(self)\""
    }
}
