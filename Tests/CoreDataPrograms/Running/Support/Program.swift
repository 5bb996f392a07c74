import CoreData
import Foundation

/// Runs the subject that the first argument names: a file of this folder, and a type in it.
@main enum Program {
    private static let subjects: [String: @Sendable () async throws -> Void] = [
        "Accessors": Accessors.run, "Arguments": Arguments.run, "Batches": Batches.run, "Controllers": Controllers.run,
        "Counting": Counting.run, "Errors": Errors.run, "Groups": Groups.run, "Lists": Lists.run,
        "Objects": Objects.run,
        "Pages": Pages.run, "Performing": Performing.run, "Predicates": Predicates.run, "Requests": Requests.run,
        "Rows": Rows.run, "Subclasses": Subclasses.run, "Values": Values.run, "Views": Views.run,
        "--failing": {
            expect(1, 1)
            expect(1, 2)
        },
    ]

    static func main() async {
        guard let name = CommandLine.arguments.last, let subject = subjects[name] else {
            print("no subject '\(CommandLine.arguments.last ?? "")'")
            exit(2)
        }
        do {
            try await subject()
        } catch {
            Expectation.fail("it throws \(error)", file: name, line: 0)
        }
        if Expectation.count == 0 { Expectation.fail("it expects nothing", file: name, line: 0) }
        print("\(Expectation.count) expectations, \(Expectation.failures) failed")
        exit(Expectation.failures == 0 ? 0 : 1)
    }
}
