#if canImport(CoreData) && canImport(SwiftUI)
public import CoreData
public import FetchingCore
public import SwiftUI

extension FetchRequest where Result: NSManagedObject {
    /// Says that a view shows a list of managed objects.
    @available(
        *, unavailable,
        message: "a view shows a list of managed objects: pass a request for all of them, of its own class"
    )
    @_disfavoredOverload
    @_documentation(visibility: internal)
    @MainActor @preconcurrency
    public init<Model: Fetchable, Fetched>(
        fetching request: FetchableRequest<Model, Fetched>, animation: Animation? = nil,
        onError: (any Error) -> Void = FetchError.report
    ) {
        self.init(fetchRequest: NSFetchRequest<Result>(entityName: Model.fetchableEntity.name), animation: animation)
    }
}
#endif
