// An array is asked for its elements as a set is: their order and number do not matter. All of these are false for nil.
//
// 'contains' is that of options (see OptionSets.swift): another overload of the name would cost every chain that has one.

extension FetchableOperand where Value.Base: FetchableArray {
    /// Whether the array has at least one of some elements. False for none.
    ///
    /// ```swift
    /// $0.tags.overlaps(["slow", "sad"])
    /// // PostgreSQL: "tags" && $1
    /// // SQLite: fetching_array_overlaps("tags", '["slow","sad"]', 'tags')
    /// ```
    ///
    /// An index of the kind GIN serves on PostgreSQL.
    ///
    /// - Parameter elements: The elements to look for.
    public func overlaps(_ elements: Value.Base) -> FetchPredicate<Model> {
        FetchPredicate(.array(.overlaps, tree, elements))
    }

    /// Whether the array has all of some elements. True for none.
    ///
    /// ```swift
    /// $0.tags.isSuperset(of: ["slow", "sad"])
    /// // PostgreSQL: "tags" @> $1
    /// // SQLite: fetching_array_includes("tags", '["slow","sad"]', 'tags')
    /// ```
    ///
    /// As with the sets of Swift, an element that is given twice need not be there twice. An index of the kind GIN serves on
    /// PostgreSQL.
    ///
    /// - Parameter elements: The elements to look for.
    public func isSuperset(of elements: Value.Base) -> FetchPredicate<Model> {
        FetchPredicate(.array(.includes, tree, elements))
    }

    /// The number of the array's elements, nil for nil.
    ///
    /// ```swift
    /// $0.tags.count > 2
    /// // PostgreSQL: CAST(cardinality("tags") AS int8) > $1
    /// // SQLite: fetching_array_count("tags", 'tags') > 2
    /// ```
    public var count: FetchExpression<Model, Value.IntResult> { FetchExpression(tree.elementCount) }
}

extension ExpressionTree {
    /// Whether an array has elements. They are encoded as the column stores them.
    @usableFromInline
    package static func array(
        _ operation: ArrayOperator, _ array: ExpressionTree, _ elements: some FetchableValue
    ) -> ExpressionTree {
        array.building(operation.rawValue) {
            try array.requireArray()
            guard case .array(let elements) = try array.encode(elements, for: operation.rawValue) else {
                throw FetchError.malformed("array")
            }
            return ExpressionTree(.array(operation, array, elements), above: array)
        }
    }

    /// Whether an array has an element, or a set of options all of some.
    package static func containment<Set: FetchableValue>(
        _ container: ExpressionTree, _ element: some FetchableValue, of set: Set.Type
    ) -> ExpressionTree {
        guard let array = set as? any FetchableArray.Type else { return bits(.contains, container, element) }
        return containment(container, element, in: array)
    }

    private static func containment<Elements: FetchableArray>(
        _ container: ExpressionTree, _ element: some FetchableValue, in type: Elements.Type
    ) -> ExpressionTree {
        let elements = (element as? Elements.Element).map { Elements([$0]) }
        return array(.includes, container, elements)
    }

    fileprivate var elementCount: ExpressionTree {
        building("count") {
            try requireArray()
            return ExpressionTree(.function(.elementCount, self), above: self)
        }
    }

    /// - Throws: ``FetchError`` if the column stores arrays in a form in which they have no elements.
    private func requireArray() throws {
        guard valueType?.element == nil else { return }
        throw FetchError.operatorNeedsOwnStorage(storage: storage?.name ?? "")
    }

    /// Whether a text or an array has nothing in it.
    @usableFromInline
    var isEmptyText: ExpressionTree {
        guard case .array(let element)? = valueType else { return .text(.equals, self, "", []) }
        return .comparison(.equal, self, with: .array(PrimitiveArray(unchecked: [], of: element)))
    }
}
