// swift-format-ignore-file: AlwaysUseLowerCamelCase

open class NSPropertyDescription: NSObject, NSCopying {
    open internal(set) weak var stub_entity: NSEntityDescription?
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?

    public override init() {}

    open var entity: NSEntityDescription {
        stub_entity ?? NSEntityDescription()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}

open class NSExpressionDescription: NSPropertyDescription {
    open var expression: NSExpression?
    open var expressionResultType = NSAttributeType.undefinedAttributeType

    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
}

open class NSFetchedPropertyDescription: NSPropertyDescription {
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}
