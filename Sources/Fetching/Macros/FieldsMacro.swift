/// Makes a struct whose fields conditions can ask for, where a property stores it as JSON.
///
/// ```swift
/// @FetchableFields
/// struct Address: Codable, Sendable, Equatable {
///     var city: String
///     var zip: String?
///     var floor: Int
/// }
///
/// @Fetchable
/// struct Shop {
///     let id: Int
///     @FetchingStorage(.json) var address: Address
/// }
///
/// Shop.request().all().where { $0.address.city == "Rome" && $0.address.floor > 2 }
/// // SELECT … WHERE json_extract("address", '$.city') = 'Rome' COLLATE BINARY AND json_extract("address", '$.floor') > 2
/// ```
///
/// The fields of these types are members: `String`, `Bool`, `Double`, the integers except `UInt` and `UInt64`, enums and other types
/// with a raw value of these that are `FetchableValue`, arrays of all of these, structs with `@FetchableFields`, and the optionals of
/// them. A field of another type is stored, too, but conditions do not have it: its name in a condition is an error of the compiler that says so.
///
/// A field is found by the key that Codable's synthesis writes: the name of the property, or the raw value of its case in an enum
/// `CodingKeys` in the body of the struct. That is why the struct may not write `encode(to:)` or `init(from:)` itself, nor have properties
/// with wrappers, properties and keys within `#if`, or keys with a `stringValue` of their own.
@attached(member, names: named(FetchableMembers), named(fetchableMembers), named(_RefusedName))
@attached(extension, conformances: FetchableFields, FetchableDocument, FetchableValue, ChosenValue)
public macro FetchableFields() = #externalMacro(module: "FetchingMacros", type: "FetchableFieldsMacro")

/// Makes a struct that a model holds in columns of its own table, one for each property, or in a column as JSON.
///
/// ```swift
/// @FetchableFields(.columns)
/// struct Place: Equatable {
///     var city: String
///     var zip: String?
/// }
///
/// @Fetchable
/// struct Shop {
///     let id: Int
///     @FetchingStorage(.columns) var place: Place
///     @FetchingStorage(.columns(prefix: "old_")) var formerPlace: Place?
/// }
///
/// Shop.request().all().where { $0.place.city == "Rome" && $0.formerPlace.zip == nil }
/// // SELECT "id", "place_city", "place_zip", "old_city", "old_zip" FROM "Shop"
/// // WHERE "place_city" = 'Rome' COLLATE BINARY AND "old_zip" IS NULL
/// ```
///
/// Each property is as one of the model: with a type, `@FetchingName`, `@FetchingStorage` and `@FetchingIgnored`. It can be a struct in
/// columns or as JSON itself. The names of the columns follow the naming of the model, behind a prefix: the name of the property
/// and an underscore, if no other is given.
///
/// An optional struct is nil where all of its columns are null, so that one of its own properties may not be optional.
///
/// - Parameters:
///   - form: `.columns` or `.json`.
///   - other: The other one, for a struct that is held in both ways.
@attached(
    member,
    names: named(FetchableMembers), named(fetchableMembers), named(_RefusedName), named(FetchableColumns),
    named(_columnCount)
)
@attached(
    extension,
    conformances: FetchableFields, FetchableDocument, FetchableValue, ChosenValue, SpreadFields, DistinctSpreadFields,
    names: named(init(_columnsOf:)), named(_encodeColumns)
)
public macro FetchableFields(_ form: FetchableFieldsForm, _ other: FetchableFieldsForm...) =
    #externalMacro(module: "FetchingMacros", type: "FetchableFieldsMacro")
