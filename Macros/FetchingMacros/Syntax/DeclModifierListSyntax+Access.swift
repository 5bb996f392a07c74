import SwiftSyntax

extension DeclModifierListSyntax {
    func contains(_ keyword: Keyword) -> Bool {
        first(keyword) != nil
    }

    func first(_ keyword: Keyword) -> DeclModifierSyntax? {
        first { $0.name.tokenKind == .keyword(keyword) }
    }

    /// The access modifier; `private(set)` and the like do not count.
    var access: AccessLevel? {
        lazy.filter { $0.detail == nil }.compactMap { modifier in
            switch modifier.name.tokenKind {
            case .keyword(.open), .keyword(.public): .public
            case .keyword(.package): .package
            case .keyword(.internal): .internal
            case .keyword(.fileprivate), .keyword(.private): .fileprivate
            default: nil
            }
        }.first
    }
}
