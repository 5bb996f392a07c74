import Fetching
import FetchingSQLite
import GRDB

// expected-error@+1 {{cannot convert return expression of type 'User?' to return type '[User]'}}
func users(in db: Database) throws -> [User] { try User.request().first().fetch(in: db) }
