import Fetching
import FetchingSQLite
import GRDB

// expected-error@+2 {{cannot convert return expression of type 'Double?' to return type 'Int?'}}
// expected-note@+1 {{arguments to generic parameter 'Wrapped' ('Double' and 'Int') are expected to be equal}}
func average(in db: Database) throws -> Int? { try User.request().all().average(\.visits).fetch(in: db) }
