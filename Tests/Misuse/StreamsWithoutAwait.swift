import Fetching
import FetchingSQLite
import GRDB

func name(in pool: DatabasePool) throws -> String? {
    // expected-error@+1 {{for-in loop requires 'FetchStream<User>' to conform to 'Sequence'}}
    for user in User.request().all().stream(in: pool) { return user.name }
    return nil
}
