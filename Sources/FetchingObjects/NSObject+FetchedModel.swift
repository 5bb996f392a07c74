public import Foundation

extension NSObject {
    /// The error of a property whose class is not fetchable. A class with `@Fetchable` has a type of the same name.
    @available(
        *, unavailable,
        message:
            "the class of this property is not fetchable: declare it with '@Fetchable', or mark the property '@FetchingIgnored'"
    )
    @_documentation(visibility: internal)
    public typealias FetchedModel = ClassThatIsNotFetchable
}

/// The name in the compiler's error about a class that is not a model.
///
/// It has no members: the compiler resolves `extension Dog.FetchedModel.FetchableMembers` before it expands the macro
/// of the class, and would find those of this type.
@_documentation(visibility: internal)
public enum ClassThatIsNotFetchable {}
