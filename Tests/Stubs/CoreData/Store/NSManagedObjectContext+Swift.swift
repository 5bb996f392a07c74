// The part of CoreData that Apple writes in Swift.
extension NSManagedObjectContext {
    public struct ConcurrencyType: Hashable, Sendable {
        let type: NSManagedObjectContextConcurrencyType

        public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
        public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
    }

    public enum ScheduledTaskType: Hashable, Sendable {
        case immediate
        case enqueued
    }

    nonisolated public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type.type)
    }

    nonisolated public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult {
        guard let found = try stub_fetch(request) as? [T] else {
            throw StubError("The results of the stub are not of the type '\(T.self)'.")
        }
        return found
    }

    nonisolated public func count<T>(for request: NSFetchRequest<T>) throws -> Int where T: NSFetchRequestResult {
        try stub_count(request)
    }

    @preconcurrency nonisolated public func performAndWait<T>(_ block: @Sendable () throws -> T) rethrows -> T {
        try stub.performing(block)
    }

    @preconcurrency nonisolated public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws -> T
    ) async rethrows -> T {
        try stub.performing(block)
    }
}
