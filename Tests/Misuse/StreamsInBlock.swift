import Fetching
import FetchingSQLite
import GRDB

func stream(in pool: DatabasePool) throws {
    try pool.read { db in
        // expected-error@+1 {{instance method 'stream(in:)' requires that 'Database' conform to 'DatabaseReader'}}
        _ = User.request().all().stream(in: db)
    }
}
