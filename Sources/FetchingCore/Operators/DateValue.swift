public import Foundation

// The methods of dates ask for a date rather than for `Date`, as those of text ask for a text (see TextValue.swift): so a number in the
// place of a date is one error where it stands, at the cost of a right condition.

/// The value of a date.
@_documentation(visibility: internal)
public protocol DateValue {}

extension Date: DateValue {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Date = Date
}

/// The date of a value that is not a `Date`.
@_documentation(visibility: internal)
public enum DateRefusal<Value: HasMethodsOfDates>: DateValue {}

/// A trait that a value has if it is a `Date`.
@_documentation(visibility: internal)
public protocol HasMethodsOfDates {}

/// A value that is not a `Date`.
@_documentation(visibility: internal)
public enum ValueWithoutDate<Value> {}

@available(*, unavailable, message: "only a Date has the methods of dates: declare the member as one, if it is one")
extension ValueWithoutDate: HasMethodsOfDates {}

@available(*, unavailable)
extension FetchableValue {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Date = DateRefusal<ValueWithoutDate<Self>>
}
