// The PostgreSQL databases, and the other driver, that doc comments speak of.

import Fetching
import FetchingPostgres
import FetchingSQL
import Foundation
import Logging

let pool = try! makePool()
let cluster = PostgresCluster(primary: recordedConfiguration, replicas: [])
let token = PostgresWriteToken("1-0/16B3740")

/// What another driver gives.
struct Cell {
    let type: UInt32
    let bytes: [UInt8]
    let isNull: Bool
}

struct Client {
    func query(_ sql: String, _ parameters: [PostgresParameter] = []) async throws -> [[Cell]] { [] }
}

func bound(_ parameter: PostgresParameter) -> PostgresParameter { parameter }

struct Row: PostgresDriverRow {
    let cells: [Cell]
    var columnCount: Int { cells.count }

    func withCell<Value>(at column: Int, _ read: (PostgresDriverCell) throws -> Value) throws -> Value {
        try read(PostgresDriverCell(type: cells[column].type, format: .binary, bytes: nil))
    }
}

struct Driver: PostgresDriver {
    func rows(of statement: PostgresStatement) async throws -> [Row] { [] }
}

let client = Client()
let connection = Client()
let driver = Driver()

/// The database that the program is told of, whose statements are recorded.
private let recordedConfiguration: PostgresConfiguration = {
    var configuration = PostgresConfiguration(url: CommandLine.arguments.dropFirst().first ?? "")
    configuration.logQueries(to: Logger(label: "blocks") { _ in Recorder() })
    return configuration
}()

private func makePool() throws -> PostgresPool {
    let pool = PostgresPool(recordedConfiguration)
    try SQLSchema(
        User.self, Pet.self, Team.self, Address.self, Artist.self, Label.self, Writer.self, Album.self, Track.self
    ).create(in: pool)
    return pool
}

private struct Recorder: LogHandler {
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(
        level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String, file: String,
        function: String, line: UInt
    ) {
        if let sql = metadata?["sql"] { statements.append(("postgres", "\(sql)")) }
    }
}
