import Fetching

extension ConformanceGroup {
    static let pages = ConformanceGroup(
        "Pages",
        (walks + edges + pageErrors).map { ConformanceCase($0, in: .small) }
            + textWalks.map { ConformanceCase($0, in: League(teams: difficultTeams)) })

    /// Goes through all pages of a request, forward and backward, for several sizes, and compares the elements with those
    /// of the whole request.
    static func walk<Model: ConformanceModel & KeyedFetchable>(
        _ label: String, _ request: @escaping @Sendable () -> FetchableRequest<Model, [Model]>
    ) -> RelationshipCheck {
        RelationshipCheck(label, "the same models") { store in
            let request = request()
            // With a limit, the order is total.
            let whole = try store.fetch(request.first(nth: 100).loading).map(\.id)
            for size in 1...(whole.count + 1) {
                let forward = try pages(of: whole.count) { try store.fetch(request.page(size: size, after: $0)) }
                guard forward == whole else { return "forward by \(size): \(forward) instead of \(whole)" }
                let backward = try pages(of: whole.count, isBackward: true) {
                    try store.fetch(request.page(size: size, before: $0))
                }
                guard backward == whole else { return "backward by \(size): \(backward) instead of \(whole)" }
            }
            return "the same models"
        }
    }

    private static func pages<Model: ConformanceModel>(
        of count: Int, isBackward: Bool = false, _ page: (PageCursor?) throws -> Page<Model>
    ) throws -> [Int] {
        var (ids, cursor): ([Int], PageCursor?) = ([], nil)
        for _ in 0...count {
            let page = try page(cursor)
            ids = isBackward ? page.elements.map(\.id) + ids : ids + page.elements.map(\.id)
            // As after a restart.
            cursor = (isBackward ? page.previous : page.next).flatMap { PageCursor($0.description) }
            if cursor == nil { return ids }
        }
        return ids + [-1]
    }

    private static let players = Player.request().all()

    private static let walks: [RelationshipCheck] = [
        walk("by the key alone") { players },
        walk("by the key, from the end") { players.sorted(by: .descending(\.id)) },
        walk("by a member") { players.sorted(by: .ascending(\.score)) },
        walk("by a member that is the same for some") { players.sorted(by: .descending(\.seatNumber)) },
        walk("by two members in different directions") {
            players.sorted(by: .descending(\.seatNumber), .ascending(\.score))
        },
        walk("by two members and the key in different directions") {
            players.sorted(by: .descending(\.seatNumber), .ascending(\.rivalID), .descending(\.id))
        },
        walk("by an optional member") { players.sorted(by: .ascending(\.weight)) },
        walk("by an optional member, from the end") { players.sorted(by: .descending(\.weight)) },
        walk("by an optional member, nil last") { players.sorted(by: .ascending(\.weight).nilsLast) },
        walk("by an optional member, from the end, nil first") { players.sorted(by: .descending(\.seatRow).nilsFirst) },
        walk("by optional members only") {
            players.sorted(by: .descending(\.seatRow), .ascending(\.weight).nilsLast, .descending(\.rivalID))
        },
        walk("by text, by case") { players.sorted(by: .ascending(\.teamCode)) },
        walk("by text without case") { players.sorted(by: .descending(\.teamCode, options: .caseInsensitive)) },
        walk("by an expression") { players.sorted(by: .ascending { $0.score % 3 }) },
        walk("by a condition") { players.sorted(by: .descending { $0.score > 5 }) },
        walk("along a to-one") { players.sorted(by: .ascending(\.team.name), .descending(\.rival.score)) },
        walk("by the count of a to-many") { Team.request().all().sorted(by: .descending { $0.players.count }) },
        walk("under conditions") {
            players.where { $0.score > 0 || $0.name == nil }.sorted(by: .descending(\.score))
        },
        walk("under conditions along a relationship") {
            players.where { $0.rival.score >= 0 }.sorted(by: .descending(\.rival.weight))
        },
        walk("of the first") { players.sorted(by: .ascending(\.score)).first(nth: 4, after: 1) },
        walk("of different models") { Team.request().all().distinct().sorted(by: .ascending(\.name)) },
    ]

    /// Teams whose names a cursor has to keep to the byte: the mark that begins files, NUL, marks composed and decomposed.
    private static let difficultTeams: [Team] = [
        "\u{FEFF}", "\u{FEFF}a", "\u{FEFF}\u{FEFF}b", "a", "", "\u{FFFE}a", "\u{FEFF}a", "\u{E9}", "e\u{301}", "\0",
        "\0a",
        "\u{10FFFF}", "b", "\u{FEFF}B",
    ].enumerated().map { Team(id: $0 + 1, name: $1) }

    private static let textWalks: [RelationshipCheck] = [
        walk("by difficult texts") { Team.request().all().sorted(by: .ascending(\.name)) },
        walk("by difficult texts, from the end") { Team.request().all().sorted(by: .descending(\.name)) },
        walk("by difficult texts without case") {
            Team.request().all().sorted(by: .ascending(\.name, options: .caseInsensitive))
        },
    ]

    private static let edges: [RelationshipCheck] = [
        .init("the first page has nothing before it", "[1, 2] true false") { store in
            let page = try store.fetch(players.page(size: 2))
            return "\(page.elements.map(\.id)) \(page.next != nil) \(page.previous != nil)"
        },
        .init("the page in the middle", "[3, 4] true true") { store in
            let first = try store.fetch(players.page(size: 2))
            let page = try store.fetch(players.page(size: 2, after: first.next))
            return "\(page.elements.map(\.id)) \(page.next != nil) \(page.previous != nil)"
        },
        .init("back to the first page", "[1, 2] true false") { store in
            let first = try store.fetch(players.page(size: 2))
            let second = try store.fetch(players.page(size: 2, after: first.next))
            let page = try store.fetch(players.page(size: 2, before: second.previous))
            return "\(page.elements.map(\.id)) \(page.next != nil) \(page.previous != nil)"
        },
        .init("an empty page leads back", "[] false [5, 6]") { store in
            let last = try store.fetch(players.page(size: 1, before: nil))
            let before = try store.fetch(players.page(size: 1, before: last.previous))
            // The cursor behind the last element, which no page gives.
            let end = try store.fetch(players.page(size: 6, after: before.next))
            guard let atEnd = end.previous else { return "no cursor" }
            let beyond = try store.fetch(players.sorted(by: .ascending(\.id)).page(size: 2, after: atEnd))
            let empty = try store.fetch(players.page(size: 2, after: beyond.next ?? atEnd))
            let back = try store.fetch(players.page(size: 2, before: empty.previous))
            return "\(empty.elements.map(\.id)) \(empty.next != nil) \(back.elements.map(\.id))"
        },
        .init("of nothing", "[] false false") { store in
            let page = try store.fetch(players.where { $0.id > 99 }.page(size: 2))
            return "\(page.elements.map(\.id)) \(page.next != nil) \(page.previous != nil)"
        },
        .init("of rows", "[Optional(\"Ann\"), Optional(\"Bea\")] [Optional(\"Cid\"), Optional(\"Flo\")]") { store in
            let request = players.where { $0.name != nil }.sorted(by: .ascending(\.name)).select(\.name)
            let first = try store.fetch(request.page(size: 2))
            return "\(first.elements) \(try store.fetch(request.page(size: 2, after: first.next)).elements)"
        },
        .init("with related models", "[2: [3], 3: [4]]") { store in
            let request = Team.request().all().including(\.players)
            let first = try store.fetch(request.page(size: 1))
            let second = try store.fetch(request.page(size: 2, after: first.next))
            let texts = second.elements.map { team, players in "\(team.id): \(players.map(\.id))" }
            return "[\(texts.joined(separator: ", "))]"
        },
    ]

    private static let pageErrors: [RelationshipCheck] = [
        .init("a cursor of other conditions", error: .invalidCursor) { store in
            let first = try store.fetch(players.where { $0.score > 1 }.page(size: 1))
            return try store.fetch(players.where { $0.score > 2 }.page(size: 1, after: first.next))
        },
        .init("a cursor of another order", error: .invalidCursor) { store in
            let first = try store.fetch(players.sorted(by: .ascending(\.score)).page(size: 1))
            return try store.fetch(players.sorted(by: .descending(\.score)).page(size: 1, after: first.next))
        },
        .init("a cursor of another model", error: .invalidCursor) { store in
            let first = try store.fetch(players.page(size: 1))
            return try store.fetch(Team.request().all().page(size: 1, after: first.next))
        },
        .init("a size of nothing", error: .invalidLimit) { try $0.fetch(players.page(size: 0)) },
        .init("a negative size", error: .invalidLimit) { try $0.fetch(players.page(size: -1)) },
        .init("a page of distinct rows", error: .unsupported) {
            try $0.fetch(players.sorted(by: .ascending(\.id)).select(\.id).distinct().page(size: 2))
        },
    ]
}
