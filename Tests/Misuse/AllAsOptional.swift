import Fetching
import FetchingSQLite
import GRDB

// expected-error@+1 {{cannot convert return expression of type '[User]' to return type 'User'}}
func user(in db: Database) throws -> User? { try User.request().all().fetch(in: db) }
