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
