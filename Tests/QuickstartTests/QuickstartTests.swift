import Foundation
import Testing

@Suite struct QuickstartTests {
    @Test func `the tour gives the rows that it states`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fetching-tour-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }

        let process = Process()
        process.executableURL = try Self.executable
        process.arguments = [folder.path]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()

        #expect(process.terminationStatus == 0, "\(text.suffix(1000))")
        #expect(text.contains("all with the expected rows"))
    }

    /// The executable that was built with the tests. They are in the same folder, or in a bundle in it.
    private static var executable: URL {
        get throws {
            let places = [Bundle.main.executablePath].compactMap(\.self) + CommandLine.arguments
            for place in places where place.hasPrefix("/") {
                var folder = URL(filePath: place).resolvingSymlinksInPath()
                while folder.path != "/" {
                    folder.deleteLastPathComponent()
                    let executable = folder.appending(path: "Quickstart")
                    if FileManager.default.isExecutableFile(atPath: executable.path),
                        FileManager.default.fileExists(atPath: folder.appending(path: "Modules").path)
                    {
                        return executable
                    }
                }
            }
            throw CocoaError(.fileNoSuchFile)
        }
    }
}
