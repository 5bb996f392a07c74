import FetchingCoreData

@testable import FetchingCore

/// Compares what a condition is as a format with what it is in memory, object by object.
struct FormatCheck {
    let tally: FormatTally

    /// Is given each format that agrees with memory.
    var record: (@Sendable (ComparedFormat) -> Void)?

    /// Checks the conditions of a query and of those among whose results it looks, and then what it gives.
    func check<Model: Fetchable>(_ query: FetchQuery, of model: Model.Type, in objects: StoredObjects) throws {
        if let predicate = query.predicate { try check(predicate, of: model, in: objects) }
        if let source = query.source { try check(source.query, of: model, in: objects) }
        try checkResult(of: query, model, in: objects)
    }

    private func check<Model: Fetchable>(
        _ condition: ExpressionTree, of model: Model.Type, in objects: StoredObjects
    ) throws {
        let compiler = MemoryCompiler(model: model, rows: MemoryRows(objects.store))
        let memory: MemoryCondition
        do {
            memory = try compiler.condition(condition)
        } catch let error as FetchError {
            return try requireFailure(condition, of: model, as: error)
        }
        let format: PredicateFormat
        do {
            format = try FetchPredicate<Model>(condition).predicateFormat()
        } catch let error as FetchError where error.code == .unsupported || error.code == .tooDeep {
            return tally.refuse(error)
        }
        let program = try PredicateFormatProgram(format)
        try StoreRules.check(program.predicate)
        let answers = try objects.objects(of: model).map { object in
            var expected = try Answer { try memory.holds(object.address) }
            for logic in NullLogic.allCases {
                let got = try Answer(of: program, on: object, logic, as: format)
                // Where memory gives an error, there is nothing to compare with.
                guard got != expected, expected != .none else { continue }
                // What Core Data makes of a calculation that overflows is its own affair, as is documented.
                guard got != .none, !condition.isNotANumber(for: object, compiler) else {
                    tally.excuse()
                    expected = .none
                    break
                }
                throw WrongAnswer("\(got) and not \(expected)", of: format, logic, on: object)
            }
            return (object: object, isMatch: expected == .none ? nil : expected == .yes)
        }
        tally.translate(on: answers.count)
        record?(ComparedFormat(rendered: format, program: program, answers: answers))
    }

    /// What is wrong with a condition is found when it is rendered, too.
    private func requireFailure<Model: Fetchable>(
        _ condition: ExpressionTree, of model: Model.Type, as expected: FetchError
    ) throws {
        do {
            let format = try FetchPredicate<Model>(condition).predicateFormat()
            throw WrongAnswer("a format, and not the error '\(expected.code)'", of: format, nil, on: nil)
        } catch let error as FetchError {
            guard error.code == expected.code || error.code == .unsupported else { throw error }
            tally.fail()
        }
    }
}

private enum Answer: Equatable {
    case yes, no

    /// There is none, for a calculation overflows.
    case none

    /// What memory says.
    init(_ holds: () throws -> Bool) throws {
        do {
            self = try holds() ? .yes : .no
        } catch let error as FetchError where error.code == FetchError.arithmeticOverflow.code {
            self = .none
        }
    }

    init(
        of program: PredicateFormatProgram, on object: StoredObject, _ logic: NullLogic, as format: PredicateFormat
    ) throws {
        do {
            self = try program.evaluate(on: object, logic: logic) ? .yes : .no
        } catch FormatLanguageError.overflow {
            self = .none
        } catch {
            throw WrongAnswer("\(error)", of: format, logic, on: object)
        }
    }
}

/// A format that does not say what was meant, with an object on which that shows.
struct WrongAnswer: Error, CustomStringConvertible {
    let description: String

    init(_ answer: String, of format: PredicateFormat, _ logic: NullLogic?, on object: StoredObject?) {
        let place = logic.map { " in \($0)" } ?? ""
        description = "\(answer)\(place): \(format.format) \(format.arguments) on \((try? object?.text) ?? "all")"
    }
}

extension StoredObject {
    /// Its attributes.
    var text: String {
        get throws {
            try model.fetchableEntity.columns.map { "\($0.name): \(try value(forKey: $0.name))" }.joined(
                separator: ", ")
        }
    }
}
