public import FetchingCore
public import FetchingSQL
public import GRDB

extension SQLSchema {
    /// Creates the tables and indexes of the models, all or none.
    ///
    /// ```swift
    /// try dbQueue.write { db in try SQLSchema(User.self, Pet.self).create(in: db) }
    /// // CREATE TABLE "users" ("id" INTEGER PRIMARY KEY, "name" TEXT NOT NULL)
    /// // CREATE TABLE "pets" ("id" INTEGER PRIMARY KEY, "owner_id" INTEGER REFERENCES "users" ("id"))
    /// // CREATE INDEX "pets_owner_id_idx" ON "pets" ("owner_id")
    /// ```
    ///
    /// - Parameters:
    ///   - db: A connection.
    ///   - ifNotExists: Whether a table or view that exists is left as it is, with its indexes.
    /// - Throws: `FetchError` if a table exists, or if the database rejects a statement.
    public func create(in db: Database, ifNotExists: Bool = false) throws {
        var model: any Fetchable.Type = models.first ?? MissingModel.self
        do {
            let parts = try parts(for: .sqlite, avoiding: db.takenNames())
            try db.inSavepoint {
                let existing = ifNotExists ? try existingModels(in: db) : []
                for part in parts where !part.isComment && !existing.contains(ObjectIdentifier(part.model)) {
                    model = part.model
                    try db.execute(sql: part.sql)
                }
                return .commit
            }
        } catch let error as DatabaseError where error.message?.contains("already") ?? false {
            throw FetchError.existingTable(error, error.message ?? "").on(model, engine: FetchError.sqlite)
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }

    /// Creates the tables and indexes of the models in a database queue or pool, all or none.
    ///
    /// ```swift
    /// try SQLSchema(User.self, Pet.self).create(in: dbQueue, ifNotExists: true)
    /// ```
    ///
    /// - Parameters:
    ///   - writer: The database.
    ///   - ifNotExists: Whether a table or view that exists is left as it is, with its indexes.
    /// - Throws: `FetchError` if a table exists, or if the database rejects a statement.
    public func create(in writer: some DatabaseWriter, ifNotExists: Bool = false) throws {
        do {
            try writer.unsafeReentrantWrite { db in
                try db.requireOpenConnection()
                try create(in: db, ifNotExists: ifNotExists)
            }
        } catch {
            throw FetchError.failure(error, of: models.first ?? MissingModel.self)
        }
    }

    /// Creates the tables and indexes of the models in a database queue or pool without blocking the caller, all or none.
    ///
    /// ```swift
    /// try await SQLSchema(User.self, Pet.self).create(in: dbQueue)
    /// ```
    ///
    /// - Parameters:
    ///   - writer: The database.
    ///   - ifNotExists: Whether a table or view that exists is left as it is, with its indexes.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func create(in writer: some DatabaseWriter, ifNotExists: Bool = false) async throws {
        do {
            try await writer.writeWithoutTransaction { db in
                try db.requireOpenConnection()
                try create(in: db, ifNotExists: ifNotExists)
            }
        } catch {
            throw FetchError.failure(error, of: models.first ?? MissingModel.self)
        }
    }

    private func existingModels(in db: Database) throws -> Set<ObjectIdentifier> {
        Set(
            try models.filter { try TableDescription(of: $0.fetchableEntity.name, in: db) != nil }
                .map { ObjectIdentifier($0) })
    }
}

extension Fetchable {
    /// Creates the table of the model and its indexes.
    ///
    /// ```swift
    /// try dbQueue.write { db in try User.create(in: db) }
    /// // CREATE TABLE "users" ("id" INTEGER PRIMARY KEY, "email" TEXT NOT NULL)
    /// // CREATE UNIQUE INDEX "users_email_key" ON "users" ("email")
    /// ```
    ///
    /// - Parameters:
    ///   - db: A connection.
    ///   - ifNotExists: Whether a table or view that exists is left as it is, with its indexes.
    /// - Throws: `FetchError` if the table exists, or if the database rejects a statement.
    public static func create(in db: Database, ifNotExists: Bool = false) throws {
        try SQLSchema(Self.self).create(in: db, ifNotExists: ifNotExists)
    }

    /// Creates the table of the model and its indexes in a database queue or pool.
    ///
    /// ```swift
    /// try User.create(in: dbQueue)
    /// ```
    ///
    /// - Parameters:
    ///   - writer: The database.
    ///   - ifNotExists: Whether a table or view that exists is left as it is, with its indexes.
    /// - Throws: `FetchError` if the table exists, or if the database rejects a statement.
    public static func create(in writer: some DatabaseWriter, ifNotExists: Bool = false) throws {
        try SQLSchema(Self.self).create(in: writer, ifNotExists: ifNotExists)
    }

    /// Creates the table of the model and its indexes in a database queue or pool without blocking the caller.
    ///
    /// ```swift
    /// try await User.create(in: dbQueue)
    /// ```
    ///
    /// - Parameters:
    ///   - writer: The database.
    ///   - ifNotExists: Whether a table or view that exists is left as it is, with its indexes.
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public static func create(in writer: some DatabaseWriter, ifNotExists: Bool = false) async throws {
        try await SQLSchema(Self.self).create(in: writer, ifNotExists: ifNotExists)
    }
}
