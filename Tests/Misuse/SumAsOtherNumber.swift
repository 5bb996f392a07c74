import Fetching
import FetchingSQLite
import GRDB

// expected-error@+1 {{cannot convert return expression of type 'Double.Sum' (aka 'Double') to return type 'Int'}}
func sum(in db: Database) throws -> Int { try User.request().all().sum(\.score).fetch(in: db) }
