import Fetching
import FetchingPredicate
import Hummingbird

/// A page of the list as clients get it, with its cursor sealed.
struct TrackPage: Encodable, Sendable {
    var items: [TrackRow]
    /// The number of tracks in the whole list, with its first page.
    var total: Int?
    var next: String?
}

extension ShopAPI {
    /// `GET /api/tracks?q=&filter=&sort=&size=&after=`
    @Sendable func tracks(_ request: Request, _: ShopContext) async throws -> Response {
        let list = try list(of: request)
        guard list.isFirstPage else {
            return try .json(page(await database.fetch(list.rows), total: nil), unlessKnownTo: request)
        }
        let (rows, total) = try await database.fetch(list.rows, list.count)
        return try .json(page(rows, total: total), unlessKnownTo: request)
    }

    func page(_ rows: Page<TrackRow>, total: Int?) throws -> TrackPage {
        TrackPage(
            items: rows.elements, total: total, next: try rows.next?.sealed(with: key, for: TrackList.reader))
    }

    /// `GET /api/rules`: the filters that `filter` takes, as a JSON Schema.
    @Sendable func rules(_ request: Request, _: ShopContext) async throws -> Response {
        let schema = try Track.rules(limits).jsonSchema(outerRows: 0)
        return try .json(schema, unlessKnownTo: request)
    }

    /// `GET /api/complete?q=&caret=`
    @Sendable func complete(_ request: Request, _: ShopContext) async throws -> Response {
        let text = String(request.parameter("q")?.prefix(limits.searchLength) ?? "")
        let caret = request.parameter("caret").flatMap { Int($0) } ?? text.utf16.count
        return try .json(await database.completions(of: text, at: caret))
    }
}
