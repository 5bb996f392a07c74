import Crypto
import Fetching
import FetchingPredicate
import Foundation

/// The list that a client asks for. The search box and the stored filter become one condition, which every answer shares: the
/// rows, their number, the reasons, the plan and the live changes.
struct TrackList: Sendable {
    let search: FetchSearch<Track>
    let filter: FetchPredicate<Track>
    private let page: StoredPage<Track>

    init(_ query: ListQuery, limits: ShopLimits, key: SymmetricKey) throws {
        let rules = Track.rules(limits)
        let typed = try Track.search(query.search, limits: limits)
        let stored = try query.filter.map { try Track.predicate(stored: Data($0.utf8), rules: rules) }
        search = typed
        filter = stored.map { typed.predicate && $0 } ?? typed.predicate
        page = try Track.page(query: query.page, rules: rules) { text in
            try PageCursor(sealed: text, with: key, for: Self.reader)
        }
    }

    /// Whom cursors are sealed for. A list that differs between customers adds the customer.
    static let reader = "GET /api/tracks"

    var request: FetchableRequest<Track, [Track]> { page.request.where(filter) }

    var rows: PageRequest<Track, TrackRow> { request.rows().page(page) }

    var count: AggregateRequest<Track, Int> { Track.where(filter).count() }

    var isFirstPage: Bool { page.cursor == nil }
}
