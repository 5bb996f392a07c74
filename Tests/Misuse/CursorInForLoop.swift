import Fetching
import FetchingSQLite
import GRDB

func names(in db: Database) throws -> [String] {
    var names: [String] = []
    // expected-error@+1 {{for-in loop requires 'FetchCursor<User>' to conform to 'Sequence'}}
    for user in try User.request().all().cursor(in: db) { names.append(user.name) }
    return names
}
