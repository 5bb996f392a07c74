import Fetching

/// Models on which predicates are composed.
@Fetchable
struct Club: Hashable {
    let id: Int
    var name: String
    var founded: Int?
    var isOpen: Bool
    var parentID: Int?

    static let parent = ToOne<Club, Club>(\.parentID)
    static let members = ToMany<Club, Member>(\.clubID)
}

@Fetchable
struct Member: Hashable {
    let id: Int
    var name: String
    var nickname: String?
    var age: Int
    var clubID: Int?

    static let club = ToOne<Member, Club>(\.clubID)
}

extension Club.FetchableMembers {
    /// A condition that is declared once.
    var isOld: FetchPredicate<Club> { founded < 1900 }
}

enum Clubs {
    static let clubs = [
        Club(id: 1, name: "Alpha", founded: 1880, isOpen: true, parentID: nil),
        Club(id: 2, name: "Beta", founded: nil, isOpen: false, parentID: 1),
        Club(id: 3, name: "Gamma", founded: 1990, isOpen: true, parentID: 2),
        Club(id: 4, name: "", founded: 1899, isOpen: false, parentID: 99),
    ]

    static let members = [
        Member(id: 1, name: "Ann", nickname: nil, age: 30, clubID: 1),
        Member(id: 2, name: "Bob", nickname: "B", age: 12, clubID: 1),
        Member(id: 3, name: "Cid", nickname: "C", age: 70, clubID: 2),
        Member(id: 4, name: "Dan", nickname: nil, age: 5, clubID: nil),
        Member(id: 5, name: "Eve", nickname: "E", age: 40, clubID: 99),
    ]

    static var store: MemoryStore { MemoryStore().adding(clubs).adding(members) }
}
