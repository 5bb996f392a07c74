#if Postgres
import Foundation
import Logging

/// The messages of a logger.
///
/// Unchecked, because they are touched under their lock.
final class LogMessages: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: [String] = []

    var all: [String] { lock.withLock { messages } }

    var logger: Logger {
        var logger = Logger(label: "test") { _ in Handler(messages: self) }
        logger.logLevel = .debug
        return logger
    }

    func add(_ message: String) { lock.withLock { messages.append(message) } }

    private struct Handler: LogHandler {
        let messages: LogMessages
        var logLevel = Logger.Level.debug
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let metadata = (event.metadata ?? [:]).map { "\($0)=\($1)" }.sorted().joined(separator: " ")
            messages.add("\(event.level) \(event.message) \(metadata)")
        }
    }
}
#endif
