import Testing

@testable import FetchingGenerator

@Suite("Generated relationships") struct RelationshipTests {
    private func relationships(_ sql: String) throws -> [String] {
        try GeneratedSource(sql).lines(with: "static let ").map { $0.replacing("static let ", with: "") }
    }

    @Test("to the key, and back") func oneToMany() throws {
        #expect(
            try relationships(
                """
                CREATE TABLE users (id INTEGER PRIMARY KEY);
                CREATE TABLE pets (id INTEGER PRIMARY KEY, owner_id INT REFERENCES users (id))
                """) == [#"owner = ToOne<Pet, User>(\.ownerID)"#, #"pets = ToMany<User, Pet>(\.ownerID)"#])
    }

    @Test("to a unique column, but to no other") func uniqueTarget() throws {
        #expect(
            try relationships(
                """
                CREATE TABLE users (id INTEGER PRIMARY KEY, email TEXT UNIQUE, name TEXT);
                CREATE TABLE pets (id INTEGER PRIMARY KEY, owner TEXT REFERENCES users (email), name TEXT REFERENCES users (name))
                """) == [
                    #"ownerUser = ToOne<Pet, User>(\.owner, to: \.email)"#,
                    #"pets = ToMany<User, Pet>(\.owner, to: \.email)"#,
                ])
    }

    @Test("of several columns") func compositeKeys() throws {
        #expect(
            try relationships(
                """
                CREATE TABLE orders (shop INT, number INT, PRIMARY KEY (shop, number));
                CREATE TABLE lines (id INTEGER PRIMARY KEY, shop INT, "order" INT, FOREIGN KEY (shop, "order") REFERENCES orders)
                """)
                == [
                    #"order = ToOne<Line, Order>((\.shop, to: \.shop), (\.order, to: \.number))"#,
                    "lines = ToMany<Order, Line>.inverse(of: Line.order)",
                ].map {
                    $0.replacing("order = ToOne", with: "orderByShopOrder = ToOne").replacing(
                        "Line.order)", with: "Line.orderByShopOrder)")
                })
    }

    @Test("twice to one table, with two names each way") func twoReferences() throws {
        #expect(
            try relationships(
                """
                CREATE TABLE languages (id INTEGER PRIMARY KEY);
                CREATE TABLE films (id INTEGER PRIMARY KEY, language_id INT REFERENCES languages,
                    original_language_id INT REFERENCES languages)
                """) == [
                    #"language = ToOne<Film, Language>(\.languageID)"#,
                    #"originalLanguage = ToOne<Film, Language>(\.originalLanguageID)"#,
                    #"films = ToMany<Language, Film>(\.languageID)"#,
                    #"filmsAsOriginalLanguage = ToMany<Language, Film>(\.originalLanguageID)"#,
                ])
    }

    @Test("to the table itself") func selfReference() throws {
        #expect(
            try relationships(
                "CREATE TABLE employees (id INTEGER PRIMARY KEY, boss_id INT REFERENCES employees, mentor INT REFERENCES employees)"
            )
                == [
                    #"boss = ToOne<Employee, Employee>(\.bossID)"#,
                    #"mentorEmployee = ToOne<Employee, Employee>(\.mentor)"#,
                    #"employeesAsBoss = ToMany<Employee, Employee>(\.bossID)"#,
                    #"employeesAsMentorEmployee = ToMany<Employee, Employee>(\.mentor)"#,
                ])
    }

    @Test("many to many, by a table with a key of both, or with nothing else")
    func manyToMany() throws {
        let joined = [
            #"notes = ToMany<Tag, Note>(through: NoteTag.self, \.tagID, \.noteID)"#,
            #"tags = ToMany<Note, Tag>(through: NoteTag.self, \.noteID, \.tagID)"#,
        ]
        let tables = "CREATE TABLE notes (id INTEGER PRIMARY KEY); CREATE TABLE tags (id INTEGER PRIMARY KEY);"
        let references = "note_id INT REFERENCES notes, tag_id INT REFERENCES tags"
        for columns in [
            "\(references), position INT, PRIMARY KEY (note_id, tag_id)", "id INTEGER PRIMARY KEY, \(references)",
            references,
        ] {
            let found = try relationships(tables + "CREATE TABLE note_tags (\(columns))")
            #expect(found.filter { $0.contains("through") }.sorted() == joined)
        }
        let other = try relationships(
            tables + "CREATE TABLE note_tags (id INTEGER PRIMARY KEY, \(references), text TEXT)")
        #expect(!other.contains { $0.contains("through") })
    }

    @Test("many to many, within one table and by keys of several columns") func manyToManyOthers() throws {
        #expect(
            try relationships(
                """
                CREATE TABLE users (id INTEGER PRIMARY KEY);
                CREATE TABLE follows (follower_id INT REFERENCES users, followed_id INT REFERENCES users,
                    PRIMARY KEY (follower_id, followed_id))
                """
            ).filter { $0.contains("through") } == [
                #"followedUsers = ToMany<User, User>(through: Follow.self, \.followerID, \.followedID)"#,
                #"followerUsers = ToMany<User, User>(through: Follow.self, \.followedID, \.followerID)"#,
            ])
        #expect(
            try relationships(
                """
                CREATE TABLE orders (shop INT, number INT, PRIMARY KEY (shop, number)); CREATE TABLE tags (id INTEGER PRIMARY KEY);
                CREATE TABLE order_tags (shop INT, number INT, tag_id INT REFERENCES tags, PRIMARY KEY (shop, number, tag_id),
                    FOREIGN KEY (shop, number) REFERENCES orders)
                """
            ).filter { $0.contains("through") } == [
                "tags = ToMany<Order, Tag>(through: Order.orderTags, OrderTag.tag)",
                "orders = ToMany<Tag, Order>(through: Tag.orderTags, OrderTag.order)",
            ])
    }

    @Test("that cannot be are named") func refused() throws {
        let source = try GeneratedSource(
            """
            CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO users VALUES (1, 'a');
            CREATE TABLE pets (id INTEGER PRIMARY KEY, a TEXT REFERENCES users, b TEXT REFERENCES users (name));
            INSERT INTO pets VALUES (1, '1', 'a'); CREATE TABLE toys (id INTEGER PRIMARY KEY, c INT REFERENCES gone)
            """)
        #expect(source.lines(with: "static let") == [])
        #expect(
            source.lines(with: "// No relationship") == [
                "// No relationship by 'a' to 'users': the columns hold values of different types.",
                "// No relationship by 'b' to 'users': the values that it refers to need not differ.",
            ])
    }

    @Test("give both columns one type") func unifiedTypes() throws {
        let source = try GeneratedSource(
            """
            CREATE TABLE users (id UUID PRIMARY KEY); INSERT INTO users VALUES ('6f9619ff-8b86-4011-b42d-00c04fc964ff');
            CREATE TABLE pets (id INTEGER PRIMARY KEY, owner_id UUID REFERENCES users, is_best_id INT REFERENCES flags);
            CREATE TABLE flags (id INTEGER PRIMARY KEY); INSERT INTO flags VALUES (0), (1);
            CREATE TABLE toys (id INTEGER PRIMARY KEY, active INT REFERENCES flags); INSERT INTO toys VALUES (1, 0), (2, 1)
            """)
        #expect(
            source.lines(of: "ownerID") == [
                "// The type is that of the column it refers to.",
                "@FetchingStorage(.lowercaseUUIDText) var ownerID: UUID?",
            ])
        // Without the reference, it would be taken for a truth value.
        #expect(source.lines(of: "active") == ["var active: Int?"])
        #expect(source.lines(with: "ToOne").count == 3)
    }
}
