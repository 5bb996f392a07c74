// swift-format-ignore-file: AvoidRetroactiveConformances

// What a program with `@NSManaged` properties is type-checked with where there is no Objective-C. The classes of
// Foundation on Linux are none of Objective-C, but what is bridged to such a class may be managed. No class can conform
// to this protocol in full, so that this file is none of the primary files of the frontend, and nothing of it is run.

import CoreData

public final class StubBridged {}

extension NSArray: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = StubBridged }
extension NSData: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = StubBridged }
extension NSDate: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = StubBridged }
extension NSDictionary: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = StubBridged }
extension NSNumber: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = StubBridged }
extension NSOrderedSet: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = StubBridged }
extension NSSet: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = StubBridged }
extension NSString: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = StubBridged }
extension NSURL: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = StubBridged }
extension NSUUID: @retroactive _ObjectiveCBridgeable { public typealias _ObjectiveCType = StubBridged }
