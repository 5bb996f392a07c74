import SwiftDiagnostics
import SwiftSyntax

/// Mistakes in the declaration of an index.
extension Diagnostic {
    /// `@Index(\User.name) struct User { … }`
    static func indexNotKeyPath(_ expression: ExprSyntax) -> Diagnostic {
        .error(
            "indexNotKeyPath",
            "The properties of an index must be written as '\\.name' or '\\.name.descending', because they are read at "
                + "compile time",
            at: expression)
    }

    /// `@Index(\.nam) struct User { var name: String }`
    static func indexOfUnknownProperty(_ node: TokenSyntax, type: String, names: [String]) -> Diagnostic {
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        return .error(
            "indexOfUnknownProperty", "'\(type)' has no property '\(node.nameWithoutBackticks)'; it has \(list)",
            at: node)
    }

    /// `@Index(\.total) struct Order { var total: Int { … } }`
    static func indexOfPropertyWithoutColumn(_ node: TokenSyntax, kind: String) -> Diagnostic {
        .error(
            "indexOfPropertyWithoutColumn",
            "'\(node.nameWithoutBackticks)' cannot be indexed: \(kind) property has no column", at: node)
    }

    /// `@Index(\.note) struct User { #if DEBUG` … `var note: String` … `#endif }`
    static func indexOfConditionalProperty(_ node: TokenSyntax) -> Diagnostic {
        .error(
            "indexOfConditionalProperty",
            "'\(node.nameWithoutBackticks)' cannot be indexed here, because it exists in some builds only: mark the "
                + "property itself",
            at: node)
    }

    /// `@Index(\.name, \.name) struct User { … }`
    static func repeatedIndexedProperty(_ node: TokenSyntax, name: String) -> Diagnostic {
        .error("repeatedIndexedProperty", "'\(name)' stands twice in the same index", at: node)
    }

    /// `@Index(\.name) @Unique(\.name) struct User { … }`
    static func repeatedIndex(_ attribute: AttributeSyntax, names: [String]) -> Diagnostic {
        .error(
            "repeatedIndex", "\(names.listed) already \(names.count == 1 ? "has" : "have") such an index",
            at: attribute, fixIts: [.removing(attribute)])
    }

    /// `@Unique let id: Int`
    static func indexOfKey(_ node: some SyntaxProtocol, names: [String]) -> Diagnostic {
        .error("indexOfKey", "\(names.listed) needs no index, because the key has a unique one", at: node)
    }

    /// `@Index(\.name) @Fetchable class User: NSManagedObject { … }`
    static func indexOfObject(_ marker: PropertyMarker, _ attribute: AttributeSyntax) -> Diagnostic {
        .error(
            "indexOfObject",
            "'@\(marker.rawValue)' has no meaning for Core Data and SwiftData, whose models declare their indexes",
            at: attribute, fixIts: [.removing(attribute)])
    }

    /// `@Index @Unique var name: String`
    static func uniqueWithIndex(_ attribute: AttributeSyntax) -> Diagnostic {
        .error(
            "uniqueWithIndex", "'@Index' adds nothing to '@Unique', which makes an index", at: attribute,
            fixIts: [.removing(attribute)])
    }

    /// `@FullText(\.score)`, `@FullText(\.name.descending)`
    static func fullTextMistake(of column: DeclaredIndex.Column, at expression: ExprSyntax) -> Diagnostic? {
        let name = column.name
        if column.isDescending {
            return .error("fullTextWithDirection", "A full text index has no direction", at: expression)
        }
        // The type of a property of another struct is not seen here. The index itself refuses one that is not text.
        guard column.path.isEmpty else { return nil }
        guard !["String", "String?", "Optional<String>"].contains(column.property.type) else {
            guard column.property.storage != nil else { return nil }
            return .error(
                "fullTextOfStorage",
                "'\(name)' has a storage of its own, and a full text index reads texts as they are",
                at: expression)
        }
        return .error(
            "fullTextOfOtherType",
            "'\(name)' is of type '\(column.property.type)', and a full text index is one of 'String' and 'String?'",
            at: expression)
    }

    /// `@FullText(\.name) struct Tag { var name: String }`
    static func fullTextWithoutKey(_ attribute: AttributeSyntax, type: String) -> Diagnostic {
        .error(
            "fullTextWithoutKey",
            "'\(type)' has no key, by which a full text index finds its rows: mark it with "
                + "'@PrimaryKey'", at: attribute)
    }

    /// `@FullText(\.title) @FullText(\.body) struct Note { … }`
    static func secondFullText(_ attribute: AttributeSyntax) -> Diagnostic {
        .error(
            "secondFullText", "A model has one full text index: name all of its properties in the first '@FullText'",
            at: attribute, fixIts: [.removing(attribute)])
    }

    /// `struct User { @Index(\.name) var name: String }`
    static func indexWithPropertiesOnProperty(_ marker: PropertyMarker, _ attribute: AttributeSyntax) -> Diagnostic {
        .error(
            "indexWithPropertiesOnProperty",
            marker == .fullText
                ? "'@FullText' stands on the type, and names the properties"
                : "'@\(marker.rawValue)' on a property takes no arguments: declare an index of several properties on the type",
            at: attribute)
    }

    /// `@Unique struct User { … }`
    static func indexWithoutProperties(_ marker: PropertyMarker, _ attribute: AttributeSyntax) -> Diagnostic {
        .error(
            "indexWithoutProperties",
            "'@\(marker.rawValue)' on a type names its properties, such as '@\(marker.rawValue)(\\.name)'",
            at: attribute)
    }
}

extension [String] {
    /// The names in quotes: `'row', 'letter'`.
    fileprivate var listed: String { map { "'\($0)'" }.joined(separator: ", ") }
}
