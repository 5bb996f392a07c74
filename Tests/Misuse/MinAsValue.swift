import Fetching
import FetchingSQLite
import GRDB

// expected-error@+1 {{cannot convert return expression of type 'Double?' to return type 'Double'}}
func first(in db: Database) throws -> Double { try User.request().all().min(\.score).fetch(in: db) }
