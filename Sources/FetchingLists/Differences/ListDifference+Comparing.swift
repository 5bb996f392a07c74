extension ListDifference {
    /// Compares two lists of rows. Each identity is there once in either of them.
    ///
    /// It takes n log n steps, where the difference of the standard library may take n² for lists that have little in common, and
    /// the result has as few moves as can be.
    ///
    /// - Parameter areEqual: Whether the row at an offset before has the values of the row at an offset after the change.
    init(
        from old: [RowIdentity], to new: [RowIdentity], elements: [Element], areEqual: (Int, Int) -> Bool
    ) {
        let origins = Self.origins(of: new, in: old)
        let staying = Self.longestRun(of: origins)
        var isLeft = [Bool](repeating: true, count: old.count)
        var (inserted, moved, updated): ([Int], [Move], [Int]) = ([], [], [])
        for (offset, origin) in origins.enumerated() {
            guard let origin else {
                inserted.append(offset)
                continue
            }
            isLeft[origin] = false
            if !staying[offset] { moved.append(Move(from: origin, to: offset)) }
            if !areEqual(origin, offset) { updated.append(offset) }
        }
        self.elements = elements
        self.removed = old.indices.filter { isLeft[$0] }
        self.inserted = inserted
        self.moved = moved
        self.updated = updated
    }

    /// The offset that each row had before, nil for new ones.
    private static func origins(of new: [RowIdentity], in old: [RowIdentity]) -> [Int?] {
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        var places: [RowIdentity: Int] = [:]
        places.reserveCapacity(old.count - prefix)
        for offset in old.indices.dropFirst(prefix) { places[old[offset]] = offset }
        return new.indices.map { $0 < prefix ? $0 : places[new[$0]] }
    }

    /// Whether each number is part of the longest sequence of numbers that ascends.
    private static func longestRun(of origins: [Int?]) -> [Bool] {
        // The offset of the last number of the best sequence of each length, and the one before each number.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: origins.count)
        for (offset, origin) in origins.enumerated() {
            guard let origin else { continue }
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if let end = origins[ends[middle]], end < origin { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[offset] = ends[low - 1] }
            if low == ends.count { ends.append(offset) } else { ends[low] = offset }
        }
        var isInRun = [Bool](repeating: false, count: origins.count)
        var next = ends.last
        while let offset = next {
            isInRun[offset] = true
            next = previous[offset]
        }
        return isInRun
    }
}
