/// A value as a set's member. Two texts are the same when their bytes are, for which Swift's own equality is too lenient.
package enum ExactValue: Hashable, Sendable {
    case text(ExactText)
    case other(PrimitiveValue)
    indirect case array(PrimitiveArray.Element, [ExactValue])

    package init(_ value: PrimitiveValue) {
        switch value {
        case .text(let text): self = .text(ExactText(text: text))
        case .array(let array): self = .array(array.element, array.values.map { ExactValue($0.comparable) })
        // Two of any other kind are the same where Swift says so.
        default: self = .other(value)
        }
    }

    var value: PrimitiveValue {
        switch self {
        case .text(let text): .text(text.text)
        case .other(let value): value
        case .array(let element, let values): .array(PrimitiveArray(unchecked: values.map(\.value), of: element))
        }
    }
}

/// A text that is the same as another if its bytes are.
package struct ExactText: Hashable, Sendable {
    package let text: String

    package init(text: String) { self.text = text }

    package static func == (lhs: ExactText, rhs: ExactText) -> Bool { lhs.text.isEqual(to: rhs.text) }

    package func hash(into hasher: inout Hasher) {
        text.withBytes { hasher.combine(bytes: $0) }
    }
}
