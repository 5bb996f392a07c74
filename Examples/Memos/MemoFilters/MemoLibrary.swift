import Fetching
import FetchingPredicate
import FetchingSQLite
import Foundation

/// The same memos on three engines: in an SQLite database, in collections, and as objects that refer to each other.
struct MemoLibrary {
    let memos: [Memo]
    let store: MemoryStore
    let database: DatabaseQueue

    init() throws {
        let root = Note(id: 1, name: "Travel", parent: nil)
        let notes = [root, Note(id: 2, name: "Iceland", parent: root), Note(id: 3, name: "Cooking", parent: nil)]
        let items = [Item(id: 1, note: notes[0]), Item(id: 2, note: notes[1]), Item(id: 3, note: nil)]
        let data = [
            ItemData(id: 1, item: items[0]), ItemData(id: 2, item: items[1]), ItemData(id: 3, item: items[2]),
            ItemData(id: 4, item: nil),
        ]
        let memos = [
            Memo(id: 1, content: "Book the ferry", hasImages: false, isStarred: true, itemData: data[0]),
            Memo(id: 2, content: "Hot springs", hasImages: true, isStarred: true, itemData: data[1]),
            Memo(id: 3, content: nil, hasImages: true, isStarred: false, itemData: data[2]),
            Memo(id: 4, content: "Book of recipes", hasImages: false, isStarred: false, itemData: nil),
            Memo(id: 5, content: "Lights", hasImages: true, isStarred: false, itemData: data[3]),
            Memo(id: 6, content: "Book of sagas", hasImages: true, isStarred: true, itemData: nil),
        ]
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE Note (id INTEGER PRIMARY KEY, name TEXT NOT NULL, parentID INTEGER);
                    CREATE TABLE Item (id INTEGER PRIMARY KEY, noteID INTEGER);
                    CREATE TABLE ItemData (id INTEGER PRIMARY KEY, itemID INTEGER);
                    CREATE TABLE Memo (
                        id INTEGER PRIMARY KEY, content TEXT, hasImages BOOLEAN NOT NULL, isStarred BOOLEAN NOT NULL,
                        itemDataID INTEGER);
                    """)
            for note in notes {
                try db.execute(literal: "INSERT INTO Note VALUES (\(note.id), \(note.name), \(note.parentID))")
            }
            for item in items { try db.execute(literal: "INSERT INTO Item VALUES (\(item.id), \(item.noteID))") }
            for data in data { try db.execute(literal: "INSERT INTO ItemData VALUES (\(data.id), \(data.itemID))") }
            for memo in memos {
                try db.execute(
                    literal: """
                        INSERT INTO Memo VALUES (
                            \(memo.id), \(memo.content), \(memo.hasImages), \(memo.isStarred), \(memo.itemDataID))
                        """)
            }
        }
        self.memos = memos
        self.database = database
        store = MemoryStore().adding(notes).adding(items).adding(data).adding(memos)
    }
}

extension MemoLibrary {
    /// The keys of the memos for which a predicate holds, engine by engine.
    func keys(where predicate: FetchPredicate<Memo>) throws -> [String: [Int]] {
        let request = Memo.request().all().where(predicate).sorted(by: .ascending(\.id))
        return [
            "SQLite": try request.select(\.id).fetch(in: database),
            "memory": try request.select(\.id).fetch(in: store),
            "Foundation": try memos.filter(Predicate<Memo>(predicate)).map(\.id),
        ]
    }
}
