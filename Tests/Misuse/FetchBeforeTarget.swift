import Fetching
import FetchingSQLite
import GRDB

// expected-error@+1 {{value of type 'RequestStart<User>' has no member 'fetch'}}
func users(in db: Database) throws -> [User] { try User.request().fetch(in: db) }
