import Fetching
import FetchingSQLite
import GRDB

func scores(in db: Database) throws -> (Double, Double) {
    // expected-error@+1 {{cannot convert return expression of type '(Double?, Double?)' to return type '(Double, Double)'}}
    try User.request().all().aggregate({ $0.min(\.score) }, { $0.max(\.score) }).fetch(in: db)
}
