// No overload gives a `Double`, a `String` or a `Bool` itself: with one in sight, the type checker takes `+=`, `!` and `==`
// for those of the standard library, and never looks at those of expressions. A value is therefore assigned as an
// existential of its type, or as a literal. Only the types that are written as `.premium` or `[.read, .write]` stand for
// themselves, and optionals, which the standard library has no such operators for.

extension ModelUpdate {
    /// Assigns a value.
    ///
    /// ```swift
    /// $0.signupDate = date             // SET "signupDate" = '2023-11-14 22:13:20.000'
    /// ```
    @_disfavoredOverload
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Model.FetchableMembers, FetchableMember<Model, Value>>
    ) -> any FetchableValue<Value> {
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { UnknownValue<Value>() }
        set { assign(anyValue: newValue, to: column(member)) }
    }

    /// Assigns a literal.
    ///
    /// ```swift
    /// $0.score = 10                    // SET "score" = 10.0
    /// ```
    @_disfavoredOverload
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Model.FetchableMembers, FetchableMember<Model, Value>>
    ) -> AssignedLiteral<Value> where Value.Base == Value {
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { AssignedLiteral(nil) }
        set { assign(newValue.value, to: column(member)) }
    }

    /// Assigns a value or nil to an optional member.
    ///
    /// ```swift
    /// $0.nickname = nil                // SET "nickname" = NULL
    /// ```
    @_disfavoredOverload
    public subscript<Value: OptionalFetchableValue & ExpressibleByNilLiteral>(
        dynamicMember member: KeyPath<Model.FetchableMembers, FetchableMember<Model, Value>>
    ) -> Value {
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { nil }
        set { assign(newValue, to: column(member)) }
    }

    /// Assigns a case of an enum, or an option set.
    ///
    /// ```swift
    /// $0.plan = .freemium              // SET "plan" = 'freemium'
    /// ```
    @_disfavoredOverload
    public subscript<Value: FetchableValue & RawRepresentable>(
        dynamicMember member: KeyPath<Model.FetchableMembers, FetchableMember<Model, Value>>
    ) -> Value {
        // There is no value to give, and no program that asks for one compiles.
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { preconditionFailure("unavailable") }
        set { assign(newValue, to: column(member)) }
    }

    mutating func assign(anyValue value: any FetchableValue, to column: FetchableColumn) {
        assign(value, to: column)
    }
}

/// The result of a getter that cannot be called.
struct UnknownValue<Itself>: FetchableValue {
    typealias StoredValue = Int?

    init() {}
    init(storedValue: Int?) {}
    var storedValue: Int? { nil }
}
