/// A pattern in which `*` stands for any text, `?` for any one Unicode scalar, and `\` takes the meaning from what
/// follows it.
package struct LikePattern: Sendable, Equatable {
    package enum Element: Sendable, Equatable {
        case scalar(Unicode.Scalar)
        case anyScalar
        case anyText
    }

    package let elements: [Element]

    package init(_ pattern: String) {
        var elements: [Element] = []
        var scalars = pattern.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            switch scalar {
            case "*": if elements.last != .anyText { elements.append(.anyText) }
            case "?": elements.append(.anyScalar)
            // A `\` at the end stands for itself.
            case "\\": elements.append(.scalar(scalars.next() ?? scalar))
            default: elements.append(.scalar(scalar))
            }
        }
        self.elements = elements
    }

    /// The text that must come first: all before the first wildcard.
    package var prefix: String {
        var scalars = String.UnicodeScalarView()
        for case .scalar(let scalar) in elements.prefix(while: { if case .scalar = $0 { true } else { false } }) {
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
