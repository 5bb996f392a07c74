public import FetchingCore
public import GRDB

// From a database queue, pool or snapshot of GRDB, without blocking the caller.

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// The number of models.
    ///
    /// ```swift
    /// let count = try await User.request().all().where { $0.isAdmin }.count(in: dbQueue)
    /// // SELECT COUNT(*) FROM "User" WHERE "isAdmin" = 1
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func count(in reader: some DatabaseReader) async throws -> Int {
        try await count().fetch(in: reader)
    }

    /// The number of distinct values, without nil.
    ///
    /// ```swift
    /// let count = try await User.request().all().count(distinct: \.plan, in: dbQueue)
    /// // SELECT COUNT(DISTINCT "plan" COLLATE BINARY) FROM "User"
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func count<Operand: FetchableOperand>(
        distinct value: KeyPath<Model.FetchableMembers, Operand>, in reader: some DatabaseReader
    ) async throws -> Int
    where Operand.Model == Model {
        try await count(distinct: value).fetch(in: reader)
    }

    /// Whether there is a model.
    ///
    /// ```swift
    /// let isThere = try await User.request().all().where { $0.isAdmin }.exists(in: dbQueue)
    /// // SELECT EXISTS (SELECT 1 FROM "User" WHERE "isAdmin" = 1)
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func exists(in reader: some DatabaseReader) async throws -> Bool {
        try await exists().fetch(in: reader)
    }

    /// The sum of a value, 0 if there is none.
    ///
    /// ```swift
    /// let sum = try await User.request().all().sum(\.age, in: dbQueue)
    /// // SELECT fetching_exact_sum("age") FROM "User"
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled. A sum that overflows is one too.
    public func sum<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, in reader: some DatabaseReader
    ) async throws -> Operand.Value.Base.Sum
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        try await sum(value).fetch(in: reader)
    }

    /// The average of a value, nil if there is none.
    ///
    /// ```swift
    /// let average = try await User.request().all().average(\.age, in: dbQueue)
    /// // SELECT AVG("age") FROM "User"
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func average<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, in reader: some DatabaseReader
    ) async throws -> Double?
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        try await average(value).fetch(in: reader)
    }

    /// The smallest of the values, nil if there is none.
    ///
    /// ```swift
    /// let youngest = try await User.request().all().minimum(\.age, in: dbQueue)
    /// // SELECT MIN("age") FROM "User"
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func minimum<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, in reader: some DatabaseReader
    ) async throws -> Operand.Value.Base?
    where Operand.Model == Model, Operand.Value.Base: Comparable {
        try await minimum(value).fetch(in: reader)
    }

    /// The largest of the values, nil if there is none.
    ///
    /// ```swift
    /// let oldest = try await User.request().all().maximum(\.age, in: dbQueue)
    /// // SELECT MAX("age") FROM "User"
    /// ```
    ///
    /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
    public func maximum<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, in reader: some DatabaseReader
    ) async throws -> Operand.Value.Base?
    where Operand.Model == Model, Operand.Value.Base: Comparable {
        try await maximum(value).fetch(in: reader)
    }
}
