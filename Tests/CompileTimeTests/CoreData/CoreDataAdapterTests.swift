#if os(Linux)
import Foundation
import Testing

/// The adapter to Core Data compiles against a module that declares what Apple's does, without a warning, and does what it
/// says: what it asked Core Data for is what the module recorded.
@Suite struct CoreDataAdapterTests {
    @Test func theAdapterCompiles() throws {
        _ = try CoreDataBuild.shared()
    }

    @Test func modelsAndRequestsCompile() throws {
        let outcome = try CoreDataBuild.shared().typeCheck(SourceFiles.all(in: "Tests/CoreDataPrograms/TypeChecked"))
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    /// What only runs where there is Core Data itself.
    @Test func theTestsOnCoreDataCompile() throws {
        let outcome = try CoreDataBuild.shared().typeCheckTests(SourceFiles.all(in: "Tests/CoreDataTests"))
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test func thereAreSubjectsToRun() {
        #expect(RunningSubject.all.count >= 16)
    }

    @Test(arguments: RunningSubject.all)
    func coreDataIsAskedForWhatIsExpected(subject: RunningSubject) throws {
        let outcome = try Command.run(RunningSubject.executable.get().path, [subject.testDescription])
        #expect(outcome.succeeded, "\(outcome.output)")
        #expect(outcome.output.contains(/[1-9][0-9]* expectations, 0 failed/), "\(outcome.output)")
    }
}

/// A file of `Tests/CoreDataPrograms/Running`. All of them are one executable, which runs the subject it is told.
struct RunningSubject: CustomTestStringConvertible, Sendable {
    let testDescription: String

    static let all = SourceFiles.directly(in: "Tests/CoreDataPrograms/Running").map {
        RunningSubject(testDescription: $0.deletingPathExtension().lastPathComponent)
    }

    static let executable = Result {
        try CoreDataBuild.shared().executable("Running", of: SourceFiles.all(in: "Tests/CoreDataPrograms/Running"))
    }
}

/// What makes the verdicts of ``CoreDataAdapterTests`` worth something.
@Suite struct CoreDataHarnessTests {
    @Test func aSubjectThatThereIsNotFails() throws {
        let outcome = try Command.run(RunningSubject.executable.get().path, ["Nothing"])
        #expect(!outcome.succeeded)
    }

    @Test func aMissedExpectationFails() throws {
        let outcome = try Command.run(RunningSubject.executable.get().path, ["--failing"])
        #expect(!outcome.succeeded)
        #expect(outcome.output.contains("2 expectations, 1 failed"), "\(outcome.output)")
        #expect(outcome.output.contains("it is\n    1, not\n    2"), "\(outcome.output)")
    }
}
#endif
