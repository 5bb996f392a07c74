import Fetching
import Testing

@Fetchable
private struct Note: Hashable {
    let id: Int
    var stars: Int
}

@Fetchable
private final class Song {
    var id = 0
    var title = ""
    var year: Int?
}

/// A request means the same on every kind of collection, whether or not its elements lie side by side.
@Suite struct CollectionTests {
    private let notes = (0..<50).map { Note(id: $0, stars: $0 * 7 % 5) }

    private func onEachKind(
        _ request: FetchableRequest<Note, [Note]>, _ check: ([Note], String) -> Void
    ) throws {
        check(try request.fetch(in: notes), "array")
        check(try request.fetch(in: ContiguousArray(notes)), "contiguous array")
        check(try request.fetch(in: notes[...]), "slice")
        check(try request.fetch(in: notes.lazy.map { $0 }), "lazy")
        check(try request.fetch(in: AnySequence(notes)), "any sequence")
        check(try request.fetch(in: Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0) }).values), "dictionary")
    }

    @Test func conditionsHoldOnEveryKind() throws {
        try onEachKind(Note.request().all().where { $0.stars >= 3 }.sorted(by: .ascending(\.id))) { found, kind in
            #expect(found == notes.filter { $0.stars >= 3 }, "\(kind)")
        }
    }

    @Test func everyKindIsTakenAsAWholeWithoutACondition() throws {
        try onEachKind(Note.request().all()) { found, kind in
            #expect(Set(found) == Set(notes) && found.count == notes.count, "\(kind)")
        }
    }

    @Test func aFirstModelEndsTheSearch() throws {
        var seen = 0
        let counted = notes.lazy.map { note in
            seen += 1
            return note
        }
        let first = try Note.request().first().where { $0.stars == 2 }.fetch(in: AnySequence(counted))
        #expect(first == notes.first { $0.stars == 2 })
        #expect(seen == 1 + notes.firstIndex { $0.stars == 2 }!)
    }

    @Test func aFirstModelWithoutAConditionEndsTheSearch() throws {
        var seen = 0
        let counted = notes.lazy.map { note in
            seen += 1
            return note
        }
        #expect(try Note.request().first().fetch(in: AnySequence(counted)) == notes[0])
        #expect(seen == 1)
    }

    @Test func aSetGivesEachElementOnce() throws {
        let found = try Note.request().all().where { $0.stars < 2 }.fetch(in: Set(notes))
        #expect(Set(found) == Set(notes.filter { $0.stars < 2 }))
    }

    @Test func modelsMayBeClasses() throws {
        let songs = (0..<20).map { index in
            let song = Song()
            (song.id, song.title, song.year) = (index, "Song \(index % 4)", index % 3 == 0 ? nil : 1990 + index % 7)
            return song
        }
        let found = try Song.request().all().where { $0.year > 1991 && $0.title != "Song 2" }
            .sorted(by: .descending(\.year), .ascending(\.title)).fetch(in: songs)
        let expected = songs.filter { ($0.year ?? 0) > 1991 && $0.title != "Song 2" }
            .sorted { ($1.year ?? 0, $0.title, $0.id) < ($0.year ?? 0, $1.title, $1.id) }
        #expect(found.map(\.id) == expected.map(\.id))
        #expect(try Song.request().all().distinct().fetch(in: songs + songs).count == songs.count)
    }

    @Test func nothingIsFoundInNothing() throws {
        #expect(try Note.request().all().where { $0.stars > 0 }.fetch(in: []).isEmpty)
        #expect(try Note.request().first().fetch(in: AnySequence([])) == nil)
    }
}
