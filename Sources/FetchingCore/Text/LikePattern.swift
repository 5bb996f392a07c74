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

    /// What the text must begin with: all before the first wildcard.
    package var prefix: String {
        var scalars = String.UnicodeScalarView()
        for case .scalar(let scalar) in elements.prefix(while: { if case .scalar = $0 { true } else { false } }) {
            scalars.append(scalar)
        }
        return String(scalars)
    }

    /// Whether the pattern matches the whole text. Linear in the text for each `*`, without recursion: after a mismatch
    /// only the last `*` has to take in one more scalar.
    package func matches(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var position = 0
        var element = 0
        var retry: (element: Int, position: Int)?
        while position < scalars.count {
            if element < elements.count, elements[element] == .anyText {
                retry = (element, position)
                element += 1
            } else if element < elements.count, elements[element].accepts(scalars[position]) {
                element += 1
                position += 1
            } else if let last = retry {
                retry = (last.element, last.position + 1)
                element = last.element + 1
                position = last.position + 1
            } else {
                return false
            }
        }
        return elements[element...].allSatisfy { $0 == .anyText }
    }
}

extension LikePattern.Element {
    fileprivate func accepts(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .scalar(let expected): expected == scalar
        case .anyScalar: true
        case .anyText: false
        }
    }
}
