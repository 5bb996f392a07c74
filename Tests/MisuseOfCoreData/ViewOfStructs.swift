import CoreData
import Fetching
import FetchingCoreData
import SwiftUI

@Fetchable struct Row { var name: String }

@MainActor struct Winners {
    @FetchRequest(fetching: Row.request().all()) var rows  // expected-error {{'init(fetching:animation:onError:)' is unavailable: a view shows a list of managed objects: pass a request for all of them, of its own class}}
}
