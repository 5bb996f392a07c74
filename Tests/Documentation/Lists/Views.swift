// The list, its views and its rows that doc comments speak of.

import Fetching
import FetchingLists
import FetchingSQLite
import Foundation
import SwiftUI

@MainActor let list = FetchedList(Pet.request().all().sorted(by: .ascending(\.name)), in: dbQueue)

@MainActor final class UITableView {
    enum Animation { case automatic }

    func performBatchUpdates(_ updates: () -> Void) { updates() }
    func deleteRows(at places: [IndexPath], with animation: Animation) {}
}

extension IndexPath {
    init(row: Int, section: Int) { self = [section, row] }
}

@MainActor let tableView = UITableView()

extension Pet: Identifiable {}

struct ContentView: View {
    var body: some View { EmptyView() }
}

@MainActor let difference: ListDifference<Pet> = leftOut()
