import HummingbirdTesting
import InMemoryTracing
import Metrics
import MetricsTestKit
import Shop
import Testing
import Tracing

/// The receivers of all measurements of this process.
private enum Receivers {
    static let metrics = TestMetrics()
    static let tracer = InMemoryTracer()
    static let isBegun: Void = {
        MetricsSystem.bootstrap(metrics)
        InstrumentationSystem.bootstrap(tracer)
    }()
}

@Suite("Measuring") struct MeasuringTests {
    @Test("Each query is timed, and has a span without values within that of the request")
    func measures() async throws {
        Receivers.isBegun
        try await withShop { shop in
            _ = try await shop.get("/api/tracks", ["q": "secretword"], as: Tracks.self)
        }
        let timers = Receivers.metrics.timers.filter { $0.label == "shop_query_duration" }
        #expect(timers.contains { !$0.values.isEmpty })
        let spans = Receivers.tracer.finishedSpans.filter { $0.operationName == "fetch Track" }
        #expect(spans.contains { $0.parentSpanID != nil })
        let statements = spans.compactMap { $0.attributes.get("db.query.text").map { "\($0)" } }
        #expect(statements.contains { $0.contains("SELECT") && $0.contains("WHERE") })
        #expect(!statements.contains { $0.contains("secretword") })
    }
}
