import CAllocations

/// The number of allocations on the heap that some work makes.
struct AllocationCount {
    let title: String
    let count: Double

    /// The most that it may be.
    let limit: Double

    var isWithinLimit: Bool { count <= limit }

    /// - Parameter work: Does the work once.
    init(_ title: String, atMost limit: Double, work: () throws -> Void) rethrows {
        self.init(title, count: try Self.allocations(of: work), limit: limit)
    }

    /// The allocations of each further unit of some work.
    ///
    /// - Parameters:
    ///   - unit: The number of units by which the larger work is more than the smaller one.
    init(
        _ title: String, atMost limit: Double, units: Int, of larger: () throws -> Void,
        beyond smaller: () throws -> Void
    ) rethrows {
        let (more, less) = (try Self.allocations(of: larger), try Self.allocations(of: smaller))
        self.init(title, count: (more - less) / Double(units), limit: limit)
    }

    private init(_ title: String, count: Double, limit: Double) {
        self.title = title
        self.count = count
        self.limit = limit
    }

    private static func allocations(of work: () throws -> Void) rethrows -> Double {
        // Once for what stays, such as caches and metadata.
        try work()
        let repetitions = 50
        let before = fetching_allocation_count()
        for _ in 0..<repetitions { try work() }
        return Double(fetching_allocation_count() - before) / Double(repetitions)
    }
}
