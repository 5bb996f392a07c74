import Foundation

/// A struct that a column stores as JSON, and for whose fields conditions can ask.
///
/// `@FetchableFields` writes the conformance.
public protocol FetchableFields: FetchableDocument, Codable where StoredValue == JSONText, Base == Self {
    /// The typed fields.
    associatedtype FetchableMembers: FetchableFieldContainer

    /// The fields, which the members of a property with this type are.
    static var fetchableMembers: FetchableMembers { get }
}

/// The typed fields of a struct that is stored as JSON.
@_documentation(visibility: internal)
public protocol FetchableFieldContainer: Sendable {
    init()
}

/// A value that a column can store as JSON: a struct with `@FetchableFields`, or an array.
@_documentation(visibility: internal)
public protocol FetchableDocument: FetchableValue {
    /// The values that conditions ask for in the JSON.
    @_documentation(visibility: internal)
    static func _part(_ read: @escaping ColumnReader.Read<Self>) -> JSONPart

    /// - Throws: ``FetchError`` if there is an element that JSON cannot say, or that no database keeps there.
    @_documentation(visibility: internal)
    func _requireJSON() throws
}

/// The form of a column that holds JSON: `jsonb` on PostgreSQL, text on SQLite.
///
/// ```swift
/// @FetchingStorage(.json) var words: [String]
/// ```
public struct JSONStorage: FetchableStorage {
    /// The text of a document, which does not compare as the document does.
    public var isOrdered: Bool { false }

    public func encode(_ value: JSONText) -> JSONText { value }

    public func decode(_ storedValue: JSONText) -> JSONText { storedValue }
}

extension FetchableStorage where Self == JSONStorage {
    /// A struct with `@FetchableFields`, or an array, as JSON.
    public static var json: JSONStorage { JSONStorage() }
}

@_documentation(visibility: internal)
extension FetchableFields {
    public init(storedValue: JSONText) throws {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(storedValue.text.utf8))
        } catch {
            throw FetchError.unreadableJSON(error, as: Self.self)
        }
    }

    public var storedValue: JSONText {
        get throws {
            let encoder = JSONEncoder()
            // One value has one text.
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let data: Data
            do { data = try encoder.encode(self) } catch { throw FetchError.unstorable(error) }
            if data.holdsEscapedNUL { throw FetchError.nulInJSON }
            return JSONText(String(decoding: data, as: UTF8.self))
        }
    }

    @_documentation(visibility: internal)
    public static func _part(_ read: @escaping ColumnReader.Read<Self>) -> JSONPart {
        JSONPart(.object, JSONReader<Self>(read: read) { try $0.decoded(as: Self?.self) })
    }

    /// The stored value is made by what would throw.
    @_documentation(visibility: internal)
    public func _requireJSON() {}
}

@_documentation(visibility: internal)
extension Optional: FetchableDocument where Wrapped: FetchableDocument {
    @_documentation(visibility: internal)
    public static func _part(_ read: @escaping ColumnReader.Read<Wrapped?>) -> JSONPart {
        Wrapped._part { try read($0) ?? nil }
    }

    @_documentation(visibility: internal)
    public func _requireJSON() throws { try self?._requireJSON() }
}

@_documentation(visibility: internal)
extension Array: FetchableDocument
where Element: FetchableValue, Element.StoredValue: FetchableElement & JSONScalar {
    @_documentation(visibility: internal)
    public static func _part(_ read: @escaping ColumnReader.Read<[Element]>) -> JSONPart { JSONPart(.array, nil) }

    @_documentation(visibility: internal)
    public func _requireJSON() throws {
        if case .array(let array) = try primitiveValue() { try array.requireJSON() }
    }
}

extension PrimitiveArray {
    /// - Throws: ``FetchError`` for a number that is infinite, and for a text with a NUL.
    func requireJSON() throws {
        for value in values {
            switch value {
            case .double(let number) where !number.isFinite: throw FetchError.infiniteInJSON
            case .text(let text) where text.utf8.contains(0): throw FetchError.nulInJSON
            case .bool, .int64, .double, .text, .null, .data, .date, .uuid, .decimal, .array: continue
            }
        }
    }
}

extension ExpressionTree {
    /// - Throws: ``FetchError`` if an array in it cannot be held by a column as JSON.
    func requireJSON(in column: FetchableColumn) throws {
        guard column.json?.kind == .array else { return }
        try visitNodes { part in
            if case .value(.literal(.array(let array))) = part.node { try array.requireJSON() }
            return true
        }
    }
}

/// A type whose values JSON has, too: a text, a number or a truth value.
@_documentation(visibility: internal)
public protocol JSONScalar {}

extension String: JSONScalar {}
extension Bool: JSONScalar {}
extension Int64: JSONScalar {}
extension Double: JSONScalar {}

/// The text of JSON, which is stored in the place of a struct.
@_documentation(visibility: internal)
public struct JSONText: PrimitiveFetchableValue {
    public typealias StoredValue = JSONText

    package let text: String

    init(_ text: String) { self.text = text }

    public static var primitiveType: PrimitiveType { .text }

    public func primitiveValue() -> PrimitiveValue { .text(text) }

    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> JSONText {
        JSONText(try row.decodeText())
    }

    public func encode<Row: WritableRow>(into row: inout Row) throws { try row.encodeText(text) }

    public static func columnReader(_ value: @escaping ColumnReader.Read<JSONText>) -> ColumnReader {
        .text { try value($0)?.text }
    }
}

extension Data {
    /// Whether JSON writes U+0000 anywhere. No database keeps it: SQLite ends the text there, and PostgreSQL refuses it.
    fileprivate var holdsEscapedNUL: Bool {
        var isEscape = false
        var rest = self[...]
        while let byte = rest.popFirst() {
            if isEscape, rest.starts(with: "0000".utf8), byte == UInt8(ascii: "u") { return true }
            isEscape = !isEscape && byte == UInt8(ascii: "\\")
        }
        return false
    }
}
