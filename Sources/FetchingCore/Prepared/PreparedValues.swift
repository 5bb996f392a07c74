/// The values that are given to a prepared request.
///
/// Nearly all requests have one, for which an array would be an allocation of each call.
@usableFromInline
package struct PreparedValues: RandomAccessCollection, Sendable {
    private let first: PreparedValue?
    private let others: [PreparedValue]

    @usableFromInline
    package init(_ first: PreparedValue, _ others: PreparedValue...) {
        self.first = first
        self.others = others
    }

    package init(_ values: [PreparedValue]) {
        first = values.first
        others = Array(values.dropFirst())
    }

    @usableFromInline package var startIndex: Int { 0 }
    @usableFromInline package var endIndex: Int { first == nil ? 0 : others.count + 1 }

    @usableFromInline
    package subscript(index: Int) -> PreparedValue {
        if index == 0, let first { first } else { others[index - 1] }
    }
}
