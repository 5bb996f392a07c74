import SwiftSyntax
import SwiftSyntaxMacros

/// An attribute that only marks a property for `@Fetchable`: it expands to nothing, and says so where it is misplaced.
package protocol PropertyMarkerMacro: PeerMacro {
    static var marker: PropertyMarker { get }
}

extension PropertyMarkerMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let diagnostics =
            PropertyMarkerCheck.placement(of: marker, node, on: declaration, in: context.lexicalContext)
            ?? PropertyMarkerCheck.content(of: marker, node, on: declaration)
        for diagnostic in diagnostics {
            context.diagnose(diagnostic)
        }
        return []
    }
}

/// `@FetchingIgnored`: a property that is not stored in the database.
package enum FetchingIgnoredMacro: PropertyMarkerMacro {
    package static let marker = PropertyMarker.ignored
}

/// `@FetchingName("column")`: the name of a property's column.
package enum FetchingNameMacro: PropertyMarkerMacro {
    package static let marker = PropertyMarker.name
}

/// `@FetchingStorage(.unixSeconds)`: how a property's values are stored.
package enum FetchingStorageMacro: PropertyMarkerMacro {
    package static let marker = PropertyMarker.storage
}

/// `@PrimaryKey`: a property that is the key, or a part of it.
package enum PrimaryKeyMacro: PropertyMarkerMacro {
    package static let marker = PropertyMarker.primaryKey
}

/// `@Version`: a property that counts the changes of a row.
package enum VersionMacro: PropertyMarkerMacro {
    package static let marker = PropertyMarker.version
}

/// `@ShardKey`: a property that says which server has a row.
package enum ShardKeyMacro: PropertyMarkerMacro {
    package static let marker = PropertyMarker.shardKey
}

/// `@Title("Price")`: a property's title for people.
package enum TitleMacro: PropertyMarkerMacro {
    package static let marker = PropertyMarker.title
}

/// `@FetchingRelationship(Mug.self)`: the model of the objects of a property that is a relationship.
package enum FetchingRelationshipMacro: PropertyMarkerMacro {
    package static let marker = PropertyMarker.relationship
}
