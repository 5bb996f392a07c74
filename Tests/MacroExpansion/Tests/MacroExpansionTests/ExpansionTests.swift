import Testing

/// Whole expansions, of which there are few: ``BehaviorTests`` compile and run all kinds of models.
@Suite struct ExpansionTests {
    @Test func structWithKey() {
        let expansion = MacroExpansion(
            of: """
                @Fetchable("users")
                public struct User {
                    public let id: Int
                    @FetchingStorage(.unixSeconds) private var seen: Date
                    @FetchingIgnored var isSelected = false
                }
                """)
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.expandedSource == """
                public struct User {
                    public let id: Int
                    private var seen: Date
                    var isSelected = false

                    public nonisolated struct FetchableMembers: Fetching.KeyedFetchableMembers {
                        public typealias Model = User
                        public let id = Fetching.FetchableMember<User, Int>("id", column: "id", keyPath: {
                                \\User.id
                            }) { (model: User) in
                            model.id
                        }
                        fileprivate let seen = Fetching.FetchableMember<User, Date>("seen", column: "seen", storage: .unixSeconds, keyPath: {
                                \\User.seen
                            }) { (model: User) in
                            model.seen
                        }
                        public init() {
                        }
                        public typealias _UnknownName = Fetching.UnknownName
                        @_disfavoredOverload public subscript(dynamicMember name: _UnknownName) -> Fetching.UnknownMember<User> {
                            @available(*, unavailable, message: "'User' has no such member; it has 'id'") get {
                                Fetching.UnknownMember<User>()
                            }
                        }
                    }

                    public nonisolated static let fetchableMembers = FetchableMembers()

                    public typealias PrimaryKey = Int

                    public nonisolated struct Draft: Fetching.FetchableDraft {
                        public var id: Int?
                        fileprivate var seen: Date
                        fileprivate init(id: Int? = nil, seen: Date) {
                            self.id = id
                            self.seen = seen
                        }
                        public var _hasKey: Bool {
                            self.id != nil
                        }
                        @inline(__always)
                        public func encode<Row: Fetching.WritableRow>(into row: inout Row) throws {
                            if self.id != nil {
                                try row.encode(property: self.id)
                            }
                            try row.encode(self.seen, storage: .unixSeconds)
                        }
                    }

                    public typealias _Draft = Draft
                }

                extension User: Fetching.Fetchable, Fetching.RowDecodable, Fetching.KeyedFetchable {
                    public nonisolated static var primaryKeyColumns: [Fetching.FetchableColumn] {
                        [fetchableMembers.id.column]
                    }
                    public nonisolated static func primaryKeyValues(of key: PrimaryKey) throws -> [Fetching.PrimitiveValue] {
                        [try fetchableMembers.id.encode(key)]
                    }
                    public nonisolated var primaryKey: PrimaryKey {
                        self.id
                    }
                    public nonisolated static let fetchableEntity: Fetching.FetchableEntity = {
                        var columns: [Fetching.FetchableColumn] = []
                        let members = Fetching.ColumnsOfMembers(fetchableMembers)
                        columns.append(members.id)
                        columns.append(members.seen)
                        return Fetching.FetchableEntity(name: "users", columns: columns)
                    }()
                    @inline(__always)
                    public nonisolated init<Row: Fetching.FetchableRow>(fetching row: inout Row) throws {
                        let column1 = try row.decode(property: Int.self)
                        let column2 = try row.decode(Date.self, storage: .unixSeconds)
                        self.id = column1
                        self.seen = column2
                    }
                    @inline(__always)
                    public nonisolated func encode<Row: Fetching.WritableRow>(into row: inout Row) throws {
                        try row.encode(property: self.id)
                        try row.encode(self.seen, storage: .unixSeconds)
                    }
                }
                """)
    }

    @Test func genericStructWithCompositeKey() {
        let expansion = MacroExpansion(
            of: """
                @Fetchable
                struct Box<Value: FetchableValue> {
                    @PrimaryKey let a: Int
                    #if DEBUG
                    var trace: Value?
                    #else
                    static let none = 0
                    #endif
                    @PrimaryKey let b: String
                }
                """)
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.expandedSource == """
                struct Box<Value: FetchableValue> {
                    let a: Int
                    #if DEBUG
                    var trace: Value?
                    #else
                    static let none = 0
                    #endif
                    let b: String

                    nonisolated struct FetchableMembers: Fetching.KeyedFetchableMembers {
                        typealias Model = Box
                        let a = Fetching.FetchableMember<Box, Int>("a", column: "a", keyPath: {
                                \\Box.a
                            }) { (model: Box) in
                            model.a
                        }
                        #if DEBUG
                        let trace = Fetching.FetchableMember<Box, Value?>("trace", column: "trace", keyPath: {
                                \\Box.trace
                            }) { (model: Box) in
                            model.trace
                        }
                        #else
                        #endif
                        let b = Fetching.FetchableMember<Box, String>("b", column: "b", keyPath: {
                                \\Box.b
                            }) { (model: Box) in
                            model.b
                        }
                        init() {
                        }
                        typealias _UnknownName = Fetching.UnknownName
                        @_disfavoredOverload subscript(dynamicMember name: _UnknownName) -> Fetching.UnknownMember<Box> {
                            @available(*, unavailable, message: "'Box' has no such member; it has 'a', 'trace' and 'b'") get {
                                Fetching.UnknownMember<Box>()
                            }
                        }
                    }

                    nonisolated static var fetchableMembers: FetchableMembers {
                        FetchableMembers()
                    }

                    nonisolated struct PrimaryKey: Hashable, Sendable {
                        let a: Int
                        let b: String
                        init(a: Int, b: String) {
                            self.a = a
                            self.b = b
                        }
                    }
                }

                extension Box: Fetching.Fetchable, Fetching.RowDecodable, Fetching.KeyedFetchable {
                    nonisolated static var primaryKeyColumns: [Fetching.FetchableColumn] {
                        [fetchableMembers.a.column, fetchableMembers.b.column]
                    }
                    nonisolated static func primaryKeyValues(of key: PrimaryKey) throws -> [Fetching.PrimitiveValue] {
                        [try fetchableMembers.a.encode(key.a), try fetchableMembers.b.encode(key.b)]
                    }
                    nonisolated var primaryKey: PrimaryKey {
                        PrimaryKey(a: self.a, b: self.b)
                    }
                    nonisolated static var fetchableEntity: Fetching.FetchableEntity {
                        var columns: [Fetching.FetchableColumn] = []
                        let members = Fetching.ColumnsOfMembers(fetchableMembers)
                        columns.append(members.a)
                        #if DEBUG
                        columns.append(members.trace)
                        #else
                        #endif
                        columns.append(members.b)
                        return Fetching.FetchableEntity(name: "Box", columns: columns)
                    }
                    @inline(__always)
                    nonisolated init<Row: Fetching.FetchableRow>(fetching row: inout Row) throws {
                        let column1 = try row.decode(property: Int.self)
                        #if DEBUG
                        let column2 = try row.decode(property: Value?.self)
                        #else
                        #endif
                        let column3 = try row.decode(property: String.self)
                        self.a = column1
                        #if DEBUG
                        self.trace = column2
                        #else
                        #endif
                        self.b = column3
                    }
                    @inline(__always)
                    nonisolated func encode<Row: Fetching.WritableRow>(into row: inout Row) throws {
                        try row.encode(property: self.a)
                        #if DEBUG
                        try row.encode(property: self.trace)
                        #else
                        #endif
                        try row.encode(property: self.b)
                    }
                }
                """)
    }

    @Test func nestedClassWithoutKey() {
        let expansion = MacroExpansion(
            of: """
                enum Outer {
                    @available(macOS 15, *) @Fetchable
                    fileprivate final class Settings {
                        @available(*, deprecated) var volume = 5
                    }
                }
                """)
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.expandedSource == """
                enum Outer {
                    @available(macOS 15, *)
                    fileprivate final class Settings {
                        @available(*, deprecated) var volume = 5

                        fileprivate nonisolated struct FetchableMembers: Fetching.FetchableMemberContainer {
                            fileprivate typealias Model = Settings
                            @available(*, deprecated)
                            fileprivate let volume = Fetching.FetchableMember<Settings, Int>("volume", column: "volume", keyPath: {
                                    \\Settings.volume
                                }) { (model: Settings) in
                                model.volume
                            }
                            fileprivate init() {
                            }
                            fileprivate typealias _UnknownName = Fetching.UnknownName
                            @_disfavoredOverload fileprivate subscript(dynamicMember name: _UnknownName) -> Fetching.UnknownMember<Settings> {
                                @available(*, unavailable, message: "'Settings' has no such member") get {
                                    Fetching.UnknownMember<Settings>()
                                }
                            }
                        }

                        fileprivate nonisolated static let fetchableMembers = FetchableMembers()

                        fileprivate init() {
                        }

                        @available(*, deprecated)
                        @inline(__always)
                        fileprivate nonisolated init<Row: Fetching.FetchableRow>(fetching row: inout Row) throws {
                            let column1 = try row.decode(property: Int.self)
                            self.volume = column1
                        }
                    }
                }

                @available(macOS 15, *)
                extension Outer.Settings: Fetching.Fetchable, Fetching.RowDecodable {
                    @available(*, deprecated)
                    fileprivate nonisolated static let fetchableEntity: Fetching.FetchableEntity = {
                        var columns: [Fetching.FetchableColumn] = []
                        let members = Fetching.ColumnsOfMembers(fetchableMembers)
                        columns.append(members.volume)
                        return Fetching.FetchableEntity(name: "Settings", columns: columns)
                    }()
                    @available(*, deprecated)
                    @inline(__always)
                    fileprivate nonisolated func encode<Row: Fetching.WritableRow>(into row: inout Row) throws {
                        try row.encode(property: self.volume)
                    }
                }
                """)
    }

    @Test func relationships() {
        let expansion = MacroExpansion(
            of: """
                @Fetchable
                struct Pet {
                    var name: String
                    static let owner = ToOne<Pet, User>(\\.ownerID)
                    private static let friends = ToMany<Pet, Self>(\\.friendID)
                }
                """)
        #expect(expansion.diagnostics == [])
        #expect(
            expansion.expandedSource.contains(
                """
                        var owner: Fetching.ToOneMember<Pet, User> {
                            Fetching.ToOneMember(Pet.owner, named: "owner")
                        }
                        fileprivate var friends: Fetching.ToManyMember<Pet, Pet> {
                            Fetching.ToManyMember(Pet.friends, named: "friends")
                        }
                """))
    }
}
