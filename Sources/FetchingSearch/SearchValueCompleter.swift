import FetchingCore

/// The ways to go on with a value of a field.
struct SearchValueCompleter {
    let field: SearchField
    var comparison: SearchComparison?
    var isQuoted = false

    /// Signs only where no value is begun.
    func items(_ typed: String) -> [SearchCompletion] {
        (comparison == nil && !isQuoted && typed.isEmpty ? signs : []) + values(typed)
    }

    private var hasOrder: Bool { field.isOrdered && !field.isText }

    var signs: [SearchCompletion] {
        let order: [SearchComparison] = hasOrder ? [.greater, .greaterOrEqual, .less, .lessOrEqual] : []
        return (field.isText ? [.equal] : order).map {
            SearchCompletion(text: $0.rawValue, label: $0.rawValue, kind: .comparison)
        }
    }

    private var comparesOrder: Bool { comparison != nil && comparison != .equal }

    /// Whether a value may follow: a text has no order.
    var takesValues: Bool { !comparesOrder || hasOrder }

    private func values(_ typed: String) -> [SearchCompletion] {
        guard takesValues else { return [] }
        let prefix = SearchPrefix(typed)
        let names = field.primitiveType == .bool && field.cases.isEmpty ? ["yes", "no"] : cases
        let values = names.filter { prefix.begins($0) }.compactMap { name in
            SearchLiteral.written(name).map { SearchCompletion(text: $0, label: name, kind: .value) }
        }
        return comparesOrder || isQuoted ? values : values + presence.filter { prefix.begins($0.text) }
    }

    /// No value, and any value.
    private var presence: [SearchCompletion] {
        let texts = !field.isOptional ? [] : comparison == nil ? ["nil", "*"] : ["nil"]
        return texts.map { SearchCompletion(text: $0, label: $0, kind: .presence) }
    }

    /// The names by which the search reads the cases of an enum.
    private var cases: [String] {
        let reader = SearchValueReader(field: field, options: SearchOptions())
        return field.cases.compactMap { element in
            [element.rawText, element.name].lazy.compactMap { $0 }.first { name in
                guard case .value(_, element.value)? = try? reader.read(name) else { return false }
                return true
            }
        }
    }
}
