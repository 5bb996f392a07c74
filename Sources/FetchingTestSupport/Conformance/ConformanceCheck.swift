import Fetching

/// A request and what it must give.
struct ConformanceCheck<Model: ConformanceModel>: Sendable {
    enum Expectation: Sendable, CustomStringConvertible {
        /// The keys of the rows, in this order if the request is sorted.
        case keys([Int])
        case error(FetchError.Code)

        var description: String {
            switch self {
            case .keys(let keys): "the keys \(keys.abbreviated)"
            case .error(let code): "the error '\(code)'"
            }
        }
    }

    let label: String
    let request: FetchableRequest<Model, [Model]>
    let expectation: Expectation

    /// Whether an engine may say that it does not support the operator, or conditions nested as deep.
    var mayReject = false

    /// Whether a fetched model is the one that was stored. Keys alone do not show that values are read back rightly.
    var isSame: (@Sendable (Model) -> Bool)?

    /// The answer of the store, nil if it was expected.
    func failure(in store: ConformanceStore<Model>, of engine: any ConformanceEngine) -> String? {
        do {
            let models = try store.fetch(request)
            let keys = request.query.sortKeys.isEmpty ? models.map(\.id).sorted() : models.map(\.id)
            guard case .keys(let expected) = expectation, expected == keys else {
                return "the keys \(keys.abbreviated)" + sql(in: store)
            }
            let changed = models.filter { model in
                isSame?(model) == false && (engine.holdsNUL || !"\(model)".contains(#"\u{01}"#))
            }
            return changed.isEmpty ? nil : "other values: \(changed)"
        } catch let error as FetchError {
            if case .error(error.code) = expectation { return nil }
            if engine.mayReject(with: error) { return nil }
            let isRejection = error.code == .unsupported || error.code == .tooDeep
            return mayReject && isRejection ? nil : "the error '\(error.code)': \(error)"
        } catch {
            return "an error other than FetchError: \(error)"
        }
    }

    private func sql(in store: ConformanceStore<Model>) -> String {
        guard let text = try? store.text(request) else { return "" }
        return " from " + String(text.prefix(2_000))
    }
}

extension [Int] {
    /// The keys without the middle of a long list.
    var abbreviated: String {
        count <= 60 ? "\(self)" : "\(prefix(30)) … \(suffix(5)) (\(count) of them)"
    }
}
