// Nil follows Swift, not SQL: `!=` keeps the rows in which an optional is nil, and nil equals nil.

extension FetchableOperand {
    /// Whether the value equals another.
    ///
    /// ```swift
    /// $0.name == "Joe"        // "name" = 'Joe' COLLATE BINARY
    /// $0.nickname == nil      // "nickname" IS NULL
    /// ```
    ///
    /// Text is equal when its Unicode scalars are. Unlike in Swift, an accent that is part of a letter differs from one
    /// that is a scalar of its own.
    @inlinable
    public static func == (lhs: Self, rhs: Value) -> FetchPredicate<Model> {
        FetchPredicate(.comparison(.equal, lhs.tree, value: rhs))
    }

    /// Whether two values are equal.
    ///
    /// ```swift
    /// $0.name == $0.nickname      // "name" = "nickname" COLLATE BINARY
    /// $0.nickname == $0.motto     // "nickname" IS "motto" COLLATE BINARY
    /// ```
    @inlinable
    public static func == <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchPredicate<Model>
    where Other.Model == Model, Other.Value.Base == Value.Base {
        FetchPredicate(.comparison(.equal, lhs.tree, rhs.tree))
    }

    /// Whether the value differs from another. Nil differs from every value.
    ///
    /// ```swift
    /// $0.name != "Joe"        // "name" <> 'Joe' COLLATE BINARY
    /// $0.nickname != "Jo"     // "nickname" IS NOT 'Jo' COLLATE BINARY
    /// $0.nickname != nil      // "nickname" IS NOT NULL
    /// ```
    @inlinable
    public static func != (lhs: Self, rhs: Value) -> FetchPredicate<Model> {
        FetchPredicate(.comparison(.notEqual, lhs.tree, value: rhs))
    }

    /// Whether two values differ.
    ///
    /// ```swift
    /// $0.name != $0.nickname      // "name" IS NOT "nickname" COLLATE BINARY
    /// ```
    @inlinable
    public static func != <Other: FetchableOperand>(lhs: Self, rhs: Other) -> FetchPredicate<Model>
    where Other.Model == Model, Other.Value.Base == Value.Base {
        FetchPredicate(.comparison(.notEqual, lhs.tree, rhs.tree))
    }
}

// A value that may be nil fits `Value` where that is an optional, which the compiler's ranking of overloads does not see: it would
// prefer the overloads of MismatchedOperands.swift.

extension FetchableOperand where Value: OptionalFetchableValue {
    /// Whether the value equals another, nil included.
    ///
    /// ```swift
    /// $0.nickname == wanted       // "nickname" IS NULL, where 'wanted' is nil
    /// ```
    @inlinable
    public static func == (lhs: Self, rhs: Value.Base?) -> FetchPredicate<Model> {
        FetchPredicate(.comparison(.equal, lhs.tree, value: rhs))
    }

    /// Whether the value differs from another, nil included.
    ///
    /// ```swift
    /// $0.nickname != wanted       // "nickname" IS NOT NULL, where 'wanted' is nil
    /// ```
    @inlinable
    public static func != (lhs: Self, rhs: Value.Base?) -> FetchPredicate<Model> {
        FetchPredicate(.comparison(.notEqual, lhs.tree, value: rhs))
    }
}

// Where Swift wants a `Bool`, `$0.nickname == nil` is one (see NilAsBool.swift). With these it need not be in
// `$0.isAdmin == ($0.nickname == nil)`: they rank as high as the overloads that take a `Bool`.

extension FetchableOperand where Value.Base == Bool {
    /// Whether the value equals that of a condition.
    ///
    /// ```swift
    /// $0.isAdmin == ($0.nickname == nil)      // "isAdmin" = ("nickname" IS NULL)
    /// ```
    @inlinable
    public static func == (lhs: Self, rhs: FetchPredicate<Model>) -> FetchPredicate<Model> {
        FetchPredicate(.comparison(.equal, lhs.tree, rhs.tree))
    }

    /// Whether the value differs from that of a condition.
    ///
    /// ```swift
    /// $0.isAdmin != ($0.nickname == nil)      // "isAdmin" <> ("nickname" IS NULL)
    /// ```
    @inlinable
    public static func != (lhs: Self, rhs: FetchPredicate<Model>) -> FetchPredicate<Model> {
        FetchPredicate(.comparison(.notEqual, lhs.tree, rhs.tree))
    }
}
