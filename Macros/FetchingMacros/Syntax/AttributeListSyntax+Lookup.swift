import SwiftSyntax

extension AttributeListSyntax {
    /// The attributes that are not inside `#if`.
    var plain: [AttributeSyntax] {
        compactMap { $0.as(AttributeSyntax.self) }
    }

    func first(_ marker: PropertyMarker) -> AttributeSyntax? {
        plain.first { $0.fetchingName == marker.rawValue }
    }

    var globalActor: AttributeSyntax? {
        plain.first(where: \.isGlobalActor)
    }

    /// The `@available` attributes as source.
    var availability: [String] {
        plain.filter { $0.lastName == "available" }.map(\.trimmedDescription)
    }

    /// Whether there is an attribute that could be a property wrapper, or an accessor macro.
    var mayHaveWrapper: Bool { wrapper != nil }

    /// The first attribute that could be a property wrapper, or an accessor macro.
    var wrapper: AttributeSyntax? {
        plain.first { attribute in
            guard let name = attribute.lastName, let initial = name.first else { return false }
            return initial.isUppercase && PropertyMarker(rawValue: name) == nil && !attribute.isGlobalActor
        }
    }
}
