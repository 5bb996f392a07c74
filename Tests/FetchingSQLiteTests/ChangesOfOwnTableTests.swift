import Fetching
import FetchingSQLite
import GRDB
import Testing

/// Updates and deletions whose conditions and values read the table that they change: all of them see it as it was.
@Suite struct ChangesOfOwnTableTests {
    /// Of each, whether the rows are found in the order in which SQLite would change them.
    static let conditions: [@Sendable (Node.FetchableMembers) -> FetchPredicate<Node>] = [
        { $0.children.contains { $0.state == 2 } },
        { !$0.children.contains { $0.state == 2 } },
        { $0.children.allSatisfy { $0.state == 1 } },
        { $0.children.count { $0.state == 2 } > 0 },
        { $0.children.max(\.state) == 2 },
        { $0.children.min(\.state) == 1 },
        { $0.children.sum(\.state) > 1 },
        { $0.children.average(\.state) > 1 },
        { $0.parent.state == 1 },
        { $0.parent.parent.state == 2 },
        { $0.parent.children.contains { $0.state == 2 } },
        { $0.children.contains { $0.parent.state == 1 && $0.children.isEmpty } },
        { $0.loudChildren.contains { $0.state == 2 } },
        { $0.viewedChildren.contains { $0.state == 2 } },
        { $0.linked.contains { $0.state == 2 } },
        { $0.links.contains { $0.target.state == 2 } },
        // Asked of all, and only where another part of the condition does not decide.
        { $0.id <= 2 || $0.state == $0.all(Node.self).max(\.state) },
        { $0.id == 1 || $0.state.isIn(Node.where { $0.id == 1 }.select(\.state)) },
        { $0.id <= 2 || $0.all(Node.self).contains { $0.id == 1 && $0.state == 1 } },
        { $0.id > 0 && ($0.state == 7 || !$0.links.allSatisfy { $0.target.children.count { $0.state == 1 } > 0 }) },
    ]

    @Test(arguments: conditions.indices)
    func conditionsSeeTheRowsAsTheyWere(_ index: Int) throws {
        let condition = Self.conditions[index]
        for assigned in [1, 2] {
            let request = Node.request().all().where(condition)
            let limited = Node.request().first(nth: 3, after: 1).where(condition).sorted(by: .ascending(\.state))
            for request in [request, limited] {
                var store = NodeStore.memory
                let database = try NodeStore.makeDatabase()
                let expected = try request.update(in: &store) { $0.state = assigned }
                #expect(try request.update(in: database) { $0.state = assigned } == expected)
                #expect(try nodes(in: database) == nodes(in: store))
            }
        }
        var store = NodeStore.memory
        let database = try NodeStore.makeDatabase()
        let request = Node.request().all().where(condition)
        #expect(try request.delete(in: database) == request.delete(in: &store))
        #expect(try nodes(in: database) == nodes(in: store))
    }

    @Test func statementsOfOnesOwnSeeTheRowsAsTheyWere() throws {
        let request = Node.where {
            $0.id == 1 || sql("\($0.state) = (SELECT state FROM nodes AS n WHERE n.id = 1)", as: Bool.self)
        }
        let database = try NodeStore.makeDatabase()
        let expected = try request.fetch(in: database).count
        #expect(expected > 1)
        #expect(try request.delete(in: database) == expected)
        let error = #expect(throws: FetchError.self) {
            try KeylessNode.where { sql("\($0.state) IN (SELECT 1)", as: Bool.self) }.deletionSQL(for: .sqlite)
        }
        #expect(error?.code == .unsupported)
    }

    @Test func assignedStatementsOfOnesOwnSeeTheRowsAsTheyWere() throws {
        let database = try NodeStore.makeDatabase()
        let before = try nodes(in: database)
        let highest = try #require(before.map(\.state).max())
        let next: FetchExpression<Node, Int> = sql("(SELECT MAX(n.state) + 1 FROM nodes AS n)", as: Int.self)
        try Node.request().all().update(in: database) {
            $0.state = choose(if: $0.id == 1, then: 50, else: next)
        }
        let expected = before.map { $0.id == 1 ? 50 : highest + 1 }
        #expect(try nodes(in: database).map(\.state) == expected)
        let error = #expect(throws: FetchError.self) {
            try KeylessNode.request().all().updateSQL(for: .sqlite) {
                $0.state = sql("(SELECT MAX(n.state) FROM nodes AS n)", as: Int.self)
            }
        }
        #expect(error?.code == .unsupported)
    }

    /// SQLite takes the name of a table for its rows, without SELECT.
    @Test func tablesWithoutSelectAreStatements() throws {
        let database = try NodeStore.makeDatabase()
        try database.write { try $0.execute(sql: "CREATE VIEW first_states AS SELECT state FROM nodes WHERE id = 1") }
        let request = Node.where { $0.id == 1 || sql("\($0.state) IN first_states", as: Bool.self) }
        let expected = try request.fetch(in: database).count
        #expect(expected > 1)
        #expect(try request.delete(in: database) == expected)
        // A list is not a table.
        let list = try KeylessNode.where { sql("\($0.state) IN (1, 2)", as: Bool.self) }.deletionSQL(for: .sqlite)
        #expect(list == #"DELETE FROM "nodes" WHERE ("state" IN (1, 2))"#)
        let text = KeylessNode.where { sql("CAST(\($0.state) AS TEXT) <> 'with it''s values in'", as: Bool.self) }
        #expect(try text.deletionSQL(for: .sqlite).hasPrefix(#"DELETE FROM "nodes" WHERE (CAST("state" AS TEXT)"#))
        // A name within quotes makes the rest of the text look like a literal.
        let hidden = KeylessNode.where { sql("'\($0.state)' = '' OR (SELECT 1) = 2 OR '' = 'a'", as: Bool.self) }
        #expect(throws: FetchError.self) { try hidden.deletionSQL(for: .sqlite) }
    }

    @Test func valuesSeeTheRowsAsTheyWere() throws {
        var store = NodeStore.memory
        let database = try NodeStore.makeDatabase()
        let assign: (inout ModelUpdate<Node>) -> Void = {
            $0.state = $0.viewedChildren.sum(\.state)
        }
        _ = try Node.request().all().update(in: &store, assign)
        _ = try Node.request().all().update(in: database, assign)
        #expect(try nodes(in: database) == nodes(in: store))
    }

    @Test func withoutAKeyAConditionOnTheOwnTableIsRefused() throws {
        let error = #expect(throws: FetchError.self) {
            try KeylessNode.request().all().where { $0.siblings.contains { $0.state == 2 } }
                .updateSQL(for: .sqlite) { $0.state = 2 }
        }
        #expect(error?.code == .unsupported)
        let deletion = #expect(throws: FetchError.self) {
            try KeylessNode.where { $0.state == $0.all(Node.self).max(\.state) }.deletionSQL(for: .sqlite)
        }
        #expect(deletion?.code == .unsupported)
        #expect(
            try KeylessNode.where { $0.siblings.contains { $0.state == 2 } }.deletionSQL(for: .sqlite)
                .hasPrefix(#"DELETE FROM "nodes" WHERE EXISTS "#))
        #expect(
            try KeylessNode.request().all().where { !$0.links.isEmpty }.updateSQL(for: .sqlite) { $0.state = 2 }
                == #"UPDATE "nodes" SET "state" = ? WHERE EXISTS "#
                + #"(SELECT 1 FROM "links" WHERE "links"."sourceID" = "nodes"."parentID")"#)
    }

    private func nodes(in database: DatabaseQueue) throws -> [Node] {
        try Node.request().all().sorted(by: .ascending(\.id)).fetch(in: database)
    }

    private func nodes(in store: MemoryStore) throws -> [Node] {
        try Node.request().all().sorted(by: .ascending(\.id)).fetch(in: store)
    }
}

private enum NodeStore {
    static let nodes = [
        Node(id: 1, state: 2, parentID: 2), Node(id: 2, state: 1, parentID: 3), Node(id: 3, state: 1, parentID: nil),
        Node(id: 4, state: 1, parentID: 3), Node(id: 5, state: 2, parentID: 4), Node(id: 6, state: 1, parentID: 5),
        Node(id: 7, state: 2, parentID: 6), Node(id: 8, state: 1, parentID: 7),
    ]

    static let links = [
        Link(id: 1, sourceID: 3, targetID: 1), Link(id: 2, sourceID: 1, targetID: 4),
        Link(id: 3, sourceID: 8, targetID: 3),
    ]

    static var memory: MemoryStore {
        MemoryStore().adding(nodes).adding(links)
            .adding(nodes.map { LoudNode(id: $0.id, state: $0.state, parentID: $0.parentID) })
            .adding(nodes.map { ViewedNode(id: $0.id, state: $0.state, parentID: $0.parentID) })
    }

    static func makeDatabase() throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE nodes (id INTEGER PRIMARY KEY, state INTEGER NOT NULL, parentID INTEGER);
                    CREATE TABLE links (id INTEGER PRIMARY KEY, sourceID INTEGER NOT NULL, targetID INTEGER NOT NULL);
                    CREATE VIEW viewed AS SELECT * FROM nodes;
                    """)
            for node in nodes {
                try db.execute(
                    sql: "INSERT INTO nodes VALUES (?, ?, ?)", arguments: [node.id, node.state, node.parentID])
            }
            for link in links {
                try db.execute(
                    sql: "INSERT INTO links VALUES (?, ?, ?)", arguments: [link.id, link.sourceID, link.targetID])
            }
        }
        return database
    }
}

@Fetchable("nodes")
struct Node: Sendable, Equatable {
    let id: Int
    var state: Int
    var parentID: Int?

    static let parent = ToOne<Node, Node>(\.parentID)
    static let children = ToMany<Node, Node>(\.parentID)
    static let loudChildren = ToMany<Node, LoudNode>(\.parentID)
    static let viewedChildren = ToMany<Node, ViewedNode>(\.parentID)
    static let links = ToMany<Node, Link>(\.sourceID)
    static let linked = ToMany<Node, Node>(through: Link.self, \.sourceID, \.targetID)
}

@Fetchable("links")
struct Link: Sendable, Equatable {
    let id: Int
    var sourceID: Int
    var targetID: Int

    static let target = ToOne<Link, Node>(\.targetID)
}

/// The same table, in another letter case.
@Fetchable("NODES")
struct LoudNode: Sendable, Equatable {
    let id: Int
    var state: Int
    var parentID: Int?
}

/// The same table, by a view.
@Fetchable("viewed")
struct ViewedNode: Sendable, Equatable {
    let id: Int
    var state: Int
    var parentID: Int?
}

/// The same table, without a key.
@Fetchable("nodes")
struct KeylessNode: Sendable, Equatable {
    var state: Int
    var parentID: Int?

    static let siblings = ToMany<KeylessNode, Node>(\.parentID, to: \.parentID)
    static let links = ToMany<KeylessNode, Link>(\.sourceID, to: \.parentID)
}
