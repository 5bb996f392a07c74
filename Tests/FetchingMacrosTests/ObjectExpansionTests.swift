import Testing

/// What is made of classes whose objects a framework makes.
@Suite struct ObjectExpansionTests {
    @Test func managedObject() {
        let expansion = MacroExpansion(
            of: """
                @objc(User) @Fetchable("Person")
                open class User: NSManagedObject {
                    @NSManaged public var name: String
                    @NSManaged var signup: NSDate?
                    @NSManaged var pet: Pet?
                    @NSManaged var mugs: Set<Mug>
                    @FetchingRelationship(Mug.self) @NSManaged var shelf: NSOrderedSet?
                    @NSManaged private var owner: Club
                    @Primitive(.scalar) var age: Int?
                    @FetchingIgnored @NSManaged var tags: [String]
                    var cache = 0
                }
                """)
        #expect(expansion.diagnostics == [])
        #expect(expansion.expandedSource == "")
    }

    @Test func subclassOfManagedObject() {
        let expansion = MacroExpansion(
            of: """
                @Fetchable
                class Dog: Animal {
                    @NSManaged var breed: String
                    @NSManaged var keeper: Keeper?
                }
                """, conformances: [])
        #expect(expansion.diagnostics == [])
        #expect(expansion.expandedSource == "")
    }

    @Test func subclassWithoutProperties() {
        let expansion = MacroExpansion(of: "@Fetchable final class Dog: Animal {}", conformances: [])
        #expect(expansion.diagnostics == [])
        #expect(expansion.expandedSource == "")
    }

    @Test func persistentModel() {
        let expansion = MacroExpansion(
            of: """
                @Model @Fetchable
                final class Trip {
                    var name: String
                    @Attribute(.unique) var code: UUID
                    @Relationship(deleteRule: .cascade) var stops: [Stop]? = []
                    var owner: Owner?
                    @Transient var cache = 0
                }
                """)
        #expect(expansion.diagnostics == [])
        #expect(expansion.expandedSource == "")
    }

    @Test func classWithoutKeyThatMayHaveSubclasses() {
        let expansion = MacroExpansion(of: "@Fetchable public class Basket { var width: Int; init() { width = 0 } }")
        #expect(expansion.diagnostics == [])
        #expect(expansion.expandedSource == "")
    }

    @Test func classThatIsNotUnderstood() {
        let expansion = MacroExpansion(of: "@Fetchable class Basket { var width = size }")
        #expect(
            expansion.diagnostics == [
                "1:31 'width' needs a type annotation, because '@Fetchable' cannot read the type from its initial value"
            ])
        #expect(expansion.expandedSource == "")
    }

    @Test func accessors() {
        let expansion = MacroExpansion(
            of: """
                class User: NSManagedObject {
                    @FetchingName("planRaw") @Primitive(.rawRepresentable) var plan: Plan = .freemium
                    @Primitive(.rawRepresentable, unknown: Plan.freemium) var last: Plan?
                    @Primitive(.codable) var home: Home?
                }
                """)
        #expect(expansion.expandedSource == "")
    }

    @Test func keyOfASubclass() {
        let expansion = MacroExpansion(
            of: "@Fetchable class Dog: Animal { @PrimaryKey @NSManaged var tag: String }", conformances: [])
        #expect(expansion.diagnostics == ["1:32 a subclass has the key of its superclass: declare it there"])
    }
}
