import Fetching
import FetchingSQLite
import GRDB

// expected-error@+3 {{value of optional type 'Double?' must be unwrapped to a value of type 'Double'}}
// expected-note@+2 {{coalesce using '??' to provide a default when the optional value contains 'nil'}}
// expected-note@+1 {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
func score(in db: Database) throws -> Double { try User.request().all().aggregate { $0.max(\.score) }.fetch(in: db) }
