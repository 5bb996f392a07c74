/// A step from a row to those of another model in memory.
enum MemoryHop: Sendable {
    /// The rows are found by their keys.
    case indexed(find: @Sendable (UnsafeRawPointer) throws -> Int, MemoryIndex)

    /// The objects are held by a property.
    case held(HeldModels, MemoryReferences)

    init(from columns: [FetchableColumn], of model: any Fetchable.Type, into index: MemoryIndex) throws {
        self = .indexed(find: index.finder(by: MemoryKey(try columns.map { try $0.reader(of: model) })), index)
    }

    /// The only row, nil where there is none.
    ///
    /// - Throws: ``FetchError`` if there are several.
    func only(from row: UnsafeRawPointer, name: String) throws -> UnsafeRawPointer? {
        switch self {
        case .indexed(let find, let index):
            let place = try find(row)
            guard place >= 0 else { return nil }
            guard index.successor(of: place) < 0 else { throw FetchError.ambiguousReference(name) }
            return index.row(at: place)
        case .held(let models, let references):
            return models.read(row).first.map(references.address)
        }
    }

    /// Calls a closure with each of the rows, until it gives false.
    fileprivate func forEachRow(from row: UnsafeRawPointer, _ body: (UnsafeRawPointer) throws -> Bool) throws {
        switch self {
        case .indexed(let find, let index):
            var place = try find(row)
            while place >= 0 {
                guard try body(index.row(at: place)) else { return }
                place = index.successor(of: place)
            }
        case .held(let models, let references):
            for object in models.read(row) where try !body(references.address(of: object)) { return }
        }
    }
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
