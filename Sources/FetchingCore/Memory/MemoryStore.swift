/// Collections of models, one for each type, from which requests with relationships are fetched in memory.
///
/// ```swift
/// var store = MemoryStore()
/// store.add(users)
/// store.add(pets)
/// let pets = try Pet.request().all().where { $0.owner.name == "Joe" }.fetch(in: store)
/// ```
///
/// A request that reads models which were never added is an error. If there are none, add an empty array.
public struct MemoryStore {
    private var collections: [ObjectIdentifier: StoredModels] = [:]

    /// Makes a store without models.
    public init() {}

    /// Adds models to those of the same type that are there.
    ///
    /// ```swift
    /// store.add([Pet(id: 1, name: "Rex", ownerID: 42)])
    /// ```
    public mutating func add<Model: Fetchable>(_ models: some Sequence<Model>) {
        let existing = collections[ObjectIdentifier(Model.self)]?.models(of: Model.self)
        collections[ObjectIdentifier(Model.self)] = StoredModels(
            Array(existing ?? .init(start: nil, count: 0)) + models)
    }

    /// The store with further models.
    ///
    /// ```swift
    /// let store = MemoryStore().adding(users).adding(pets)
    /// ```
    public func adding<Model: Fetchable>(_ models: some Sequence<Model>) -> MemoryStore {
        var store = self
        store.add(models)
        return store
    }

    /// Puts models in the place of those of the same type.
    mutating func replace<Model: Fetchable>(with models: [Model]) {
        collections[ObjectIdentifier(Model.self)] = StoredModels(models)
    }

    /// - Throws: ``FetchError`` if no models of the type were added.
    func collection(of model: any Fetchable.Type) throws -> StoredModels {
        guard let collection = collections[ObjectIdentifier(model)] else { throw FetchError.missingModels(model) }
        return collection
    }
}

/// Models of one type, at addresses that stay the same.
final class StoredModels {
    let start: UnsafeRawPointer
    let count: Int
    let stride: Int
    private let release: () -> Void

    init<Model: Fetchable>(_ models: [Model]) {
        // Space for one more: there is an address even where there is no model.
        let buffer = UnsafeMutableBufferPointer<Model>.allocate(capacity: models.count + 1)
        _ = buffer.initialize(from: models)
        let initialized = UnsafeMutableBufferPointer(rebasing: buffer[..<models.count])
        start = UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped)
        count = models.count
        stride = MemoryLayout<Model>.stride
        release = {
            initialized.deinitialize()
            buffer.deallocate()
        }
    }

    deinit { release() }

    func models<Model: Fetchable>(of type: Model.Type) -> UnsafeBufferPointer<Model> {
        UnsafeBufferPointer(start: start.assumingMemoryBound(to: Model.self), count: count)
    }
}

extension FetchError {
    static func missingModels(_ model: any Fetchable.Type) -> FetchError {
        FetchError(
            .missingTable, reason: "there is no collection of '\(model)'",
            cure: "Fetch from a 'MemoryStore', and add one with 'adding(_:)', even if it is empty")
    }
}
