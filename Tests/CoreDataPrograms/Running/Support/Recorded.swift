import CoreData

// What the stub recorded, as text that can be compared.

/// A predicate: its format and, after a bar, the arguments with their classes.
func text(of predicate: NSPredicate?) -> String {
    guard let predicate else { return "none" }
    guard let format = predicate.stub_format else { return "\(type(of: predicate))" }
    return ([format] + predicate.stub_arguments.map(argumentText)).joined(separator: " | ")
}

/// An argument with its class, a number with the type that it was made of.
func argumentText(_ argument: Any) -> String {
    switch argument {
    case let number as NSDecimalNumber: "NSDecimalNumber \(number)"
    case let number as NSNumber where type(of: argument) is NSNumber.Type:
        "\(kind(of: number)) \(number)"
    case let date as NSDate where type(of: argument) is NSDate.Type: "NSDate \(date.timeIntervalSinceReferenceDate)"
    case let list as NSArray where type(of: argument) is NSArray.Type:
        "NSArray {" + list.map { "\(type(of: $0)) \($0)" }.joined(separator: ", ") + "}"
    default: "\(type(of: argument)) \(argument)"
    }
}

/// What a number was made of. On Linux an integer may be kept in fewer bits.
private func kind(of number: NSNumber) -> String {
    switch String(cString: number.objCType) {
    case "c", "B": "NSNumber(Bool)"
    case "s", "i", "l", "q": "NSNumber(Int)"
    case "f", "d": "NSNumber(Double)"
    case let other: "NSNumber(\(other))"
    }
}

/// The order of a request: `+name`, `-name`, and the selector if there is one.
func order(of request: NSFetchRequest<some NSFetchRequestResult>?) -> [String]? {
    request?.sortDescriptors?.map {
        "\($0.ascending ? "+" : "-")\($0.key ?? "?")" + ($0.selector.map { "(\($0))" } ?? "")
    }
}

extension NSManagedObjectContext {
    /// The kinds of calls, in order.
    var callNames: [String] {
        stub_calls.map { entry in
            switch entry.call {
            case .fetch: "fetch"
            case .count: "count"
            case .execute: "execute"
            case .insert: "insert"
            case .delete: "delete"
            case .mergeChanges: "mergeChanges"
            case .refresh, .refreshAllObjects, .save, .rollback, .reset: "other"
            }
        }
    }

    /// Answers every request with the same.
    func answer(_ result: @escaping @autoclosure () throws -> Any) {
        stub_calls = []
        stub_results = { _ in try result() }
    }

    /// The last request, if it has this type.
    func last<Request: NSPersistentStoreRequest>(_ type: Request.Type = Request.self) -> Request? {
        stub_requests.last as? Request
    }

    /// The last request for objects.
    func lastFetch<Result: NSFetchRequestResult>(of type: Result.Type) -> NSFetchRequest<Result>? {
        stub_requests.last as? NSFetchRequest<Result>
    }
}
