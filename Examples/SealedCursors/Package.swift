// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that Fetching does not depend on a library of cryptography.
let package = Package(
    name: "SealedCursors",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(name: "Fetching", path: "../..", traits: []),
        .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
    ],
    targets: [
        .target(
            name: "SealedCursors",
            dependencies: [
                .product(name: "Fetching", package: "Fetching"), .product(name: "Crypto", package: "swift-crypto"),
            ]),
        .testTarget(
            name: "SealedCursorsTests",
            dependencies: [
                "SealedCursors", .product(name: "Fetching", package: "Fetching"),
                .product(name: "Crypto", package: "swift-crypto"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
