// A protocol of Objective-C conforms to itself, so that `NSFetchRequest<any NSFetchRequestResult>` is a type. Of the
// protocols of Swift only those without requirements at run time do. Apple's inherits from `NSObjectProtocol`.
@_marker public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
