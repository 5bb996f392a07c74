/// A column of a model's table, and how its value is had from a model in memory.
public final class FetchableColumn: Sendable {
    /// The name of the property.
    public let property: String

    /// The name of the column.
    public let name: String

    /// The type of the stored values.
    public let type: PrimitiveType

    /// Whether the column may hold null.
    public let isOptional: Bool

    /// The name as SQL writes an identifier: between quotation marks, which are doubled inside.
    package let quotedName: String

    /// Whether the field declares a form of its own for its values.
    let hasStorage: Bool

    /// The form that the field declares, nil where the engine chooses.
    @usableFromInline package let storage: AnyFetchableStorage?

    /// The enum type of the column, or of the elements of its arrays, where the database has such types; nil for other columns.
    package let enumType: EnumTypeName?

    /// The type of the property.
    package let valueType: any FetchableValue.Type

    /// The JSON that the column holds, or the part of it that the column stands for; nil for other columns.
    package let json: JSONPart?

    /// Whether it is a struct, which has no equality and no order: databases write its JSON in different ways.
    package let isJSONObject: Bool

    /// The struct in columns that it belongs to; nil for a property of the model itself.
    let place: SpreadPlace?

    /// Whether it is that of a property of a struct, whose name has a point.
    package var isInStruct: Bool { place != nil }

    private let makeKeyPath: (@Sendable () -> AnyKeyPath)?

    private let reader: ColumnReader

    /// The type of the models that ``reader`` reads from.
    private let model: Any.Type

    @usableFromInline
    init(
        property: String, name: String, type: PrimitiveType, isOptional: Bool, storage: AnyFetchableStorage?,
        model: Any.Type, valueType: any FetchableValue.Type, keyPath: (@Sendable () -> AnyKeyPath)?,
        reader: ColumnReader, json: JSONPart? = nil, place: SpreadPlace? = nil
    ) {
        self.place = place
        self.property = property
        self.name = name
        self.type = type
        self.isOptional = isOptional
        quotedName = name.quotedIdentifier
        self.storage = storage
        // A struct has no values that could be compared as they are.
        isJSONObject = json?.kind == .object
        hasStorage = storage != nil || isJSONObject
        self.json = json
        enumType = storage?.enumType
        self.model = model
        self.valueType = valueType
        makeKeyPath = keyPath
        self.reader = reader
    }

    /// Makes a column that stands for a value within the JSON of another.
    private init(
        part json: JSONPart, of column: FetchableColumn, named property: String, valueType: any FetchableValue.Type,
        reader: ColumnReader
    ) {
        self.property = "\(column.property).\(property)"
        name = ([(json.column ?? column).name] + json.keys).joined(separator: "->")
        type = valueType.primitiveType
        // A missing key is nil.
        isOptional = true
        quotedName = name.quotedIdentifier
        storage = nil
        isJSONObject = json.kind == .object
        hasStorage = isJSONObject || json.raw != nil
        enumType = nil
        self.json = json
        place = nil
        model = column.model
        self.valueType = valueType
        makeKeyPath = nil
        self.reader = reader
    }

    /// A value within the JSON of the column; nil where that does not hold such a struct.
    func part<Owner, Part>(
        _ field: FetchableField<Owner, Part>, as type: any FetchableValue.Type
    ) -> FetchableColumn? {
        guard let json, let owner = json.reader as? JSONReader<Owner> else { return nil }
        let value = field.value
        let part = JSONPart(
            field.kind, of: json.column ?? self, keys: json.keys + [field.key], reader: field.reader(owner),
            raw: field.raw?.primitive
        ) {
            guard let value = try owner.parse($0).map(value) else { return .null }
            return try field.raw?.primitive(value) ?? value.primitiveValue()
        }
        let read: ColumnReader.Read<Part> = { try owner.read($0).map(value) }
        return FetchableColumn(
            part: part, of: self, named: field.name, valueType: type,
            reader: field.raw?.columnReader(read) ?? Part.columnReader(read))
    }

    /// The model that has the column.
    var owner: (any Fetchable.Type)? { model as? any Fetchable.Type }

    /// Whether stored values compare as the values themselves do.
    package var isOrdered: Bool { storage?.isOrdered ?? !isJSONObject }

    /// The key path of the property, nil for a column that was declared without one.
    package var keyPath: AnyKeyPath? { makeKeyPath?() }

    /// How the value is read from a model.
    ///
    /// - Throws: ``FetchError`` if the column belongs to another model.
    func reader(of model: Any.Type) throws -> ColumnReader {
        guard
            model == self.model
                || (model as? any Fetchable.Type)?.inherits(from: ObjectIdentifier(self.model)) ?? false
        else {
            throw FetchError(
                .unsupported, reason: "the member belongs to another model",
                cure: "Use the members that the closure is given", member: property)
        }
        return reader
    }

    /// The stored value of a model.
    ///
    /// - Throws: ``FetchError`` if the column belongs to another model, or if the value cannot be stored.
    package func value<Model>(of model: Model) throws -> PrimitiveValue {
        let reader = try reader(of: Model.self)
        return try withUnsafePointer(to: model) { try reader.primitiveValue(at: UnsafeRawPointer($0)) }
    }
}

extension String {
    /// The name as SQL writes an identifier.
    package var quotedIdentifier: String { quoted(by: "\"") }

    /// The text between two marks, with each mark in it written twice, as SQL writes names and texts.
    ///
    /// By scalars: to Swift, a mark with a combining accent behind it is another character, but to a database it ends the name.
    package func quoted(by mark: Unicode.Scalar) -> String {
        var scalars = String.UnicodeScalarView([mark])
        for scalar in unicodeScalars {
            if scalar == mark { scalars.append(mark) }
            scalars.append(scalar)
        }
        scalars.append(mark)
        return String(scalars)
    }
}
