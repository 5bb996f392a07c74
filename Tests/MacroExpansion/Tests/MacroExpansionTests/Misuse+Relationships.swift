extension Misuse {
    static let relationships: [Misuse] = [
        Misuse(
            "@Fetchable struct Pet { let id: Int; static let owner = ToOne(\\.id) }",
            "1:57 'owner' needs the types of both models, because '@Fetchable' reads them from the source: "
                + "'ToOne<Pet, …>'"),
        Misuse(
            "@Fetchable struct User { let id: Int; static let pets = ToMany<User>(\\.id) }",
            "1:57 'pets' needs the types of both models, because '@Fetchable' reads them from the source: "
                + "'ToMany<User, …>'"),
        Misuse(
            "@Fetchable struct Pet { let id: Int; static let owner = ToOne<User, Pet>(\\.id) }",
            "1:63 'owner' belongs to 'Pet', which the first type has to be, not 'User'"),
        Misuse(
            "@Fetchable struct Pet { let id: Int; static var owner: ToOne<User, Pet> { ToOne(\\.id) } }",
            "1:62 'owner' belongs to 'Pet', which the first type has to be, not 'User'"),
        Misuse(
            "@Fetchable struct Pet { let id: Int; var owner: Int; static let owner = ToOne<Pet, User>(\\.owner) }",
            "1:65 the relationship 'owner' has the name of a property, and both would be members"),
        Misuse(
            "@Fetchable struct Pet { let id: Int; static let (a, b) = (ToOne<Pet, User>(\\.id), 1) }",
            "1:49 '@Fetchable' cannot read relationships of a tuple pattern; declare each by itself"),
        Misuse(
            "@Fetchable struct Pet { let id: Int; static let owner: ToOne<Pet, User>? = nil }",
            "1:56 'owner' cannot be an optional: a relationship is declared, or it is not"),
    ]
}
