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
}
