import Fetching
import FetchingSQLite
import GRDB

let isGood = User.predicate { $0.score > 10 }

func plan(in db: Database) throws -> QueryPlan {
    try isGood.explain(in: db)  // expected-error {{value of type 'FetchPredicate<User>' has no member 'explain'}}
}
