public import FetchingCore

/// The tables of models: what a migration would have to say to create them.
///
/// ```swift
/// let schema = SQLSchema(User.self, Pet.self)
/// try schema.statements(for: .sqlite)
/// // CREATE TABLE "users" ("id" INTEGER PRIMARY KEY, "name" TEXT NOT NULL)
/// // CREATE TABLE "pets" ("id" INTEGER PRIMARY KEY, "owner_id" INTEGER REFERENCES "users" ("id"))
/// // CREATE INDEX "pets_owner_id_idx" ON "pets" ("owner_id")
/// try schema.create(in: dbQueue)
/// ```
///
/// A table comes behind those that its rows refer to; where two refer to each other, a reference is added at the end.
public struct SQLSchema: Sendable {
    /// The models, each once.
    package let models: [any Fetchable.Type]

    /// Makes a schema.
    ///
    /// - Parameter models: The models, in any order.
    public init(_ models: any Fetchable.Type...) { self.init(models) }

    /// Makes a schema.
    ///
    /// - Parameter models: The models, in any order.
    public init(_ models: [any Fetchable.Type]) {
        var known: Set<ObjectIdentifier> = []
        self.models = models.filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    /// The statements that create the tables, in their order.
    ///
    /// Each is a statement, or a comment that begins with `--` about what the models do not tell.
    ///
    /// - Parameter dialect: The database.
    /// - Throws: `FetchError` for a relationship that is declared wrongly, or for a name with NUL.
    public func statements(for dialect: SQLDialect) throws -> [String] {
        try parts(for: dialect).map(\.sql)
    }
}

extension SQLSchema {
    /// A statement, and the model that it is for.
    package struct Part {
        package let sql: String
        package let model: any Fetchable.Type

        /// The enum type that it creates, as SQL writes the name.
        package var enumType: String?

        package var isComment: Bool { sql.hasPrefix("--") }
    }

    /// The statements that create the tables.
    ///
    /// - Parameter taken: The names of tables and indexes that exist.
    /// - Throws: `FetchError`.
    package func parts(for dialect: SQLDialect, avoiding taken: TakenNames = TakenNames([])) throws -> [Part] {
        var (parts, later): ([Part], [Part]) = ([], [])
        var names = TakenNames(of: models, longest: dialect.rules.traits.longestName).adding(taken)
        var types: Set<String> = []
        let models = try sorted()
        for (place, model) in models.enumerated() {
            let following = Set(models[place...].map { $0.fetchableEntity.name })
            let declaration = try TableDeclaration(of: model, in: dialect.rules)
            if dialect.rules.traits.hasEnumTypes {
                for column in declaration.entity.columns {
                    guard let type = try EnumDeclaration(of: column), types.insert(type.quotedName).inserted
                    else { continue }
                    parts.append(Part(sql: type.statement, model: model, enumType: type.quotedName))
                }
            }
            func isInline(_ key: ForeignKey) -> Bool {
                let target = key.target.fetchableEntity.name
                return !dialect.rules.tables.checksReferences || !following.contains(target)
                    || target == declaration.entity.name && key.refersToPrimaryKey
            }
            parts += declaration.comments.map { Part(sql: $0, model: model) }
            parts.append(Part(sql: declaration.table(isInline), model: model))
            parts += try declaration.indexes(&names).map { Part(sql: $0, model: model) }
            parts += try declaration.fullText().map { Part(sql: $0, model: model) }
            later += declaration.foreignKeys.filter { declaration.isDeclared($0) && !isInline($0) }.map {
                Part(sql: declaration.addition(of: $0), model: model)
            }
        }
        return parts + later
    }

    /// The models, each behind those that it refers to as far as there is such an order, otherwise as they were given.
    private func sorted() throws -> [any Fetchable.Type] {
        var (result, visited): ([any Fetchable.Type], Set<ObjectIdentifier>) = ([], [])
        let given = Set(models.map { ObjectIdentifier($0) })
        // A stack of its own: a chain of models may be long.
        for model in models {
            var stack: [(model: any Fetchable.Type, targets: ArraySlice<any Fetchable.Type>)] = []
            func push(_ model: any Fetchable.Type) throws {
                guard given.contains(ObjectIdentifier(model)), visited.insert(ObjectIdentifier(model)).inserted
                else { return }
                stack.append((model, try model.foreignKeys().map(\.target)[...]))
            }
            try push(model)
            while let target = stack.last?.targets.first {
                stack[stack.count - 1].targets.removeFirst()
                try push(target)
                while let last = stack.last, last.targets.isEmpty {
                    result.append(last.model)
                    stack.removeLast()
                }
            }
            if let last = stack.last { result.append(last.model) }
        }
        return result
    }
}

extension Fetchable {
    /// The statements that create the table of the model.
    ///
    /// ```swift
    /// try User.schema(for: .sqlite)
    /// // CREATE TABLE "users" ("id" INTEGER PRIMARY KEY, "email" TEXT NOT NULL)
    /// // CREATE UNIQUE INDEX "users_email_key" ON "users" ("email")
    /// try User.schema(for: .postgres)
    /// // CREATE TABLE "users" ("id" bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, "email" text COLLATE "C" NOT NULL)
    /// // CREATE UNIQUE INDEX "users_email_key" ON "users" ("email")
    /// ```
    ///
    /// Each is a statement, or a comment that begins with `--`. A to-one relationship is a foreign key with an index, if it
    /// refers to a key or to what is declared `@Unique`. For several models, see ``SQLSchema``.
    ///
    /// - Parameter dialect: The database.
    /// - Throws: `FetchError` for a relationship that is declared wrongly, or for a name with NUL.
    public static func schema(for dialect: SQLDialect) throws -> [String] {
        try SQLSchema(Self.self).statements(for: dialect)
    }
}
