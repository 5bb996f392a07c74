import Fetching
import FetchingSQLite
import GRDB

func rows(in db: Database) throws -> [(Int, Int)] {
    let rows = try User.request().all().select(\.id, \.name).fetch(in: db)
    // expected-error@+2 {{cannot convert return expression of type '[(Int, String)]' to return type '[(Int, Int)]'}}
    // expected-note@+1 {{arguments to generic parameter 'Element' ('(Int, String)' and '(Int, Int)') are expected to be equal}}
    return rows
}
