import Fetching
import FetchingSQLite
import GRDB

func names(in db: Database) throws {
    // expected-error@+1 {{pattern cannot match values of type '(User, [Pet], House?)'}}
    for (user, pets) in try User.request().all().including(\.pets).including(\.house).fetch(in: db) {
        print(user, pets)
    }
}
