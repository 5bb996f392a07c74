// The methods that a member of each kind has, so that closures and lists have a type. Any other is called dynamically.

extension UnknownMember {
    /// Any method of it.
    @_documentation(visibility: internal)
    public func isIn<List>(_ values: List) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func isIn<Other>(_ first: Other, _ second: Other, _ others: Other...) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func isNotIn<List>(_ values: List) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func isNotIn<Other>(_ first: Other, _ second: Other, _ others: Other...) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func hasPrefix<Other>(_ value: Other, options: TextOptions = []) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func hasSuffix<Other>(_ value: Other, options: TextOptions = []) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func isLike<Other>(_ value: Other, options: TextOptions = []) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func matches<Other>(_ value: Other, options: TextOptions = []) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func isEqual<Other>(to value: Other, options: TextOptions) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func matchesText<Other>(_ query: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func trimmed() -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func lowercased() -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func uppercased() -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func atLeast<Other>(_ other: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func min<Other>(with other: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func max<Other>(with other: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func bitwiseAnd<Other>(with other: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func bitwiseOr<Other>(with other: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func bitwiseXor<Other>(with other: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func atMost<Other>(_ other: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func recursively(depth: Int) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func bitwiseAnd<Other>(_ other: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func bitwiseOr<Other>(_ other: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func bitwiseXor<Other>(_ other: Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func shiftedLeft(by places: Int) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func shiftedRight(by places: Int) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func prefix(unicodeScalars count: Int) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func suffix(unicodeScalars count: Int) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func replacing(_ text: String, with replacement: String) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func contains<Other>(_ value: Other, options: TextOptions = []) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func contains(
        @PredicateBuilder<Model> where conditions: (UnknownMember) -> FetchPredicate<Model>
    ) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func allSatisfy(
        @PredicateBuilder<Model> _ conditions: (UnknownMember) -> FetchPredicate<Model>
    ) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func satisfies(
        @PredicateBuilder<Model> _ conditions: (UnknownMember) -> FetchPredicate<Model>
    ) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func filter(
        @PredicateBuilder<Model> _ conditions: (UnknownMember) -> FetchPredicate<Model>
    ) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func sum<Other>(_ value: (UnknownMember) -> Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func average<Other>(_ value: (UnknownMember) -> Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func joined<Other>(_ value: (UnknownMember) -> Other, separator: String = "") -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func snippet(matching query: TextQuery, words: Int = 24, ellipsis: String = "…") -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func min<Other>(_ value: (UnknownMember) -> Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func max<Other>(_ value: (UnknownMember) -> Other) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func dynamicallyCall(withArguments arguments: [Any]) -> UnknownMember { self }

    /// Any method of it.
    @_documentation(visibility: internal)
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> UnknownMember { self }

    /// Any method of it, with an argument that begins with a dot.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func dynamicallyCall(withArguments arguments: [ArgumentOfUnknownMethod]) -> UnknownMember { self }

    /// Any method of it, with an argument that begins with a dot.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, ArgumentOfUnknownMethod>
    ) -> UnknownMember { self }
}
