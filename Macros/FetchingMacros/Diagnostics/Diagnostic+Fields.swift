import SwiftDiagnostics
import SwiftSyntax

/// Mistakes in a type that has `@FetchableFields`.
extension Diagnostic {
    /// `@FetchableFields class Address { … }`
    static func fieldsOfOtherType(_ attribute: AttributeSyntax, kind: String) -> Diagnostic {
        .error(
            "fieldsOfOtherType",
            "'@FetchableFields' cannot be applied to \(kind): only a struct has the fields that Codable writes by itself",
            at: attribute)
    }

    /// `func encode(to encoder: any Encoder) throws { … }`
    static func writtenCoding(_ node: TokenSyntax, name: String) -> Diagnostic {
        .error(
            "writtenCoding",
            "'@FetchableFields' does not know the keys of this '\(name)'; leave it to Codable, and rename keys in an enum "
                + "'CodingKeys'",
            at: node)
    }

    /// `case city = "the \"city\""`
    static func unreadableKey(_ value: some SyntaxProtocol) -> Diagnostic {
        .error(
            "unreadableKey",
            "the key of a field has to be a literal that is not empty, without quotation marks, backslashes and control "
                + "characters, or not every database finds it",
            at: value)
    }

    /// `typealias CodingKeys = OtherKeys`
    static func aliasedKeys(_ name: TokenSyntax) -> Diagnostic {
        .error(
            "aliasedKeys",
            "'@FetchableFields' does not see the keys of another type; declare an enum 'CodingKeys' in the struct",
            at: name)
    }

    /// `enum CodingKeys: String, CodingKey { …; var stringValue: String { … } }`
    static func writtenKeys(_ node: TokenSyntax, name: String) -> Diagnostic {
        .error(
            "writtenKeys",
            "'@FetchableFields' does not know the keys of this '\(name)'; write them as raw values of the cases",
            at: node)
    }

    /// `#if DEBUG var note: String #endif`
    static func conditionalFields(_ node: IfConfigDeclSyntax) -> Diagnostic {
        .error(
            "conditionalFields",
            "'@FetchableFields' does not know which of these are compiled; move properties and keys out of the '#if'",
            at: node)
    }

    /// `@Clamped var floor: Int`
    static func wrappedField(_ attribute: AttributeSyntax) -> Diagnostic {
        .error(
            "wrappedField",
            "'@FetchableFields' does not know what JSON '\(attribute.attributeName.trimmedDescription)' gives the property; remove "
                + "the attribute, or leave the property out of 'CodingKeys'",
            at: attribute)
    }
}
