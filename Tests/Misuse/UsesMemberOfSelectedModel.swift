import Fetching
import FetchingSQLite
import GRDB

func names(in db: Database) throws -> [String] {
    // expected-error@+1 {{value of tuple type '(Int, String)' has no member 'name'}}
    try User.request().all().select(\.id, \.name).fetch(in: db).map { $0.name }
}
