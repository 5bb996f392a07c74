// A method with two overloads costs a long chain more than one with ten, in a file that imports all of GRDB.
//
// The solver of Swift 6 begins a chain at its outermost `&&` or `||`, unless something else has fewer overloads to try:
// `min_element` in the compiler's `selectDisjunction` (`CSOptimizer.cpp`). GRDB brings six overloads of `&&`, so that `contains`,
// with two, is preferred to it; a comparison of known operands is preferred to `contains`, and the *last* `&&` to that
// comparison, of whose operands nothing is known. Then the standard library's `&&` is tried first, and each `&&` behind
// it multiplies the work: 358, 2,555 … scopes for `$0.rights.contains(.read) && $0.visits > 6 || $0.visits > 6 && …`. With more
// overloads than `&&` has, those methods wait for it, and the chain costs 77. With as many, neither is preferred, and the comparison behind
// them is: `$0.house.satisfies { … }` at the beginning of a chain of six, with a group in it, cost 627, and now 186.
//
// So it is with `select` in a request within `isIn`: where it was reached first, one such condition in a chain of ten cost 10,804, and now 115.
//
// An overload that is unavailable is counted, but not tried, and no call can choose it, since there is no value to call it with.

extension FetchableOperand {
    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func contains(_ decoy: SIMDLogic.Decoy<Int8>) -> SIMDLogic.Decoy<Int8> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func contains(_ decoy: SIMDLogic.Decoy<Int16>) -> SIMDLogic.Decoy<Int16> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func contains(_ decoy: SIMDLogic.Decoy<Int32>) -> SIMDLogic.Decoy<Int32> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func contains(_ decoy: SIMDLogic.Decoy<Int64>) -> SIMDLogic.Decoy<Int64> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func contains(_ decoy: SIMDLogic.Decoy<UInt8>) -> SIMDLogic.Decoy<UInt8> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func isIn(_ decoy: SIMDLogic.Decoy<Int8>) -> SIMDLogic.Decoy<Int8> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func isIn(_ decoy: SIMDLogic.Decoy<Int16>) -> SIMDLogic.Decoy<Int16> {}
}

extension ToOneMember {
    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func satisfies(_ decoy: SIMDLogic.Decoy<Int8>) -> SIMDLogic.Decoy<Int8> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func satisfies(_ decoy: SIMDLogic.Decoy<Int16>) -> SIMDLogic.Decoy<Int16> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func satisfies(_ decoy: SIMDLogic.Decoy<Int32>) -> SIMDLogic.Decoy<Int32> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func satisfies(_ decoy: SIMDLogic.Decoy<Int64>) -> SIMDLogic.Decoy<Int64> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func satisfies(_ decoy: SIMDLogic.Decoy<UInt8>) -> SIMDLogic.Decoy<UInt8> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func satisfies(_ decoy: SIMDLogic.Decoy<UInt16>) -> SIMDLogic.Decoy<UInt16> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func satisfies(_ decoy: SIMDLogic.Decoy<UInt32>) -> SIMDLogic.Decoy<UInt32> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func satisfies(_ decoy: SIMDLogic.Decoy<UInt64>) -> SIMDLogic.Decoy<UInt64> {}
}

// In the errors of a wrong `select` these have no part: no request has that result.

extension FetchableRequest where Result == SIMDLogic.Decoy<Int8> {
    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func select(_ decoy: SIMDLogic.Decoy<Int8>) -> SIMDLogic.Decoy<Int8> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func select(_ decoy: SIMDLogic.Decoy<Int16>) -> SIMDLogic.Decoy<Int16> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func select(_ decoy: SIMDLogic.Decoy<Int32>) -> SIMDLogic.Decoy<Int32> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func select(_ decoy: SIMDLogic.Decoy<Int64>) -> SIMDLogic.Decoy<Int64> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func select(_ decoy: SIMDLogic.Decoy<UInt8>) -> SIMDLogic.Decoy<UInt8> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func select(_ decoy: SIMDLogic.Decoy<UInt16>) -> SIMDLogic.Decoy<UInt16> {}

    /// Never called.
    @_documentation(visibility: internal)
    @available(*, unavailable)
    public func select(_ decoy: SIMDLogic.Decoy<UInt32>) -> SIMDLogic.Decoy<UInt32> {}
}

extension FetchableRequest where Result == [Model] {
    /// Never called: one more overload, which tells what is wrong with a key path of the model itself.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "begin the key path with a dot: '\\.name', a member of what is fetched")
    public func select<Value>(_ property: KeyPath<Model, Value>) -> ProjectionRequest<Model, [Value]> {
        selecting(FetchSelection(columns: [FetchPredicate<Model>.refused.tree]) { _ in throw FetchError.relatedToRows })
    }
}
