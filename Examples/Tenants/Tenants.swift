import Fetching
import FetchingPostgres
import Foundation

// A notes service whose tenants are spread over three servers, and are read from a standby. `make cluster` starts the servers,
// and runs it.

@main
struct Tenants {
    static func main() async throws {
        #if Postgres
        let environment = ProcessInfo.processInfo.environment
        guard let primary = environment["FETCHING_CLUSTER_PRIMARY"] else {
            return print("Run 'make cluster', which starts the servers.")
        }
        let addresses = ["STANDBYS", "SHARDS"].map { name in
            (environment["FETCHING_CLUSTER_\(name)"] ?? "").split(separator: ";").map(String.init)
        }
        let (standbys, shards) = (addresses[0], addresses[1])
        try makeTables(primary: primary, shards: shards)

        var configuration = PostgresClusterConfiguration()
        configuration.sharding = PostgresSharding(columnsHaveByteOrder: true)
        let cluster = PostgresCluster(
            primary: PostgresConfiguration(url: primary), replicas: standbys.map { PostgresReplica($0) },
            configuration: configuration)
        defer { cluster.close() }
        try Note.check(in: cluster)
        try Comment.check(in: cluster)
        try await write(to: cluster, tenants: shards.count * 4)
        try await read(from: cluster)
        #else
        print("Build it with '--traits SQLite,Postgres', as 'make cluster' does.")
        #endif
    }
}

#if Postgres
/// Each shard has the rows of its tenants, and the coordinator a table that is spread over them.
private func makeTables(primary: String, shards: [String]) throws {
    let tables = [
        "notes":
            "\"tenantID\" bigint NOT NULL, id bigint NOT NULL, title text COLLATE \"C\" NOT NULL, words bigint NOT NULL",
        "comments":
            "\"tenantID\" bigint NOT NULL, id bigint NOT NULL, \"noteID\" bigint NOT NULL, text text COLLATE \"C\" NOT NULL",
    ]
    let coordinator = PostgresPool(primary)
    for (table, columns) in tables {
        try coordinator.write { db in
            try db.execute("CREATE TABLE \(name: table) (\(unchecked: columns)) PARTITION BY HASH (\"tenantID\")")
        }
        for (index, shard) in shards.enumerated() {
            try PostgresPool(shard).write { db in
                try db.execute("CREATE TABLE \(name: table) (\(unchecked: columns), PRIMARY KEY (\"tenantID\", id))")
            }
            try coordinator.write { db in
                try db.execute(
                    """
                    CREATE FOREIGN TABLE \(name: "\(table)_\(index + 1)") PARTITION OF \(name: table)
                        FOR VALUES WITH (MODULUS \(unchecked: "\(shards.count)"), REMAINDER \(unchecked: "\(index)"))
                        SERVER \(name: "shard\(index + 1)") OPTIONS (table_name \(unchecked: "'\(table)'"))
                    """)
            }
        }
    }
}

/// A transaction writes to one shard: that of its tenant.
private func write(to cluster: PostgresCluster, tenants: Int) async throws {
    for tenant in 1...tenants {
        try await cluster.write { db in
            let notes = (1...50).map { Note(tenantID: tenant, id: $0, title: "Note \($0)", words: $0 * 3) }
            let comments = (1...100).map {
                Comment(tenantID: tenant, id: $0, noteID: $0 % 50 + 1, text: "Comment \($0)")
            }
            try Note.insert(notes).run(in: db)
            try Comment.insert(comments).run(in: db)
        }
    }
    print("\(tenants) tenants have notes.\n")
}

private func read(from cluster: PostgresCluster) async throws {
    let own = Note.where { $0.tenantID == 7 && $0.words > 100 }
    print("The notes of one tenant, \(try await own.count(in: cluster)) of them:")
    print(try own.explainShards(in: cluster), "\n")

    let discussed = Comment.where { $0.tenantID == 7 && $0.note.title > "Note 4" }
    print("Comments on them, \(try await discussed.count(in: cluster)) of them, from the same server:")
    print(try discussed.explainShards(in: cluster), "\n")

    print(
        "The number of all notes, \(try await Note.request().all().count(in: cluster)), as each server counts its own:")
    print(try Note.request().all().count().explainShards(in: cluster, running: true), "\n")

    // A session carries the token from the request that wrote to the next one that reads.
    let (_, token) = try await cluster.writeReturningToken { db in
        try Note.insert(Note(tenantID: 7, id: 1000, title: "New", words: 1)).run(in: db)
    }
    let new = Note.where { $0.tenantID == 7 && $0.id == 1000 }.reading(.fromReplicas(after: token))
    print("Behind '\(token)', a standby knows the note '\(try await new.fetch(in: cluster).first?.title ?? "")'.\n")

    do {
        try await Note.request().all().where { $0.words > 100 }.update(in: cluster) { $0.words += 1 }
    } catch {
        print("Refused:", error, "\n")
    }
    print(cluster.status())
}
#endif
