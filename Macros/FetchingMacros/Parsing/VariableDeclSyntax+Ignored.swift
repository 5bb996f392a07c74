import SwiftDiagnostics
import SwiftSyntax

extension VariableDeclSyntax {
    /// The properties with `@FetchingIgnored` that nothing gives a value.
    var ignoredWithoutValue: [Diagnostic] {
        guard !attributes.mayHaveWrapper else { return [] }
        return zip(bindings, annotatedTypes).compactMap { binding, type in
            let isNilByDefault = !isConstant && (type?.isOptional ?? false)
            return binding.initializer != nil || isNilByDefault ? nil : .ignoredWithoutValue(binding.pattern)
        }
    }
}
