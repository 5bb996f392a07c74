/// The identity of a prepared request: a parameter has a value in the calls of its own request alone.
package final class PreparedOwner: Sendable {
    init() {}
}

/// The values with which a prepared request is built, nil for those that are yet to come.
@usableFromInline
package struct PreparedArguments: Sendable {
    package let owner: PreparedOwner
    package let values: [PreparedValue?]
}
