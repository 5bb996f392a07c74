#if canImport(CoreData)
public import CoreData
public import FetchingCore

extension NSPredicate {
    /// Makes a predicate for `NSFetchRequest`, or for all else that takes one.
    ///
    /// ```swift
    /// let predicate = try NSPredicate(User.predicate { $0.name.hasPrefix("Ma") })       // name BEGINSWITH "Ma"
    /// ```
    ///
    /// - Parameter predicate: The predicate.
    /// - Throws: ``FetchError`` with the code `unsupported` if an `NSPredicate` cannot say it, or Core Data's SQLite store
    ///   cannot answer it.
    public convenience init<Model: Fetchable>(_ predicate: FetchPredicate<Model>) throws {
        let format = try predicate.predicateFormat()
        self.init(format: format.format, argumentArray: format.arguments.map(\.object))
    }

    convenience init(_ format: PredicateFormat) {
        self.init(format: format.format, argumentArray: format.arguments.map(\.object))
    }
}

extension NSSortDescriptor {
    convenience init(_ key: ManagedSortKey) {
        if key.isCaseInsensitive {
            self.init(
                key: key.keyPath, ascending: key.isAscending, selector: Selector(("caseInsensitiveCompare:")))
        } else {
            self.init(key: key.keyPath, ascending: key.isAscending)
        }
    }
}

extension FormatArgument {
    /// The argument as an object of Foundation.
    var object: Any {
        switch self {
        case .keyPath(let keyPath): keyPath as NSString
        case .value(let value): value.object
        case .list(let values): values.map(\.object) as NSArray
        }
    }
}

extension FormatValue {
    /// The value as an object of Foundation.
    var object: Any {
        switch self {
        case .bool(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        case .text(let value): value as NSString
        case .data(let value): value as NSData
        case .date(let value): value as NSDate
        case .uuid(let value): value as NSUUID
        case .url(let value): value as NSURL
        case .decimal(let value): NSDecimalNumber(decimal: value)
        case .object(let object): object.identifier
        }
    }
}
#endif
