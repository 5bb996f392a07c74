import Fetching
import FetchingPredicate
import FetchingSQLite
import Foundation
import GRDB
import Testing

enum Style: Int, FetchableValue, Codable, CaseIterable {
    case plain = 1
    case ornate, strange
}

/// An enum whose values cannot be listed.
enum Mood: String, FetchableValue, Codable {
    case calm, wild
    var opposite: String { self == .calm ? "wild" : "calm" }
}

struct Skills: OptionSet, FetchableValue, Codable {
    let rawValue: Int
    static let prose = Skills(rawValue: 1)
    static let verse = Skills(rawValue: 2)
}

@Fetchable("writer")
final class Novelist: @unchecked Sendable, Equatable, Codable {
    let id: Int
    var name: String
    var nickname: String?
    var rank: Int
    var best: Int?
    var score: Double
    var isLiving: Bool
    var isRetired: Bool?
    var born: Date
    var style: Style
    var secondStyle: Style?
    var mood: Mood
    var skills: Skills
    @FetchingStorage(.unixSeconds) var seen: Date
    var mentorID: Int?
    @FetchingIgnored var works: [Novel] = []
    @FetchingIgnored var mentor: Novelist?
    @FetchingIgnored var pupils: [Novelist]?
    @FetchingIgnored var note = ""

    static let works = ToMany<Novelist, Novel>(\.writerID)
    static let mentor = ToOne<Novelist, Novelist>(\.mentorID)
    static let pupils = ToMany<Novelist, Novelist>(\.mentorID)

    init(
        id: Int, name: String, nickname: String? = nil, rank: Int, best: Int? = nil, score: Double = 0,
        isLiving: Bool = true, isRetired: Bool? = nil, style: Style = .plain, secondStyle: Style? = nil,
        mentorID: Int? = nil
    ) {
        (self.id, self.name, self.nickname, self.rank, self.best) = (id, name, nickname, rank, best)
        (self.score, self.isLiving, self.isRetired) = (score, isLiving, isRetired)
        born = Date(timeIntervalSince1970: Double(rank) * 86_400)
        (self.style, self.secondStyle, self.mentorID) = (style, secondStyle, mentorID)
        mood = id.isMultiple(of: 2) ? .calm : .wild
        skills = Skills(rawValue: id % 4)
        seen = Date(timeIntervalSince1970: Double(id * 1000))
    }

    // A predicate of Foundation takes values that can be encoded only.
    init(from decoder: any Decoder) throws { throw CocoaError(.coderInvalidValue) }
    func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }

    static func == (lhs: Novelist, rhs: Novelist) -> Bool { lhs === rhs }
}

@Fetchable("work")
final class Novel: @unchecked Sendable, Equatable, Codable {
    let id: Int
    var title: String
    var subtitle: String?
    var pages: Int
    var price: Double?
    var writerID: Int?
    @FetchingIgnored var writer: Novelist?

    static let writer = ToOne<Novel, Novelist>(\.writerID)

    init(id: Int, title: String, subtitle: String? = nil, pages: Int, price: Double? = nil, writerID: Int?) {
        (self.id, self.title, self.subtitle, self.pages) = (id, title, subtitle, pages)
        (self.price, self.writerID) = (price, writerID)
    }

    init(from decoder: any Decoder) throws { throw CocoaError(.coderInvalidValue) }
    func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }

    static func == (lhs: Novel, rhs: Novel) -> Bool { lhs === rhs }
}

/// The same models three times: as objects that refer to each other, in a store, and in a database. There are a writer
/// without works, one whose mentor is missing, works without a writer, and values that are nil, empty and at their bounds.
struct Novelists: @unchecked Sendable {
    let writers: [Novelist]
    let works: [Novel]
    let store: MemoryStore
    let database: DatabaseQueue

    static let shared = Result { try Novelists() }

    init() throws {
        writers = [
            Novelist(
                id: 1, name: "Mary", nickname: "M", rank: 3, best: 9, score: 1.5, isRetired: true, secondStyle: .plain),
            Novelist(
                id: 2, name: "Max", rank: 0, score: -2, isLiving: false, isRetired: false, style: .ornate, mentorID: 1),
            Novelist(id: 3, name: "", nickname: "", rank: -4, best: 0, score: 10, style: .strange, mentorID: 1),
            Novelist(
                id: 4, name: "Zoë", nickname: "Zo", rank: 7, best: -3, score: 0.25, isLiving: false,
                secondStyle: .strange,
                mentorID: 3),
            Novelist(id: 5, name: "100%_*", nickname: "Mary", rank: 3, best: 3, score: 3, isRetired: true, mentorID: 5),
            Novelist(id: 6, name: "mary", rank: 1, best: 1, score: 1, mentorID: nil),
        ]
        works = [
            Novel(id: 1, title: "Mary", pages: 300, price: 9.5, writerID: 1),
            Novel(id: 2, title: "Themes", subtitle: "More", pages: 3, writerID: 1),
            Novel(id: 3, title: "", subtitle: "", pages: 0, price: 0, writerID: 2),
            Novel(id: 4, title: "The end", pages: 7, price: 20, writerID: 4),
            Novel(id: 5, title: "Zoë", subtitle: "Zo", pages: 120, price: 5, writerID: 4),
            Novel(id: 6, title: "Lost", pages: 50, price: 1, writerID: nil),
            Novel(id: 7, title: "100%", pages: 1, writerID: 5),
            Novel(id: 8, title: "Max", pages: 10, price: -1, writerID: 1),
        ]
        for writer in writers {
            writer.works = works.filter { $0.writerID == writer.id }
            writer.mentor = writers.first { $0.id == writer.mentorID }
            writer.pupils = writers.filter { $0.mentorID == writer.id }
        }
        for work in works { work.writer = writers.first { $0.id == work.writerID } }
        store = MemoryStore().adding(writers).adding(works)
        database = try DatabaseQueue()
        try database.write { db in
            try db.execute(sql: Self.tables)
            for writer in writers { try writer.insert(into: db) }
            for work in works { try work.insert(into: db) }
        }
    }

    private static let tables = """
        CREATE TABLE writer (
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, nickname TEXT, rank INTEGER NOT NULL, best INTEGER,
            score DOUBLE NOT NULL, isLiving BOOLEAN NOT NULL, isRetired BOOLEAN, born DATETIME NOT NULL,
            style INTEGER NOT NULL, secondStyle INTEGER, mood TEXT NOT NULL, skills INTEGER NOT NULL,
            seen INTEGER NOT NULL, mentorID INTEGER
        );
        CREATE TABLE work (
            id INTEGER PRIMARY KEY, title TEXT NOT NULL, subtitle TEXT, pages INTEGER NOT NULL, price DOUBLE,
            writerID INTEGER
        );
        """
}

extension Novelist {
    fileprivate func insert(into db: Database) throws {
        try db.execute(
            sql: "INSERT INTO writer VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            arguments: [
                id, name, nickname, rank, best, score, isLiving, isRetired, born, style.rawValue, secondStyle?.rawValue,
                mood.rawValue, skills.rawValue, Int(seen.timeIntervalSince1970), mentorID,
            ])
    }
}

extension Novel {
    fileprivate func insert(into db: Database) throws {
        try db.execute(
            sql: "INSERT INTO work VALUES (?, ?, ?, ?, ?, ?)",
            arguments: [id, title, subtitle, pages, price, writerID])
    }
}

/// Compares what Foundation finds among the objects with what the translation finds in memory and in the database.
///
/// - Parameter throwing: What Foundation's answer counts as where it throws.
func expectSame(
    _ predicate: Predicate<Novelist>, throwing: Bool? = nil, comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let library = try Novelists.shared.get()
    let expected = try library.writers.filter { writer in
        do { return try predicate.evaluate(writer) } catch {
            guard let throwing else { throw error }
            return throwing
        }
    }.map(\.id)
    let request = Novelist.request().all().where(try Novelist.predicate(from: predicate))
    #expect(try request.fetch(in: library.store).map(\.id) == expected, comment, sourceLocation: sourceLocation)
    #expect(
        try request.fetch(in: library.database).map(\.id).sorted() == expected, comment, sourceLocation: sourceLocation)
}

/// The condition of a translation, as SQL with its values.
func condition(_ predicate: Predicate<Novelist>) throws -> String {
    let sql = try Novelist.request().all().where(Novelist.predicate(from: predicate)).sql(
        for: .sqlite, showingValues: true)
    return sql.components(separatedBy: " WHERE ").dropFirst().joined(separator: " WHERE ")
        .replacingOccurrences(of: " COLLATE BINARY", with: "")
}

/// The error of a translation.
func refusal(_ predicate: Predicate<Novelist>) -> String {
    do {
        _ = try Novelist.predicate(from: predicate)
        return "translated"
    } catch { return "\(error)" }
}
