import Foundation

/// The build that the running tests are a part of: where its modules and its macros are.
struct CurrentBuild {
    /// The folder with the modules of the package, such as `.build/debug/Modules`.
    let modules: URL

    /// The executable that expands `@Fetchable`.
    let macroPlugin: URL

    /// The folder with the module map of the SQLite library that GRDB imports.
    let sqliteModuleMapFolder: URL

    static func find() throws -> CurrentBuild {
        let products = try ancestor(of: testExecutables, containing: "Modules/Fetching.swiftmodule")
        let scratch = try ancestor(of: [products], containing: "checkouts/GRDB.swift")
        return CurrentBuild(
            modules: products.appending(path: "Modules"),
            macroPlugin: products.appending(path: "FetchingMacros-tool"),
            sqliteModuleMapFolder: scratch.appending(path: "checkouts/GRDB.swift/Sources/GRDBSQLite"))
    }

    /// What makes a compiler see the same modules and macros as this build.
    var compilerArguments: [String] {
        ["-swift-version", "6"] + moduleArguments + macroArguments
    }

    /// What makes a compiler find the macros of this build.
    var macroArguments: [String] {
        ["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(macroPlugin.path)#FetchingMacros"]
    }

    /// What makes a tool see the same modules as this build.
    var moduleArguments: [String] {
        [
            "-I", modules.path,
            "-I", sqliteModuleMapFolder.path,
            "-Xcc", "-fmodule-map-file=\(sqliteModuleMapFolder.appending(path: "module.modulemap").path)",
            // As SwiftPM finds it by pkg-config.
            "-I", SourceFiles.package.appending(path: "Sources/CLibPQ").path, "-Xcc", "-I/usr/include/postgresql",
        ]
    }

    // On Linux the tests are an executable of their own; on Apple systems a helper of SwiftPM loads them from the bundle
    // that its arguments name.
    private static var testExecutables: [URL] {
        ([Bundle.main.executablePath].compactMap { $0 } + CommandLine.arguments)
            .filter { $0.hasPrefix("/") }
            .map { URL(filePath: $0).resolvingSymlinksInPath() }
    }

    private static func ancestor(of locations: [URL], containing path: String) throws -> URL {
        for location in locations {
            var folder = location
            while folder.path != "/" {
                if FileManager.default.fileExists(atPath: folder.appending(path: path).path) { return folder }
                folder.deleteLastPathComponent()
            }
        }
        throw BuildError.notFound(path, above: locations.map(\.path))
    }
}

enum BuildError: Error, CustomStringConvertible {
    case notFound(String, above: [String])

    var description: String {
        switch self {
        case .notFound(let path, let locations):
            "no '\(path)' above \(locations.joined(separator: ", ")); build the package with 'swift build --build-tests'"
        }
    }
}
