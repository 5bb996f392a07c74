import Fetching

/// Some of the combinations, with the memos that each engine finds.
package enum MemoTour {
    package static func run() throws {
        let library = try MemoLibrary()
        let choices: [([MemoFilter], MemoFilter.Junction)] = [
            ([], .and), ([.global], .and), ([.ofRootNote(1)], .and), ([.ofRootNote(1), .starred, .withImage], .and),
            ([.global, .containing("Book"), .starred], .and), ([.global, .ofRootNote(1)], .or),
        ]
        for (filters, junction) in choices {
            let predicate = MemoFilter.predicate(for: filters, joinedBy: junction)
            print(predicate.description(showingValues: true))
            for (engine, keys) in try library.keys(where: predicate).sorted(by: { $0.key < $1.key }) {
                print("  \(engine): \(keys)")
            }
        }
    }
}
