import FetchingCore
import GRDB

/// The observation of a request on SQLite.
///
/// Unchecked, because an iterator is used by one task at a time, and nobody else has this object.
final class SQLiteObservation<Element: Sendable>: RequestObservation, @unchecked Sendable {
    private let request: ObservedRequest<Element>
    private let reader: any DatabaseReader
    private var changes: RequestChanges?

    init(_ request: ObservedRequest<Element>, in reader: any DatabaseReader) {
        self.request = request
        self.reader = reader
    }

    func next() async throws -> Element? {
        do {
            return try await nextResult()
        } catch {
            throw error is CancellationError ? error : request.failure(error)
        }
    }

    private func nextResult() async throws -> Element? {
        guard let changes else {
            let (result, changes) = try await request.begin(in: reader)
            self.changes = changes
            return result
        }
        guard await changes.next() else { return nil }
        return try await request.fetch(in: reader, changes)
    }
}
