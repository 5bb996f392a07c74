import Fetching
import FetchingSQLite
import GRDB

func name(in pool: DatabasePool) async throws -> String? {
    // expected-error@+1 {{value of type 'RequestStart<User>' has no member 'stream'}}
    for try await user in User.request().stream(in: pool) { return user.name }
    return nil
}
