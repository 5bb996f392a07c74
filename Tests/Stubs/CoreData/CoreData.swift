// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What Fetching uses of Apple's CoreData, as the SDK of Xcode 26 shows it to Swift, to compile against and to record
// what it is given. What a name here begins with `stub_` or `Stub`, Apple's does not have. Where Apple's Foundation has
// more than that of Linux, `Foundation` adds it. A file that names `NSExpression` imports CoreData, and not Foundation.

@_exported import Foundation

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSNotification.Name {
    public static let NSManagedObjectContextDidSave = Self("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Self("NSObjectsChangedInManagingContextNotification")
}

/// What the stub throws where the script of a test does not fit the call.
public struct StubError: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
