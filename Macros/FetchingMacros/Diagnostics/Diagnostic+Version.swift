import SwiftDiagnostics
import SwiftSyntax

/// Mistakes in the property that counts the changes of a row.
extension Diagnostic {
    /// `@Version var version: String`
    static func versionNotInteger(_ node: AttributeSyntax, type: String) -> Diagnostic {
        .error(
            "versionNotInteger",
            "'@Version' counts changes, and needs an integer type such as 'Int', not '\(type)'", at: node)
    }

    /// `@Version @FetchingStorage(.text) var version: Int`
    static func versionWithStorage(_ storage: AttributeSyntax) -> Diagnostic {
        .error(
            "versionWithStorage", "A version is stored as an integer; remove '@FetchingStorage'", at: storage,
            fixIts: [.removing(storage)])
    }

    /// `@Version var version: Int; @Version var revision: Int`
    static func secondVersion(_ property: StoredProperty, first: StoredProperty) -> Diagnostic {
        .error(
            "secondVersion",
            "A model has one version, and '\(first.name)' is it; remove '@Version' from '\(property.name)'",
            at: property.node)
    }

    /// `#if DEBUG; @Version var version: Int; #endif`
    static func conditionalVersion(_ property: StoredProperty) -> Diagnostic {
        .error(
            "conditionalVersion", "The version cannot be inside '#if', because it is part of every build's statements",
            at: property.node)
    }

    /// `@Version @PrimaryKey let id: Int`
    static func versionIsKey(_ property: StoredProperty) -> Diagnostic {
        .error(
            "versionIsKey", "'\(property.name)' is the key, which does not change; mark another property as '@Version'",
            at: property.node)
    }
}
