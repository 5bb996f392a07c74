import Fetching
import FetchingSQLite
import GRDB

func observe(in pool: DatabasePool) async throws {
    // expected-error@+1 {{value of type 'RequestStart<User>' has no member 'updates'}}
    for try await users in User.request().updates(in: pool) { print(users) }
}
