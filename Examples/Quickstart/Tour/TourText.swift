import Foundation

/// The text that the tour prints of a value: a model by its title, a date by its day, and a row by what it consists of.
enum TourText {
    /// A text for each row, or for the one value that there is.
    static func rows(of result: Any) -> [String] {
        let mirror = Mirror(reflecting: result)
        guard mirror.displayStyle == .collection else { return [text(of: result)] }
        return mirror.children.map { text(of: $0.value) }
    }

    private static func text(of value: Any) -> String {
        if let model = value as? any TourRow { return model.title }
        if let date = value as? Date { return date.formatted(.iso8601.year().month().day()) }
        if let number = value as? Double { return "\((number * 100).rounded() / 100)" }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
        case .tuple, .struct: return mirror.children.map { text(of: $0.value) }.joined(separator: ", ")
        default: return "\(value)"
        }
    }
}
