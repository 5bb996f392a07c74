public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType
    case mergeByPropertyStoreTrumpMergePolicyType
    case mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType
    case rollbackMergePolicyType
}

open class NSMergePolicy: NSObject, @unchecked Sendable {
    open private(set) var mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) {
        mergeType = ty
    }

    private static let all: [NSMergePolicyType: NSMergePolicy] = [
        .errorMergePolicyType: NSMergePolicy(merge: .errorMergePolicyType),
        .mergeByPropertyStoreTrumpMergePolicyType: NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType),
        .mergeByPropertyObjectTrumpMergePolicyType: NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType),
        .overwriteMergePolicyType: NSMergePolicy(merge: .overwriteMergePolicyType),
        .rollbackMergePolicyType: NSMergePolicy(merge: .rollbackMergePolicyType),
    ]

    private static func policy(_ type: NSMergePolicyType) -> NSMergePolicy {
        all[type] ?? NSMergePolicy(merge: type)
    }

    open class var error: NSMergePolicy { policy(.errorMergePolicyType) }
    open class var rollback: NSMergePolicy { policy(.rollbackMergePolicyType) }
    open class var overwrite: NSMergePolicy { policy(.overwriteMergePolicyType) }
    open class var mergeByPropertyObjectTrump: NSMergePolicy { policy(.mergeByPropertyObjectTrumpMergePolicyType) }
    open class var mergeByPropertyStoreTrump: NSMergePolicy { policy(.mergeByPropertyStoreTrumpMergePolicyType) }
}
