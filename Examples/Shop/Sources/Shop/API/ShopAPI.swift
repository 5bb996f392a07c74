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
    let allowsDemoSignIn: Bool
    let key: SymmetricKey
    let listeners: Places

    init(database: ShopDatabase, configuration: ShopConfiguration) {
        self.database = database
        limits = configuration.limits
        showsSQL = configuration.showsSQL
        allowsDemoSignIn = configuration.allowsDemoSignIn
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
            .get("session", use: session)
            .post("session", use: signIn)
            .delete("session", use: signOut)
            .get("saved", use: savedFilters)
            .post("saved", use: saveFilter)
            .get("saved/{id}", use: savedFilter)
            .patch("saved/{id}", use: changeSavedFilter)
            .delete("saved/{id}", use: deleteSavedFilter)
    }

    func list(of request: Request) throws -> TrackList {
        try TrackList(ListQuery(request, defaultSize: limits.usualPageSize), limits: limits, key: key)
    }
}
