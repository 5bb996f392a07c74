import Foundation
package import GRDB

/// The file of a database, which is only ever read.
package struct SQLiteFile {
    package let path: String

    package init(_ path: String) { self.path = path }

    /// - Throws: ``ToolError``.
    package func open() throws -> DatabaseQueue {
        guard FileManager.default.fileExists(atPath: path) else {
            throw ToolError("there is no file '\(path.inComment)'", cure: "Name an SQLite database that exists")
        }
        var configuration = Configuration()
        configuration.readonly = true
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            // SQLite looks at the file with the first statement.
            let encoding = try queue.read { db in try String.fetchOne(db, sql: "PRAGMA encoding") }
            guard encoding == "UTF-8" else {
                throw ToolError(
                    "'\(path.inComment)' stores its text as \(encoding ?? "other than UTF-8"), in which texts have another order",
                    cure: "Copy it into a database with 'PRAGMA encoding = \"UTF-8\"'")
            }
            return queue
        } catch let error as DatabaseError {
            throw ToolError(
                "'\(path.inComment)' cannot be read: \((error.message ?? "\(error.resultCode)").inComment)",
                cure: error.resultCode == .SQLITE_NOTADB
                    ? "Name an SQLite database. An encrypted one cannot be read" : "See whether the file may be read")
        }
    }
}
