#if Postgres
import FetchingCore
import FetchingSQL

/// A shard, and the SQL in which its tables stand for those of the models.
@usableFromInline
struct ShardPlace: Sendable {
    /// The name of the server.
    let server: String

    @usableFromInline let cluster: PostgresCluster
    @usableFromInline let dialect: SQLDialect

    /// The tables there, with their schemas, by the names of the entities.
    let tables: [String: String]

    /// Whether a change means the same there as through the coordinator.
    let takesChanges: Bool
}

/// The shards that can answer a request by themselves.
enum ShardRoute: Sendable {
    /// One has all rows that the request is about.
    case one(ShardPlace)

    /// Each has a part of the rows, and all that is related to these.
    case several([ShardPlace])
}

extension ShardDirectory {
    /// The shards that can answer a request; nil where the coordinator must be asked.
    func route(_ sharded: ShardedQuery) -> ShardRoute? {
        guard sharded.combined.isEmpty else { return nil }
        let related = sharded.related
        guard !related.isApart, let table = table(of: sharded.model.fetchableEntity) else { return nil }
        let key = sharded.model.fetchableEntity.shardKey
        // The table of a model that marks no key may be spread, too: then it is not known which rows are beside its own.
        guard key.map({ $0.name == table.key }) ?? related.models.isEmpty else { return nil }
        let parts: [ShardTable.Part]
        if let values = key.flatMap({ sharded.query.fixedValues(of: $0) }) {
            var found: [ShardTable.Part] = []
            for value in values {
                guard let value, let part = table.part(of: value) else { return nil }
                if !found.contains(where: { $0.bound == part.bound }) { found.append(part) }
            }
            parts = found
        } else {
            parts = table.parts
        }
        let places = parts.compactMap { place(of: $0, table, sharded.model, related.models) }
        guard places.count == parts.count, let first = places.first else { return nil }
        return places.count == 1 ? .one(first) : .several(places)
    }

    /// The shard that has the rows with a value of the key, of a model alone; nil where the coordinator must be asked.
    func place(ofRowsWith values: [PrimitiveValue], of model: any Fetchable.Type) -> ShardPlace? {
        let entity = model.fetchableEntity
        guard let table = table(of: entity), table.key == entity.shardKey?.name, let first = values.first,
            let part = table.part(of: first),
            values.dropFirst().allSatisfy({ table.part(of: $0)?.bound == part.bound })
        else { return nil }
        return place(of: part, table, model, [])
    }

    /// Rows of other tables are beside those of a part where they are spread in the same way.
    private func place(
        of part: ShardTable.Part, _ table: ShardTable, _ model: any Fetchable.Type, _ others: [any Fetchable.Type]
    ) -> ShardPlace? {
        guard let cluster = cluster(of: part.server) else { return nil }
        var tables = [model.fetchableEntity.name: part.table]
        for other in others {
            let entity = other.fetchableEntity
            guard tables[entity.name] == nil else { continue }
            guard let table = self.table(of: entity), table.key == entity.shardKey?.name,
                table.hash == self.table(of: model.fetchableEntity)?.hash,
                let beside = table.parts.first(where: { $0.bound == part.bound && $0.server == part.server })
            else { return nil }
            tables[entity.name] = beside.table
        }
        return ShardPlace(
            server: part.server, cluster: cluster, dialect: SQLDialect(PostgresDialect(tableNames: tables)),
            tables: tables, takesChanges: table.takesChanges)
    }
}
#endif
