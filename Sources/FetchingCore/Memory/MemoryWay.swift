/// The rows to which the steps of a relationship lead from a row, each once.
///
/// Rows that keys lead to are known by their places in a collection: where a key leads to is looked up once for each row of a
/// request, and which rows were reached already is a number beside each.
final class MemoryWay: @unchecked Sendable {
    // Read and written while one condition is evaluated, by one thread.

    private let hops: [MemoryHop]

    /// The first step, and those behind it, where keys lead all the way.
    private let keyed: (first: MemoryHop.Keyed, further: [MemoryStep])?

    init(_ hops: [MemoryHop]) {
        self.hops = hops
        let keyed = hops.compactMap(\.keyed)
        guard keyed.count == hops.count, let first = keyed.first else {
            self.keyed = nil
            return
        }
        self.keyed = (first, zip(keyed, keyed.dropFirst()).map { MemoryStep(from: $0.index, by: $1) })
    }

    /// Calls a closure with each of the rows, until it gives false.
    func forEachRow(from row: UnsafeRawPointer, _ body: (UnsafeRawPointer) throws -> Bool) throws {
        guard let (first, further) = keyed else { return try hops.forEachRow(from: row, body) }
        for step in further { step.begin() }
        var place = try first.find(row)
        while place >= 0 {
            guard try follow(further[...], from: place, of: first.index, body) else { return }
            place = first.index.successor(of: place)
        }
    }

    /// Whether to go on.
    private func follow(
        _ steps: ArraySlice<MemoryStep>, from place: Int, of index: MemoryIndex,
        _ body: (UnsafeRawPointer) throws -> Bool
    ) throws -> Bool {
        guard let step = steps.first else { return try body(index.row(at: place)) }
        var next = try step.firstUnseen(from: place)
        while next >= 0 {
            guard try follow(steps.dropFirst(), from: next, of: step.index, body) else { return false }
            next = step.index.successor(of: next)
        }
        return true
    }

    /// The number of the rows.
    func count(from row: UnsafeRawPointer) throws -> Int {
        guard let (first, further) = keyed else {
            var count = 0
            try hops.forEachRow(from: row) { _ in
                count += 1
                return true
            }
            return count
        }
        for step in further { step.begin() }
        return try count(from: try first.find(row), of: first.index, further[...])
    }

    private func count(from first: Int, of index: MemoryIndex, _ steps: ArraySlice<MemoryStep>) throws -> Int {
        var (place, count) = (first, 0)
        while place >= 0 {
            if let step = steps.first {
                let next = try step.firstUnseen(from: place)
                if next >= 0 { count += try self.count(from: next, of: step.index, steps.dropFirst()) }
            } else {
                count += 1
            }
            place = index.successor(of: place)
        }
        return count
    }
}

/// A step from the rows of one collection to those of another.
private final class MemoryStep {
    /// Where the rows are that it leads to.
    let index: MemoryIndex

    private let source: MemoryIndex
    private let find: @Sendable (UnsafeRawPointer) throws -> Int

    /// For each row of the source the first one with its key; ``nowhere`` if there is none, negative until it is looked up.
    private let targets: PlaceTable
    private static let nowhere = Int32.max

    /// For each first row with a key the visit by which it was reached last. All others with the key were reached with it.
    private let visits: PlaceTable
    private var visit: Int32 = 0

    init(from source: MemoryIndex, by hop: MemoryHop.Keyed) {
        self.source = source
        index = hop.index
        find = hop.find
        targets = PlaceTable(count: source.count)
        visits = PlaceTable(count: hop.index.count)
    }

    func begin() {
        visit &+= 1
        guard visit < 0 else { return }
        for row in 0..<visits.count { visits[row] = -1 }
        visit = 0
    }

    /// The first of the rows to which it leads from a place, negative where there is none, or where they were reached since
    /// it began.
    func firstUnseen(from place: Int) throws -> Int {
        var target = targets[place]
        if target < 0 {
            let found = try find(source.row(at: place))
            target = found < 0 ? Self.nowhere : Int32(found)
            targets[place] = target
        }
        let row = Int(target)
        guard target != Self.nowhere, visits[row] != visit else { return -1 }
        visits[row] = visit
        return row
    }
}
