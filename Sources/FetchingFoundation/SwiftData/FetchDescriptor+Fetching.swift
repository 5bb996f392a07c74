#if canImport(SwiftData)
public import FetchingCore
public import SwiftData

extension FetchDescriptor where T: Fetchable {
    /// Makes a descriptor for SwiftData of a request: its conditions, its order, its limit and its offset.
    ///
    /// ```swift
    /// let request = User.request().first(nth: 10).where { $0.score > 10 }.sorted(by: .descending(\.score))
    /// let users = try context.fetch(FetchDescriptor(request))
    /// ```
    ///
    /// All else can be set afterwards, such as `includePendingChanges`.
    ///
    /// - Parameter request: The request.
    /// - Throws: ``FetchError`` with the code `unsupported` if SwiftData cannot answer the request.
    public init<Result>(_ request: FetchableRequest<T, Result>) throws {
        let query = try FoundationQuery(request)
        self.init(predicate: query.predicate, sortBy: query.sortDescriptors)
        fetchLimit = query.limit
        fetchOffset = query.offset
    }
}

extension FetchableRequest where Model: PersistentModel {
    /// Fetches from SwiftData.
    ///
    /// ```swift
    /// let users = try User.request().all().where { $0.score > 10 }.fetch(in: modelContext)
    /// ```
    ///
    /// - Parameter context: Where the models are.
    /// - Throws: ``FetchError`` with the code `unsupported` if SwiftData cannot answer the request, or the error of SwiftData.
    public func fetch(in context: ModelContext) throws -> Result {
        arrange(try context.fetch(FetchDescriptor(self)))
    }
}
#endif
