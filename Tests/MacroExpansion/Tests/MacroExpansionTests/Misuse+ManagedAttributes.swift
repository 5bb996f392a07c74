extension Misuse {
    static let managedAttributes: [Misuse] = [
        Misuse(
            "class A: NSManagedObject { @ManagedAttribute(.scalar) func load() {} }",
            "1:28 '@ManagedAttribute' can only be applied to a stored property, not to a function",
            fixes: [Fix("Remove '@ManagedAttribute'", "class A: NSManagedObject { func load() {} }")]),
        Misuse(
            "struct A { @ManagedAttribute(.scalar) var age: Int? }",
            "1:12 '@ManagedAttribute' can only be applied to a property of a class that inherits from 'NSManagedObject'",
            fixes: [Fix("Remove '@ManagedAttribute'", "struct A { var age: Int? }")]),
        Misuse(
            "class A: NSManagedObject { @ManagedAttribute(.scalar) let age: Int? }",
            "1:55 '@ManagedAttribute' needs a 'var': Core Data changes the value behind the property",
            fixes: [Fix("Make it 'var'", "class A: NSManagedObject { @ManagedAttribute(.scalar) var age: Int? }")]),
        Misuse(
            "class A: NSManagedObject { @ManagedAttribute(.scalar) var age: Int? { 5 } }",
            "1:28 '@ManagedAttribute' cannot be applied to a computed property, because it writes the accessors",
            fixes: [Fix("Remove '@ManagedAttribute'", "class A: NSManagedObject { var age: Int? { 5 } }")]),
        Misuse(
            "class A: NSManagedObject { @ManagedAttribute(.scalar) static var age: Int? }",
            "1:28 '@ManagedAttribute' cannot be applied to a static property, because it writes the accessors",
            fixes: [Fix("Remove '@ManagedAttribute'", "class A: NSManagedObject { static var age: Int? }")]),
        Misuse(
            "class A: NSManagedObject { @ManagedAttribute(.scalar) lazy var age: Int? = 5 }",
            "1:28 '@ManagedAttribute' cannot be applied to a lazy property, because it writes the accessors",
            fixes: [Fix("Remove '@ManagedAttribute'", "class A: NSManagedObject { lazy var age: Int? = 5 }")]),
        Misuse(
            "class A: NSManagedObject { @ManagedAttribute(.scalar) @NSManaged var age: Int? }",
            "1:28 '@ManagedAttribute' cannot be combined with '@NSManaged', because both provide the accessors",
            fixes: [
                Fix("Remove '@ManagedAttribute'", "class A: NSManagedObject { @NSManaged var age: Int? }"),
                Fix("Remove '@NSManaged'", "class A: NSManagedObject { @ManagedAttribute(.scalar) var age: Int? }"),
            ]),
        Misuse(
            "class A: NSManagedObject { @ManagedAttribute(form) var age: Int? }",
            "1:28 The form must be '.rawRepresentable', '.codable' or '.scalar', because it is read at compile time"),
        Misuse(
            "class A: NSManagedObject { @ManagedAttribute(.rawRepresentable) var plan = Plan.free }",
            "1:69 'plan' needs a type annotation for '@ManagedAttribute'"),
        Misuse(
            "class A: NSManagedObject { @ManagedAttribute(.rawRepresentable) var plan: Plan }",
            "1:28 'plan' needs a value for what cannot be read: give it an initial value, add 'unknown' to the attribute, or make it optional"
        ),
        Misuse(
            "class A: NSManagedObject { @ManagedAttribute(.codable) var home: Home }",
            "1:28 'home' needs a value for what cannot be read: give it an initial value, add 'unknown' to the attribute, or make it optional"
        ),
        Misuse(
            "class A: NSManagedObject { @ManagedAttribute(.scalar) var age: Int }",
            "1:28 'age' is not optional: declare it as '@NSManaged var age: Int'"),
        Misuse(
            "class A: NSManagedObject { @ManagedAttribute(.scalar, unknown: 3) var age: Int? }",
            "1:28 'unknown' has no meaning for '.scalar': an attribute holds a number, or none"),
    ]
}
