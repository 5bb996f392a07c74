import Fetching
import FetchingSQLite
import GRDB

// expected-error@+1 {{cannot convert return expression of type 'String?' to return type 'String'}}
func name(in db: Database) throws -> String { try User.request().first().select(\.name).fetch(in: db) }
