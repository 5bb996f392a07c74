import Foundation
import Logging

/// A handler of logs that keeps the SQL of each query.
struct StatementLog: LogHandler {
    private let kept = Kept()
    var logLevel = Logger.Level.debug
    var metadata: Logger.Metadata = [:]

    /// The statements that were run, in order.
    var statements: [String] { kept.statements }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        if let sql = event.metadata?["sql"] { kept.append("\(sql)") }
    }

    private final class Kept: @unchecked Sendable {
        private let lock = NSLock()
        private var texts: [String] = []

        var statements: [String] { lock.withLock { texts } }

        func append(_ text: String) { lock.withLock { texts.append(text) } }
    }
}
