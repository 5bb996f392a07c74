import Foundation
import Testing

/// What is written for SwiftData compiles against the declarations of SwiftData that it uses, where SwiftData itself is
/// missing.
@Suite struct SwiftDataTests {
    private let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func requestsBecomeFetchDescriptors() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "SwiftData-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let compiler = try Compiler()

        let stub = try compiler.run(
            [
                "-emit-module", "-parse-as-library", "-module-name", "SwiftData", "-o",
                folder.appending(path: "SwiftData.swiftmodule").path,
            ] + swiftFiles(in: "Tests/Stubs/SwiftData"))
        #expect(stub.succeeded, "\(stub.output)")

        let module = try compiler.run(
            [
                "-emit-module", "-parse-as-library", "-warnings-as-errors", "-module-name",
                "FetchingFoundation", "-package-name", packageName, "-enable-upcoming-feature", "ExistentialAny",
                "-enable-upcoming-feature", "InternalImportsByDefault", "-o",
                folder.appending(path: "FetchingFoundation.swiftmodule").path,
            ] + swiftFiles(in: "Sources/FetchingFoundation"), modules: [folder])
        #expect(module.succeeded, "\(module.output)")

        let program = folder.appending(path: "Program.swift")
        try Self.program.write(to: program, atomically: true, encoding: .utf8)
        let outcome = try compiler.run(
            [
                "-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "Program", program.path,
            ], modules: [folder])
        #expect(outcome.succeeded, "\(outcome.output)")
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

    /// The name by which SwiftPM lets the modules of the package see each other's declarations.
    private var packageName: String {
        String(package.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    private func swiftFiles(in folder: String) throws -> [String] {
        let folder = package.appending(path: folder)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }.map(\.path).sorted()
    }
}
