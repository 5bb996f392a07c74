import Fetching
import FetchingSQLite
import GRDB

func names(in pool: DatabasePool) throws -> [String] {
    // expected-error@+1 {{cannot convert value of type 'DatabasePool' to expected argument type 'Database'}}
    try Array(User.request().all().cursor(in: pool).map(\.name))
}
