import Fetching
import FetchingSQLite
import GRDB

func names(in pool: DatabasePool) async throws -> [String] {
    var names: [String] = []
    // expected-error@+1 {{call can throw, but the error is not handled}}
    for await user in User.request().all().stream(in: pool) { names.append(user.name) }
    return names
}
