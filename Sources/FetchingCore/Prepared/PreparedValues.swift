/// The values that are given to a prepared request.
///
/// Nearly all requests have one, for which an array would be an allocation of each call. It is looked at in its place, and inlined
/// into the engine: a value of any type takes longer to copy than to bind.
@usableFromInline
package struct PreparedValues: Sendable {
    @usableFromInline let first: PreparedValue?
    @usableFromInline let others: [PreparedValue]

    @inlinable
    package init(_ first: PreparedValue, _ others: PreparedValue...) {
        self.first = first
        self.others = others
    }

    package init(_ values: [PreparedValue]) {
        first = values.first
        others = Array(values.dropFirst())
    }

    /// The values that are nil, by the bits of their places; nil where the request must be rendered with the values, because one
    /// must be looked at: a list, NaN, or one for which null is stored; or because they are more than there are bits.
    @inlinable
    package var nils: UInt? {
        guard let first else { return 0 }
        if case .int64? = first.primitive, others.isEmpty { return 0 }
        return nils(first)
    }

    @usableFromInline
    func nils(_ first: PreparedValue) -> UInt? {
        guard others.count < UInt.bitWidth, let isNil = first.isNilAsPrepared else { return nil }
        var nils: UInt = isNil ? 1 : 0
        for index in others.indices {
            guard let isNil = others[index].isNilAsPrepared else { return nil }
            if isNil { nils |= 1 << UInt(index + 1) }
        }
        return nils
    }
}

extension PreparedValues: RandomAccessCollection {
    @usableFromInline package var startIndex: Int { 0 }
    @usableFromInline package var endIndex: Int { first == nil ? 0 : others.count + 1 }

    @usableFromInline
    package subscript(index: Int) -> PreparedValue {
        if index == 0, let first { first } else { others[index - 1] }
    }

    /// A value in the engine's own form, nil for one that is not there or has none.
    @inlinable @inline(__always)
    package func primitive(at index: Int) -> PrimitiveValue? {
        if index == 0 { return first?.primitive }
        return index <= others.count ? others[index - 1].primitive : nil
    }
}
