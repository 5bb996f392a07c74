import Fetching
import FetchingLists
import FetchingSQLite
import GRDB
import Testing

#if Postgres
import FetchingPostgres
#endif

/// Tables that are not there, and come back.
@Suite(.timeLimit(.minutes(15))) @MainActor struct DatabaseErrorTests {
    @Test(arguments: [TestEngine.queue, .pool])
    func aTableThatComesBackIsFollowed(engine: TestEngine) async throws {
        let kennel = Kennel(pets: Pet.numbered(1...3))
        let database = try await engine.database(with: kennel)
        let writer = try #require(database as? SQLiteTestDatabase).writer
        let list = FetchedList(Pet.byName, in: database.source)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.isLoaded }
            try await writer.write { db in try db.drop(table: "pet") }
            await list.reload()
            #expect((list.error as? FetchError)?.code == .missingTable)
            #expect(list.elements.count == 3)
            try await Pet.create(in: writer)
            try await database.apply([.insert(.named("new", id: 9))])
            try await eventually { list.error == nil && list.elements.map(\.id) == [9] }
            try await database.apply([.insert(.named("newer", id: 10))])
            try await eventually { list.elements.map(\.id) == [9, 10] }
        }
    }

    @Test func aTableThatIsMadeLaterIsFollowed() async throws {
        let queue = try DatabaseQueue()
        let list = FetchedList(Pet.byName, in: queue)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.error != nil }
            #expect((list.error as? FetchError)?.code == .missingTable)
            #expect(!list.isLoaded && !list.isLoading)
            try await SQLSchema(Owner.self, Pet.self).create(in: queue)
            try await eventually { list.isLoaded && list.error == nil }
            try await Pet.insert(.named("new", id: 9)).run(in: queue)
            try await eventually { list.elements.map(\.id) == [9] }
        }
    }

    @Test func aClosedDatabaseIsAnError() async throws {
        let queue = try DatabaseQueue()
        try queue.close()
        let list = FetchedList(Pet.byName, in: queue)
        await list.reload()
        #expect((list.error as? FetchError)?.code == .databaseFailure)
    }

    @Test func snapshotsAndWrappedReadersAreSources() async throws {
        let path = SQLiteTestDatabase.temporaryPath()
        let pool = try DatabasePool(path: path)
        let database = try SQLiteTestDatabase(pool, Kennel(pets: Pet.numbered(1...3)))
        let snapshot = FetchedList(Pet.byName, in: try pool.makeSnapshot())
        let wrapped = FetchedList(Pet.byName, in: AnyDatabaseReader(pool))
        try await running {
            await snapshot.run()
        } _: {
            try await running {
                await wrapped.run()
            } _: {
                try await eventually { snapshot.elements.count == 3 && wrapped.elements.count == 3 }
                try await database.apply([.delete(1)])
                try await eventually { wrapped.elements.count == 2 }
                await snapshot.reload()
                #expect(snapshot.elements.count == 3)
            }
        }
    }

    #if Postgres
    @Test(.enabled(if: TestEngine.available.contains(.postgres)))
    func aTableOfPostgreSQLThatComesBackIsFollowed() async throws {
        let database = try await TestEngine.postgres.database(with: Kennel(pets: Pet.numbered(1...3)))
        let pool = try #require(database as? PostgresTestDatabase).pool
        let source = WatchedSource(pool)
        let list = FetchedList(Pet.byName, in: source)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.isLoaded }
            try await pool.write { db in try db.execute("ALTER TABLE pet RENAME TO gone") }
            await list.reload()
            #expect((list.error as? FetchError)?.code == .missingTable)
            #expect(list.elements.count == 3)
            try await pool.write { db in try db.execute("ALTER TABLE gone RENAME TO pet") }
            try await database.apply([.delete(1)])
            try await eventually { list.error == nil && list.elements.count == 2 }
            // Another table.
            let count = source.fetchCount
            try await database.apply([.rename(Owner(id: 1, name: "Jo"))])
            try await database.apply([.delete(2)])
            try await eventually { list.elements.count == 1 }
            #expect(source.fetchCount == count + 1)
        }
    }

    @Test(.enabled(if: TestEngine.available.contains(.postgres)))
    func aTableWithoutTriggersIsAnError() async throws {
        let database = try await TestEngine.postgres.database(with: Kennel(pets: Pet.numbered(1...3)))
        let pool = try #require(database as? PostgresTestDatabase).pool
        try await pool.write { db in try db.execute("DROP TRIGGER fetching_observation ON pet") }
        let list = FetchedList(Pet.byName, in: pool)
        try await running {
            await list.run()
        } _: {
            try await eventually { list.error != nil }
            #expect((list.error as? FetchError)?.cure.contains("installObservation(for:)") == true)
            try await pool.installObservation(for: Pet.self)
            await list.reload()
            try await database.apply([.delete(1)])
            try await eventually { list.error == nil && list.elements.count == 2 }
        }
    }
    #endif
}
