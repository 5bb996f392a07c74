/// Where the models with a key are in a collection.
final class MemoryIndex: Sendable {
    private enum Heads: Sendable {
        case integers([Int64: Int32])
        case values([[ExactValue]: Int32])
    }

    private let model: ObjectIdentifier
    private let columns: [String]
    private let heads: Heads

    /// For each model the next with the same key, negative where there is none.
    private let successors: [Int32]

    nonisolated(unsafe) private let collection: StoredModels

    init(_ collection: StoredModels, of model: any Fetchable.Type, by columns: [FetchableColumn]) throws {
        self.model = ObjectIdentifier(model)
        self.columns = columns.map(\.name)
        self.collection = collection
        var successors = [Int32](repeating: -1, count: collection.count)
        // From the end, so that models with the same key stay in order.
        let rows = (0..<collection.count).reversed()
        switch MemoryKey(try columns.map { try $0.reader(of: model) }) {
        case .integer(let read):
            var heads: [Int64: Int32] = [:]
            heads.reserveCapacity(collection.count)
            for row in rows {
                guard let key = try read(collection.start + row * collection.stride) else { continue }
                successors[row] = heads.updateValue(Int32(row), forKey: key) ?? -1
            }
            self.heads = .integers(heads)
        case .values(let read):
            var heads: [[ExactValue]: Int32] = [:]
            heads.reserveCapacity(collection.count)
            for row in rows {
                guard let key = try read(collection.start + row * collection.stride) else { continue }
                successors[row] = heads.updateValue(Int32(row), forKey: key) ?? -1
            }
            self.heads = .values(heads)
        }
        self.successors = successors
    }

    func isOf(_ model: any Fetchable.Type, by columns: [FetchableColumn]) -> Bool {
        ObjectIdentifier(model) == self.model && columns.map(\.name) == self.columns
    }

    /// Finds the first model with the key that is read from another model; negative where there is none.
    func finder(by key: MemoryKey) -> @Sendable (UnsafeRawPointer) throws -> Int {
        switch (heads, key) {
        case (.integers(let heads), .integer(let read)):
            { row in try read(row).flatMap { heads[$0] }.map(Int.init) ?? -1 }
        case (.values(let heads), .values(let read)): { row in try read(row).flatMap { heads[$0] }.map(Int.init) ?? -1 }
        // Keys of different types never meet.
        default: { _ in -1 }
        }
    }

    func successor(of index: Int) -> Int { Int(successors[index]) }

    func row(at index: Int) -> UnsafeRawPointer { collection.start + index * collection.stride }
}

/// How the key of a model is read; nil where a part of it is.
enum MemoryKey: Sendable {
    case integer(ColumnReader.Read<Int64>)
    case values(ColumnReader.Read<[ExactValue]>)

    init(_ readers: [ColumnReader]) {
        if readers.count == 1, case .int64(let read) = readers[0] {
            self = .integer(read)
        } else {
            self = .values { row in
                var values: [ExactValue] = []
                for reader in readers {
                    let value = try reader.primitiveValue(at: row).comparable
                    if value.isNull { return nil }
                    values.append(ExactValue(value))
                }
                return values
            }
        }
    }
}

/// A step from a row to those of another model in memory.
struct MemoryHop: Sendable {
    private let find: @Sendable (UnsafeRawPointer) throws -> Int
    private let index: MemoryIndex

    init(from columns: [FetchableColumn], of model: any Fetchable.Type, into index: MemoryIndex) throws {
        find = index.finder(by: MemoryKey(try columns.map { try $0.reader(of: model) }))
        self.index = index
    }

    /// The first row, negative where there is none.
    func first(from row: UnsafeRawPointer) throws -> Int { try find(row) }

    /// The row after another, negative where there is none.
    func next(after index: Int) -> Int { self.index.successor(of: index) }

    func row(at index: Int) -> UnsafeRawPointer { self.index.row(at: index) }
}

extension [MemoryHop] {
    /// Calls a closure with each of the rows to which the steps lead, once, until it gives false.
    func forEachRow(from row: UnsafeRawPointer, _ body: (UnsafeRawPointer) throws -> Bool) throws {
        guard count > 1 else { return try self[0].forEachRow(from: row, body) }
        var rows = [row]
        for hop in self {
            var next: [UnsafeRawPointer] = []
            var seen: Set<UnsafeRawPointer> = []
            for row in rows {
                try hop.forEachRow(from: row) { row in
                    if seen.insert(row).inserted { next.append(row) }
                    return true
                }
            }
            rows = next
        }
        for row in rows where try !body(row) { return }
    }
}

extension MemoryHop {
    fileprivate func forEachRow(from row: UnsafeRawPointer, _ body: (UnsafeRawPointer) throws -> Bool) throws {
        var index = try first(from: row)
        while index >= 0 {
            guard try body(self.row(at: index)) else { return }
            index = next(after: index)
        }
    }
}
