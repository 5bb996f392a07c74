import Fetching
import FetchingSQLite
import GRDB

struct Keeper: PolicyPrincipal {
    let id: Int
}

func drop(in queue: DatabaseQueue) throws {
    try queue.acting(as: Keeper(id: 1)).write { db in
        try db.execute(sql: "DELETE FROM Pet")  // expected-error {{value of type 'ActingDatabase<Database, Keeper>' has no member 'execute'}}
    }
    _ = queue.acting(as: Keeper(id: 1)).base  // expected-error {{'base' is inaccessible due to 'package' protection level}}
}
