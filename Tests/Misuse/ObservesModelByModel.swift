import Fetching
import FetchingSQLite
import GRDB

func observe(in pool: DatabasePool) async throws {
    // expected-error@+1 {{value of type '[User]' has no member 'name'}}
    for try await user in User.request().all().updates(in: pool) { print(user.name) }
}
