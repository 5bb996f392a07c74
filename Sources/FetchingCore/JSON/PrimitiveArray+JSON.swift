import Foundation

extension PrimitiveArray {
    /// The array as JSON, in the one form in which arrays are written.
    ///
    /// An infinite number is `9e999`, as SQLite itself writes it: JSON has none.
    package var json: String {
        var text = "["
        for (index, value) in values.enumerated() {
            if index > 0 { text += "," }
            value.append(toJSON: &text)
        }
        return text + "]"
    }

    /// Reads an array of a kind; nil for a text that is not one.
    ///
    /// - Throws: `FetchError` for an array that holds null.
    package init?(json text: UnsafeRawBufferPointer, of element: Element) throws {
        guard let elements = JSONElement.elements(of: text) else { return nil }
        var values: [PrimitiveValue] = []
        values.reserveCapacity(elements.count)
        for value in elements {
            if value == .null { throw FetchError.nullInArray }
            guard let value = PrimitiveValue(value, as: element) else { return nil }
            values.append(value)
        }
        try self.init(values, of: element)
    }
}

extension PrimitiveArray.Element {
    /// The array as errors name it.
    package var jsonName: String {
        switch self {
        case .bool: "an array of truth values as JSON"
        case .int64: "an array of integers as JSON"
        case .double: "an array of numbers as JSON"
        case .text: "an array of texts as JSON"
        case .uuid: "an array of UUIDs in upper case as JSON"
        }
    }
}

extension PrimitiveValue {
    fileprivate func append(toJSON text: inout String) {
        switch self {
        case .bool(let value): text += value ? "true" : "false"
        case .int64(let value): text += String(value)
        case .double(let value): text += value.isInfinite ? (value < 0 ? "-9e999" : "9e999") : String(value)
        case .text(let value): value.append(toJSON: &text)
        case .uuid(let value): text += "\"\(value.uuidString)\""
        // No array holds any of these.
        case .null, .data, .date, .decimal, .array: text += "null"
        }
    }

    /// The value of an element; nil where it is of another kind.
    fileprivate init?(_ element: JSONElement, as kind: PrimitiveArray.Element) {
        switch (kind, element) {
        case (.bool, .bool(let value)): self = .bool(value)
        // '1.0' is a whole number, too.
        case (.int64, let value):
            guard case .int64(let value) = value.comparable else { return nil }
            self = .int64(value)
        case (.double, let value):
            guard let value = value.double else { return nil }
            self = .double(value)
        case (.text, .text(let bytes)): self = .text(String(decoding: bytes, as: UTF8.self))
        case (.uuid, .text(let bytes)):
            // In the one form in which they are written: any other would not be found.
            let text = String(decoding: bytes, as: UTF8.self)
            guard let value = UUID(uuidString: text), value.uuidString == text else { return nil }
            self = .uuid(value)
        // An element of another kind.
        default: return nil
        }
    }
}

extension String {
    /// Appends the text as JSON writes it, as SQLite does: with escapes for quotation marks, backslashes and controls alone.
    fileprivate func append(toJSON text: inout String) {
        text.unicodeScalars.append("\"")
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\":
                text.unicodeScalars.append("\\")
                text.unicodeScalars.append(scalar)
            case "\n": text.unicodeScalars.append(contentsOf: "\\n".unicodeScalars)
            case "\r": text.unicodeScalars.append(contentsOf: "\\r".unicodeScalars)
            case "\t": text.unicodeScalars.append(contentsOf: "\\t".unicodeScalars)
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                text.unicodeScalars.append(
                    contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
            // Every other scalar stands for itself.
            default: text.unicodeScalars.append(scalar)
            }
        }
        text.unicodeScalars.append("\"")
    }
}
