import Fetching
import FetchingSQLite
import GRDB

func change(_ db: Database) throws {
    // expected-error@+1 {{value of type 'RequestStart<User>' has no member 'delete'}}
    try User.request().delete(in: db)
}
