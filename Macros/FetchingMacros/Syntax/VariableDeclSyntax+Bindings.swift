import SwiftSyntax

extension VariableDeclSyntax {
    var isConstant: Bool {
        bindingSpecifier.tokenKind == .keyword(.let)
    }

    /// Why the variable is not a stored property of an instance, if it is not.
    var unstoredKind: UnstoredKind? {
        if modifiers.contains(.static) || modifiers.contains(.class) { return .static }
        if modifiers.contains(.lazy) { return .lazy }
        return bindings.contains(where: \.isComputed) ? .computed : nil
    }

    /// The type annotations of the bindings: in `var a, b: Int`, that of `b` counts for `a` too.
    var annotatedTypes: [TypeSyntax?] {
        var types: [TypeSyntax?] = []
        var following: TypeSyntax?
        for binding in bindings.reversed() {
            if let annotation = binding.typeAnnotation {
                following = annotation.type
            } else if binding.initializer != nil {
                following = nil
            }
            types.append(following)
        }
        return types.reversed()
    }
}

extension VariableDeclSyntax {
    /// The names of the properties of an instance that have no column, and to which a key path can lead.
    var namesWithoutColumn: [String] {
        guard unstoredKind == .computed || unstoredKind == nil && attributes.first(.ignored) != nil,
            attributes.globalActor == nil, !bindings.contains(where: \.hasEffects)
        else { return [] }
        return bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.nameWithoutBackticks }
    }
}

/// The kinds of properties that have no column.
enum UnstoredKind: String {
    case `static`, computed, lazy
}
