import SwiftDiagnostics
import SwiftSyntax

extension ModelRules {
    /// The types that are declared `private` in a model and used by its properties: the generated members, which are in a
    /// type of their own, cannot see them.
    static func privateTypes(
        declaredIn members: MemberBlockItemListSyntax, usedBy items: [ModelItem]
    ) -> [Diagnostic] {
        members.compactMap { privateType($0.decl) }.compactMap { type in
            items.properties.first { $0.type.mentionsType(type.name) }.map { property in
                .privatePropertyType(type.modifier, type: type.name, property: property)
            }
        }
    }

    private static func privateType(_ declaration: DeclSyntax) -> (name: String, modifier: DeclModifierSyntax)? {
        guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name,
            let modifier = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers.first(.private)
        else { return nil }
        return (name.nameWithoutBackticks, modifier)
    }
}
