import Fetching
import FetchingSQLite
import GRDB

// expected-error@+1 {{value of type 'RequestStart<User>' has no member 'explain'}}
func plan(in db: Database) throws -> QueryPlan { try User.request().explain(in: db) }
