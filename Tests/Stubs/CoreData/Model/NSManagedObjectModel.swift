open class NSManagedObjectModel: NSObject, NSCopying {
    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.stub_model = self }
        }
    }

    public override init() {}

    public convenience init?(contentsOf url: URL) {
        nil
    }

    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        nil
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}
