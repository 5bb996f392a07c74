import CoreData
import Fetching
import FetchingCoreData
import SwiftUI

/// The property wrapper of views.
@MainActor enum Views {
    @MainActor private struct Winners {
        @FetchRequest(fetching: User.request().all().where { $0.score > 10 }.sorted(by: .descending(\.score)))
        var users

        @FetchRequest(
            fetching: User.request().all().sorted(by: .ascending(\.name)).setting(\.fetchBatchSize, to: 20),
            animation: .easeIn)
        var all

        @FetchRequest(fetching: Dog.request().all().sorted(by: .ascending(\.breed)))
        var dogs

        var requests: (FetchRequest<User>, FetchRequest<User>, FetchRequest<Dog>) { (_users, _all, _dogs) }
    }

    static func run() {
        let (users, all, dogs) = Winners().requests
        expect(users.stub_request.entityName, "Customer")
        expect(text(of: users.stub_request.predicate), "%K > %@ | NSString score | NSNumber(Double) 10.0")
        expect(order(of: users.stub_request), ["-score"])
        expect(users.stub_animation == nil)
        expect(all.stub_request.fetchBatchSize, 20)
        expect(all.stub_animation == .easeIn)
        expect(dogs.stub_request.entityName, "Dog")
        expect(order(of: dogs.stub_request), ["+breed"])

        var reported: [any Error] = []
        let refused = FetchRequest(
            fetching: User.request().all().where { $0.name.unicodeScalarCount > 3 }, animation: .linear,
            onError: { reported.append($0) })
        expect((reported.first as? FetchError)?.code.description, "unsupported")
        expect(reported.count, 1)
        expect(refused.stub_request.entityName, "Customer")
        expect(refused.stub_request.predicate.map { $0.evaluate(with: nil) }, false)
        expect(refused.stub_request.sortDescriptors?.isEmpty, true)
        expect(refused.stub_animation == .linear)
    }
}
