import CoreData
import Fetching
import FetchingCoreData

// Every kind of property that a class of Core Data can have.

enum Plan: String, FetchableValue {
    case freemium, premium
}

@objc enum Level: Int16, FetchableValue {
    case low, high
}

struct Rights: OptionSet, FetchableValue {
    let rawValue: Int

    static let reading = Rights(rawValue: 1)
}

struct Address: Codable {
    var city: String
}

@objc(Attributes) @Fetchable
class Attributes: NSManagedObject {
    @NSManaged var id: UUID
    @NSManaged var bool: Bool
    @NSManaged var int16: Int16
    @NSManaged var int32: Int32
    @NSManaged var int64: Int64
    @NSManaged var int: Int
    @NSManaged var float: Float
    @NSManaged var double: Double
    @NSManaged var string: String
    @NSManaged var date: Date
    @NSManaged var data: Data
    @NSManaged var uuid: UUID
    @NSManaged var url: URL
    @NSManaged var optionalString: String?
    @NSManaged var optionalDate: Date?
    @NSManaged var optionalData: Data?
    @NSManaged var optionalUUID: UUID?
    @NSManaged var optionalURL: URL?
    @NSManaged var string2, string3: String
    @NSManaged public private(set) var created: Date
    @NSManaged var level: Level

    @NSManaged var nsString: NSString
    @NSManaged var optionalNSString: NSString?
    @NSManaged var nsDate: NSDate?
    @NSManaged var nsData: NSData?
    @NSManaged var nsUUID: NSUUID?
    @NSManaged var nsURL: NSURL?
    @NSManaged var decimal: NSDecimalNumber
    @NSManaged var optionalDecimal: NSDecimalNumber?

    @ManagedAttribute(.rawRepresentable) var plan: Plan = .freemium
    @ManagedAttribute(.rawRepresentable) var previousPlan: Plan?
    @ManagedAttribute(.rawRepresentable, unknown: Plan.freemium) var knownPlan: Plan
    @ManagedAttribute(.rawRepresentable, unknown: Plan.freemium) var knownPreviousPlan: Plan?
    @ManagedAttribute(.rawRepresentable) var rights: Rights = []
    @ManagedAttribute(.scalar) var optionalInt16: Int16?
    @ManagedAttribute(.scalar) var optionalInt: Int?
    @ManagedAttribute(.scalar) var optionalDouble: Double?
    @ManagedAttribute(.scalar) var optionalFloat: Float?
    @ManagedAttribute(.scalar) var optionalBool: Bool?
    @ManagedAttribute(.codable) var address: Address?
    @ManagedAttribute(.codable, unknown: Address(city: "")) var home: Address
    @ManagedAttribute(.codable) var tags: [String] = []
    @FetchingName("rawState") @ManagedAttribute(.scalar) var state: Int?

    @FetchingIgnored @NSManaged var number: NSNumber?
    var cache: [String: Int] = [:]
    var shout: String { string.uppercased() }
    lazy var later = 3
}

func conditions(on attributes: Attributes) throws {
    let date = Date()
    let data = Data()
    let uuid = UUID()
    _ = Attributes.predicate { $0.bool && $0.int16 == 1 && $0.int32 > 2 && $0.int64 != 3 && $0.int <= 4 }
    _ = Attributes.predicate { $0.float > 1.5 && $0.double < 2 && $0.string.hasPrefix("a") && $0.date < date }
    _ = Attributes.predicate { $0.data == data && $0.uuid == uuid && $0.url == URL(filePath: "/") && $0.id == uuid }
    _ = Attributes.predicate { $0.optionalString == nil || $0.optionalString == "a" || $0.optionalString.contains("b") }
    _ = Attributes.predicate { $0.optionalDate == nil && $0.optionalData == data && $0.optionalUUID.isIn([uuid]) }
    _ = Attributes.predicate { $0.optionalURL == nil && $0.string2 == $0.string3 && $0.created > date }
    _ = Attributes.predicate { $0.level == .high && $0.nsString == "a" && $0.optionalNSString == nil }
    _ = Attributes.predicate { $0.nsDate == date && $0.nsData == data && $0.nsUUID == uuid && $0.nsURL != nil }
    _ = Attributes.predicate { $0.decimal == 12.5 && $0.optionalDecimal == nil }
    _ = Attributes.predicate { $0.plan == .premium && $0.previousPlan == nil && $0.knownPlan != .freemium }
    _ = Attributes.predicate { $0.knownPreviousPlan == .premium && $0.rights.contains(.reading) }
    _ = Attributes.predicate { $0.optionalInt16 == 1 && $0.optionalInt == nil && $0.optionalDouble > 2 }
    _ = Attributes.predicate { $0.optionalFloat > 2 && $0.optionalBool == true && $0.state == 3 }
    _ = Attributes.predicate { $0 == uuid }
    let _: (Plan, Plan?, Rights, Int?, Address?, [String]) = (
        attributes.plan, attributes.previousPlan, attributes.rights, attributes.optionalInt, attributes.address,
        attributes.tags
    )
    attributes.plan = .premium
    attributes.optionalInt = nil
    attributes.home = Address(city: "Berlin")
}
