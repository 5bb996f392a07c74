import CoreData
import Fetching
import FetchingCoreData

func update(in context: NSManagedObjectContext) throws {
    try User.request().all().where { $0.isAdmin }.update(in: context) { $0.score = "many" }  // expected-error {{cannot assign value of type 'String' to type 'FetchExpression<User, Double>'}}
}
