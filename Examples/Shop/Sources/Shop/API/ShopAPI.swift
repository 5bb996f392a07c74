import Crypto
import Fetching
import FetchingPredicate
import Foundation
import Hummingbird

/// The routes below `/api`.
struct ShopAPI: Sendable {
    let database: ShopDatabase
    let limits: ShopLimits
    let showsSQL: Bool
    let key: SymmetricKey
    let listeners: Places

    init(database: ShopDatabase, configuration: ShopConfiguration) {
        self.database = database
        limits = configuration.limits
        showsSQL = configuration.showsSQL
        listeners = Places(limits.listeners)
        key =
            configuration.cursorKey.flatMap { Data(base64Encoded: $0) }.map { SymmetricKey(data: $0) }
            ?? SymmetricKey(size: .bits256)
    }

    func add(to router: Router<ShopContext>) {
        router.group("api")
            .get("tracks", use: tracks)
            .get("albums/{id}", use: album)
            .post("albums/{id}/sales", use: sell)
            .get("rules", use: rules)
            .get("complete", use: complete)
            .get("why", use: why)
            .get("explain", use: explain)
            .get("updates", use: updates)
    }

    func list(of request: Request) throws -> TrackList {
        try TrackList(ListQuery(request, defaultSize: limits.usualPageSize), limits: limits, key: key)
    }
}
