/// The outcome of a predicate for one model, and the reasons: a tree of its conditions.
///
/// ```swift
/// let verdict = try User.predicate { $0.score > 10 && $0.isAdmin }.verdict(for: user)
/// verdict.holds                                       // false
/// print(verdict)
/// // Not all 2 conditions hold
/// //   score > ? fails
/// //   isAdmin holds (makes no difference)
/// verdict.reasons.map { $0.description(showingValues: true) }
/// // ["score > 10.0 fails: it is 7.0"]
/// ```
///
/// It prints no values unless asked: neither those that are compared with nor those of the model.
public struct FetchVerdict: Sendable {
    let records: VerdictOutcomes
    private let index: Int

    init(_ records: VerdictOutcomes, at index: Int) {
        self.records = records
        self.index = index
    }

    /// How a condition comes of its parts.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// Decided by itself. Its parts, if any, are conditions within its values, such as that of `choose(if:then:)`.
        case single
        /// Holds where all parts hold: `&&`.
        case all
        /// Holds where at least one part holds: `||`.
        case any
        /// Holds where its part fails: `!`.
        case not
        /// Holds where the condition holds of at least one related model: `contains { }`.
        case someElement
        /// Holds where the condition holds of every related model: `allSatisfy { }`.
        case everyElement
    }

    /// The one of the related models that a part is about.
    public struct Element: Sendable, Hashable {
        /// The position among the related models, from 1.
        public let position: Int

        /// The number of related models.
        public let count: Int

        /// The values of its key, empty where the model has none.
        public let key: [PrimitiveValue]
    }

    /// The reason for which a value is nil.
    public enum Cause: Sendable, Hashable, CaseIterable {
        /// A calculation does not fit 64 bits, or a date the years that there are.
        case overflow
        /// A division by zero, or the remainder of one.
        case divisionByZero
        /// A calculation has no result, such as infinity less infinity.
        case notANumber
        /// The model of a to-one relationship is missing.
        case missingModel
        /// There are no values to compute one of.
        case noValues
    }
}

extension FetchVerdict {
    var record: VerdictOutcome { records.records[index] }

    var label: VerdictLabel { records.labels[record.label] }

    /// Whether the condition holds, as `evaluate(_:)` says. Never of one with an ``error``.
    public var holds: Bool { record.state.holds ?? false }

    /// How the condition comes of its ``parts``.
    public var kind: Kind { label.kind ?? .single }

    /// Whether the whole verdict rests on the condition. Of "and" that fails, the parts that fail decide; of one that holds, all.
    ///
    /// ```swift
    /// let verdict = try User.predicate { $0.isAdmin || $0.score > 10 }.verdict(for: admin)
    /// verdict.parts.map(\.isDecisive)                 // [true, false]: the score is 7
    /// ```
    public var isDecisive: Bool { record.isDecisive }

    /// The error of a condition that makes no difference, nil where it was decided.
    public var error: FetchError? { record.state.error }

    /// The related model that the condition is about, where it stands in a closure.
    public var element: Element? { record.element }

    /// The number of related models that a condition on them looks at, nil for any other.
    public var elementCount: Int? { kind == .someElement || kind == .everyElement ? record.count : nil }

    /// The conditions that this one is made of.
    ///
    /// Of related models, the one that decides: the first that meets the condition of `contains`, or fails that of `allSatisfy`.
    /// Where none decides alone, the first three are shown, or one within another closure.
    public var parts: [FetchVerdict] {
        var parts: [FetchVerdict] = []
        var rest = Array(record.parts.reversed())
        while let next = rest.popLast() {
            let record = records.records[next]
            if case .skipped = record.state { continue }
            if records.labels[record.label].kind != nil {
                parts.append(FetchVerdict(records, at: next))
            } else {
                rest += record.parts.reversed()
            }
        }
        return parts
    }

    /// The conditions on which the verdict rests, each as small as can be.
    ///
    /// ```swift
    /// for reason in verdict.reasons { print(reason.description(showingValues: true)) }
    /// // score > 10.0 fails: it is 7.0
    /// ```
    public var reasons: [FetchVerdict] {
        var reasons: [FetchVerdict] = []
        var rest = [self]
        while let next = rest.popLast() {
            let parts = next.kind == .single ? [] : next.parts.filter(\.isDecisive)
            if parts.isEmpty { reasons.append(next) } else { rest += parts.reversed() }
        }
        return reasons
    }

    /// The values that the condition reads. They are never printed unless asked for.
    ///
    /// ```swift
    /// let verdict = try User.predicate { $0.score > 10 }.verdict(for: user)
    /// verdict.values.map(\.value)                     // [.double(7)]
    /// ```
    public var values: [ReadValue] { values(of: record) }

    private func values(of record: VerdictOutcome) -> [ReadValue] {
        guard kind == .single else { return [] }
        return record.parts.compactMap { place in
            let part = records.records[place]
            let label = records.labels[part.label]
            guard label.kind == nil, !label.isLiteral, case .value(let value) = part.state else { return nil }
            return ReadValue(
                label: label, value: value, cause: part.cause, rowCount: part.count, parts: values(of: part))
        }
    }
}

extension FetchVerdict {
    /// A value that a condition reads.
    public struct ReadValue: Sendable {
        let label: VerdictLabel

        /// The value, null for nil.
        public let value: PrimitiveValue

        /// The reason for which the value is nil, where one is known.
        public let cause: Cause?

        /// The number of related models that an aggregate is computed of, nil for other values. Of a count with conditions, all.
        public let rowCount: Int?

        /// The values that it is computed of.
        public let parts: [ReadValue]

        /// The value as it is written, such as `score` or `pets.count`, without the values in it.
        public var expression: String { label.text(showsValues: false, nil) }
    }
}

extension VerdictLabel {
    fileprivate var isLiteral: Bool { if case .value(.literal) = tree.node { true } else { false } }

    /// - Parameter titles: The titles of members; nil to write them as in Swift.
    func text(showsValues: Bool, _ titles: MemberTitles?) -> String {
        description(showsValues, titles).text(of: tree)
    }

    func description(_ showsValues: Bool, _ titles: MemberTitles?) -> TreeDescription {
        TreeDescription(showsValues: showsValues, within: closures, titles: titles)
    }
}

extension FetchVerdict: CustomReflectable {
    /// Nothing: `dump` shows the description, and no values.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension FetchVerdict.ReadValue: CustomStringConvertible, CustomReflectable {
    /// The expression, without its value.
    public var description: String { expression }

    /// Nothing: `dump` shows the description, and no values.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension FetchVerdict.Element: CustomStringConvertible, CustomReflectable {
    /// The position, without the key.
    public var description: String { "\(position)" }

    /// Nothing: `dump` shows the description, and no values.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
