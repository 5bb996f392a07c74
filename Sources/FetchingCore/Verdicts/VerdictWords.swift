/// The words of verdicts, obstacles and witnesses, all in one place, so that they can be translated.
///
/// ```swift
/// var words = VerdictWords()
/// words.fails = "{condition} trifft nicht zu"
/// words.title = { ["score": "Punkte"][$0] }
/// verdict.description(words: words)                   // Punkte > ? trifft nicht zu
/// ```
///
/// A name in braces is filled in. A text may leave it out, or have it twice.
public struct VerdictWords: Sendable {
    /// Gives the title of a member or relationship by its name, such as `score` or `owner.name`.
    ///
    /// Where it gives nil, the text has the title of `@Title`, or else the name.
    public var title: (@Sendable (_ member: String) -> String?)?

    /// Gives the title of `@Title` in the reader's language; nil where it will do as it is declared.
    ///
    /// ```swift
    /// var words = VerdictWords()
    /// words.localizedTitle = { Bundle.main.localizedString(forKey: $0, value: nil, table: "Titles") }
    /// ```
    public var localizedTitle: (@Sendable (_ title: String) -> String?)?

    // Conditions

    /// A condition that holds.
    public var holds = "{condition} holds"

    /// A condition that fails.
    public var fails = "{condition} fails"

    /// A condition that could not be evaluated, and makes no difference.
    public var undecided = "{condition} was not decided: {reason}"

    // Conditions of several parts

    /// "And" that holds.
    public var allHold = "All {count} conditions hold"

    /// "And" that fails.
    public var notAllHold = "Not all {count} conditions hold"

    /// "Or" that holds.
    public var oneHolds = "At least one of {count} conditions holds"

    /// "Or" that fails.
    public var noneHolds = "None of {count} conditions holds"

    /// A negation that holds.
    public var oppositeFails = "Holds, as the opposite fails"

    /// A negation that fails.
    public var oppositeHolds = "Fails, as the opposite holds"

    /// A part on which the verdict does not rest.
    public var makesNoDifference = "{verdict} (makes no difference)"

    // Related models, where values are shown

    /// One related model that decides.
    public var decidedByElement = "{verdict}: decided by number {position} of {count}"

    /// No related model that decides alone.
    public var decidedByAll = "{verdict}: decided by all {count}"

    /// A condition on one related model.
    public var ofElement = "Number {position}: {verdict}"

    /// A condition on one related model that has a key.
    public var ofElementWithKey = "Number {position}, with the key {key}: {verdict}"

    // Values, where they are shown

    /// A condition with the values that it reads.
    public var because = "{verdict}: {values}"

    /// The only value of a condition.
    public var itIs = "it is {value}"

    /// A value among several.
    public var valueIs = "{expression} is {value}"

    /// A value that is computed from related models.
    public var ofRows = "{value} (of {count})"

    /// The text between two values.
    public var separator = ", "

    /// A value that is nil because a calculation or a date does not fit.
    public var overflow = "{value}, as the calculation overflows"

    /// A value that is nil because of a division by zero.
    public var divisionByZero = "{value}, as the divisor is 0"

    /// A value that is nil because a calculation has no result.
    public var notANumber = "{value}, as the result is not a number"

    /// A value that is nil because a related model is missing.
    public var missingModel = "{value}, as the model is missing"

    /// A value that is nil because there are none to compute it of.
    public var noValues = "{value}, as nothing has a value"

    // Obstacles

    /// The number of models that meet all conditions, and that of all.
    public var matches = "{count} of {total} match"

    /// A condition that excludes models.
    public var obstacle = "Without '{condition}' there are {without}: it excludes {excluded}, {alone} of them alone"

    // Witnesses

    /// A part of a predicate that holds for no model.
    public var neverHolds = "{condition} never holds"

    /// A part of a predicate that holds for every model.
    public var alwaysHolds = "{condition} always holds"

    /// A condition without which the predicate is the same.
    public var isRedundant = "{condition} makes no difference, as the other conditions decide"

    /// A condition with a model that just passes and one that just fails.
    public var bothFound = "{condition}: a model just passes, and another just fails"

    /// The same with the values of both models.
    public var bothWitnesses = "{condition}: passes where {passing}; fails where {failing}"

    /// A condition with a model that just passes, where none was found that fails by it alone.
    public var onlyPassing = "{condition}: a model passes, and none was found that fails by it alone"

    /// The same with the values of the model.
    public var passingWitness = "{condition}: passes where {passing}; none was found that fails by it alone"

    /// A condition with a model that just fails, where none was found that passes by it.
    public var onlyFailing = "{condition}: a model fails, and none was found that passes by it"

    /// The same with the values of the model.
    public var failingWitness = "{condition}: fails where {failing}; none was found that passes by it"

    /// A condition at whose edge no model was found.
    public var noWitness = "{condition}: no model was found that passes or fails by it alone"

    /// A model for which the predicate holds.
    public var witnessPasses = "passes"

    /// A model for which the predicate fails.
    public var witnessFails = "fails"

    /// Makes the words in English.
    public init() {}
}

extension VerdictWords {
    var titles: MemberTitles { MemberTitles(self) }

    /// The text with what is filled in, which is not looked at again.
    func filled(_ text: String, _ values: [String: String]) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "{") {
            result += rest[..<start]
            guard let end = rest[start...].firstIndex(of: "}") else { return result + rest[start...] }
            let name = String(rest[rest.index(after: start)..<end])
            result += values[name] ?? String(rest[start...end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    func text(of cause: FetchVerdict.Cause) -> String {
        switch cause {
        case .overflow: overflow
        case .divisionByZero: divisionByZero
        case .notANumber: notANumber
        case .missingModel: missingModel
        case .noValues: noValues
        }
    }
}
