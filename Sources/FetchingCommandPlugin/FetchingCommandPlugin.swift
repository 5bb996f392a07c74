import Foundation
import PackagePlugin

/// `swift package fetching …`: the command line tool, in the folder of the package.
///
/// The plugin builds the tool when it runs. As a dependency of the plugin, SwiftPM would look for a product with the name of the
/// tool's target, and would build the tool with the packages that use Fetching.
@main struct FetchingCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        Diagnostics.progress("Building the tool, which takes some minutes the first time")
        let build = try packageManager.build(.product("fetching"), parameters: .init(echoLogs: false))
        guard build.succeeded, let tool = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
            return Diagnostics.error("The tool does not build: \(build.logText)")
        }
        let process = Process()
        process.executableURL = tool.url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        // The tool has said why.
        if process.terminationReason != .exit || process.terminationStatus != 0 { exit(1) }
    }
}
