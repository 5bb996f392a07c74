import Foundation
import Testing

/// Each program in `Tests/Misuse` must be refused with exactly the errors that it expects.
@Suite struct MisuseTests {
    @Test func thereAreProgramsToCheck() {
        #expect(MisuseProgram.all.count >= 700)
    }

    @Test(arguments: ProgramSample.inCI(of: MisuseProgram.all))
    func misuseIsRefusedWithTheExpectedError(program: MisuseProgram) throws {
        let source = try String(contentsOf: program.source, encoding: .utf8)
        #expect(source.contains("expected-error"), "it expects no error")

        let outcome = try Compiler().verify(program.source)
        #expect(outcome.succeeded, "\(outcome.output)")
    }
}

/// What makes the verdicts of ``MisuseTests`` worth something.
@Suite struct MisuseHarnessTests {
    private let correct = "let users = User.request().all().where { $0.score > 5 }"
    private let wrong = "let users = User.request().all().where { $0.scor > 5 }"

    @Test func aCorrectProgramIsAccepted() throws {
        #expect(try verify(correct).succeeded)
    }

    @Test func anErrorThatIsNotExpectedIsNoticed() throws {
        let outcome = try verify(wrong)
        #expect(!outcome.succeeded)
        #expect(outcome.output.contains("unexpected error produced: getter for"))
    }

    @Test func anExpectedErrorThatDoesNotComeIsNoticed() throws {
        let outcome = try verify(correct + "  // expected-error {{has no such member}}")
        #expect(!outcome.succeeded)
        #expect(outcome.output.contains("expected error not produced"))
    }

    @Test func anExpectedErrorWithOtherWordsIsNoticed() throws {
        let outcome = try verify(wrong + "  // expected-error {{has no property}}")
        #expect(!outcome.succeeded)
        #expect(outcome.output.contains("incorrect message found"))
    }

    @Test func aSecondErrorInTheCodeOfAMacroIsNoticed() throws {
        let outcome = try verify("@Fetchable struct Bag { var items: Set<Int> }")
        #expect(!outcome.succeeded)
        #expect(outcome.output.contains("does not conform to protocol 'FetchableValue'"))
    }

    private func verify(_ program: String) throws -> Command.Outcome {
        try TemporaryFolder.with { folder in
            let source = folder.appending(path: "Program.swift")
            try "import Fetching\n\n\(program)\n".write(to: source, atomically: true, encoding: .utf8)
            return try Compiler().verify(source)
        }
    }
}
