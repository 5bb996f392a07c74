import Fetching
import FetchingPostgres
import FetchingSQLite
import Foundation
import Testing

private struct Member: PolicyPrincipal {
    let id: Int
    let isEditor: Bool

    static let policySettings = [PolicySetting("id", \Member.id), PolicySetting("is_editor", \Member.isEditor)]
}

@Fetchable("notes")
private struct Note: PolicedFetchable, Equatable {
    let id: Int
    var ownerID: Int
    var title: String
    var isPublic: Bool

    static let policy = Policy<Note, Member> { note, me in note.ownerID == me.id || note.isPublic }
        .inserting { note, me in note.ownerID == me.id }
        .editing { note, me in note.ownerID == me.id || me.isEditor }
        .deleting { note, me in note.ownerID == me.id }
}

@Fetchable("comments")
private struct Comment: PolicedFetchable {
    let id: Int
    var noteID: Int
    var text: String

    static let note = ToOne<Comment, Note>(\.noteID)

    static let policy = Policy<Comment, Member> { comment, _ in comment.note != nil }
}

@Fetchable("notes")
private struct LedNote: PolicedFetchable {
    let id: Int

    static let others = ToMany<LedNote, LooseComment>(\.noteID)
    static let policy = Policy<LedNote, Member> { note, me in note.id == me.id || me.isEditor }
}

@Fetchable("comments")
private struct LooseComment {
    let id: Int
    var noteID: Int
}

@Fetchable("circles")
private struct PolicyRing: PolicedFetchable {
    let id: Int
    var otherID: Int

    static let other = ToOne<PolicyRing, PolicyRing>(\.otherID)
    static let policy = Policy<PolicyRing, Member> { ring, me in ring.other.id == me.id }
}

/// What the article on policies says is so.
@Suite struct PolicyArticleTests {
    private let me = Member(id: 7, isEditor: false)

    private func database(_ log: @escaping @Sendable (String) -> Void = { _ in }) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.prepareDatabase { db in db.trace { event in log(event.expandedDescription) } }
        let queue = try DatabaseQueue(configuration: configuration)
        try SQLSchema(Note.self, Comment.self).create(in: queue)
        try Note.insert([
            Note(id: 1, ownerID: 7, title: "A", isPublic: false), Note(id: 2, ownerID: 3, title: "B", isPublic: true),
            Note(id: 3, ownerID: 3, title: "C", isPublic: false),
        ]).run(in: queue)
        try Comment.insert((1...3).map { Comment(id: $0, noteID: $0, text: "x") }).run(in: queue)
        return queue
    }

    @Test func `acts as it says`() throws {
        let mine = try database().acting(as: me)
        #expect(try mine.fetch(Note.request().all().select(\.id)) == [1, 2])
        #expect(try mine.fetch(Comment.request().all().count()) == 2)
        #expect(try mine.fetch(Comment.where { $0.note.title == "C" }.exists()) == false)
        try mine.run(Note.insert(Note(id: 4, ownerID: 7, title: "Plan", isPublic: false)))
        #expect(throws: FetchError.self) {
            try mine.run(Note.insert(Note(id: 5, ownerID: 3, title: "Plan", isPublic: false)))
        }
        // Public, and another's: it may be read, and neither edited nor deleted.
        #expect(try mine.update(Note.where { $0.isPublic }) { $0.isPublic = false } == 0)
        #expect(try mine.delete(Note.where { $0.id > 1 }) == 1)
        #expect(throws: FetchError.self) { try mine.run(Comment.delete(Comment(id: 1, noteID: 1, text: "x"))) }
    }

    @Test func `refuses what has no policy, before anything runs`() throws {
        let queue = try database()
        func code(_ body: () throws -> Any) -> FetchError.Code? {
            do { _ = try body() } catch let error as FetchError { return error.code } catch {}
            return nil
        }
        let mine = queue.acting(as: me)
        #expect(code { try mine.fetch(LedNote.where { $0.others.count > 0 }) } == .forbidden)
        #expect(code { try mine.fetch(LedNote.request().all().including(\.others)) } == .forbidden)
        #expect(
            code { try mine.fetch(LedNote.where { $0.id.isIn(LooseComment.request().all().select(\.noteID)) }) }
                == .forbidden)
        #expect(code { try mine.fetch(LedNote.where { $0.all(LooseComment.self).count > 1 }) } == .forbidden)
        #expect(code { try mine.fetch(PolicyRing.request().all()) } == .unsupported)
        #expect(code { try mine.fetch(LedNote.where { $0.id > 0 }) } == nil)
    }

    @Test func `its statements are those that run`() throws {
        let statements = Statements()
        let mine = try database { statements.add($0) }.acting(as: me)
        statements.clear()
        _ = try mine.fetch(Note.where { $0.title.hasPrefix("A") })
        _ = try mine.fetch(Comment.where { $0.note.title == "Plan" }.count())
        let text = try Document.article("Policies").unwrapped
        for statement in statements.all where statement.hasPrefix("SELECT") {
            // The article leaves out the columns, and the middle.
            let end = try #require(statement.components(separatedBy: " AND ").last)
            #expect(
                text.contains(end)
                    || text.contains(
                        "JOIN (SELECT * FROM \"notes\" WHERE \"ownerID\" = 7 OR \"isPublic\" = 1) AS \"note\""),
                "\(statement)")
        }
        #expect(statements.all.count { $0.hasPrefix("SELECT") } == 2)
        let predicate = Note.policy.predicate(for: .deleting, as: me)
        let sql = try Note.where(predicate).sql(for: .sqlite, showingValues: true)
        #expect(text.contains(try #require(sql.components(separatedBy: "WHERE ").last)), "\(sql)")
    }

    @Test func `its row-level security is that of the model`() throws {
        let statements = try Note.rowLevelSecurity()
        let text = try Document.article("Policies").text
        for statement in statements.prefix(4) { #expect(text.contains(statement + "\n"), "\(statement)") }
        #expect(
            statements[4] == """
                CREATE POLICY "fetching_reading" ON "notes" AS RESTRICTIVE FOR SELECT USING (((SELECT NULLIF(current_setting('fetching.principal', TRUE), \
                '')::jsonb ->> '') = 'Member' AND (SELECT NULLIF(current_setting('fetching.principal', TRUE), '')::jsonb ->> 'id') IS NOT NULL AND ("ownerID" = (SELECT NULLIF(current_setting('fetching.principal', TRUE), '')::jsonb \
                ->> 'id')::bigint OR "isPublic" = TRUE)))
                """)
        let start = try #require(statements[4].range(of: " AND ("))
        #expect(text.contains(statements[4][..<start.lowerBound] + " AND …"))
        #expect(statements.count == 12)
        #expect(statements.last?.contains("PERMISSIVE FOR ALL") ?? false)
        #expect(try Comment.rowLevelSecurity().count == 12)
    }

    @Test func answers() throws {
        let note = Note(id: 2, ownerID: 3, title: "Theirs", isPublic: true)
        #expect(try !Note.policy.allows(.editing, note, as: me) && Note.policy.allows(.reading, note, as: me))
        #expect(try Note.policy.allows(.editing, note, as: Member(id: 1, isEditor: true)))
        let verdict = try Note.policy.verdict(for: note, .editing, as: me)
        #expect(!verdict.holds)
    }
}

/// The statements that were run.
private final class Statements: @unchecked Sendable {
    private let lock = NSLock()
    private var statements: [String] = []

    var all: [String] { lock.withLock { statements } }

    func add(_ statement: String) { lock.withLock { statements.append(statement) } }

    func clear() { lock.withLock { statements = [] } }
}
