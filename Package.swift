// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let grdb: [Target.Dependency] = [
    .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
    .product(name: "GRDBSQLite", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
]

let logging: [Target.Dependency] = [
    .product(name: "Logging", package: "swift-log", condition: .when(traits: ["SQLite", "Postgres"]))
]

let package = Package(
    name: "Fetching",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
    products: [
        .library(name: "Fetching", targets: ["Fetching"]),
        .library(name: "FetchingSQLite", targets: ["FetchingSQLite"]),
        .library(name: "FetchingPostgres", targets: ["FetchingPostgres"]),
        .library(name: "FetchingFoundation", targets: ["FetchingFoundation"]),
        .library(name: "FetchingFilters", targets: ["FetchingFilters"]),
        .library(name: "FetchingSearch", targets: ["FetchingSearch"]),
        .library(name: "FetchingPredicate", targets: ["FetchingPredicate"]),
        .library(name: "FetchingCoreData", targets: ["FetchingCoreData"]),
        .library(name: "FetchingLists", targets: ["FetchingLists"]),
        .library(name: "FetchingCommands", targets: ["FetchingCommands"]),
        .library(name: "FetchingTestSupport", targets: ["FetchingTestSupport"]),
        .library(name: "FetchingSQLiteTestSupport", targets: ["FetchingSQLiteTestSupport"]),
        .library(name: "FetchingPostgresTestSupport", targets: ["FetchingPostgresTestSupport"]),
        // Its target has another name: 'fetching' and 'Fetching' are one file where names have no case.
        .executable(name: "fetching", targets: ["FetchingTool"]),
        .plugin(name: "FetchingCommandPlugin", targets: ["FetchingCommandPlugin"]),
    ],
    traits: [
        .trait(name: "SQLite", description: "The SQLite engine, on GRDB."),
        .trait(name: "Postgres", description: "The PostgreSQL engine, on libpq."),
        .default(enabledTraits: ["SQLite"]),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.5.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
    ],
    targets: [
        .macro(
            name: "FetchingMacros",
            dependencies: [
                "FetchingNaming",
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ],
            path: "Macros/FetchingMacros"
        ),
        .target(name: "FetchingNaming", path: "Macros/FetchingNaming", swiftSettings: strict),
        .target(name: "FetchingCore", dependencies: ["FetchingNaming"], swiftSettings: strict),
        .target(name: "FetchingObjects", dependencies: ["FetchingCore"], swiftSettings: strict),
        .target(
            name: "Fetching", dependencies: ["FetchingCore", "FetchingMacros", "FetchingObjects"],
            swiftSettings: strict),
        .target(name: "FetchingSQL", dependencies: ["FetchingCore"], swiftSettings: strict),
        .target(
            name: "FetchingSQLite", dependencies: ["FetchingCore", "FetchingSQL"] + grdb + logging,
            swiftSettings: strict),
        .systemLibrary(
            name: "CLibPQ", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        .target(
            name: "FetchingPostgres",
            dependencies: [
                "FetchingCore", "FetchingSQL", .target(name: "CLibPQ", condition: .when(traits: ["Postgres"])),
            ] + logging,
            swiftSettings: strict),
        .target(name: "FetchingFoundation", dependencies: ["FetchingCore"], swiftSettings: strict),
        .target(name: "FetchingFilters", dependencies: ["FetchingCore"], swiftSettings: strict),
        .target(name: "FetchingSearch", dependencies: ["FetchingCore"], swiftSettings: strict),
        .target(
            name: "FetchingPredicate", dependencies: ["FetchingFilters", "FetchingFoundation", "FetchingSearch"],
            swiftSettings: strict),
        .target(name: "FetchingLists", dependencies: ["FetchingCore"], swiftSettings: strict),
        .target(
            name: "FetchingCoreData",
            dependencies: ["FetchingCore", "FetchingLists", "FetchingMacros", "FetchingObjects"],
            swiftSettings: strict),
        .target(name: "FetchingTestSupport", dependencies: ["Fetching"], swiftSettings: strict),
        .target(
            name: "FetchingSQLiteTestSupport",
            dependencies: ["FetchingCore", "FetchingSQLite", "FetchingTestSupport"] + grdb,
            swiftSettings: strict),
        .target(
            name: "FetchingPostgresTestSupport",
            dependencies: ["FetchingCore", "FetchingPostgres", "FetchingTestSupport"],
            swiftSettings: strict),
        .target(
            name: "FetchingCommands",
            dependencies: [
                "FetchingCore", "FetchingPostgres", "FetchingSQL", "FetchingSQLite",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ] + grdb,
            swiftSettings: strict),
        .target(
            name: "FetchingGenerator",
            dependencies: [
                "FetchingCommands", "FetchingCore", "FetchingNaming", "FetchingSearch", "FetchingSQL", "FetchingSQLite",
                .byName(name: "FetchingPostgres", condition: .when(traits: ["Postgres"])),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ] + grdb,
            swiftSettings: strict),
        .executableTarget(name: "FetchingTool", dependencies: ["FetchingGenerator"], swiftSettings: strict),
        // It builds the tool when it runs: as a dependency, the tool would be looked for by the name of its target, and built with
        // every package that uses this one.
        .plugin(
            name: "FetchingCommandPlugin",
            capability: .command(
                intent: .custom(verb: "fetching", description: "Write models of a database, or search its tables"),
                permissions: [.writeToPackageDirectory(reason: "It writes the file of models that you name")]),
            path: "Sources/FetchingCommandPlugin"),
        .executableTarget(
            name: "Quickstart",
            dependencies: [
                "Fetching", "FetchingCoreData", "FetchingPostgres", "FetchingPredicate", "FetchingSQLite",
            ] + logging,
            path: "Examples/Quickstart"),
        .target(
            name: "MemoFilters", dependencies: ["Fetching", "FetchingPredicate", "FetchingSQLite"],
            path: "Examples/Memos/MemoFilters"),
        .executableTarget(name: "Memos", dependencies: ["MemoFilters"], path: "Examples/Memos/Memos"),
        .executableTarget(name: "Tenants", dependencies: ["Fetching", "FetchingPostgres"], path: "Examples/Tenants"),
        .executableTarget(
            name: "ShardFigures", dependencies: ["Fetching", "FetchingPostgres"], path: "Tests/ShardFigures"),
        .target(
            name: "ConformanceEngines",
            dependencies: [
                "Fetching", "FetchingPostgres", "FetchingPredicate", "FetchingSQLite", "FetchingTestSupport",
                .target(name: "CLibPQ", condition: .when(traits: ["Postgres"])),
            ] + grdb,
            path: "Tests/ConformanceEngines"),
        // Depends on every product, so that CI builds each in release.
        .executableTarget(
            name: "ReleaseConformance",
            dependencies: [
                "ConformanceEngines", "Fetching", "FetchingCommands", "FetchingCoreData", "FetchingLists",
                "FetchingPostgres", "FetchingPostgresTestSupport", "FetchingPredicate", "FetchingSQLite",
                "FetchingSQLiteTestSupport", "FetchingTestSupport",
            ] + logging,
            path: "Tests/ReleaseConformance"),
        // Those that take longest to compile come first, so that no processor waits for the last.
        .testTarget(
            name: "FetchingPostgresTests",
            dependencies: [
                "ConformanceEngines", "Fetching", "FetchingPostgres", "FetchingPostgresTestSupport",
                "FetchingPredicate", "FetchingSQLite", "FetchingTestSupport",
            ] + grdb + logging),
        .testTarget(
            name: "FetchingSQLiteTests",
            dependencies: ["Fetching", "FetchingSQLite", "FetchingSQLiteTestSupport", "FetchingTestSupport"] + grdb
                + logging),
        .testTarget(
            name: "FetchingCoreTests",
            dependencies: ["Fetching", "FetchingCore", "FetchingSQLite", "FetchingTestSupport"]),
        .testTarget(
            name: "FetchingMacrosTests",
            dependencies: ["Fetching", "FetchingCore", "FetchingCoreData", "FetchingNaming"]),
        .testTarget(
            name: "FetchingGeneratorTests",
            dependencies: [
                "Fetching", "FetchingCommands", "FetchingCore", "FetchingGenerator", "FetchingNaming", "FetchingSQLite",
            ] + grdb),
        .testTarget(
            name: "FetchingPredicateTests",
            dependencies: [
                "Fetching", "FetchingFilters", "FetchingFoundation", "FetchingPredicate", "FetchingSearch",
                "FetchingSQLite", "FetchingTestSupport",
            ] + grdb),
        .testTarget(
            name: "FetchingListsTests",
            dependencies: [
                "ConformanceEngines", "Fetching", "FetchingLists", "FetchingPostgres", "FetchingSQLite",
                "FetchingTestSupport",
            ] + grdb),
        .testTarget(
            name: "FetchingCoreDataTests",
            dependencies: ["Fetching", "FetchingCoreData", "FetchingTestSupport"]),
        .testTarget(name: "CoreDataTests", dependencies: ["Fetching", "FetchingCoreData", "FetchingTestSupport"]),
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                "ConformanceEngines", "Fetching", "FetchingPredicate", "FetchingSQLite", "FetchingSQLiteTestSupport",
                "FetchingTestSupport",
            ] + grdb),
        .testTarget(
            name: "QuickstartTests",
            dependencies: [
                "Fetching", "FetchingCoreData", "FetchingPostgres", "FetchingPredicate", "FetchingSQLite",
                "MemoFilters", "Quickstart",
            ]),
        .testTarget(
            name: "CompileTimeTests",
            dependencies: [
                "ConformanceEngines", "Fetching", "FetchingCommands", "FetchingCoreData", "FetchingLists",
                "FetchingPostgres", "FetchingPredicate", "FetchingSQLite", "FetchingPostgresTestSupport",
                "FetchingSQLiteTestSupport", "FetchingTestSupport", "FetchingTool",
            ] + grdb,
            exclude: [
                "Generated/Chinook.sql", "Generated/Hostile.sql", "Generated/Northwind.sql", "Generated/Sakila.sql",
                "PublicSymbols",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// With the macros as a program that is there already, as `scripts/test` has it: a release build would optimise
// swift-syntax for ten minutes. The compiler is told of the program on the command line.
if Context.environment["FETCHING_MACROS_ARE_BUILT"] != nil {
    package.dependencies.removeAll { dependency in
        guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
        return location.hasSuffix("/swift-syntax")
    }
    package.targets.removeAll { $0.name == "FetchingMacros" }
    for target in package.targets {
        target.dependencies.removeAll { dependency in
            if case .byNameItem("FetchingMacros", _) = dependency { true } else { false }
        }
    }
}
