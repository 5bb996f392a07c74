import Fetching
import FetchingSQLite

func plan(of users: [User]) throws -> QueryPlan {
    try User.request().all().explain(in: users)  // expected-error {{cannot convert value of type '[User]' to expected argument type 'Database'}}
}
