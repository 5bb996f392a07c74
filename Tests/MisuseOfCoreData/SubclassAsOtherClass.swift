import CoreData
import Fetching
import FetchingCoreData

func dogs(in context: NSManagedObjectContext) throws {
    let _: [User] = try Dog.request().all().fetch(in: context)  // expected-error {{cannot assign value of type '[Dog.FetchedModel.Object]' (aka 'Array<Dog>') to type '[User]'}} expected-note {{arguments to generic parameter 'Element' ('Dog.FetchedModel.Object' (aka 'Dog') and 'User') are expected to be equal}}
}
