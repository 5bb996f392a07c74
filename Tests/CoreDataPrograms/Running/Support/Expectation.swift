import Fetching
import Foundation

/// Counts what is expected, and prints a line for what differs.
enum Expectation {
    // A subject is one task: nothing runs beside it.
    nonisolated(unsafe) private(set) static var count = 0
    nonisolated(unsafe) private(set) static var failures = 0

    static func fail(_ message: String, file: String, line: Int) {
        failures += 1
        print("\(file):\(line): \(message)")
    }

    static func check(_ isMet: Bool, _ message: @autoclosure () -> String, file: String, line: Int) {
        count += 1
        if !isMet { fail(message(), file: file, line: line) }
    }
}

func expect(_ isMet: Bool, _ message: String = "it is false", file: String = #fileID, line: Int = #line) {
    Expectation.check(isMet, message, file: file, line: line)
}

func expect<Value: Equatable>(_ value: Value, _ expected: Value, file: String = #fileID, line: Int = #line) {
    Expectation.check(value == expected, "it is\n    \(value), not\n    \(expected)", file: file, line: line)
}

/// The error of a closure, with what the test says of it in words.
@discardableResult
func expectError(
    _ code: FetchError.Code, _ reason: String, file: String = #fileID, line: Int = #line,
    _ body: () throws -> Any?
) -> FetchError? {
    do {
        let result = try body()
        Expectation.check(false, "it gives \(String(describing: result))", file: file, line: line)
    } catch let error as FetchError {
        expect(error.code.description, code.description, file: file, line: line)
        expect(error.reason, reason, file: file, line: line)
        expect(error.engine, "Core Data", file: file, line: line)
        expect(error.model != nil, "the error names no model", file: file, line: line)
        return error
    } catch {
        Expectation.check(false, "it throws \(error), which is no FetchError", file: file, line: line)
    }
    return nil
}
