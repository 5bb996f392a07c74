extension Misuse {
    static let objects: [Misuse] = [
        Misuse(
            "@Fetchable final class A: NSManagedObject { @NSManaged var age: NSNumber? }",
            "1:65 'age' has no kind of number, because 'NSNumber?' can be any: declare a number as '@NSManaged', or as '@ManagedAttribute(.scalar)' if it is optional, or mark it '@FetchingIgnored'",
            fixes: [
                Fix(
                    "Add '@FetchingIgnored'",
                    "@Fetchable final class A: NSManagedObject { @FetchingIgnored @NSManaged var age: NSNumber? }")
            ]),
        Misuse(
            "@Fetchable final class A: NSManagedObject { @NSManaged var mugs: NSSet? }",
            "1:66 'mugs' needs '@FetchingRelationship(Model.self)' with the class of its objects, which 'NSSet?' does not tell"
        ),
        Misuse(
            "@Fetchable final class A: NSManagedObject { @NSManaged var mugs: NSOrderedSet }",
            "1:66 'mugs' needs '@FetchingRelationship(Model.self)' with the class of its objects, which 'NSOrderedSet' does not tell"
        ),
        Misuse(
            "@Fetchable final class A: NSManagedObject { @NSManaged var tags: [String] }",
            "1:66 'tags' has no member, because no condition can be on a value of the type '[String]'; mark it '@FetchingIgnored'",
            fixes: [
                Fix(
                    "Add '@FetchingIgnored'",
                    "@Fetchable final class A: NSManagedObject { @FetchingIgnored @NSManaged var tags: [String] }")
            ]),
        Misuse(
            "@Fetchable final class A: NSManagedObject { @NSManaged var info: [String: Any]? }",
            "1:66 'info' has no member, because no condition can be on a value of the type '[String: Any]?'; mark it '@FetchingIgnored'",
            fixes: [
                Fix(
                    "Add '@FetchingIgnored'",
                    "@Fetchable final class A: NSManagedObject { @FetchingIgnored @NSManaged var info: [String: Any]? }"
                )
            ]),
        Misuse(
            "@Fetchable final class A: NSManagedObject { @FetchingStorage(.unixSeconds) @NSManaged var seen: Date }",
            "1:45 '@FetchingStorage' has no meaning for Core Data, whose model says how an attribute is stored",
            fixes: [
                Fix(
                    "Remove '@FetchingStorage'",
                    "@Fetchable final class A: NSManagedObject { @NSManaged var seen: Date }")
            ]),
        Misuse(
            #"@Fetchable final class A: NSManagedObject { @FetchingName("n") @NSManaged var name: String }"#,
            "1:45 '@FetchingName' has no meaning here, because Core Data knows an attribute by the name of its '@NSManaged' property",
            fixes: [
                Fix(
                    "Remove '@FetchingName'",
                    "@Fetchable final class A: NSManagedObject { @NSManaged var name: String }")
            ]),
        Misuse(
            "@Fetchable(naming: .snakeCase) final class A: NSManagedObject { @NSManaged var name: String }",
            "1:20 'naming' has no meaning here, because Core Data knows attributes by the names of their properties"),
        Misuse(
            "@Fetchable final class A: NSManagedObject { @PrimaryKey @NSManaged var owner: B? }",
            "1:45 'owner' cannot be the key, because a key is a value such as 'UUID', and not 'B?'",
            fixes: [
                Fix("Remove '@PrimaryKey'", "@Fetchable final class A: NSManagedObject { @NSManaged var owner: B? }")
            ]),
        Misuse(
            "@Fetchable final class A: NSManagedObject { @FetchingRelationship(mug) @NSManaged var mugs: NSSet }",
            "1:67 The model must be written as a type, such as 'Mug.self', because it is read at compile time"),
        Misuse(
            "@Fetchable struct A { let id: Int; @FetchingRelationship(Pet.self) var pet: Int }",
            "1:36 '@FetchingRelationship' is for the properties of Core Data and SwiftData; declare a 'ToOne' or a 'ToMany'",
            fixes: [Fix("Remove '@FetchingRelationship'", "@Fetchable struct A { let id: Int; var pet: Int }")]),
        Misuse(
            "@Model @Fetchable final class A { var tags: [String] }",
            "1:45 'tags' has no member, because no condition can be on a value of the type '[String]'; mark it '@FetchingIgnored'",
            fixes: [
                Fix(
                    "Add '@FetchingIgnored'",
                    "@Model @Fetchable final class A { @FetchingIgnored var tags: [String] }")
            ]),
    ]
}
