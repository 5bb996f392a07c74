import Fetching
import FetchingSQLite
import GRDB

// expected-error@+1 {{cannot convert return expression of type 'Double?' to return type '[Double]'}}
func scores(in db: Database) throws -> [Double] { try User.request().all().aggregate { $0.max(\.score) }.fetch(in: db) }
