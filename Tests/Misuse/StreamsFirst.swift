import Fetching
import FetchingSQLite
import GRDB

func name(in pool: DatabasePool) async throws -> String? {
    // expected-error@+1 {{referencing instance method 'stream(in:)' on 'FetchableRequest' requires the types 'User?' and '[User]' be equivalent}}
    for try await user in User.request().first().stream(in: pool) { return user.name }
    return nil
}
