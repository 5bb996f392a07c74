import CoreData
import Fetching
import FetchingCoreData
import FetchingLists
import SwiftUI

// Lists of objects, and the views that show lists.

@MainActor func lists(in context: NSManagedObjectContext) async {
    let sorted = Person.request().all().sorted(by: .ascending(\.nickname), .ascending(\.name))
    let list = FetchedList(sorted, in: context, pageSize: 20)
    await list.load(Person.where { $0.score > 10 }, in: context)
    let people: [Person] = list.elements
    let sectioned = SectionedList(sorted, sectionedBy: \.nickname, in: context)
    for section in sectioned.sections {
        let nickname: String? = section.id
        print(nickname ?? "none", section.map(\.name), people.count)
    }
}

@Fetchable struct Track: Identifiable, Equatable {
    let id: Int
    var name: String
    var album: String
    var artistID: Int
    static let artist = ToOne<Track, Artist>(\.artistID)
}

@Fetchable struct Artist: Equatable {
    let id: Int
    var name: String
}

struct Tracks: View {
    @Fetch(Track.where { $0.name.hasPrefix("A") }.sorted(by: .ascending(\.name))) private var tracks
    @Fetch(Track.request().all(), pageSize: 20) private var paged: [Track]
    @Fetch(Track.request().all().including(\.artist.required), id: \.0.id) private var pairs

    var body: some View {
        List {
            ForEach(tracks) { track in Text(track.name) }
            ForEach(pairs, id: \.0.id) { track, artist in Text(track.name + artist.name) }
            if $paged.hasMore { Button("More") { Task { await $paged.loadMore() } } }
            if let error = $tracks.error { Text("\(error)") }
        }
        .animation(.default, value: tracks)
        .refreshable { await $tracks.reload() }
    }
}

struct Albums: View {
    @SectionedFetch(Track.request().all().sorted(by: .ascending(\.album), .ascending(\.name)), sectionedBy: \.album)
    private var albums
    @SectionedFetch(
        Track.request().all().sorted(by: .ascending(\.artist.name)).including(\.artist.required), id: \.0.id,
        sectionedBy: \.artist.name, pageSize: 20)
    private var artists: [ListSection<String?, (Track, Artist)>]

    var body: some View {
        List {
            ForEach(albums) { album in
                Section(album.id) {
                    ForEach(album) { track in Text(track.name) }
                }
            }
            ForEach(artists) { artist in Text(artist.id ?? "none") }
            if $artists.hasMore { Button("More") { Task { await $artists.loadMore() } } }
            if let error = $albums.error { Text("\(error)") }
        }
        .refreshable { await $albums.reload() }
    }
}

struct GivenTracks: View {
    @Fetch private var tracks: [Track]

    init(of album: String, in source: some ListSource) {
        _tracks = Fetch(Track.where { $0.album == album }.sorted(by: .ascending(\.name)), in: source)
    }

    var body: some View { List(tracks) { track in Text(track.name) } }
}

struct Search: View {
    let list: SectionedList<String, Track>
    @State private var text = ""

    private var request: FetchableRequest<Track, [Track]> {
        Track.where { $0.name.contains(text) }.sorted(by: .ascending(\.album), .ascending(\.name))
    }

    var body: some View {
        List {
            ForEach(list.sections) { section in
                Section(section.id) { ForEach(section) { track in Text(track.name) } }
            }
        }
        .searchable(text: $text)
        .task { await list.run() }
        .task(id: text) { await list.load(request, sectionedBy: \.album) }
    }
}

@MainActor func root(store: ObservedStore) -> some View { Tracks().listSource(store) }
