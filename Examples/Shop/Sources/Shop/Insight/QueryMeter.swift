import Logging
import Metrics

/// A receiver of the database's log that measures each query, whichever request sent it.
struct QueryMeter: LogHandler {
    var logLevel = Logger.Level.debug
    var metadata: Logger.Metadata = [:]

    private let timer = Timer(label: "shop_query_duration")

    func log(event: LogEvent) {
        guard case .string(let text) = event.metadata?["duration_ms"], let milliseconds = Double(text) else { return }
        timer.recordMilliseconds(milliseconds)
    }

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }
}
