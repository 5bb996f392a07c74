import Foundation

// The wording of what is stored in another form than the declared one. Values themselves are not told.

extension FetchError {
    package static var unsortableDate: FetchError {
        FetchError(
            .outOfRange, reason: "the date is outside of the years 1 to 9999, which a text can hold in order",
            cure: "Use another date, or declare '@FetchingStorage(.unixTime)'")
    }

    /// - Parameters:
    ///   - text: What is stored.
    ///   - type: What the text stands for.
    ///   - needed: What is understood, such as "a date as 'yyyy-MM-dd'".
    static func otherForm(of text: String, for type: PrimitiveType, needed: String) -> FetchError {
        let isInOwnForm = type == .date && DateTextForm.dateTimeWithMilliseconds.date(from: text) != nil
        return FetchError(
            .typeMismatch, reason: "the column holds another text where the property needs \(needed)",
            cure: isInOwnForm
                ? "Remove '@FetchingStorage', since the text has the engine's own form, or correct the row"
                : cure(declaring: text.fittingStorages(for: type))
                    ?? "Correct the row, or declare a storage of your own")
    }

    /// The cure that names the storages that read what is there; nil if there is none.
    package static func cure(declaring storages: [String]) -> String? {
        guard let first = storages.first else { return nil }
        let others = storages.dropFirst().map { " or '\($0)'" }.joined()
        return "Declare '@FetchingStorage(\(first))'\(others), or correct the row"
    }
}

extension String {
    /// The storages that read the text as a date or as an identifier.
    package func fittingStorages(for type: PrimitiveType) -> [String] {
        switch type {
        case .date:
            let forms: [(form: DateTextForm, storage: String)] = [
                (.dateTime, ".dateTimeText"), (.iso8601, ".iso8601Text"), (.day, ".dayText"),
            ]
            return forms.filter { $0.form.date(from: self) != nil }.map(\.storage)
        case .uuid:
            let forms = [(UUIDText.uuidText, ".uuidText"), (UUIDText.lowercaseUUIDText, ".lowercaseUUIDText")]
            return forms.filter { $0.0.reads(self) }.map(\.1)
        case .bool, .int64, .double, .text, .data, .decimal, .array: return []
        }
    }
}
