import Foundation
import Testing

/// A predicate that has an expression of a type, and the same condition in plain Swift.
struct ExpressionCase: Sendable, CustomTestStringConvertible {
    /// The types of expressions that the predicate is there for, by the names Foundation gives them.
    let types: [String]
    let predicate: Predicate<Volume>
    let condition: @Sendable (Volume) -> Bool

    var testDescription: String { types.joined(separator: ", ") }

    init(_ types: String..., predicate: Predicate<Volume>, condition: @escaping @Sendable (Volume) -> Bool) {
        self.types = types
        self.predicate = predicate
        self.condition = condition
    }
}

extension ExpressionCase {
    static let all = logic + comparisons + arithmetic + optionals + sequences + closures + collections + types + text

    private static let logic = [
        ExpressionCase("Conjunction", predicate: #Predicate { $0.isNew && $0.pages > 60 }) {
            $0.isNew && $0.pages > 60
        },
        ExpressionCase("Disjunction", predicate: #Predicate { $0.isNew || $0.pages > 60 }) {
            $0.isNew || $0.pages > 60
        },
        ExpressionCase("Negation", predicate: #Predicate { !$0.isNew }) { !$0.isNew },
        ExpressionCase("Conditional", predicate: #Predicate { ($0.isNew ? $0.pages : 70) > 65 }) {
            ($0.isNew ? $0.pages : 70) > 65
        },
        ExpressionCase("KeyPath", "Variable", predicate: #Predicate { $0.isNew }) { $0.isNew },
    ]

    private static let comparisons = [
        ExpressionCase("Equal", "Value", predicate: #Predicate { $0.title == "Emma" }) { $0.title == "Emma" },
        ExpressionCase("NotEqual", predicate: #Predicate { $0.title != "Emma" }) { $0.title != "Emma" },
        ExpressionCase("Comparison", predicate: #Predicate { $0.pages <= 92 }) { $0.pages <= 92 },
        ExpressionCase("Comparison", predicate: #Predicate { $0.pages >= 92 }) { $0.pages >= 92 },
        ExpressionCase("Comparison", predicate: #Predicate { $0.pages < 92 }) { $0.pages < 92 },
        ExpressionCase(
            "Range", "RangeExpressionContains", predicate: #Predicate { (50..<($0.pages + 50)).contains(120) }
        ) { (50..<($0.pages + 50)).contains(120) },
        ExpressionCase("ClosedRange", predicate: #Predicate { (1...($0.pages + 1)).contains(93) }) {
            (1...($0.pages + 1)).contains(93)
        },
    ]

    private static let arithmetic = [
        ExpressionCase("Arithmetic", predicate: #Predicate { $0.pages + 1 - 2 * 3 > 90 }) { $0.pages + 1 - 2 * 3 > 90 },
        ExpressionCase("Arithmetic", predicate: #Predicate { $0.pages * 2 > 190 }) { $0.pages * 2 > 190 },
        ExpressionCase("Arithmetic", predicate: #Predicate { $0.pages - 40 > 50 }) { $0.pages - 40 > 50 },
        ExpressionCase("IntDivision", predicate: #Predicate { $0.pages / 50 == 2 }) { $0.pages / 50 == 2 },
        ExpressionCase("IntRemainder", predicate: #Predicate { $0.pages % 3 == 1 }) { $0.pages % 3 == 1 },
        ExpressionCase("FloatDivision", predicate: #Predicate { $0.price / 2 > 2.1 }) { $0.price / 2 > 2.1 },
        ExpressionCase("UnaryMinus", predicate: #Predicate { -$0.pages > -100 }) { -$0.pages > -100 },
    ]

    private static let optionals = [
        ExpressionCase("NilLiteral", predicate: #Predicate { $0.edition == nil }) { $0.edition == nil },
        ExpressionCase("NilCoalesce", predicate: #Predicate { ($0.edition ?? 4) > 3 }) { ($0.edition ?? 4) > 3 },
        ExpressionCase("ForcedUnwrap", predicate: #Predicate { $0.edition != nil && $0.edition! > 3 }) {
            ($0.edition ?? 0) > 3
        },
        // The body of the closure gives a value.
        ExpressionCase("OptionalFlatMap", predicate: #Predicate { $0.writer?.name == "Ann" }) {
            $0.writer?.name == "Ann"
        },
        // The body of the closure gives an optional.
        ExpressionCase("OptionalFlatMap", predicate: #Predicate { $0.writer?.nickname == nil }) {
            $0.writer?.nickname == nil
        },
        ExpressionCase("OptionalFlatMap", predicate: #Predicate { $0.edition.flatMap { $0 > 2 } ?? true }) {
            $0.edition.map { $0 > 2 } ?? true
        },
        ExpressionCase(
            "OptionalFlatMap",
            predicate: #Predicate { volume in
                if let writer = volume.writer, let age = writer.age { age > volume.pages - 60 } else { volume.isNew }
            }
        ) { volume in
            if let age = volume.writer?.age { age > volume.pages - 60 } else { volume.isNew }
        },
    ]

    private static let sequences = [
        ExpressionCase("SequenceContains", predicate: #Predicate { $0.words.contains("sand") }) {
            $0.words.contains("sand")
        },
        ExpressionCase("SequenceStartsWith", predicate: #Predicate { $0.title.starts(with: "E") }) {
            $0.title.starts(with: "E")
        },
        ExpressionCase("SequenceMaximum", predicate: #Predicate { $0.marks.max() == 2 }) { $0.marks.max() == 2 },
        ExpressionCase("SequenceMinimum", predicate: #Predicate { $0.marks.min() == 1 }) { $0.marks.min() == 1 },
    ]

    private static let closures = [
        ExpressionCase("SequenceContainsWhere", predicate: #Predicate { $0.chapters.contains { $0.pages > 15 } }) {
            $0.chapters.contains { $0.pages > 15 }
        },
        ExpressionCase("SequenceAllSatisfy", predicate: #Predicate { $0.chapters.allSatisfy { $0.pages > 9 } }) {
            $0.chapters.allSatisfy { $0.pages > 9 }
        },
        ExpressionCase("Filter", predicate: #Predicate { $0.chapters.filter { $0.title == "sun" }.count == 1 }) {
            $0.chapters.filter { $0.title == "sun" }.count == 1
        },
        // Closures within closures, which read the variables of those around them.
        ExpressionCase(
            "SequenceContainsWhere", "SequenceAllSatisfy",
            predicate: #Predicate { volume in
                volume.chapters.contains { chapter in
                    volume.words.contains { $0 == chapter.title } && chapter.notes.allSatisfy { $0 != volume.title }
                }
            }
        ) { volume in
            volume.chapters.contains { chapter in
                volume.words.contains { $0 == chapter.title } && chapter.notes.allSatisfy { $0 != volume.title }
            }
        },
        ExpressionCase(
            "Filter", "SequenceAllSatisfy",
            predicate: #Predicate { volume in
                volume.chapters.filter { chapter in chapter.pages < volume.pages }.allSatisfy { $0.pages > 12 }
            }
        ) { volume in
            volume.chapters.filter { chapter in chapter.pages < volume.pages }.allSatisfy { $0.pages > 12 }
        },
    ]

    private static let collections = [
        ExpressionCase("CollectionIndexSubscript", predicate: #Predicate { $0.words[0] == "sun" }) {
            $0.words[0] == "sun"
        },
        ExpressionCase("CollectionRangeSubscript", predicate: #Predicate { $0.words[0..<1].contains("sand") }) {
            $0.words[0..<1].contains("sand")
        },
        ExpressionCase("CollectionContainsCollection", predicate: #Predicate { $0.title.contains("m") }) {
            $0.title.contains("m")
        },
        ExpressionCase("DictionaryKeySubscript", predicate: #Predicate { $0.counts["sea"] == 2 }) {
            $0.counts["sea"] == 2
        },
        ExpressionCase(
            "DictionaryKeyDefaultValueSubscript", predicate: #Predicate { $0.counts["sea", default: 3] > 2 }
        ) { $0.counts["sea", default: 3] > 2 },
    ]

    private static let types = [
        ExpressionCase("TypeCheck", predicate: #Predicate { $0.cover is HardCover }) { $0.cover is HardCover },
        ExpressionCase("ConditionalCast", predicate: #Predicate { ($0.cover as? HardCover)?.weight == 4 }) {
            ($0.cover as? HardCover)?.weight == 4
        },
        ExpressionCase(
            "ForceCast", predicate: #Predicate { $0.cover is HardCover && ($0.cover as! HardCover).weight > 9 }
        ) { (($0.cover as? HardCover)?.weight ?? 0) > 9 },
        ExpressionCase(
            "ExpressionEvaluate",
            // Foundation's macro has no word for it here. A property is a rule that can be evaluated within a predicate.
            predicate: Predicate { volume in
                PredicateExpressions.build_evaluate(
                    PredicateExpressions.build_KeyPath(root: volume, keyPath: \.rule),
                    PredicateExpressions.build_KeyPath(root: volume, keyPath: \.pages))
            }
        ) { (try? $0.rule.evaluate($0.pages)) == true },
    ]

    private static let text = [
        ExpressionCase("StringContainsRegex", predicate: #Predicate { $0.title.contains(/l[oy]/) }) {
            $0.title.contains(/l[oy]/)
        }
    ]
}
