import Foundation

/// A tour of Fetching on a songbook that it writes to an SQLite file. A step whose rows are not those it states makes the
/// program fail.
///
/// `Quickstart [folder]` leaves the file in the folder, or in a temporary one. With the trait `Postgres` and the address of a
/// database in `FETCHING_POSTGRES`, every request runs there as well, in a schema `songbook` that the tour makes.
@main
struct Quickstart {
    static func main() async {
        let clock = ContinuousClock()
        do {
            let start = clock.now
            let tour = Tour(of: try Songbook(in: folder))
            #if Postgres
            if let url = ProcessInfo.processInfo.environment["FETCHING_POSTGRES"] {
                tour.server = try PostgresSongbook(at: url)
            }
            #endif
            try tour.compare()
            try tour.searchText()
            try tour.choose()
            try tour.calculate()
            try tour.combine()
            try tour.translate()
            try tour.sortAndPage()
            try tour.identify()
            try tour.traverse()
            try tour.aggregate()
            try tour.load()
            try tour.project()
            try tour.summarize()
            try tour.group()
            try tour.turnPages()
            try tour.inspect()
            try await tour.leaveTheFile()
            try await tour.stream()
            #if Postgres
            try await tour.visitServer()
            #endif
            try tour.change()
            try tour.insert()
            try tour.goWrong()
            let time = (clock.now - start).formatted(.units(allowed: [.milliseconds]))
            print("\n\(tour.stepCount) steps, all with the expected rows, in \(time).")
            print("The songbook: \(tour.songbook.file.path)")
        } catch {
            FileHandle.standardError.write(Data("\nThe tour failed: \(error)\n".utf8))
            exit(1)
        }
    }

    private static var folder: URL {
        if CommandLine.arguments.count > 1 { return URL(filePath: CommandLine.arguments[1]) }
        return FileManager.default.temporaryDirectory.appending(path: "fetching-quickstart-\(UUID().uuidString)")
    }
}
