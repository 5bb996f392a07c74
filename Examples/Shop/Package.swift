// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that Fetching does not depend on a web server.
let package = Package(
    name: "Shop",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Fetching", path: "../..", traits: ["SQLite", "Postgres"]),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.8.0"),
        .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.9.0"),
    ],
    targets: [
        .target(
            name: "Shop",
            dependencies: [
                .product(name: "Fetching", package: "Fetching"),
                .product(name: "FetchingLists", package: "Fetching"),
                .product(name: "FetchingPostgres", package: "Fetching"),
                .product(name: "FetchingPredicate", package: "Fetching"),
                .product(name: "FetchingSQLite", package: "Fetching"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ],
            resources: [.copy("Resources")]),
        .executableTarget(name: "ServeShop", dependencies: ["Shop"]),
        // A list that follows the database, in a terminal.
        .executableTarget(name: "WatchShop", dependencies: ["Shop"]),
        // The shop beside SQL by hand, for a load test.
        .executableTarget(
            name: "ShopLoad",
            dependencies: [
                "Shop", .product(name: "FetchingSQLite", package: "Fetching"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ]),
        .testTarget(
            name: "ShopTests",
            dependencies: [
                "Shop", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
