import SwiftDiagnostics
import SwiftSyntax

/// The check of a property that counts the changes of a row.
enum VersionProperty {
    private static let integers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32",
    ]

    /// The mistakes of `@Version` on a stored property.
    static func diagnostics(_ node: AttributeSyntax, on variable: VariableDeclSyntax) -> [Diagnostic] {
        if let storage = variable.attributes.first(.storage) { return [.versionWithStorage(storage)] }
        return zip(variable.bindings, variable.annotatedTypes).compactMap { binding, annotated in
            guard let type = annotated?.memberType ?? binding.initializer?.value.valueType else { return nil }
            let name = type.hasPrefix("Swift.") ? String(type.dropFirst("Swift.".count)) : type
            return integers.contains(name) ? nil : .versionNotInteger(node, type: type)
        }
    }
}
