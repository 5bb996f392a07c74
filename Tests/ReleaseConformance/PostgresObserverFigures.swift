#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Logging

/// The cost of a change beside a thousand lists of other rows on PostgreSQL: where each is fetched again, and where each is decided.
struct PostgresObserverFigures {
    private typealias Message = ObserverFigures.Message

    let lists: Int
    let changes: Int

    func show() async throws {
        try await show(isDecided: false, changes: max(changes / 20, 1))
        try await show(isDecided: true, changes: changes)
    }

    private func show(isDecided: Bool, changes: Int) async throws {
        let (statements, results) = (ObserverFigures.Count(), ObserverFigures.Count())
        var configuration = try PostgresServer.shared.get().configuration
        let schema = "figures_\(isDecided)"
        try PostgresConnection(configuration).run("CREATE SCHEMA \(schema)")
        configuration.searchPath = [schema]
        let writers = PostgresPool(configuration)
        configuration.logQueries(to: Logger(label: "figures") { _ in Handler(count: statements) })
        let pool = PostgresPool(configuration)
        let rooms = lists
        try await writers.write { db in
            for statement in try SQLSchema(Message.self).statements(for: .postgres) { try db.run(statement) }
            try db.run("CREATE INDEX rooms ON \"Message\" (room, date)")
            try Message.insert(
                (0..<rooms * 20).map { Message(id: $0, room: $0 % rooms, text: "message \($0)", date: Double($0)) }
            ).run(in: db)
        }
        try await writers.installObservation(for: Message.self, sendingKeys: isDecided)
        let tasks = (0..<rooms).map { room in
            let updates = Message.where { $0.room == room }.sorted(by: .descending(\.date), .ascending(\.id)).limit(20)
                .updates(in: pool)
            return Task { for try await _ in updates { results.add() } }
        }
        try await results.reach(rooms)
        let (statementsBefore, resultsBefore) = (statements.value, results.value)
        let start = ContinuousClock.now
        for change in 0..<changes {
            try await writers.write { db in
                try db.execute(
                    "UPDATE \"Message\" SET text = text || '!', date = date + 100000 WHERE id = \(change * 7)")
            }
            try await results.reach(resultsBefore + (change + 1) * (isDecided ? 1 : rooms))
        }
        let time = (ContinuousClock.now - start) / changes
        print(
            "\(rooms) lists on PostgreSQL, \(isDecided ? "decided" : "fetched again"):",
            "\(Double(statements.value - statementsBefore) / Double(changes)) statements and \(time) for a change")
        for task in tasks { task.cancel() }
    }

    private struct Handler: LogHandler {
        let count: ObserverFigures.Count
        var logLevel = Logger.Level.debug
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { count.add() }
    }
}
#endif
