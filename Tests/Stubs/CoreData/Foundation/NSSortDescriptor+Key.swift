// As for predicates: what Foundation on Linux marks as unavailable makes a subclass here.
public protocol StubSortDescriptorKey {}

extension NSSortDescriptor: StubSortDescriptorKey {}

extension StubSortDescriptorKey where Self: NSSortDescriptor {
    public init(key: String?, ascending: Bool) {
        self.init(stub: StubSortDescriptor(key: key, ascending: ascending, method: nil))
    }

    public init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(stub: StubSortDescriptor(key: key, ascending: ascending, method: selector))
    }
}

extension StubSortDescriptorKey {
    fileprivate init(stub descriptor: StubSortDescriptor) {
        self = descriptor as! Self
    }
}

final class StubSortDescriptor: NSSortDescriptor {
    let stubKey: String?
    let method: Selector?

    init(key: String?, ascending: Bool, method: Selector?) {
        stubKey = key
        self.method = method
        super.init(keyPath: \NSObject.hash, ascending: ascending)
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    override var reversedSortDescriptor: Any {
        StubSortDescriptor(key: stubKey, ascending: !ascending, method: method)
    }
}

extension NSSortDescriptor {
    public var key: String? {
        (self as? StubSortDescriptor)?.stubKey
    }

    public var selector: Selector? {
        (self as? StubSortDescriptor)?.method
    }
}
