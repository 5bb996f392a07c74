import SwiftSyntax

extension TypeSyntax {
    /// The last part of a type's name: `NSManagedObject` for `CoreData.NSManagedObject`.
    var lastName: String? {
        self.as(IdentifierTypeSyntax.self)?.name.nameWithoutBackticks
            ?? self.as(MemberTypeSyntax.self)?.name.nameWithoutBackticks
    }

    /// The type in `T?`, `T!` and `Optional<T>`.
    var wrappedType: TypeSyntax? {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
        if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
        return lastName == "Optional" ? genericArguments.first : nil
    }

    /// The types between the angle brackets.
    var genericArguments: [TypeSyntax] {
        let clause =
            self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
            ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
        return clause?.arguments.compactMap { TypeSyntax($0.argument) } ?? []
    }

    /// `T` in `[T]` and `Array<T>`.
    var arrayElement: TypeSyntax? {
        self.as(ArrayTypeSyntax.self)?.element ?? (lastName == "Array" ? genericArguments.first : nil)
    }

    /// Whether the name is that of a type whose values Fetching stores by itself.
    var isKnownValue: Bool {
        guard let lastName, genericArguments.isEmpty else { return false }
        if let member = self.as(MemberTypeSyntax.self) {
            guard ["Swift", "Foundation"].contains(member.baseType.trimmedDescription) else { return false }
        }
        return [
            "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
            "Float", "Double", "Decimal", "Date", "Data", "UUID", "URL",
        ].contains(lastName)
    }

    /// The type of Swift for which this class of Objective-C stands.
    var bridgedName: String? {
        switch lastName {
        case "NSString", "NSMutableString": "String"
        case "NSDate": "Date"
        case "NSData", "NSMutableData": "Data"
        case "NSUUID": "UUID"
        case "NSURL": "URL"
        case "NSDecimalNumber": "Decimal"
        default: nil
        }
    }

    /// Whether this is a collection of Objective-C that does not tell what it holds.
    var isUntypedCollection: Bool {
        ["NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet"].contains(lastName)
    }

    /// Whether this can be neither a value nor an object: an array, a dictionary, a tuple, a function, `Any`.
    var isOpaque: Bool {
        switch self.as(TypeSyntaxEnum.self) {
        case .arrayType, .dictionaryType, .tupleType, .functionType, .attributedType, .metatypeType: true
        case .someOrAnyType(let type): type.constraint.trimmedDescription != "FetchableValue"
        default: ["Any", "AnyObject", "Array", "Dictionary"].contains(lastName)
        }
    }
}
