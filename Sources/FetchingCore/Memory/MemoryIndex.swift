/// Where the models with a key are in a collection.
final class MemoryIndex: Sendable {
    private enum Heads: Sendable {
        case integers(IntegerPlaces)
        case values([[ExactValue]: Int32])
    }

    private let model: ObjectIdentifier
    private let columns: [String]

    /// The place of the first model with a key.
    private let heads: Heads

    /// For each model the next with the same key, negative where there is none.
    private let successors: PlaceTable

    nonisolated(unsafe) private let collection: StoredModels

    /// - Parameter condition: Which models are found; nil for all.
    init(
        _ collection: StoredModels, of model: any Fetchable.Type, by columns: [FetchableColumn],
        where condition: MemoryCondition? = nil
    ) throws {
        self.model = ObjectIdentifier(model)
        self.columns = columns.map(\.name)
        self.collection = collection
        let successors = PlaceTable(count: collection.count)
        // From the end, so that models with the same key stay in order.
        let rows = (0..<collection.count).reversed()
        func isFound(_ row: Int) throws -> Bool {
            try condition?.holds(collection.start + row * collection.stride) ?? true
        }
        switch MemoryKey(try columns.map { try $0.reader(of: model) }) {
        case .integer(let read):
            let keys = try (0..<collection.count).map { try read(collection.start + $0 * collection.stride) }
            var heads = IntegerPlaces(of: keys)
            for row in rows {
                guard let key = keys[row], try isFound(row) else { continue }
                successors[row] = heads.replace(key, by: Int32(row))
            }
            self.heads = .integers(heads)
        case .values(let read):
            var heads: [[ExactValue]: Int32] = [:]
            heads.reserveCapacity(collection.count)
            for row in rows {
                guard try isFound(row), let key = try read(collection.start + row * collection.stride) else { continue }
                successors[row] = heads.updateValue(Int32(row), forKey: key) ?? -1
            }
            self.heads = .values(heads)
        }
        self.successors = successors
    }

    /// The number of models.
    var count: Int { successors.count }

    func isOf(_ model: any Fetchable.Type, by columns: [FetchableColumn]) -> Bool {
        ObjectIdentifier(model) == self.model && columns.map(\.name) == self.columns
    }

    /// Finds the first model with the key that is read from another model; negative where there is none.
    func finder(by key: MemoryKey) -> @Sendable (UnsafeRawPointer) throws -> Int {
        switch (heads, key) {
        case (.integers(let heads), .integer(let read)):
            { row in try read(row).map { Int(heads[$0]) } ?? -1 }
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
