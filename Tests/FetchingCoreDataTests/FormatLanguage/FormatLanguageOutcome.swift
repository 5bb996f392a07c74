import Testing

/// What an evaluation ends with.
enum FormatLanguageOutcome: Equatable {
    case yes, no, unspecified, unsupported, overflow, mismatch

    init(_ format: String, _ arguments: [FormatLanguageValue] = [], logic: NullLogic) throws {
        do {
            let program = try PredicateFormatProgram(format: format, arguments: arguments.map { .value($0) })
            self = try program.evaluate(on: FormatLanguageRecord.cat, logic: logic) ? .yes : .no
        } catch FormatLanguageError.unspecified {
            self = .unspecified
        } catch FormatLanguageError.unsupported {
            self = .unsupported
        } catch FormatLanguageError.overflow {
            self = .overflow
        } catch FormatLanguageError.typeMismatch {
            self = .mismatch
        }
    }
}

/// Expects an outcome in memory and one in the store, or one in both.
func expect(
    _ format: String, _ arguments: FormatLanguageValue..., objects: FormatLanguageOutcome? = nil,
    sqlStore: FormatLanguageOutcome? = nil, both: FormatLanguageOutcome? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    for (logic, expected) in [(NullLogic.objects, objects ?? both), (.sqlStore, sqlStore ?? both)] {
        let outcome = try FormatLanguageOutcome(format, arguments, logic: logic)
        #expect(outcome == expected, "\(format), \(logic)", sourceLocation: sourceLocation)
    }
}
