// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "Fetching", path: "../..", traits: ["SQLite", "Postgres"]),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.5.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.3.0"),
    ],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                .product(name: "Fetching", package: "Fetching"),
                .product(name: "FetchingPostgres", package: "Fetching"),
                .product(name: "FetchingSQLite", package: "Fetching"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(name: "CAllocations"),
        .executableTarget(
            name: "Allocations",
            dependencies: [
                "CAllocations",
                .product(name: "Fetching", package: "Fetching"),
                .product(name: "FetchingSQLite", package: "Fetching"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
