import Foundation
import Logging

/// Keeps what is logged.
final class LogRecorder: @unchecked Sendable {
    struct Entry {
        let level: Logger.Level
        let message: String
        let metadata: Logger.Metadata
    }

    private let lock = NSLock()
    private var recorded: [Entry] = []

    var entries: [Entry] { lock.withLock { recorded } }
    var messages: [String] { entries.map(\.message) }
    var levels: [Logger.Level] { entries.map(\.level) }
    var sql: [String] { entries.map { $0.metadata["sql"]?.description ?? "" } }
    var everything: String { entries.map { "\($0.message) \($0.metadata)" }.joined(separator: "\n") }

    var logger: Logger { Logger(label: "test") { _ in Handler(recorder: self) } }

    func duration(at index: Int) -> Double? {
        entries[index].metadata["duration_ms"].flatMap { Double($0.description) }
    }

    func clear() { lock.withLock { recorded = [] } }

    fileprivate func append(_ entry: Entry) { lock.withLock { recorded.append(entry) } }
}

private struct Handler: LogHandler {
    let recorder: LogRecorder
    var metadata: Logger.Metadata = [:]
    var logLevel: Logger.Level = .trace

    init(recorder: LogRecorder) { self.recorder = recorder }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        recorder.append(
            .init(level: event.level, message: event.message.description, metadata: event.metadata ?? [:]))
    }
}
