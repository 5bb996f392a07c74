import Fetching
import FetchingSQLite
import GRDB

// expected-error@+1 {{cannot convert return expression of type 'Page<User>' to return type '[User]'}}
func users(in db: Database) throws -> [User] { try User.request().all().page(size: 10).fetch(in: db) }
