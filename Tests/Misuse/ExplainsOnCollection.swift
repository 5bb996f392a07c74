import Fetching
import FetchingSQLite

func plan(of users: [User]) throws -> QueryPlan {
    // expected-error@+1 {{cannot convert value of type '[User]' to expected argument type 'Database'}}
    try User.request().all().explain(in: users)
}
