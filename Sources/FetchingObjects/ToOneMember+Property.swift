public import FetchingCore

extension ToOneMember {
    /// Makes the member for a property that holds the related object.
    ///
    /// ```swift
    /// ToOneMember<Pet, User>(property: "owner") { $0.owner }
    /// ```
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - object: Reads the related object.
    @_documentation(visibility: internal)
    public init(property: String, _ object: @escaping @Sendable (Model) -> AnyObject?) {
        self.init(held: HeldModels(property, of: Model.self) { model in object(model).map { [$0] } ?? [] })
    }
}

extension ToManyMember {
    /// Makes the member for a property that holds the related objects.
    ///
    /// ```swift
    /// ToManyMember<User, Pet>(property: "pets") { $0.pets }
    /// ```
    ///
    /// - Parameters:
    ///   - property: The name of the property.
    ///   - objects: Reads the related objects, nil where there are none.
    @_documentation(visibility: internal)
    public init(property: String, _ objects: @escaping @Sendable (Model) -> (any Sequence)?) {
        self.init(
            held: HeldModels(property, of: Model.self) { model in
                objects(model).map { objects in objects.map { $0 as AnyObject } } ?? []
            })
    }
}
