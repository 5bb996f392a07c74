// What Fetching uses of Apple's SwiftData, as its documentation declares it, to type-check against where SwiftData is missing.

@_exported import Foundation

public protocol PersistentModel: AnyObject, Hashable, Identifiable, SendableMetatype {}

public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

public final class ModelContext {
    public init() {}

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { [] }
}
