import Fetching
import FetchingSQLite
import GRDB

func names(in db: Database) throws {
    // expected-error@+1 {{pattern cannot match values of type '(Int, String, Double)'}}
    for (id, name) in try User.request().all().select(\.id, \.name, \.score).fetch(in: db) { print(id, name) }
}
