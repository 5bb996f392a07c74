public import Foundation

extension NSObject {
    /// What a property says whose class is not fetchable. A class with `@Fetchable` has a type of the same name.
    @available(
        *, unavailable,
        message:
            "the class of this property is not fetchable: declare it with '@Fetchable', or mark the property '@FetchingIgnored'"
    )
    @_documentation(visibility: internal)
    public typealias FetchedEntity = MissingModel
}
