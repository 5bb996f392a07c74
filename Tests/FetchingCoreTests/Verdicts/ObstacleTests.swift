import Fetching
import FetchingCore
import FetchingSQLite
import Testing

@Suite("Obstacles") struct ObstacleTests {
    private static let request = Club.request().all().where { $0.isOpen && $0.founded < 1900 && $0.id > 1 }

    @Test("count what each condition excludes, alone and together")
    func counts() throws {
        let obstacles = try Self.request.obstacles(in: Clubs.clubs)
        #expect(obstacles.total == 4 && obstacles.matches == 0)
        #expect(obstacles.conditions.map(\.excluded) == [2, 2, 1])
        #expect(obstacles.conditions.map(\.excludedAlone) == [1, 1, 1])
        #expect(obstacles.conditions.map(\.without) == [1, 1, 1])
        #expect(obstacles.greatest?.predicate.description == "isOpen")
        #expect(
            obstacles.description == """
                0 of 4 match
                Without 'isOpen' there are 1: it excludes 2, 1 of them alone
                Without 'founded < ?' there are 1: it excludes 2, 1 of them alone
                Without 'id > ?' there are 1: it excludes 1, 1 of them alone
                """)
        #expect(obstacles.description(showingValues: true).contains("Without 'founded < 1900' there are 1"))
        var words = VerdictWords()
        words.obstacle = "{without} ohne {condition}"
        words.title = { ["isOpen": "Offen"][$0] }
        #expect(obstacles.description(words: words).hasPrefix("0 of 4 match\n1 ohne Offen\n"))
    }

    @Test("are counted by one statement")
    func statement() throws {
        let sql = try Self.request.obstacles().sql(for: .sqlite, showingValues: true)
        #expect(
            sql == """
                SELECT COUNT(*), COUNT(*) FILTER (WHERE "isOpen" = 1 AND "founded" < 1900 AND "id" > 1), \
                COUNT(*) FILTER (WHERE "isOpen" = 1), COUNT(*) FILTER (WHERE "founded" < 1900), \
                COUNT(*) FILTER (WHERE "id" > 1), COUNT(*) FILTER (WHERE "founded" < 1900 AND "id" > 1), \
                COUNT(*) FILTER (WHERE "isOpen" = 1 AND "id" > 1), \
                COUNT(*) FILTER (WHERE "isOpen" = 1 AND "founded" < 1900) FROM "Club"
                """)
    }

    @Test("are those of the request without its order and limit")
    func limits() throws {
        let limited = Club.request().first(nth: 1, after: 2).where { $0.isOpen && $0.id > 1 }
            .sorted(by: .descending(\.name))
        let first = Club.request().first().where { $0.isOpen && $0.id > 1 }
        for text in ["\(try limited.obstacles(in: Clubs.clubs))", "\(try first.obstacles(in: Clubs.store))"] {
            #expect(
                text == """
                    1 of 4 match
                    Without 'isOpen' there are 3: it excludes 2, 2 of them alone
                    Without 'id > ?' there are 2: it excludes 1, 1 of them alone
                    """)
        }
        let all = try Club.request().all().obstacles(in: Clubs.clubs)
        #expect(all.total == 4 && all.matches == 4 && all.conditions.isEmpty && all.greatest == nil)
    }

    @Test("take a condition with 'or' as one")
    func disjunction() throws {
        let obstacles = try Club.request().all().where { $0.isOpen || $0.id > 3 }.obstacles(in: Clubs.clubs)
        #expect(
            "\(obstacles)" == "3 of 4 match\nWithout 'isOpen || id > ?' there are 4: it excludes 1, 1 of them alone")
    }

    @Test("are refused of distinct models, of a negative limit, and of too many conditions")
    func refusals() throws {
        let condition = Club.predicate { $0.isOpen }
        let many = (0..<65).map { _ in condition }.conjunction()
        let fitting = (0..<64).map { _ in condition }.conjunction()
        #expect(try Club.request().all().where(fitting).obstacles(in: Clubs.clubs).matches == 2)
        #expect(
            error(of: Club.request().all().where(many)) == """
                'Club' on memory: obstacles are asked of 65 conditions, and are counted of 64 at most. \
                Ask for the obstacles of a request with fewer conditions
                """)
        #expect(
            error(of: Club.request().all().distinct()) == """
                'Club' on memory: obstacles are asked of distinct models, of the first of each group, of several requests, or of \
                a page. Ask for the obstacles of the request without 'distinct()', 'first(nth:ofEach:)', 'union' and the \
                like, or the page
                """)
        #expect(error(of: Club.request().first(nth: -1)).contains("negative"))
    }

    private func error(of request: FetchableRequest<Club, [Club]>) -> String {
        do { return "\(try request.obstacles(in: Clubs.clubs))" } catch { return "\(error)" }
    }
}
