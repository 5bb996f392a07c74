#if os(Linux)
import Foundation
import Testing

/// Each program in `Tests/MisuseOfCoreData` must be refused with exactly the errors that it expects.
@Suite struct CoreDataMisuseTests {
    private static let programs = SourceFiles.directly(in: "Tests/MisuseOfCoreData").map(MisuseProgram.init)

    @Test func thereAreProgramsToCheck() {
        #expect(Self.programs.count >= 68)
    }

    @Test(arguments: programs)
    func misuseIsRefusedWithTheExpectedError(program: MisuseProgram) throws {
        let source = try String(contentsOf: program.source, encoding: .utf8)
        #expect(source.contains("expected-error"), "it expects no error")
        let outcome = try verify(program.source)
        #expect(outcome.succeeded || Self.hasNotesAlone(outcome.output), "\(outcome.output)")
    }

    /// Whether the errors are those that are expected. The models stand beside the program, in whose expansions the compiler
    /// notes where it found what it refuses.
    private static func hasNotesAlone(_ output: String) -> Bool {
        let problems = output.split(separator: "\n").filter { $0.contains(": error: ") }
        return !problems.isEmpty
            && problems.allSatisfy {
                $0.contains("unexpected note produced: getter for 'subscript(dynamicMember:)' has been explicitly")
            }
    }

    @Test func aCorrectProgramIsAccepted() throws {
        #expect(try verify("let users = User.request().all().where { $0.score > 5 }").succeeded)
    }

    @Test func anErrorThatIsNotExpectedIsNoticed() throws {
        let outcome = try verify("let users = User.request().all().where { $0.scor > 5 }")
        #expect(!outcome.succeeded)
        #expect(outcome.output.contains("unexpected error produced: getter for"))
    }

    @Test func anErrorInTheCodeOfAMacroIsNoticed() throws {
        let outcome = try verify("@Fetchable class Shelf: NSManagedObject { @NSManaged var owner: Stranger? }")
        #expect(!outcome.succeeded)
        #expect(outcome.output.contains("'ClassThatIsNotFetchable'"))
    }

    private func verify(_ program: String) throws -> Command.Outcome {
        try TemporaryFolder.with { folder in
            let source = folder.appending(path: "Program.swift")
            let imports = "import CoreData\nimport Fetching\nimport FetchingCoreData\n\n"
            try (imports + program + "\n").write(to: source, atomically: true, encoding: .utf8)
            return try verify(source)
        }
    }

    private func verify(_ source: URL) throws -> Command.Outcome {
        let models = SourceFiles.directly(in: "Tests/MisuseOfCoreData/Support")
        return try CoreDataBuild.shared().typeCheck([source], beside: models, verifies: true)
    }
}
#endif
