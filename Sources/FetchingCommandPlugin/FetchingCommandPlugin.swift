import Foundation
import PackagePlugin

/// `swift package fetching …`: the command line tool, with the package as its folder.
@main struct FetchingCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "fetching").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // The tool has said why. Its own code is passed on, for scripts that tell differences from errors.
        if process.terminationReason != .exit || process.terminationStatus != 0 {
            exit(process.terminationReason == .exit ? process.terminationStatus : 2)
        }
    }
}
