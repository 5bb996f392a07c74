// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What a context was asked to do. A request is a copy of the one that was given, as it was then.
public enum StubCall {
    case fetch(NSPersistentStoreRequest)
    case count(NSPersistentStoreRequest)
    case execute(NSPersistentStoreRequest)
    case insert(NSManagedObject)
    case delete(NSManagedObject)
    case refresh(NSManagedObject, mergeChanges: Bool)
    case refreshAllObjects
    case save
    case rollback
    case reset
    case mergeChanges([AnyHashable: Any])
}

final class StubContextState {
    var calls: [(call: StubCall, isPerformed: Bool)] = []
    var results: (NSPersistentStoreRequest) throws -> Any = { _ in [Any]() }
    private var depth = 0

    func record(_ call: StubCall) {
        calls.append((call, depth > 0))
    }

    func performing<T>(_ block: () throws -> T) rethrows -> T {
        depth += 1
        defer { depth -= 1 }
        return try block()
    }
}

extension NSManagedObjectContext {
    /// The calls so far, in order, and whether each was made within `perform` or `performAndWait`.
    public var stub_calls: [(call: StubCall, isPerformed: Bool)] {
        get { stub.calls }
        set { stub.calls = newValue }
    }

    /// The requests of those calls.
    public var stub_requests: [NSPersistentStoreRequest] {
        stub.calls.compactMap { entry in
            switch entry.call {
            case .fetch(let request), .count(let request), .execute(let request): request
            default: nil
            }
        }
    }

    /// What the store answers: an array for a fetch, an `Int` for a count, and for a batch what its result holds.
    public var stub_results: (NSPersistentStoreRequest) throws -> Any {
        get { stub.results }
        set { stub.results = newValue }
    }

    var stub_coordinator: NSPersistentStoreCoordinator? {
        persistentStoreCoordinator ?? parent?.stub_coordinator
    }
}

extension NSManagedObjectContext {
    func stub_fetch<T>(_ request: NSFetchRequest<T>) throws -> [Any] {
        let request = copy(of: request)
        stub.record(.fetch(request))
        guard let found = try stub.results(request) as? [Any] else {
            throw StubError("The results of the stub for a fetch are no array.")
        }
        for case let object as NSManagedObject in found { register(object) }
        return found
    }

    func stub_count<T>(_ request: NSFetchRequest<T>) throws -> Int {
        let request = copy(of: request)
        stub.record(.count(request))
        let answer = try stub.results(request)
        guard let count = answer as? Int ?? (answer as? [Any])?.count else {
            throw StubError("The result of the stub for a count is no 'Int'.")
        }
        return count
    }

    func stub_execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        let request = copy(of: request)
        stub.record(.execute(request))
        let answer = try stub.results(request)
        switch (answer, request) {
        case (let result as NSPersistentStoreResult, _):
            return result
        case (_, let request as NSBatchDeleteRequest):
            return NSBatchDeleteResult(result: answer, resultType: request.resultType)
        case (_, let request as NSBatchUpdateRequest):
            return NSBatchUpdateResult(result: answer, resultType: request.resultType)
        default:
            return NSPersistentStoreResult()
        }
    }

    private func copy<Request: NSPersistentStoreRequest>(of request: Request) -> Request {
        request.copy() as? Request ?? request
    }
}
