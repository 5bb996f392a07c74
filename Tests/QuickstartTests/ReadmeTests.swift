import Fetching
import FetchingPredicate
import FetchingSQLite
import Foundation
import Testing

/// The README and the articles show the SQL that the library writes.
@Suite struct ReadmeTests {
    @Test func `the README is short`() throws {
        #expect(try Document.readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 251)
    }

    @Test func `every link of the README leads to a file or a section`() throws {
        let text = try Document.readme.text
        let titles = text.matches(of: /(?m)^#+ (.*)$/).map { "#" + $0.1.lowercased().replacing(" ", with: "-") }
        let links = text.matches(of: /\]\(([^)]*)\)/).map { String($0.1) }.filter { !$0.hasPrefix("https:") }
        #expect(links.count > 20)
        for link in links {
            let exists = FileManager.default.fileExists(atPath: Document.root.appending(path: link).path)
            #expect(link.hasPrefix("#") ? titles.contains(link) : exists, "\(link)")
        }
    }

    @Test func `every article is listed`() throws {
        let overview = try Document.article("Fetching").text
        let folder = Document.root.appending(path: "Sources/Fetching/Fetching.docc")
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".md") {
            let name = file.dropLast(".md".count)
            #expect(name == "Fetching" || overview.contains("- <doc:\(name)>\n"), "\(name)")
        }
    }

    @Test func `the table of operators has every row`() throws {
        for row in try OperatorTable.rows() {
            #expect(try Document.article("Operators").text.contains(row.markdown), "\(row.markdown)")
        }
    }

    @Test func `the table of relationships has every row`() throws {
        for row in try RelationshipTable.rows() {
            #expect(try Document.article("Relationships").text.contains(row.markdown), "\(row.markdown)")
        }
    }

    @Test func `the table of requests for values has every row`() throws {
        for row in try ValueTable.rows() {
            #expect(try Document.article("Values").text.contains(row.markdown), "\(row.markdown)")
        }
    }

    @Test func `the examples of deleting and updating become the SQL below them`() throws {
        let shown = try Document.article("Changes").unwrapped
        let trials = User.request().all().where { $0.plan == .trial }
        #expect(shown.contains(try trials.deletionSQL(for: .sqlite)))
        let update = try User.request().all().where { $0.isAdmin }.updateSQL(for: .sqlite) {
            $0.score += 1
            $0.plan = .freemium
            $0.nickname = nil
        }
        #expect(shown.contains(update))
        let ownedByJoe = Pet.request().all().where { $0.owner.name == "Joe" }
        #expect(shown.contains(try ownedByJoe.deletionSQL(for: .sqlite)))
    }

    @Test func `the example of pages becomes the SQL below it`() throws {
        let users = User.request().all().where { $0.isAdmin }.sorted(by: .descending(\.score))
        let models = (1...3).map { id in
            User(
                id: id, name: "", age: 0, score: 0, isAdmin: true, plan: .trial, rights: [], signupDate: .distantPast)
        }
        let cursor = try users.page(size: 2).fetch(in: models).next
        let shown = try Document.article("Pages").unwrapped
        let sql = try users.page(size: 50, after: cursor).sql(for: .sqlite)
        #expect(shown.contains(sql.replacing(/SELECT .*? FROM/, with: "SELECT … FROM")), "\(sql)")
    }

    @Test func `the example of a stored filter is what is stored`() throws {
        let data = try User.predicate { $0.score > 10 }.stored()
        #expect(try Document.readme.text.contains("// " + String(decoding: data, as: UTF8.self) + "\n"))
        let rules = StoredFilterRules<Pet>(members: .only(\.name, \.age), operators: [.comparison, .hasPrefix])
        #expect(throws: StoredFilterError.self) { try Pet.request(stored: data, rules: rules) }
    }

    @Test func `the example of a search finds what it says`() throws {
        let typed = #"mari -admin score:>10 "two words""#
        let found = try User.predicate(search: typed, in: [\.name, \.nickname])
        let users = [
            ("Maria with two words", 11.0), ("Marí", 11), ("Maria two words admin", 11), ("mari two words", 10),
        ]
        let models = users.enumerated().map { id, user in
            User(
                id: id, name: user.0, age: 0, score: user.1, isAdmin: true, plan: .trial, rights: [],
                signupDate: .distantPast)
        }
        #expect(try User.request().all().where(found).fetch(in: models).map(\.id) == [0])
    }

    @Test func `the example of loading becomes the SQL below it`() throws {
        let users = User.request()
            .all()
            .where { $0.isAdmin }
            .including { $0.pets.where { $0.age > 3 }.sorted(by: .ascending(\.age)) }
        let shown = try Document.article("Relationships").unwrapped
        for sql in try users.sql(for: .sqlite) {
            #expect(shown.contains(sql.replacing(/^SELECT .*? FROM/, with: "SELECT … FROM")), "\(sql)")
        }
    }

    @Test func `the first example becomes the SQL below it`() throws {
        let winners = User.request()
            .all()
            .where { $0.name.hasPrefix("Ma") && $0.score.isIn(10...20) && $0.plan == .premium }
            .sorted(by: .ascending(\.name), .descending(\.score))
        let sql = try winners.sql(for: .sqlite).replacing(/^SELECT .*? FROM/, with: "SELECT … FROM")
        #expect(try Document.readme.unwrapped.contains(sql))
    }
}
