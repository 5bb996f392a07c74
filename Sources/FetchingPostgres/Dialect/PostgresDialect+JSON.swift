import FetchingCore
import FetchingSQL

extension PostgresDialect {
    /// Renders a column of the type `jsonb`, or a value in it. An array is one of PostgreSQL's own, so that all of its operators are
    /// those of other arrays.
    func render(_ part: SQLJSONPart, into renderer: inout SQLRenderer) {
        switch (part.json.kind, part.type) {
        case (.object, _):
            guard !part.json.keys.isEmpty else { return part.writeWhole(into: &renderer) }
            // The null of JSON is a value to PostgreSQL.
            renderer.write("NULLIF(")
            writePath(part, asText: false, into: &renderer)
            renderer.write(", 'null')")
        case (.array, _): writeArray(part, into: &renderer)
        case (.scalar, .int64): writePath(part, castTo: "int8", into: &renderer)
        case (.scalar, .double): writePath(part, castTo: "float8", into: &renderer)
        case (.scalar, .bool): writePath(part, castTo: "bool", into: &renderer)
        case (.scalar, .text), (.scalar, .data), (.scalar, .date), (.scalar, .uuid), (.scalar, .decimal),
            (.scalar, .array):
            writePath(part, asText: true, into: &renderer)
        }
    }

    private func writePath(_ part: SQLJSONPart, castTo type: StaticString, into renderer: inout SQLRenderer) {
        renderer.write("CAST(")
        writePath(part, asText: true, into: &renderer)
        renderer.write(" AS ")
        renderer.write(type)
        renderer.write(")")
    }

    private func writePath(_ part: SQLJSONPart, asText: Bool, into renderer: inout SQLRenderer) {
        guard let last = part.json.keys.last else { return part.writeWhole(into: &renderer) }
        renderer.write("(")
        part.writeWhole(into: &renderer)
        for key in part.json.keys.dropLast() {
            renderer.write("->")
            renderer.write(constant: key)
        }
        renderer.write(asText ? "->>" : "->")
        renderer.write(constant: last)
        renderer.write(")")
    }

    private func writeArray(_ part: SQLJSONPart, into renderer: inout SQLRenderer) {
        renderer.write("CASE jsonb_typeof(")
        writePath(part, asText: false, into: &renderer)
        renderer.write(") WHEN 'array' THEN ARRAY(SELECT ")
        switch part.type.element {
        case .bool: renderer.write("CAST(value AS bool)")
        case .int64: renderer.write("CAST(value AS int8)")
        case .double: renderer.write("CAST(value AS float8)")
        case .text, .uuid, nil: renderer.write("value")
        }
        renderer.write(" FROM jsonb_array_elements_text(")
        writePath(part, asText: false, into: &renderer)
        renderer.write(")) END")
    }
}
