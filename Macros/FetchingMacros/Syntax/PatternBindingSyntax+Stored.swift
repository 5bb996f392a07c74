import SwiftSyntax

extension PatternBindingSyntax {
    /// Whether the value is computed each time: accessors other than observers.
    var isComputed: Bool {
        guard let accessorBlock else { return false }
        guard case .accessors(let accessors) = accessorBlock.accessors else { return true }
        return accessors.contains { accessor in
            switch accessor.accessorSpecifier.tokenKind {
            case .keyword(.willSet), .keyword(.didSet): false
            default: true
            }
        }
    }

    /// Whether reading it may throw or wait.
    var hasEffects: Bool {
        guard case .accessors(let accessors) = accessorBlock?.accessors else { return false }
        return accessors.contains { $0.effectSpecifiers != nil }
    }
}
