/// A place for each of some integers.
///
/// Most keys are numbers close to each other: then the place of a key is found at the key.
struct IntegerPlaces: Sendable {
    private let lowest: Int64
    private let near: PlaceTable
    private var far: [Int64: Int32] = [:]

    /// - Parameter keys: The integers to which places are going to be given.
    init(of keys: [Int64?]) {
        var bounds: (lowest: Int64, highest: Int64)?
        for case let key? in keys {
            bounds = bounds.map { (Swift.min($0.lowest, key), Swift.max($0.highest, key)) } ?? (key, key)
        }
        lowest = bounds?.lowest ?? 0
        let (range, overflow) = (bounds?.highest ?? -1).subtractingReportingOverflow(lowest)
        guard !overflow, range < 4 * keys.count else {
            near = PlaceTable(count: 0)
            far.reserveCapacity(keys.count)
            return
        }
        near = PlaceTable(count: Int(range) + 1)
    }

    /// The place of an integer, negative where there is none.
    subscript(_ key: Int64) -> Int32 {
        guard near.count > 0 else { return far[key] ?? -1 }
        let (index, overflow) = key.subtractingReportingOverflow(lowest)
        return !overflow && index >= 0 && index < near.count ? near[Int(index)] : -1
    }

    /// Gives a place to one of the integers, and returns the one that it had.
    mutating func replace(_ key: Int64, by place: Int32) -> Int32 {
        guard near.count > 0 else { return far.updateValue(place, forKey: key) ?? -1 }
        let index = Int(key - lowest)
        let last = near[index]
        near[index] = place
        return last
    }
}

/// As many places, each negative until it is set. Reading one is reading memory, without optimization as well.
final class PlaceTable: @unchecked Sendable {
    // Written while it is made, or by the one thread that runs a request.

    let count: Int
    private let places: UnsafeMutablePointer<Int32>

    init(count: Int) {
        self.count = count
        places = .allocate(capacity: Swift.max(count, 1))
        places.initialize(repeating: -1, count: count)
    }

    deinit { places.deallocate() }

    /// - Parameter index: One that is less than ``count``.
    subscript(_ index: Int) -> Int32 {
        get { places[index] }
        set { places[index] = newValue }
    }
}
