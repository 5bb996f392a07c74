import Fetching
import Foundation
import HTTPTypes
import Hummingbird
import ServiceLifecycle
import Synchronization

extension ShopAPI {
    /// `GET /api/updates?q=&filter=&sort=&size=`: the first rows of the list as server-sent events, now and after each
    /// change.
    @Sendable func updates(_ request: Request, _: ShopContext) async throws -> Response {
        let list = try list(of: request)
        guard let place = listeners.take() else { throw Problem.busy }
        let changes = LiveRows(database.updates(of: list.rows))
        let body = ResponseBody { writer in
            try await request.body.consumeWithCancellationOnInboundClose { _ in
                for try await rows in changes.cancelOnGracefulShutdown() {
                    try await writer.write(ByteBuffer(string: event(of: rows)))
                }
            }
            try await writer.finish(nil)
            withExtendedLifetime(place) {}
        }
        return Response(
            status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"], body: body)
    }

    private func event(of rows: Page<TrackRow>?) throws -> String {
        guard let rows else { return ": still here\n\n" }
        let json = try JSONEncoder.shop.encode(page(rows, total: nil))
        return "data: \(String(decoding: json, as: UTF8.self))\n\n"
    }
}

/// The newest rows whenever they change, and nil in quiet times: a client that is gone is noticed when it is written to.
struct LiveRows: AsyncSequence, Sendable {
    private let signals: AsyncThrowingStream<Void, any Error>
    private let newest: Newest

    init(_ updates: RequestUpdates<Page<TrackRow>>, silence: Duration = .seconds(15)) {
        let newest = Newest()
        let (signals, continuation) = AsyncThrowingStream.makeStream(
            of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let following = Task {
            do {
                for try await rows in updates {
                    newest.rows.withLock { $0 = rows }
                    continuation.yield()
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        let ticking = Task {
            while !Task.isCancelled {
                try await Task.sleep(for: silence)
                continuation.yield()
            }
        }
        continuation.onTermination = { _ in
            following.cancel()
            ticking.cancel()
        }
        self.signals = signals
        self.newest = newest
    }

    func makeAsyncIterator() -> Iterator { Iterator(signals: signals.makeAsyncIterator(), newest: newest) }

    struct Iterator: AsyncIteratorProtocol {
        var signals: AsyncThrowingStream<Void, any Error>.Iterator
        let newest: Newest

        mutating func next() async throws -> Page<TrackRow>?? {
            guard try await signals.next() != nil else { return nil }
            let rows = newest.rows.withLock { rows in
                defer { rows = nil }
                return rows
            }
            return .some(rows)
        }
    }

    final class Newest: Sendable {
        let rows = Mutex<Page<TrackRow>?>(nil)
    }
}
