import CoreData
import Fetching
import FetchingCoreData
import SwiftUI

@MainActor struct Winner {
    @FetchRequest(fetching: User.request().first()) var user  // expected-error {{'init(fetching:animation:onError:)' is unavailable: a view shows a list of managed objects: pass a request for all of them, of its own class}}
}
