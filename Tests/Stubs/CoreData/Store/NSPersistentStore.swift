open class NSPersistentStore: NSObject {
    open private(set) var type: String
    open private(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open private(set) var configurationName: String
    open private(set) var options: [AnyHashable: Any]?
    open var url: URL?
    open var identifier: String! = UUID().uuidString
    open var isReadOnly = false

    init(
        type: String, coordinator: NSPersistentStoreCoordinator, configuration: String?, url: URL?,
        options: [AnyHashable: Any]?
    ) {
        self.type = type
        persistentStoreCoordinator = coordinator
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.url = url
        self.options = options
    }
}

open class NSPersistentStoreDescription: NSObject, NSCopying {
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var url: URL?
    open private(set) var options: [String: NSObject] = [:]
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true

    public override init() {}

    public init(url: URL) {
        self.url = url
    }

    open func setOption(_ option: NSObject?, forKey key: String) {
        options[key] = option
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}
