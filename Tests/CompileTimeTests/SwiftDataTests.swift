import Foundation
import Testing

/// What is written for SwiftData compiles against the declarations of SwiftData that it uses, where SwiftData itself is
/// missing.
@Suite struct SwiftDataTests {
    @Test func requestsBecomeFetchDescriptors() throws {
        try TemporaryFolder.with { folder in
            let program = folder.appending(path: "Program.swift")
            try Self.program.write(to: program, atomically: true, encoding: .utf8)
            let outcome = try Compiler().run(
                ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "Program", program.path],
                modules: [SwiftDataBuild.shared().folder])
            #expect(outcome.succeeded, "\(outcome.output)")
        }
    }

    private static let program = """
        import Fetching
        import FetchingFoundation
        import SwiftData

        @Fetchable
        final class Trip: PersistentModel, @unchecked Sendable {
            let id: Int
            var place: String

            init(id: Int, place: String) {
                self.id = id
                self.place = place
            }

            static func == (lhs: Trip, rhs: Trip) -> Bool { lhs === rhs }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }

        func trips(in context: ModelContext) throws -> [Trip] {
            let request = Trip.request().all().where { $0.place.hasPrefix("M") }.sorted(by: .ascending(\\.place))
            var descriptor = try FetchDescriptor(request)
            descriptor.includePendingChanges = false
            return try context.fetch(descriptor) + request.fetch(in: context)
        }

        func trip(in context: ModelContext) throws -> Trip? {
            try Trip.request().first().where { $0.id == 1 }.fetch(in: context)
        }
        """
}
