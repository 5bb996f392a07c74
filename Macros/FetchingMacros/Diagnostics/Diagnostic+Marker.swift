import SwiftDiagnostics
import SwiftSyntax

/// Mistakes in the attribute of a property.
extension Diagnostic {
    /// `@PrimaryKey func load() {}`
    static func markerOnOtherDeclaration(_ marker: PropertyMarker, _ node: AttributeSyntax, kind: String) -> Diagnostic
    {
        .error(
            "markerOnOtherDeclaration",
            "'@\(marker.rawValue)' can only be applied to a stored property, not to \(kind)",
            at: node, fixIts: [.removing(node)])
    }

    /// `@PrimaryKey static var shared: Int`
    static func markerOnUnstoredProperty(
        _ marker: PropertyMarker, _ node: AttributeSyntax, kind: UnstoredKind
    ) -> Diagnostic {
        .error(
            "markerOnUnstoredProperty",
            "'@\(marker.rawValue)' can only be applied to a stored property: a \(kind.rawValue) property has no column",
            at: node, fixIts: [.removing(node)])
    }

    /// `struct User { @PrimaryKey let id: Int }`
    static func markerOutsideModel(_ marker: PropertyMarker, _ node: AttributeSyntax, type: String?) -> Diagnostic {
        let reason =
            type.map { "'\($0)' does not have '@Fetchable'" } ?? "the property is not in a type that has '@Fetchable'"
        return .error(
            "markerOutsideModel", "'@\(marker.rawValue)' has no effect, because \(reason)",
            at: node, fixIts: [.removing(node)])
    }

    /// `@FetchingIgnored @PrimaryKey var id = 0`
    static func markerOnIgnored(_ marker: PropertyMarker, _ node: AttributeSyntax) -> Diagnostic {
        .error(
            "markerOnIgnored",
            "'@\(marker.rawValue)' cannot be combined with '@FetchingIgnored', because an ignored property has no column",
            at: node, fixIts: [.removing(node)])
    }

    /// `@Title(name) var a: Int`
    static func titleNotLiteral(_ expression: ExprSyntax) -> Diagnostic {
        .error(
            "titleNotLiteral",
            "The title must be a string literal without interpolation, because it is read at compile time; "
                + "'VerdictWords.localizedTitle' puts it into other languages",
            at: expression)
    }

    /// `@Title("") var a: Int`
    static func emptyTitle(_ expression: ExprSyntax) -> Diagnostic {
        .error("emptyTitle", "The title is empty; remove '@Title' to use the name of the property", at: expression)
    }

    /// `@FetchingName(name) var a: Int`
    static func columnNameNotLiteral(_ expression: ExprSyntax) -> Diagnostic {
        .error(
            "columnNameNotLiteral",
            "The column name must be a string literal without interpolation, because it is read at compile time",
            at: expression)
    }

    /// `@FetchingName("") var a: Int`
    static func emptyColumnName(_ expression: ExprSyntax) -> Diagnostic {
        .error(
            "emptyColumnName", "The column name is empty; remove '@FetchingName' to use the name of the property",
            at: expression)
    }

    /// `@FetchingName("a\0b") var a: Int`
    static func columnNameWithNul(_ expression: ExprSyntax) -> Diagnostic {
        .error(
            "columnNameWithNul", "The column name contains a NUL character, where databases cut it off", at: expression)
    }
}
