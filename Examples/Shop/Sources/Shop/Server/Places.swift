import Synchronization

/// A number of places, each of which is free again when nobody holds it.
final class Places: Sendable {
    private let free: Mutex<Int>

    init(_ count: Int) { free = Mutex(count) }

    /// A place, or nil where all are taken.
    func take() -> Place? {
        let isTaken = free.withLock { free in
            if free > 0 {
                free -= 1
                return true
            }
            return false
        }
        return isTaken ? Place(of: self) : nil
    }

    final class Place: Sendable {
        private let places: Places

        fileprivate init(of places: Places) { self.places = places }

        deinit { places.free.withLock { $0 += 1 } }
    }
}
