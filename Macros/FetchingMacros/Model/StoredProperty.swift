import SwiftSyntax

/// A property of a model that has a column.
struct StoredProperty {
    /// The name as Swift code, in backticks if it has some.
    let identifier: String

    /// The name without backticks.
    let name: String

    let column: String

    /// The type as Swift code.
    let type: String

    /// The name of the column that an attribute gives.
    var givenColumn: String?

    /// The argument of `@FetchingStorage` as Swift code.
    let storage: String?

    /// How the property is spread over several columns.
    var spread: SpreadProperty?

    let access: AccessLevel

    let isMarkedAsKey: Bool

    /// The `@available` attribute that deprecates the property.
    let deprecation: String?

    /// Whether the type is optional.
    var isOptional = false

    /// The initial value, where it means the same outside of the type.
    var initialValue: InitialValue?

    /// Where to point at.
    let node: TokenSyntax

    var form = MemberForm.value

    /// Whether the property counts the changes of a row.
    var isVersion = false

    /// Whether the property says which server has a row.
    var isShardKey = false

    /// The index that an attribute of the property declares.
    var index: PropertyIndex?

    var text = PropertyText()
}

extension StoredProperty {
    /// The name as an argument label.
    var label: String { identifier.argumentLabel }

    /// The property as a parameter of an initialiser.
    var parameter: String {
        "\(label): \(type)"
    }
}

/// An initial value as Swift code.
struct InitialValue {
    let source: String

    /// Whether it is seen wherever the type is: a literal, or a value of Foundation. An implicit member such as `.start` may be
    /// one that other modules do not see.
    let isPublic: Bool
}

extension StoredProperty {
    /// The initial value as a default argument.
    func initialValue(visible access: AccessLevel) -> String? {
        guard let initialValue, initialValue.isPublic || access < .package else { return nil }
        return initialValue.source
    }
}
