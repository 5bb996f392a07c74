import CoreData
import Fetching
import FetchingCoreData
import SwiftUI

// The property wrapper of views.

@MainActor struct People {
    @FetchRequest(fetching: Person.request().all().where { $0.score > 10 }.sorted(by: .ascending(\.name)))
    private var people

    @FetchRequest(fetching: Person.request().all().sorted(by: .ascending(\.name)), animation: .default)
    private var animated: FetchedResults<Person>

    @FetchRequest(
        fetching: Person.request().all().sorted(by: .ascending(\.name)).setting(\.fetchBatchSize, to: 20),
        onError: { print($0) })
    private var configured

    @FetchRequest(fetching: Chief.request().all().sorted(by: .ascending(\.title)))
    private var chiefs

    @FetchRequest(fetching: Chief.request().all().sorted(by: .ascending(\.title)).including(\.tool))
    private var chiefsWithTools

    init(minimum: Double) {
        _people = FetchRequest(fetching: Person.request().all().where { $0.score > minimum })
    }

    var names: [String] { people.map(\.name) + animated.map(\.name) + configured.map(\.name) }
    var titles: [String] { chiefs.map(\.title) + chiefsWithTools.map(\.title) }
}
