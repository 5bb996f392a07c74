#if canImport(CoreData) && canImport(SwiftUI)
public import CoreData
public import FetchingCore
public import FetchingObjects
public import SwiftUI

extension FetchRequest where Result: NSManagedObject {
    /// Shows the objects of a request in a view.
    ///
    /// ```swift
    /// struct Winners: View {
    ///     @FetchRequest(fetching: User.request().all().where { $0.score > 10 }.sorted(by: .descending(\.score)))
    ///     private var users
    ///
    ///     var body: some View { List(users) { Text($0.name) } }
    /// }
    /// ```
    ///
    /// A view cannot throw. A request that Core Data cannot answer gives no objects, and passes the error to `onError`.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - animation: How changes of the list are shown.
    ///   - onError: Is told why the request cannot be answered; writes to the standard error by default.
    @MainActor @preconcurrency
    public init(
        fetching request: FetchableRequest<Result, [Result]>, animation: Animation? = nil,
        onError: (any Error) -> Void = FetchError.report
    ) where Result: Fetchable {
        self.init(fetching: request.managed, animation: animation, onError: onError)
    }

    /// Shows the objects of a subclass in a view.
    ///
    /// ```swift
    /// @FetchRequest(fetching: Dog.request().all().sorted(by: .ascending(\.breed))) private var dogs
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - animation: How changes of the list are shown.
    ///   - onError: Is told why the request cannot be answered; writes to the standard error by default.
    @MainActor @preconcurrency
    public init<Model: FetchableSubclass>(
        fetching request: FetchableRequest<Model, [Model]>, animation: Animation? = nil,
        onError: (any Error) -> Void = FetchError.report
    ) where Model.Object == Result {
        self.init(fetching: request.managed, animation: animation, onError: onError)
    }

    /// Shows the objects of a request with settings of Core Data in a view.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - animation: How changes of the list are shown.
    ///   - onError: Is told why the request cannot be answered; writes to the standard error by default.
    @MainActor @preconcurrency
    public init<Model: Fetchable, Fetched>(
        fetching request: ManagedObjectRequest<Model, Result, Fetched>, animation: Animation? = nil,
        onError: (any Error) -> Void = FetchError.report
    ) {
        do {
            self.init(fetchRequest: try request.nsFetchRequest, animation: animation)
        } catch {
            onError(error)
            let nothing = NSFetchRequest<Result>(entityName: Model.fetchableEntity.name)
            nothing.predicate = NSPredicate(value: false)
            nothing.sortDescriptors = []
            self.init(fetchRequest: nothing, animation: animation)
        }
    }
}

extension FetchError {
    /// Writes an error to the standard error: the default of `onError`.
    public static func report(_ error: any Error) {
        FileHandle.standardError.write(Data("Fetching: \(error)\n".utf8))
    }
}
#endif
