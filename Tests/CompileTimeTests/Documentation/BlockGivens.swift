/// The values that the blocks of some files speak of and do not declare. `Tests/Documentation` has those of all files.
enum BlockGivens {
    private struct Given {
        let path: String
        var block = ""
        let name: String
        let value: String
        var isVariable = false
    }

    /// The declarations of what a block names and does not declare.
    ///
    /// - Parameter earlier: The statements of earlier blocks that declare a variable, by its name.
    static func declarations(for block: DocumentedBlock, earlier: [String: String] = [:]) -> [String] {
        let code = block.lines.map { CodeLine($0).code }.joined(separator: "\n")
        let declared = Set(
            code.matches(of: #/(?:let|var) \(?((?:\w+, )*\w+)\)?(?::[^=\n]*)? = /#).flatMap {
                $0.1.split(separator: ", ")
            })
        var givens = givens.filter {
            block.path.contains($0.path) && ($0.block.isEmpty || block.text.contains($0.block))
        }
        givens.removeAll { declared.contains($0.name[...]) }
        var visited: Set<String> = []
        var declarations: [String] = []
        // What a value needs stands before it.
        func visit(_ code: String) {
            for name in words(of: code).sorted() where visited.insert(name).inserted {
                guard let given = givens.first(where: { $0.name == name }) else {
                    guard let statement = earlier[name], !declared.contains(name[...]) else { continue }
                    visit(statement)
                    declarations.append(statement)
                    continue
                }
                visit(given.value)
                declarations.append("\(given.isVariable ? "var" : "let") \(name) = \(given.value)")
            }
        }
        visit(code)
        return declarations
    }

    /// The models of some files whose names others have in another form.
    static func types(for block: DocumentedBlock) -> [String] {
        types.filter { block.path.contains($0.path) && block.text.contains($0.block) }.map(\.declaration)
    }

    private static let types: [(path: String, block: String, declaration: String)] = [
        (
            "Cluster/Shards/", "Note",
            "@Fetchable(\"notes\") struct Note { let id: Int; @ShardKey var tenantID: Int; var title: String; @Unique var email: String }"
        ),
        ("Policies/", "Note.", policedNote), ("Policies/", "Policy<Note, Member>.everyone", policedNote),
        ("FoundationPredicates", "FetchDescriptor(predicate", "typealias Book = StoredBook"),
    ]

    private static let policedNote = """
        @Fetchable struct Note: PolicedFetchable { let id: Int; var ownerID: Int; var title: String; var isPublic: Bool; \
        static let policy = Policy<Note, Member> { $0.ownerID == $1.id || $0.isPublic }.changing { $0.ownerID == $1.id } }
        """

    /// The variables that code may name: words that stand behind no point and before no colon.
    private static func words(of code: String) -> Set<String> {
        Set(code.matches(of: #/(?:^|[^\w.\\])([a-z]\w*)(?![\w:])/#).map { String($0.1) })
    }

    private static let givens: [Given] = [
        Given(
            path: "Aggregates/", name: "terms",
            value: "[GroupSortTerm<User, FetchExpression<User, Plan>>.descending { $0.count }]"),
        Given(path: "Loading/ToManyRequest", name: "terms", value: "[SortTerm<Track>.ascending(\\.number)]"),
        Given(path: "Loading/", name: "terms", value: "[SortTerm<Album>.ascending(\\.title)]"),
        Given(path: "Selections/", name: "terms", value: "[SortTerm<User>.descending(\\.score)]"),
        Given(path: "Requests/Fetchable+Opening", name: "terms", value: "[SortTerm<User>.ascending(\\.name)]"),
        Given(path: "Requests/", name: "terms", value: "[SortTerm<User>.ascending(\\.name), .descending(\\.score)]"),
        Given(path: "Loading/", name: "isOld", value: "Album.predicate { $0.year < 1990 }"),
        Given(path: "Loading/", name: "isLong", value: "Track.predicate { $0.seconds > 300 }"),
        Given(path: "Relationships/", name: "isOld", value: "Pet.predicate { $0.age > 10 }"),
        Given(
            path: "Model/FetchableIndex", name: "index",
            value: "FetchableIndex([.init(User.fetchableMembers.name.column)])"),
        Given(path: "Macros/KeyMacros", name: "note", value: "Note(id: 1, title: \"A\")"),
        Given(path: "Pages/", name: "request", value: "User.request().all().sorted(by: .descending(\\.score))"),
        Given(path: "Pages/", name: "page", value: "try request.page(size: 1).fetch(in: users)"),
        Given(path: "Pages/", name: "first", value: "try request.page(size: 1).fetch(in: users)"),
        Given(
            path: "Pages/", name: "second",
            value: "try request.page(size: 1, after: request.page(size: 1).fetch(in: users).next).fetch(in: users)"),
        Given(
            path: "Pages/PageRequest", name: "cursor",
            value: "try User.request().all().sorted(by: .descending(\\.score)).page(size: 1).fetch(in: users).next"),
        Given(
            path: "Pages/ModelRequest+Page", name: "cursor",
            value:
                "try User.request().all().sorted(by: .ascending(\\.name)).select(\\.name).page(size: 1).fetch(in: users).next"
        ),
        Given(
            path: "Prepared/", name: "byEmail",
            value: "User.prepared(String.self) { email in User.where { $0.email == email }.first() }"),
        Given(
            path: "Prepared/", name: "byPlan",
            value:
                "User.prepared(Plan.self, Double.self) { plan, score in User.where { $0.plan == plan && $0.score > score } }"
        ),
        Given(
            path: "Prepared/", name: "byPlanAndDate",
            value:
                "User.prepared(Plan.self, Double.self, Date.self) { a, b, c in User.where { $0.plan == a && $0.score > b && $0.signupDate > c } }"
        ),
        Given(
            path: "Prepared/", name: "byPlanAndDates",
            value:
                "User.prepared(Plan.self, Double.self, Date.self, Date.self) { a, b, c, d in User.where { $0.plan == a && $0.score > b && $0.signupDate > c && $0.signupDate < d } }"
        ),
        Given(path: "Raw/", name: "distance", value: "FetchFunction<(Double, Double), Double>(\"distance\")"),
        Given(path: "Requests/FetchableRequest+FirstOfEach", name: "runs", value: "Run.request().all()"),
        Given(
            path: "Requests/FetchableRequest+FirstOfEach", name: "best",
            value: "User.request().all().sorted(by: .descending(\\.score)).first(nth: 3, ofEach: \\.plan)"),
        Given(path: "Selections/", name: "members", value: "Track.fetchableMembers"),
        Given(
            path: "Verdicts/", name: "obstacles",
            value: "try Track.request().all().where { $0.price < 20 && $0.isLive }.obstacles(in: tracks)"),
        Given(path: "FetchingCore/Policies/", name: "store", value: "MemoryStore().adding([note])", isVariable: true),
        Given(path: "Policies/", name: "me", value: "Member(id: 7, isEditor: false)"),
        Given(path: "Policies/", name: "note", value: "Note(id: 1, ownerID: 7, title: \"A\", isPublic: false)"),
        Given(path: "Policies/", name: "first", value: "Note(id: 2, ownerID: 7, title: \"B\", isPublic: false)"),
        Given(path: "Policies/", name: "second", value: "Note(id: 3, ownerID: 7, title: \"C\", isPublic: false)"),
        Given(path: "Verdicts/", name: "verdict", value: "try User.predicate { $0.score > 10 }.verdict(for: user)"),
        Given(
            path: "Witnesses/", name: "witness",
            value: "try User.witnesses(for: User.predicate { $0.score > 10 }).all[0]"),
        Given(path: "FetchingFilters/", name: "predicate", value: "User.predicate { $0.score > 10 }"),
        Given(
            path: "FetchableRequest+Stored", name: "request",
            value: "User.request().first(nth: 10).where { $0.score > 10 }"),
        Given(path: "FetchPredicate+Stored", name: "request", value: "(body: Data(), id: 1)"),
        Given(path: "FetchableRequest+Stored", name: "data", value: "try User.request().first(nth: 10).stored()"),
        Given(path: "StoredFilterRules.swift", name: "data", value: "try Pet.predicate { $0.age > 3 }.stored()"),
        Given(path: "FetchingFilters/", name: "data", value: "try User.predicate { $0.score > 10 }.stored()"),
        Given(path: "FetchingFilters/", name: "body", value: "try User.request().first(nth: 10).stored()"),
        Given(
            path: "FetchingFilters/", name: "settings",
            value: "(filter: try Pet.predicate { $0.age > 3 }.stored(), id: 1)"),
        Given(path: "Query/StoredPage", name: "query", value: "\"sort=-pages&page[size]=2\""),
        Given(path: "FetchingFilters/", block: "User.p", name: "rules", value: "StoredFilterRules<User>()"),
        Given(path: "StoredFilterError", name: "rules", value: "StoredFilterRules<User>()"),
        Given(path: "FetchingFilters/Schema", name: "rules", value: "StoredFilterRules<Pet>()"),
        Given(
            path: "FetchingFilters/", name: "rules",
            value: "StoredFilterRules<Book>(members: .stored.following(\\.author, .only(\\.name)))"),
        Given(path: "FetchingFilters/Schema", name: "arguments", value: "try Pet.predicate { $0.age > 3 }.stored()"),
        Given(
            path: "FetchingFilters/Schema", name: "tool",
            value: "try rules.toolDescription(name: \"find_pets\", description: \"Finds pets.\")"),
        Given(
            path: "FetchingFilters/TypeScript", name: "file",
            value: "URL.temporaryDirectory.appending(path: \"fetching-block\")"),
        Given(path: "Cluster/", name: "configuration", value: "PostgresClusterConfiguration()", isVariable: true),
        Given(
            path: "FetchingPostgres/", name: "configuration",
            value: "PostgresConfiguration(url: \"postgresql://localhost/shop\")", isVariable: true),
        Given(path: "Queries/PostgresConnection", name: "kind", value: "\"r\""),
        Given(path: "Queries/PostgresQuery", name: "migration", value: "URL(filePath: \"migration.sql\")"),
        Given(path: "Copying/", name: "lines", value: "AsyncStream<[UInt8]> { $0.finish() }"),
        Given(path: "Copying/", name: "file", value: "FileHandle.nullDevice"),
        Given(
            path: "Migrations/", name: "migrations",
            value:
                "PostgresMigrations(PostgresMigration(\"create shelves\", sql: \"CREATE TABLE shelves (id bigint)\"))"),
        Given(
            path: "FetchedList+ManagedObjects", name: "list",
            value: "FetchedList(User.request().all().sorted(by: .ascending(\\.name)), in: container.viewContext)"),
        Given(path: "Format/FormatValue", name: "value", value: "leftOut() as FormatValue"),
        Given(path: "ListDifference", name: "rows", value: "[Pet]()", isVariable: true),
        Given(
            path: "ListSection", name: "list",
            value: "SectionedList(Track.request().all(), sectionedBy: \\.price, in: dbQueue)"),
        Given(
            path: "SectionedList", name: "list",
            value: "SectionedList(Pet.request().all(), sectionedBy: \\.city, in: dbQueue)"),
        Given(path: "ObservedStore", name: "store", value: "ObservedStore(MemoryStore().adding(pets))"),
        Given(path: "ConformanceCollection", name: "collections", value: "[ConformanceCollection]()"),
        Given(path: "ConformanceCollection", name: "collection", value: "leftOut() as ConformanceCollection"),
        Given(
            path: "ConformanceFailure", name: "failure",
            value: "ConformanceSuite.failures(of: MemoryConformanceEngine())[0]"),
        Given(path: "Meaning/DifferentMeaning", name: "error", value: "leftOut() as DifferentMeaning"),
        Given(path: "UnexpectedQueryCount", name: "error", value: "UnexpectedQueryCount(expected: 1, queries: [])"),
        Given(path: "FetchingTestSupport/", name: "engine", value: "MemoryConformanceEngine()"),
        Given(path: "FetchingTestSupport/", name: "conformanceCase", value: "ConformanceSuite.cases[0]"),
        Given(path: "FetchingSearch/", name: "search", value: "try FetchSearch<User>(\"mraia\", in: [\\.name])"),
        Given(
            path: "FetchingSQL/", name: "plan",
            value: "try User.request().all().where { $0.age > 30 }.explain(in: dbQueue)"),
        Given(path: "FetchingSQLite/", name: "logger", value: "Logger(label: \"database\")"),
        Given(path: "FetchingSQLite/Reading", name: "cursor", value: "try User.request().all().cursor(in: db)"),
        Given(path: "ExactDecimals.md", name: "database", value: "try makeDatabaseOfPayments()"),
        Given(
            path: "Inserting.md", name: "users", value: "[User(id: 7, name: \"Ann\", email: \"ann@example.org\")]"),
        Given(
            path: "Inserting.md", name: "drafts", value: "[User.Draft(name: \"Jo\", email: \"jo@example.org\")]"),
        Given(
            path: "Transactions.md", name: "jane", value: "User(id: 2, name: \"Jane\", email: \"jane@example.org\")"),
        Given(path: "Transactions.md", name: "db", value: "dbQueue"),
        Given(path: "Verdicts.md", name: "database", value: "try makeDatabase(of: fourUsers)"),
        Given(path: "Verdicts.md", name: "user", value: "admin"),
        Given(path: "FullText", name: "article", value: "articles[0]"),
        Given(path: "FullText", name: "query", value: "TextQuery(\"zola\")"),
        Given(path: "FullText/", name: "snippet", value: "TextQuery(\"zola\").snippet(of: articles[0].body)"),
        Given(path: "FullText/", name: "index", value: "FetchableFullText([Article.fetchableMembers.title.column])"),
        Given(path: "SearchBox.md", block: "error.marked", name: "text", value: "\"mari scor:>10\""),
    ]
}
