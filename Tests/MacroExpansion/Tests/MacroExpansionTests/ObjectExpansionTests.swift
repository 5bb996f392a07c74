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
                    @ManagedAttribute(.scalar) var age: Int?
                    @FetchingIgnored @NSManaged var tags: [String]
                    var cache = 0
                }
                """)
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.expandedSource == """
                @objc(User)
                open class User: NSManagedObject {
                    @NSManaged public var name: String
                    @NSManaged var signup: NSDate?
                    @NSManaged var pet: Pet?
                    @NSManaged var mugs: Set<Mug>
                    @NSManaged var shelf: NSOrderedSet?
                    @NSManaged private var owner: Club
                    var age: Int? {
                        get {
                            self.willAccessValue(forKey: "age")
                            defer {
                                self.didAccessValue(forKey: "age")
                            }
                            let stored: Any? = self.primitiveValue(forKey: "age")
                            return FetchingCoreData.ManagedAttributeCoding.scalar(stored, as: Int.self)
                        }
                        set {
                            self.willChangeValue(forKey: "age")
                            defer {
                                self.didChangeValue(forKey: "age")
                            }
                            self.setPrimitiveValue(FetchingCoreData.ManagedAttributeCoding.scalar(newValue, keeping: self.primitiveValue(forKey: "age")), forKey: "age")
                        }
                    }
                    @NSManaged var tags: [String]
                    var cache = 0

                    public nonisolated struct FetchableMembers: Fetching.FetchableMemberContainer {
                        public typealias Model = User
                        public let name = Fetching.FetchableMember<User, String>("name", column: "name", keyPath: {
                                \\User.name
                            }) { (model: User) in
                            model.name
                        }
                        let signup = Fetching.FetchableMember<User, Date?>("signup", column: "signup") { (model: User) in
                            Fetching.FetchableProperty.bridged(model.signup)
                        }
                        var pet: Fetching.ToOneMember<User, Pet.FetchedModel> {
                            Fetching.ToOneMember(property: "pet") {
                                $0.pet
                            }
                        }
                        var mugs: Fetching.ToManyMember<User, Mug.FetchedModel> {
                            Fetching.ToManyMember(property: "mugs") {
                                $0.mugs
                            }
                        }
                        var shelf: Fetching.ToManyMember<User, Mug.FetchedModel> {
                            Fetching.ToManyMember(property: "shelf") {
                                $0.shelf
                            }
                        }
                        fileprivate let owner = Fetching.FetchableProperty.member("owner", column: "owner", keyPath: {
                                \\User.owner
                            }) {
                            $0.owner
                        }
                        let age = Fetching.FetchableMember<User, Int?>("age", column: "age", keyPath: {
                                \\User.age
                            }) { (model: User) in
                            model.age
                        }
                        public init() {
                        }
                        public typealias _UnknownName = Fetching.UnknownName
                        @_disfavoredOverload public subscript(dynamicMember name: _UnknownName) -> Fetching.UnknownMember<User> {
                            @available(*, unavailable, message: "'User' has no such member; it has 'name'") get {
                                Fetching.UnknownMember<User>()
                            }
                        }
                    }

                    public nonisolated static let fetchableMembers = FetchableMembers()

                    public typealias FetchedModel = User
                }

                extension User: Fetching.Fetchable {
                    public nonisolated static let fetchableEntity: Fetching.FetchableEntity = {
                        var columns: [Fetching.FetchableColumn] = []
                        let members = Fetching.ColumnsOfMembers(fetchableMembers)
                        columns.append(members.name)
                        columns.append(members.signup)
                        columns += Fetching.FetchableProperty.columns(of: fetchableMembers.owner)
                        columns.append(members.age)
                        return Fetching.FetchableEntity(name: "Person", columns: columns)
                    }()
                    public nonisolated static var fetchableRelationships: [Fetching.FetchableRelationship] {
                        var relationships: [Fetching.FetchableRelationship] = []
                        relationships.append(Fetching.FetchableRelationship(fetchableMembers.pet, property: {
                                    \\User.pet
                                }))
                        relationships.append(Fetching.FetchableRelationship(fetchableMembers.mugs, property: {
                                    \\User.mugs
                                }))
                        relationships.append(Fetching.FetchableRelationship(fetchableMembers.shelf, property: {
                                    \\User.shelf
                                }))
                        relationships += Fetching.FetchableProperty.relationships(of: fetchableMembers.owner, property: {
                                \\User.owner
                            })
                        return relationships
                    }
                }

                @available(*, unavailable, message: "the objects of 'User' are not made of rows")
                extension User: Fetching.RowDecodable {
                }

                @available(*, unavailable, message: "'User' has no key")
                extension User: Fetching.KeyedFetchable {
                    public typealias PrimaryKey = Fetching.MissingKey
                    public nonisolated static var primaryKeyColumns: [Fetching.FetchableColumn] {
                        []
                    }
                    public nonisolated static func primaryKeyValues(of key: PrimaryKey) -> [Fetching.PrimitiveValue] {
                        []
                    }
                }
                """)
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
        #expect(
            expansion.expandedSource == """
                class Dog: Animal {
                    @NSManaged var breed: String
                    @NSManaged var keeper: Keeper?

                    nonisolated struct FetchedModel: Fetching.FetchableSubclass {
                        typealias Object = Dog
                        typealias Parent = Animal.FetchedModel
                        let object: Dog
                        init(_ object: Dog) {
                            self.object = object
                        }
                        nonisolated struct FetchableMembers: Fetching.FetchableSubclassMembers {
                            typealias Model = FetchedModel
                            let breed = Fetching.FetchableMember<FetchedModel, String>("breed", column: "breed", keyPath: {
                                    \\FetchedModel.object.breed
                                }) { (model: FetchedModel) in
                                model.object.breed
                            }
                            var keeper: Fetching.ToOneMember<FetchedModel, Keeper.FetchedModel> {
                                Fetching.ToOneMember(property: "keeper") {
                                    $0.object.keeper
                                }
                            }
                            init() {
                            }
                            typealias _UnknownName = Fetching.UnknownName
                            @_disfavoredOverload subscript(dynamicMember name: _UnknownName) -> Fetching.UnknownMember<FetchedModel> {
                                @available(*, unavailable, message: "'Dog' has no such member; it has 'breed' and 'keeper', beside those of its superclass") get {
                                    Fetching.UnknownMember<FetchedModel>()
                                }
                            }
                        }
                        nonisolated static let fetchableMembers = FetchableMembers()
                        nonisolated static let fetchableEntity: Fetching.FetchableEntity = {
                            var columns = Parent.fetchableEntity.columns
                            let members = Fetching.ColumnsOfMembers(fetchableMembers)
                            columns.append(members.breed)
                            return Fetching.FetchableEntity(name: "Dog", columns: columns, labels: Parent.fetchableEntity.labels)
                        }()
                        nonisolated static var fetchableRelationships: [Fetching.FetchableRelationship] {
                            var relationships = Parent.fetchableRelationships
                            relationships.append(Fetching.FetchableRelationship(fetchableMembers.keeper))
                            return relationships
                        }
                    }

                    typealias request = Fetching.RequestStart<FetchedModel>

                    typealias predicate = Fetching.FetchPredicate<FetchedModel>
                }
                """)
    }

    @Test func subclassWithoutProperties() {
        let expansion = MacroExpansion(of: "@Fetchable final class Dog: Animal {}", conformances: [])
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.expandedSource == """
                final class Dog: Animal {

                    nonisolated struct FetchedModel: Fetching.FetchableSubclass {
                        typealias Object = Dog
                        typealias Parent = Animal.FetchedModel
                        let object: Dog
                        init(_ object: Dog) {
                            self.object = object
                        }
                        nonisolated struct FetchableMembers: Fetching.FetchableSubclassMembers {
                            typealias Model = FetchedModel
                            init() {
                            }
                            typealias _UnknownName = Fetching.UnknownName
                            @_disfavoredOverload subscript(dynamicMember name: _UnknownName) -> Fetching.UnknownMember<FetchedModel> {
                                @available(*, unavailable, message: "'Dog' has no such member") get {
                                    Fetching.UnknownMember<FetchedModel>()
                                }
                            }
                        }
                        nonisolated static let fetchableMembers = FetchableMembers()
                        nonisolated static let fetchableEntity: Fetching.FetchableEntity = {
                            let columns = Parent.fetchableEntity.columns
                            return Fetching.FetchableEntity(name: "Dog", columns: columns, labels: Parent.fetchableEntity.labels)
                        }()
                        nonisolated static var fetchableRelationships: [Fetching.FetchableRelationship] {
                            let relationships = Parent.fetchableRelationships
                            return relationships
                        }
                    }

                    typealias request = Fetching.RequestStart<FetchedModel>

                    typealias predicate = Fetching.FetchPredicate<FetchedModel>
                }
                """)
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
        #expect(
            expansion.expandedSource == """
                @Model
                final class Trip {
                    var name: String
                    @Attribute(.unique) var code: UUID
                    @Relationship(deleteRule: .cascade) var stops: [Stop]? = []
                    var owner: Owner?
                    @Transient var cache = 0

                    nonisolated struct FetchableMembers: Fetching.FetchableMemberContainer {
                        typealias Model = Trip
                        let name = Fetching.FetchableMember<Trip, String>("name", column: "name", keyPath: {
                                \\Trip.name
                            }) { (model: Trip) in
                            model.name
                        }
                        let code = Fetching.FetchableMember<Trip, UUID>("code", column: "code", keyPath: {
                                \\Trip.code
                            }) { (model: Trip) in
                            model.code
                        }
                        var stops: Fetching.ToManyMember<Trip, Stop> {
                            Fetching.ToManyMember(property: "stops") {
                                $0.stops
                            }
                        }
                        let owner = Fetching.FetchableProperty.member("owner", column: "owner", keyPath: {
                                \\Trip.owner
                            }) {
                            $0.owner
                        }
                        init() {
                        }
                        typealias _UnknownName = Fetching.UnknownName
                        @_disfavoredOverload subscript(dynamicMember name: _UnknownName) -> Fetching.UnknownMember<Trip> {
                            @available(*, unavailable, message: "'Trip' has no such member; it has 'name', 'code', 'stops' and 'owner'") get {
                                Fetching.UnknownMember<Trip>()
                            }
                        }
                    }

                    nonisolated static let fetchableMembers = FetchableMembers()
                }

                extension Trip: Fetching.Fetchable {
                    nonisolated static let fetchableEntity: Fetching.FetchableEntity = {
                        var columns: [Fetching.FetchableColumn] = []
                        let members = Fetching.ColumnsOfMembers(fetchableMembers)
                        columns.append(members.name)
                        columns.append(members.code)
                        columns += Fetching.FetchableProperty.columns(of: fetchableMembers.owner)
                        return Fetching.FetchableEntity(name: "Trip", columns: columns)
                    }()
                    nonisolated static var fetchableRelationships: [Fetching.FetchableRelationship] {
                        var relationships: [Fetching.FetchableRelationship] = []
                        relationships.append(Fetching.FetchableRelationship(fetchableMembers.stops, property: {
                                    \\Trip.stops
                                }))
                        relationships += Fetching.FetchableProperty.relationships(of: fetchableMembers.owner, property: {
                                \\Trip.owner
                            })
                        return relationships
                    }
                }
                """)
    }

    @Test func keyOfASubclass() {
        let expansion = MacroExpansion(
            of: "@Fetchable class Dog: Animal { @PrimaryKey @NSManaged var tag: String }", conformances: [])
        #expect(expansion.diagnostics == ["1:32 a subclass has the key of its superclass: declare it there"])
    }
}
