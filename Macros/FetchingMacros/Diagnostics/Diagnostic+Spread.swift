import SwiftDiagnostics
import SwiftSyntax

/// Mistakes in a struct that is spread over columns, and in its properties.
extension Diagnostic {
    /// `@FetchingStorage(.columns(prefix: name)) var address: Address`
    static func prefixNotLiteral(_ expression: ExprSyntax) -> Diagnostic {
        .error(
            "prefixNotLiteral",
            "The prefix must be a string literal without interpolation, because it is read at compile time",
            at: expression)
    }

    /// `@FetchingStorage(.columns(prefix: "a\0")) var address: Address`
    static func prefixWithNul(_ expression: ExprSyntax) -> Diagnostic {
        .error("prefixWithNul", "The prefix contains a NUL character, where databases cut it off", at: expression)
    }

    /// `@PrimaryKey @FetchingStorage(.columns) var address: Address`
    static func markerOnSpread(_ marker: PropertyMarker, _ node: AttributeSyntax, name: String) -> Diagnostic {
        let cure =
            switch marker {
            case .name: "name their beginning by '.columns(prefix:)'"
            case .index, .unique, .fullText:
                "name one of them on the type, such as '@\(marker.rawValue)(\\.\(name).property)'"
            case .primaryKey, .version, .shardKey, .ignored, .storage, .relationship, .managedAttribute, .title:
                "mark a property that has one"
            }
        return .error(
            "markerOnSpread", "'@\(marker.rawValue)' is about one column, and '\(name)' has several: \(cure)", at: node)
    }

    /// `@FetchingStorage(.columns) var home: Address; @FetchingStorage(.columns(prefix: "home_")) var work: Address`
    static func duplicatePrefix(_ property: StoredProperty, first: StoredProperty, prefix: String) -> Diagnostic {
        .error(
            "duplicatePrefix",
            "'\(property.name)' and '\(first.name)' have the same columns, which begin with '\(prefix)': give one of them "
                + "another prefix",
            at: property.node)
    }

    /// `@Index(\.address) struct Shop { @FetchingStorage(.columns) var address: Address }`
    static func indexOfSpread(_ node: TokenSyntax) -> Diagnostic {
        let name = node.nameWithoutBackticks
        return .error(
            "indexOfSpread", "'\(name)' has several columns: name the property of one, such as '\\.\(name).property'",
            at: node)
    }

    /// `@Model class Shop { @FetchingStorage(.columns) var address: Address }`
    static func spreadOfObject(_ node: AttributeSyntax) -> Diagnostic {
        .error(
            "spreadOfObject", "'.columns' has no meaning for SwiftData, which lays out the columns of a struct itself",
            at: node, fixIts: [.removing(node)])
    }

    /// `@FetchableFields(form) struct Address { … }`
    static func unknownFieldsForm(_ expression: ExprSyntax) -> Diagnostic {
        .error(
            "unknownFieldsForm",
            "The forms of a struct are '.json' and '.columns', because they are read at compile time",
            at: expression)
    }

    /// `@FetchableFields(.columns) struct Empty {}`
    static func noColumnField(_ name: TokenSyntax) -> Diagnostic {
        .error("noColumnField", "'\(name.nameWithoutBackticks)' has no stored property, and so no column", at: name)
    }

    /// `@FetchableFields(.columns) struct FetchedModel { … }`
    static func privateFields(_ modifier: DeclModifierSyntax) -> Diagnostic {
        .error(
            "privateFields",
            "a struct in columns cannot be private in another type, because the members of a model are made of its own",
            at: modifier)
    }
}
