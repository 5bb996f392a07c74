/// What stands before and after a part of a request in the documentation.
struct BlockRoot {
    /// The model of conditions and assignments.
    var model = "User"

    /// What stands before steps.
    var request = "User.request().all()"

    /// What stands after steps of a group, which is not a request before it is asked for values.
    var suffix = ""

    /// The function for a value by itself: of a model, or of a group of models.
    func fragment(for code: String) -> String {
        if let step { return "record(\(model).request().all().\(step)" }
        if isOfGroup { return "aggregate(of: \(model).self" }
        return "\(isValue(code) ? "value" : "condition")(of: \(model).self"
    }

    /// Whether code is a value other than a condition.
    func isValue(_ code: String) -> Bool {
        code.contains(#/ \?\? |\.start\(|\.adding\(|\.count \{/#)
            && !BlockStatement.outsideOfBraces(code).contains(#/ (?:==|!=|<|>|<=|>=) /#)
    }

    /// The step whose closure a fragment stands in, where it is not a condition.
    var step: String?

    var isOfGroup = false

    func suffix(of code: String) -> String {
        code.contains(#/\.select[( ]|\.aggregate[( ]/#) ? "" : suffix
    }

    /// Whether the statements need a connection that none of them opens.
    static func isInTransaction(_ body: [String]) -> Bool {
        body.contains { $0.contains(#/(?:^|[^\w.])db(?!\w)/#) }
            && !body.contains {
                $0.contains("db in") || $0.contains("dbQueue") || $0.contains("await ") || $0.contains("dbPool")
                    || $0.contains("pool.") || $0.contains("cluster.")
            }
    }

    /// The model that declares the members of a block.
    static func holder(of members: [String]) -> String {
        let text = members.joined(separator: "\n")
        if ["@Fetch(", "@SectionedFetch(", "@FetchRequest("].contains(where: text.contains) {
            return "@MainActor struct Holder {\n\(text)\n}"
        }
        if text.contains("@ManagedAttribute") { return "@objc class Holder: NSManagedObject {\n\(text)\n}" }
        guard text.contains("@Fetching") else { return "enum Holder {\n\(text)\n}" }
        let relationship = text.firstMatch(of: #/To(?:One|Many)<(\w+), \w+>\(\\\.(\w+)\)/#)
        let key = relationship.map { "var \($0.2): Int?" } ?? ""
        return "@Fetchable struct \(relationship?.1 ?? "Holder") {\nlet id: Int\n\(key)\n\(text)\n}"
    }
}

extension BlockRoot {
    /// What a statement of a block is a part of.
    init(of statement: BlockStatement, in block: DocumentedBlock) {
        let found = Self.roots.first { root in
            block.path.contains(root.path) && (root.text.isEmpty || statement.text.contains(root.text))
                && (root.block.isEmpty || block.text.contains(root.block))
        }
        guard let found else { return }
        model = found.model
        request = found.request ?? "\(found.model).request().all()"
        suffix = found.suffix
        isOfGroup = found.isOfGroup
        step = found.step
    }

    private struct Found {
        let path: String
        var text = ""
        var block = ""
        var model = "User"
        var request: String?
        var suffix = ""
        var isOfGroup = false
        var step: String?
    }

    /// The first that fits: a part of the path, of the statement, and of the block.
    private static let roots: [Found] = [
        Found(path: "FullText", model: "Article"),
        Found(path: "ToOneMember+Managed", text: "$0.home", model: "Game"),
        Found(path: "Lists/FetchedList+Loading", text: ".refreshable", request: "EmptyView()"),
        Found(path: "Lists/FetchedList+Loading", text: ".onAppear", request: "EmptyView()"),
        Found(path: "Loading/ToManyRequest", text: "$0.albums.where", model: "Artist", step: "including"),
        Found(path: "Loading/ToOneRequest", text: "$0.album.where", model: "Track", step: "including"),
        Found(path: "Rules/StoredMembers", text: "rank", request: "StoredMembers<User>"),
        Found(path: "Relationships/", text: "$0.lines", model: "Order"),
        Found(path: "Expressions/FetchPredicate.swift", text: ".all([", request: "FetchPredicate<User>"),
        Found(path: "Expressions/FetchPredicate.swift", text: ".any([", request: "FetchPredicate<User>"),
        Found(path: "Inserts/ReturnableRequest+Returning", request: "User.insert(joe)"),
        Found(path: "Operators/Dates", text: "$0.end", model: "Stay"),
        Found(path: "Operators/Dates", text: "deliveredAt", model: "Delivery"),
        Found(path: "Operators/Arithmetic", text: "asDouble", model: "Sale"),
        Found(path: "Operators/Coalescing", text: "$0.owner", model: "Pet"),
        Found(path: "Rules/StoredMembers", text: "\\.pets", request: "StoredMembers<User>"),
        Found(path: "FetchingSearch/SearchFields", request: "SearchFields<User>"),
        Found(path: "Updates/ModelUpdate+Expressions", text: "$0.owner.", model: "Pet"),
        Found(path: "Relationships/ToOneMember", text: "$0.album", model: "Track"),
        Found(path: "Loading/ToOneRequest", text: "$0.album", model: "Track"),
        Found(path: "Rules/StoredMembers", request: "StoredMembers<Pet>"),
        Found(path: "Windows/FetchWindow+", step: "select"),
        Found(path: "Aggregates/FetchableGroup+Aggregates", text: "total", model: "Sale", isOfGroup: true),
        Found(path: "Aggregates/FetchableGroup+Aggregates", isOfGroup: true),
        Found(path: "Aggregates/FetchableGroup+Joined", isOfGroup: true),
        Found(path: "Aggregates/FetchableRequest+Aggregates", text: "total", model: "Sale"),
        Found(path: "Aggregates/", text: "\\.date", model: "Marker"),
        Found(path: "Aggregates/GroupSortTerm", request: grouped, suffix: ".select(\\.key)"),
        Found(path: "Aggregates/GroupedRequest.swift", request: grouped, suffix: ".select(\\.key)"),
        Found(path: "Aggregates/GroupedRequest+Select", text: ".grouped"),
        Found(path: "Aggregates/GroupedRequest+Select", request: grouped),
        Found(path: "Loading/", text: ".first().", model: "Album", request: "Album.request()"),
        Found(path: "Loading/RequiredToOneRequest", text: "$0.album.", model: "Track"),
        Found(path: "Loading/ToOneRequest", text: "\\.artist.required", model: "Album"),
        Found(path: "Loading/ToManyRequest", text: "$0.albums", model: "Artist"),
        Found(path: "Loading/", model: "Album"),
        Found(path: "Requests/FetchableRequest+Limit", text: "$0.count", request: grouped, suffix: ".select(\\.key)"),
        Found(path: "Requests/FetchableRequest+Limit", text: ".including", model: "Album"),
        Found(path: "Requests/FetchableRequest+Steps", text: "\\.owner.isAdmin", model: "Pet"),
        Found(path: "Requests/FetchableRequest+Steps", text: "$0.albums", model: "Artist"),
        Found(path: "Requests/FetchableRequest+Steps", text: ".first(nth: 3)", model: "Artist"),
        Found(path: "Selections/FetchableRequest+Annotated", text: "(User, Int)?", request: "User.request().first()"),
        Found(path: "Selections/ProjectionRequest.swift"),
        Found(path: "Selections/FetchableRequest+SelectFirst", text: "\\.title", request: "Album.request().first()"),
        Found(path: "Selections/", block: "LIMIT 1", request: "User.request().first()"),
        Found(path: "Selections/", text: "\\.title", model: "Album"),
        Found(path: "Selections/FetchableSelection", model: "Pet"),
        Found(path: "Operators/", text: "$0.owner", model: "Pet"),
        Found(path: "Relationships/ToOneMember", text: "homeTeam", model: "Game"),
        Found(path: "Relationships/ToOneMember", text: "$0.owner", model: "Pet"),
        Found(path: "Relationships/ColumnMember", model: "Pet"),
        Found(path: "Relationships/", text: "$0.tracks", model: "Album"),
        Found(path: "FetchingCore/JSON/", model: "Depot"),
        Found(path: "FetchingCore/Spread/", model: "Office"),
    ]

    private static let grouped = "User.request().all().grouped(by: \\.plan)"
}
