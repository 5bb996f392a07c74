import CoreData
import Fetching
import FetchingCoreData
import SwiftUI

@MainActor struct Winners {
    @FetchRequest(fetching: User.request().all()) var users: FetchedResults<Mug>  // expected-error {{'init(fetching:animation:onError:)' is unavailable: a view shows a list of managed objects: pass a request for all of them, of its own class}}
}
