import CoreData
import Fetching
import FetchingCoreData

func users(with user: User) {
    _ = User.request().all().where { $0.friend < user }  // expected-error {{referencing operator function '<' on 'FetchableOperand' requires that 'ToOneMember<User, User.FetchedModel>' (aka 'ToOneMember<User, User>') conform to 'FetchableOperand'}}
}
