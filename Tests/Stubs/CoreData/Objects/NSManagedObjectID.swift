// swift-format-ignore-file: AlwaysUseLowerCamelCase

open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
    open private(set) var entity: NSEntityDescription
    open private(set) weak var persistentStore: NSPersistentStore?
    open internal(set) var isTemporaryID: Bool
    private let uri: URL

    init(entity: NSEntityDescription, isTemporary: Bool) {
        self.entity = entity
        isTemporaryID = isTemporary
        uri = URL(string: "x-coredata:///\(entity.name ?? "")/\(UUID().uuidString)") ?? URL(fileURLWithPath: "/")
    }

    open func uriRepresentation() -> URL {
        uri
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    /// An identifier of an object that is stored.
    public static func stub_make(entity: NSEntityDescription) -> NSManagedObjectID {
        NSManagedObjectID(entity: entity, isTemporary: false)
    }
}
