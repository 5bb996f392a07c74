/// A value as a set's member. Two texts are the same when their bytes are, for which Swift's own equality is too lenient.
enum ExactValue: Hashable {
    case text(ExactText)
    case other(PrimitiveValue)

    init(_ value: PrimitiveValue) {
        if case .text(let text) = value { self = .text(ExactText(text: text)) } else { self = .other(value) }
    }

    var value: PrimitiveValue {
        switch self {
        case .text(let text): .text(text.text)
        case .other(let value): value
        }
    }
}

/// A text that is the same as another if its bytes are.
struct ExactText: Hashable {
    let text: String

    static func == (lhs: ExactText, rhs: ExactText) -> Bool { lhs.text.isEqual(to: rhs.text) }

    func hash(into hasher: inout Hasher) {
        text.withBytes { hasher.combine(bytes: $0) }
    }
}
