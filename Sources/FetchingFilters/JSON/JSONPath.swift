/// A place in a document, such as `where.and[2].value`.
struct JSONPath: Sendable, CustomStringConvertible {
    private enum Component: Sendable {
        case key(String)
        case index(Int)
    }

    private var components: [Component] = []

    static let root = JSONPath()

    func key(_ key: String) -> JSONPath { appending(.key(key)) }

    func index(_ index: Int) -> JSONPath { appending(.index(index)) }

    private func appending(_ component: Component) -> JSONPath {
        var path = self
        path.components.append(component)
        return path
    }

    var description: String {
        components.reduce(into: "") { text, component in
            switch component {
            case .key(let key): text += (text.isEmpty ? "" : ".") + key.abbreviated
            case .index(let index): text += "[\(index)]"
            }
        }
    }
}

extension String {
    /// The beginning of a name out of a document, which may be anything: on one line, so that it writes no lines of its own
    /// into a log.
    var abbreviated: String {
        let beginning = unicodeScalars.prefix(64).map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
            // Of Unicode's many categories only these change a line.
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(beginning)) + (beginning.count < unicodeScalars.count ? "…" : "")
    }
}
