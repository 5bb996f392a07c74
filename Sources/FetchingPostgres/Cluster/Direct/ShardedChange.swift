#if Postgres
public import FetchingCore

/// The values that say which shard has the rows of a change.
enum ShardedChange {
    /// Those that the conditions fix.
    case query(ShardedQuery)

    /// Those of rows that are given, where no other table is read.
    case rows([PrimitiveValue], of: any Fetchable.Type)

    /// The entities whose tables must be known.
    fileprivate var entities: [FetchableEntity] {
        switch self {
        case .query(let sharded): sharded.entities
        case .rows(_, let model): [model.fetchableEntity]
        }
    }
}

extension ShardDirectory {
    /// The shard at which a change runs, nil for the coordinator.
    fileprivate func place(of change: ShardedChange) -> ShardPlace? {
        let place: ShardPlace?
        switch change {
        case .query(let sharded):
            guard case .one(let only) = route(sharded) else { return nil }
            place = only
        case .rows(let values, let model): place = self.place(ofRowsWith: values, of: model)
        }
        return place?.takesChanges == true ? place : nil
    }
}

extension PostgresCluster {
    /// Runs what changes rows once: at the shard that has all of them, where there is one and the cluster asks it directly, and
    /// otherwise through the coordinator.
    func changing<Value>(
        _ change: @autoclosure () throws -> ShardedChange?, _ body: (PostgresConnection) throws -> Value
    ) throws -> Value {
        if let shards, let change = try change() {
            shards.refresh(change.entities, in: self)
            if let place = shards.place(of: change) {
                do {
                    return try place.cluster.writing { db in try db.using(place.dialect) { try body(db) } }
                } catch  where error.isMissingShardTable {
                    shards.forget()
                }
            }
        }
        return try changing(body)
    }

    /// Runs what changes rows once, without blocking the caller: at the shard that has all of them, where there is one and the
    /// cluster asks it directly, and otherwise through the coordinator.
    func changing<Value: Sendable>(
        _ change: @autoclosure () throws -> ShardedChange?,
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        if let shards, let change = try change() {
            await shards.refresh(change.entities, in: self)
            if let place = shards.place(of: change) {
                do {
                    return try await place.cluster.writing { db in try db.using(place.dialect) { try body(db) } }
                } catch  where error.isMissingShardTable {
                    shards.forget()
                }
            }
        }
        return try await changing(body)
    }
}

extension InsertRequest {
    @usableFromInline
    func changing<Value>(
        in cluster: PostgresCluster, _ body: (PostgresConnection) throws -> Value
    ) throws -> Value {
        try cluster.checkSharding(of: source.shardedQuery)
        return try cluster.changing(ShardedChange(inserted: source, conflict), body)
    }

    @usableFromInline
    func changing<Value: Sendable>(
        in cluster: PostgresCluster, _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try cluster.checkSharding(of: source.shardedQuery)
        return try await cluster.changing(ShardedChange(inserted: source, conflict), body)
    }
}

extension ReturningRequest {
    @usableFromInline
    func changing<Value>(
        in cluster: PostgresCluster, _ body: (PostgresConnection) throws -> Value
    ) throws -> Value {
        try cluster.checkSharding(of: change.shardedQuery)
        return try cluster.changing(ShardedChange(change), body)
    }

    @usableFromInline
    func changing<Value: Sendable>(
        in cluster: PostgresCluster, _ body: @escaping @Sendable (PostgresConnection) throws -> Value
    ) async throws -> Value {
        try cluster.checkSharding(of: change.shardedQuery)
        return try await cluster.changing(ShardedChange(change), body)
    }
}

extension ShardedChange {
    /// - Returns: nil where the values of rows are not known here: those of another request, or where the database gives a key.
    init?<Rows: WrittenRows>(inserted source: InsertSource<Rows>, _ conflict: InsertConflict?) {
        guard case .given(let rows) = source, let values = rows.shardKeys else { return nil }
        var trees: [ExpressionTree] = []
        if case .update(let assignments, let condition)? = conflict?.resolution {
            trees = assignments.map(\.value) + [condition].compactMap(\.self)
        }
        // The row that is left out is not one of another table.
        guard !trees.contains(where: \.readsTables) else { return nil }
        self = .rows(values, of: Rows.Model.self)
    }

    /// - Returns: nil where the values of rows are not known here.
    init?<Rows: WrittenRows>(_ rows: Rows, _ change: KeyedChange) {
        guard let values = rows.shardKeys else { return nil }
        self = .rows(values, of: Rows.Model.self)
    }

    fileprivate init?<Rows: WrittenRows>(_ change: ReturningChange<Rows>) {
        switch change {
        case .insertion(let source, let conflict): self.init(inserted: source, conflict)
        case .deletion, .update:
            guard let sharded = change.shardedQuery else { return nil }
            self = .query(sharded)
        case .keyed(let rows, let change): self.init(rows, change)
        }
    }
}

extension InsertSource {
    /// The request whose rows are inserted, nil where they are given.
    fileprivate var shardedQuery: ShardedQuery? {
        guard case .selected(let rows) = self else { return nil }
        return rows.source.query.sharded(of: rows.source.model)
    }
}

extension ReturningChange {
    /// The rows that are asked for, nil where they are given.
    fileprivate var shardedQuery: ShardedQuery? {
        switch self {
        case .insertion(let source, _): source.shardedQuery
        case .deletion(let query): ShardedQuery(query: query, model: Rows.Model.self)
        case .update(let query, let assignments):
            ShardedQuery(query: query, model: Rows.Model.self, columns: assignments.map(\.value))
        case .keyed: nil
        }
    }
}

extension WrittenRows {
    /// The shard key of each row; nil where there are no rows, the database gives values, or a value cannot be stored.
    fileprivate var shardKeys: [PrimitiveValue]? {
        let entity = Model.fetchableEntity
        guard let key = entity.shardKey, count > 0,
            let place = entity.columns.firstIndex(where: { $0.name == key.name })
        else { return nil }
        var values: [PrimitiveValue] = []
        for index in 0..<count {
            guard hasKey(at: index), let row = try? self.values(at: index), row.count == entity.columns.count
            else { return nil }
            // Texts that Swift takes for one may be on two shards.
            if values.last.map(ExactValue.init) != ExactValue(row[place]) { values.append(row[place]) }
        }
        return values
    }
}

extension ExpressionTree {
    /// Whether it reads rows of a table, by a relationship.
    fileprivate var readsTables: Bool { !RelatedSharding().adding(self).models.isEmpty }
}
#endif
