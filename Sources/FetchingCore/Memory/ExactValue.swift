/// A value as a set's member. Two texts are the same when their bytes are, for which Swift's own equality is too lenient.
enum ExactValue: Hashable {
    case text([UInt8])
    case other(PrimitiveValue)

    init(_ value: PrimitiveValue) {
        if case .text(let text) = value { self = .text(Array(text.utf8)) } else { self = .other(value) }
    }
}
