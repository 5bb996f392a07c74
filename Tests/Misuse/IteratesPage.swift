import Fetching
import FetchingSQLite
import GRDB

func names(in db: Database) throws {
    // expected-error@+1 {{for-in loop requires 'Page<User>' to conform to 'Sequence'}}
    for user in try User.request().all().page(size: 10).fetch(in: db) { print(user) }
}
