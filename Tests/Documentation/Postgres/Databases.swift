// The PostgreSQL databases, and the other driver, that doc comments speak of.

import Fetching
import FetchingPostgres
import FetchingSQL
import Foundation
import Logging

let pool = PostgresPool(ProcessInfo.processInfo.environment["DATABASE_URL"] ?? "postgresql://localhost/shop")
let cluster = PostgresCluster(primary: PostgresConfiguration(url: "postgresql://localhost/shop"), replicas: [])
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
