import SwiftSyntax

/// The form of a member, as the type of its property tells it.
enum ObjectPropertyType {
    /// Why there is no member.
    enum Refusal {
        /// `NSNumber`
        case numberOfUnknownKind

        /// `NSSet` without `@FetchingRelationship`
        case collectionOfUnknownModel

        /// An array, a dictionary, `Any`
        case opaque
    }

    case member(MemberForm, type: String)
    case refused(Refusal)

    init(_ type: TypeSyntax, of variable: VariableDeclSyntax, kind: ModelKind) {
        let base = type.wrappedType ?? type
        let isOptional = type.wrappedType != nil
        let suffix = isOptional ? "?" : ""
        if let model = variable.attributes.first(.relationship)?.modelArgument {
            let isToMany = base.isToMany || base.arrayElement != nil
            let target = Self.target(model, of: kind)
            self = .member(isToMany ? .toMany(target) : .toOne(target), type: type.memberType)
        } else if variable.attributes.first(.relationship) != nil {
            // The attribute itself says what is wrong with it.
            self = .member(.checked, type: type.memberType)
        } else if variable.attributes.first(.storage) != nil || variable.attributes.first(.managedAttribute) != nil
            || base.isKnownValue
        {
            self = .member(.value, type: type.memberType)
        } else if let bridged = base.bridgedName {
            self = .member(.bridged, type: bridged + suffix)
        } else if base.lastName == "NSNumber" {
            self = .refused(.numberOfUnknownKind)
        } else if base.isUntypedCollection {
            self = .refused(.collectionOfUnknownModel)
        } else if let element = base.modelElement(of: kind) {
            self = .member(.toMany(Self.target(element.trimmedDescription, of: kind)), type: type.memberType)
        } else if base.isOpaque || base.lastName == "Set" {
            self = .refused(.opaque)
        } else if isOptional, kind.isManaged {
            self = .member(.toOne(Self.target(base.trimmedDescription, of: kind)), type: type.memberType)
        } else {
            self = .member(.checked, type: type.memberType)
        }
    }

    /// The model of a class: for Core Data a subclass has a model of its own.
    private static func target(_ type: String, of kind: ModelKind) -> String {
        kind.isManaged ? type + ".FetchedModel" : type
    }
}

extension TypeSyntax {
    fileprivate var isToMany: Bool { isUntypedCollection || lastName == "Set" }

    /// The class of the objects of a to-many relationship: `Set<Mug>` in Core Data, `[Mug]` in SwiftData.
    fileprivate func modelElement(of kind: ModelKind) -> TypeSyntax? {
        let element = kind.isManaged ? (lastName == "Set" ? genericArguments.first : nil) : arrayElement
        guard let element, !element.isKnownValue, !element.isOpaque, element.wrappedType == nil,
            element.lastName != nil, !["AnyHashable", "NSManagedObject", "NSObject"].contains(element.lastName)
        else { return nil }
        return element
    }
}

extension AttributeSyntax {
    /// `Mug` in `@FetchingRelationship(Mug.self)`.
    var modelArgument: String? {
        guard let member = labeledArguments.first?.expression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "self", let base = member.base
        else { return nil }
        return base.trimmedDescription
    }
}
