import Fetching
import FetchingSQLite
import GRDB

struct Keeper: PolicyPrincipal {
    let id: Int
}

func drop(in queue: DatabaseQueue) throws {
    try queue.acting(as: Keeper(id: 1)).write { db in
        try db.execute(sql: "DELETE FROM Pet")  // expected-error {{x}}
    }
    _ = queue.acting(as: Keeper(id: 1)).base  // expected-error {{x}}
}
