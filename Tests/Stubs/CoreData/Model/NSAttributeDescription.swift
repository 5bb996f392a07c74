// swift-format-ignore-file: AlwaysUseLowerCamelCase

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    case compositeAttributeType = 2100
}

open class NSAttributeDescription: NSPropertyDescription {
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    open var attributeType = NSAttributeType.undefinedAttributeType
    open var attributeValueClassName: String?
    open var defaultValue: Any?
    open var valueTransformerName: String?
    open var allowsExternalBinaryDataStorage = false

    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
}

extension NSAttributeDescription.AttributeType {
    public static let undefined = Self(rawValue: 0)
    public static let integer16 = Self(rawValue: 100)
    public static let integer32 = Self(rawValue: 200)
    public static let integer64 = Self(rawValue: 300)
    public static let decimal = Self(rawValue: 400)
    public static let double = Self(rawValue: 500)
    public static let float = Self(rawValue: 600)
    public static let string = Self(rawValue: 700)
    public static let boolean = Self(rawValue: 800)
    public static let date = Self(rawValue: 900)
    public static let binaryData = Self(rawValue: 1000)
    public static let uuid = Self(rawValue: 1100)
    public static let uri = Self(rawValue: 1200)
    public static let transformable = Self(rawValue: 1800)
    public static let objectID = Self(rawValue: 2000)
    public static let composite = Self(rawValue: 2100)
}
