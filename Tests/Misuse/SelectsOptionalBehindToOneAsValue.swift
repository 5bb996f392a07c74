import Fetching
import FetchingSQLite
import GRDB

// expected-error@+2 {{cannot convert return expression of type '[String?]' to return type '[String]'}}
// expected-note@+1 {{arguments to generic parameter 'Element' ('String?' and 'String') are expected to be equal}}
func streets(in db: Database) throws -> [String] { try User.request().all().select(\.house.street).fetch(in: db) }
