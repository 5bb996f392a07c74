import Fetching
import FetchingSQLite
import GRDB

public struct Keeper: PolicyPrincipal {
    let id: Int
}

extension Pet: @retroactive PolicedFetchable {
    public static let policy = Policy<Pet, Keeper> { pet, me in pet.ownerID == me.id }
}

func pets(in queue: DatabaseQueue) throws {
    let mine = queue.acting(as: Keeper(id: 1))
    _ = try Pet.request().all().delete(in: mine)  // expected-error {{instance method 'delete(in:)' requires that 'ActingDatabase<DatabaseQueue, Keeper>' conform to 'DatabaseWriter'}}
}
