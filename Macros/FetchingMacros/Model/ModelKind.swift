import SwiftSyntax

/// The kind of a type with `@Fetchable`, which decides what becomes a member and what is generated.
enum ModelKind: Equatable {
    case `struct`

    /// A class whose objects are read from rows.
    case `class`(implicitInitializer: ImplicitInitializer?)

    /// A class of Core Data, whose objects a context makes. With a parent, its superclass is such a model itself.
    case managed(parent: String?)

    /// A class of SwiftData, whose objects a context makes.
    case persistent

    /// The `init()` that a class would lose because another initialiser is generated.
    enum ImplicitInitializer {
        case root
        case overriding
    }

    /// Whether rows are decoded to make models.
    var isDecoded: Bool {
        switch self {
        case .struct, .class: true
        case .managed, .persistent: false
        }
    }

    var isManaged: Bool {
        if case .managed = self { true } else { false }
    }

    /// The superclass of a managed object, if it is a model itself.
    var parent: String? {
        if case .managed(let parent) = self { parent } else { nil }
    }
}

extension ModelKind {
    /// The kind of a declaration.
    ///
    /// - Parameter protocols: Those that the type does not conform to yet, as the compiler tells both roles. What is
    ///   missing is inherited, or declared by hand.
    init(_ declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax]) {
        guard let declaration = declaration.as(ClassDeclSyntax.self) else {
            self = .struct
            return
        }
        let inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type) ?? []
        let superclass = inherited.first?.trimmedDescription
        if declaration.attributes.plain.contains(where: \.isSwiftDataModel)
            || inherited.contains(where: { $0.lastName == "PersistentModel" })
        {
            self = .persistent
        } else if inherited.first?.lastName == "NSManagedObject" {
            self = .managed(parent: nil)
        } else if !inherited.isEmpty, inherited.first?.lastName != "NSObject",
            !protocols.contains(where: { $0.lastName == "Fetchable" }),
            !inherited.contains(where: { $0.lastName?.hasSuffix("Fetchable") ?? false })
        {
            self = .managed(parent: superclass)
        } else if declaration.memberBlock.members.haveManagedProperty {
            self = .managed(parent: nil)
        } else {
            self = .class(implicitInitializer: declaration.implicitInitializer)
        }
    }
}

extension AttributeSyntax {
    /// `@Model` or `@SwiftData.Model`.
    fileprivate var isSwiftDataModel: Bool {
        ["Model", "SwiftData.Model"].contains(attributeName.trimmedDescription)
    }
}

extension MemberBlockItemListSyntax {
    fileprivate var haveManagedProperty: Bool {
        contains { item in
            item.decl.as(VariableDeclSyntax.self)?.isManaged
                ?? item.decl.conditionalMembers.contains(where: \.haveManagedProperty)
        }
    }
}

extension VariableDeclSyntax {
    /// Whether Core Data stores the property.
    var isManaged: Bool { isNSManaged || attributes.first(.managedAttribute) != nil }

    var isNSManaged: Bool { attributes.plain.contains { $0.lastName == "NSManaged" } }
}
