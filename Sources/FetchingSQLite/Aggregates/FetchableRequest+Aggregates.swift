public import FetchingCore
public import GRDB

// Inside a `read` or `write` block of GRDB.

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// The number of models.
    ///
    /// ```swift
    /// let count = try User.request().all().where { $0.isAdmin }.count(in: db)
    /// // SELECT COUNT(*) FROM "User" WHERE "isAdmin" = 1
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func count(in db: Database) throws -> Int {
        try count().fetch(in: db)
    }

    /// The number of distinct values, without nil.
    ///
    /// ```swift
    /// let count = try User.request().all().count(distinct: \.plan, in: db)
    /// // SELECT COUNT(DISTINCT "plan" COLLATE BINARY) FROM "User"
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func count<Operand: FetchableOperand>(
        distinct value: KeyPath<Model.FetchableMembers, Operand>, in db: Database
    )
        throws -> Int
    where Operand.Model == Model {
        try count(distinct: value).fetch(in: db)
    }

    /// Whether there is a model.
    ///
    /// ```swift
    /// let isThere = try User.request().all().where { $0.isAdmin }.exists(in: db)
    /// // SELECT EXISTS (SELECT 1 FROM "User" WHERE "isAdmin" = 1)
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func exists(in db: Database) throws -> Bool {
        try exists().fetch(in: db)
    }

    /// The sum of a value, 0 if there is none.
    ///
    /// ```swift
    /// let sum = try User.request().all().sum(\.age, in: db)
    /// // SELECT fetching_exact_sum("age") FROM "User"
    /// ```
    ///
    /// - Throws: `FetchError`. A sum that overflows is one too.
    public func sum<Operand: FetchableOperand>(_ value: (Model.FetchableMembers) -> Operand, in db: Database) throws
        -> Operand.Value.Base.Sum
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        try sum(value).fetch(in: db)
    }

    /// The average of a value, nil if there is none.
    ///
    /// ```swift
    /// let average = try User.request().all().average(\.age, in: db)
    /// // SELECT AVG("age") FROM "User"
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func average<Operand: FetchableOperand>(_ value: (Model.FetchableMembers) -> Operand, in db: Database) throws
        -> Double?
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        try average(value).fetch(in: db)
    }

    /// The smallest of the values, nil if there is none.
    ///
    /// ```swift
    /// let youngest = try User.request().all().minimum(\.age, in: db)
    /// // SELECT MIN("age") FROM "User"
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func minimum<Operand: FetchableOperand>(_ value: (Model.FetchableMembers) -> Operand, in db: Database) throws
        -> Operand.Value.Base?
    where Operand.Model == Model, Operand.Value.Base: Comparable {
        try minimum(value).fetch(in: db)
    }

    /// The largest of the values, nil if there is none.
    ///
    /// ```swift
    /// let oldest = try User.request().all().maximum(\.age, in: db)
    /// // SELECT MAX("age") FROM "User"
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func maximum<Operand: FetchableOperand>(_ value: (Model.FetchableMembers) -> Operand, in db: Database) throws
        -> Operand.Value.Base?
    where Operand.Model == Model, Operand.Value.Base: Comparable {
        try maximum(value).fetch(in: db)
    }
}
