// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Foundation on Linux marks these initialisers as unavailable. Those of a protocol can make a subclass, which keeps what
// it is given.
public protocol StubPredicateFormat {}

extension NSPredicate: StubPredicateFormat {}

extension StubPredicateFormat where Self: NSPredicate {
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(stub: StubPredicate(format: predicateFormat, arguments: arguments ?? []))
    }

    public init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(stub: StubPredicate(format: predicateFormat, arguments: args))
    }
}

extension StubPredicateFormat {
    fileprivate init(stub predicate: StubPredicate) {
        self = predicate as! Self
    }
}

final class StubPredicate: NSPredicate {
    let format: String
    let arguments: [Any]

    init(format: String, arguments: [Any]) {
        self.format = format
        self.arguments = arguments
        super.init(value: false)
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    override var description: String {
        format
    }
}

extension NSPredicate {
    /// The format that this predicate was made with, if it was made with one.
    public var stub_format: String? {
        (self as? StubPredicate)?.format
    }

    /// The arguments that came with the format.
    public var stub_arguments: [Any] {
        (self as? StubPredicate)?.arguments ?? []
    }
}
