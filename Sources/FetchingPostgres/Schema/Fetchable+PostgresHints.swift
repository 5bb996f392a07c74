#if Postgres
public import FetchingCore
public import FetchingSQL

extension Fetchable {
    /// Advice about the tables of the model and of its relationships. It names missing indexes, indexes whose collation
    /// does not serve, columns with too few digits, and columns that cannot be assigned.
    ///
    /// ```swift
    /// for hint in try pool.read({ db in try Pet.schemaHints(in: db) }) { print(hint) }
    /// // Column 'owner_id' of table 'pets' refers to other rows and has no index: CREATE INDEX ON "pets" ("owner_id")
    /// ```
    ///
    /// Requests give the right rows without heeding it. Tables that do not exist have no hints: see `check(in:)`.
    ///
    /// - Parameter db: A connection.
    /// - Throws: `FetchError` if the catalog cannot be read.
    public static func schemaHints(in db: PostgresConnection) throws -> [SchemaHint] {
        do {
            var catalog = PostgresCatalog(db)
            var hints: [SchemaHint] = []
            if let table = try catalog.table(fetchableEntity.name) {
                for column in fetchableEntity.columns {
                    guard let existing = table.columns.first(where: { $0.name == column.name }) else { continue }
                    hints += column.hints(on: existing, of: table, named: fetchableEntity.name)
                }
            }
            for (entity, columns) in relatedKeys {
                guard let table = try catalog.table(entity.name),
                    let hint = table.hint(onMissingIndexOf: columns, of: entity)
                else { continue }
                if !hints.contains(hint) { hints.append(hint) }
            }
            return hints
        } catch {
            throw FetchError.failure(error, of: Self.self)
        }
    }

    /// The columns by which relationships find rows, on both of their sides.
    private static var relatedKeys: [(entity: FetchableEntity, columns: [FetchableColumn])] {
        fetchableRelationships.flatMap { relationship in
            relationship.relationship.hops.flatMap { hop in
                [(hop.model.fetchableEntity, hop.columns), (hop.target.fetchableEntity, hop.targetColumns)]
            }
        }.filter { !$0.columns.isEmpty }
    }
}

extension PostgresTable {
    fileprivate func hint(onMissingIndexOf keys: [FetchableColumn], of entity: FetchableEntity) -> SchemaHint? {
        let names = keys.map(\.name)
        guard canHaveIndex, names.allSatisfy({ name in columns.contains { $0.name == name } }),
            !indexes.contains(where: { $0.serves(equalityOf: names, in: self) })
        else { return nil }
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        return SchemaHint(
            .missingIndex, table: entity.name, columns: names,
            fact: names.count == 1
                ? "Column \(list) of table '\(entity.name)' refers to other rows and has no index"
                : "Columns \(list) of table '\(entity.name)' refer to other rows and have no index",
            statement: "CREATE INDEX ON \(entity.quotedName) (\(keys.map(\.quotedName).joined(separator: ", ")))")
    }

    /// The index that finds equal texts and neither sorts them nor finds a range of them: Fetching orders texts by their
    /// bytes, and an index in another collation, even one with the same order, does not serve that.
    fileprivate func indexInOtherCollation(of column: String) -> Index? {
        let candidates = indexes.filter { $0.method == "btree" && $0.keys.first?.column == column }
        guard !candidates.contains(where: { $0.keys.first?.collation == Index.byteOrder }) else { return nil }
        return candidates.first
    }
}

extension FetchableColumn {
    fileprivate func hints(
        on existing: PostgresTable.Column, of table: PostgresTable, named name: String
    ) -> [SchemaHint] {
        var hints: [SchemaHint] = []
        let place = "Column '\(self.name)' of table '\(name)'"
        if type == .text, existing.collation != 0, isOrdered, let index = table.indexInOtherCollation(of: self.name) {
            hints.append(
                SchemaHint(
                    .collation, table: name, columns: [self.name],
                    fact: "Index '\(index.name)' of table '\(name)' finds equal texts, and serves neither an order nor "
                        + "'<' nor 'hasPrefix'. Declare column '\(self.name)' COLLATE \"C\", or add an index",
                    statement: "CREATE INDEX ON \(name.quotedIdentifier) (\(quotedName) COLLATE \"C\")"))
        }
        if type == .double, existing.type == PostgresType.float4, !valueType.isSinglePrecision {
            hints.append(
                SchemaHint(
                    .precision, table: name, columns: [self.name],
                    fact: "\(place) is declared real, which keeps 6 digits: a value such as 0.1 is not equal to itself "
                        + "there. Declare it double precision",
                    statement: "ALTER TABLE \(name.quotedIdentifier) ALTER COLUMN \(quotedName) TYPE double precision"))
        }
        if existing.isGenerated, let keyPath, keyPath.isAssignable {
            hints.append(
                SchemaHint(
                    .generated, table: name, columns: [self.name],
                    fact: "\(place) is generated, and no update can assign to it. Declare property '\(property)' "
                        + "with 'let'"))
        }
        return hints
    }
}

extension FetchableValue {
    /// Whether the values are those of `Float`.
    fileprivate static var isSinglePrecision: Bool {
        Base.self is Float.Type || Base.StoredValue.Base.self is Float.Type
    }
}

extension AnyKeyPath {
    /// Whether the property is not declared with `let`.
    fileprivate var isAssignable: Bool { (self as? any AssignableKeyPath) != nil }
}

private protocol AssignableKeyPath {}
extension WritableKeyPath: AssignableKeyPath {}
#endif
