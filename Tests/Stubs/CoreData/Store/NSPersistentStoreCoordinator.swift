// swift-format-ignore-file: AlwaysUseLowerCamelCase

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    open private(set) var managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        StubEntities.shared.register(model)
    }

    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(
            type: storeType, coordinator: self, configuration: configuration, url: storeURL, options: options)
        persistentStores.append(store)
        return store
    }

    open func persistentStore(for URL: URL) -> NSPersistentStore? {
        persistentStores.first { $0.url == URL }
    }

    open func url(for store: NSPersistentStore) -> URL {
        store.url ?? URL(fileURLWithPath: "/dev/null")
    }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        nil
    }
}
