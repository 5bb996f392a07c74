import Fetching

@Fetchable
struct Shelf {
    let id: Int
    var room: String

    static let volumes = ToMany<Shelf, Volume>(\.shelfID)
}

@Fetchable
struct Volume {
    let id: Int
    var title: String
    var shelfID: Int
}
