/// A step from a row to those of another model in memory.
enum MemoryHop: Sendable {
    /// The rows are found by their keys.
    case indexed(Keyed)

    /// The objects are held by a property.
    case held(HeldModels, MemoryReferences, MemoryCondition?)

    /// All models of a collection.
    case all(MemoryCollection)

    /// The same step again from the rows that it leads to.
    indirect case recursive(MemoryHop, RelationshipRecursion)

    /// Finds the first row with the key of another row, negative where there is none.
    struct Keyed: Sendable {
        let find: @Sendable (UnsafeRawPointer) throws -> Int
        let index: MemoryIndex
    }

    init(from columns: [FetchableColumn], of model: any Fetchable.Type, into index: MemoryIndex) throws {
        let key = MemoryKey(try columns.map { try $0.reader(of: model) })
        self = .indexed(Keyed(find: index.finder(by: key), index: index))
    }

    var keyed: Keyed? { if case .indexed(let keyed) = self { keyed } else { nil } }

    /// The only row, nil where there is none.
    ///
    /// - Throws: ``FetchError`` if there are several.
    func only(from row: UnsafeRawPointer, name: String) throws -> UnsafeRawPointer? {
        switch self {
        case .indexed(let keyed):
            let place = try keyed.find(row)
            guard place >= 0 else { return nil }
            guard keyed.index.successor(of: place) < 0 else { throw FetchError.ambiguousReference(name) }
            return keyed.index.row(at: place)
        case .held(let models, let references, let condition):
            guard let object = models.read(row).first.map(references.address) else { return nil }
            return try condition?.holds(object) ?? true ? object : nil
        case .all(let collection):
            var (only, count) = (UnsafeRawPointer?.none, 0)
            try collection.forEachRow { row in
                (only, count) = (row, count + 1)
                return count <= 1
            }
            guard count <= 1 else { throw FetchError.ambiguousReference(name) }
            return only
        // Any number of rows are reached: no reference to one does so.
        case .recursive: throw FetchError.ambiguousReference(name)
        }
    }

    /// Calls a closure with each of the rows, until it gives false.
    fileprivate func forEachRow(from row: UnsafeRawPointer, _ body: (UnsafeRawPointer) throws -> Bool) throws {
        switch self {
        case .indexed(let keyed):
            var place = try keyed.find(row)
            while place >= 0 {
                guard try body(keyed.index.row(at: place)) else { return }
                place = keyed.index.successor(of: place)
            }
        case .held(let models, let references, let condition):
            for object in models.read(row).map(references.address) where try condition?.holds(object) ?? true {
                guard try body(object) else { return }
            }
        case .all(let collection): try collection.forEachRow(body)
        case .recursive(let step, let recursion): try step.forEachRow(from: row, recursion, body)
        }
    }

    /// Calls a closure with each of the rows that repeated steps lead to, once, the nearer ones first, until it gives false.
    private func forEachRow(
        from row: UnsafeRawPointer, _ recursion: RelationshipRecursion, _ body: (UnsafeRawPointer) throws -> Bool
    ) throws {
        var (rows, seen, depth) = ([row], Set<UnsafeRawPointer>(), 0)
        var goesOn = true
        while goesOn, !rows.isEmpty, depth < recursion.depth ?? .max {
            var next: [UnsafeRawPointer] = []
            for row in rows where goesOn {
                try forEachRow(from: row) { row in
                    guard seen.insert(row).inserted else { return true }
                    next.append(row)
                    goesOn = try body(row)
                    return goesOn
                }
            }
            rows = next
            depth += 1
        }
    }
}

/// A collection of a store. Its models are read, and never change.
struct MemoryCollection: @unchecked Sendable {
    let models: StoredModels

    /// A condition on those that are looked at; nil for all.
    let condition: MemoryCondition?

    /// Calls a closure with each of the models, until it gives false.
    func forEachRow(_ body: (UnsafeRawPointer) throws -> Bool) throws {
        for index in 0..<models.count {
            let row = models.start + index * models.stride
            guard try condition?.holds(row) ?? true else { continue }
            guard try body(row) else { return }
        }
    }
}

extension [MemoryHop] {
    /// Calls a closure with each of the rows to which the steps lead, once, until it gives false. Where keys lead all the
    /// way, ``MemoryWay`` is faster.
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

/// Gives objects addresses at which they are read as models in an array are. They stay while a request runs, which one
/// thread does.
final class MemoryReferences: @unchecked Sendable {
    private var cells: [ObjectIdentifier: UnsafeMutablePointer<AnyObject>] = [:]

    func address(of object: AnyObject) -> UnsafeRawPointer {
        if let cell = cells[ObjectIdentifier(object)] { return UnsafeRawPointer(cell) }
        let cell = UnsafeMutablePointer<AnyObject>.allocate(capacity: 1)
        cell.initialize(to: object)
        cells[ObjectIdentifier(object)] = cell
        return UnsafeRawPointer(cell)
    }

    deinit {
        for cell in cells.values {
            cell.deinitialize(count: 1)
            cell.deallocate()
        }
    }
}
