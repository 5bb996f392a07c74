// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// A package of its own: SwiftPM builds a test that names a macro for the host of the macros, and all tests of its package, and all
// that they depend on, with it. Every module would be compiled twice. `Macros` is a link, for the macros are no product.
let package = Package(
    name: "MacroExpansion",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0")
    ],
    targets: [
        .target(name: "FetchingNaming", path: "Macros/FetchingNaming"),
        .macro(
            name: "FetchingMacros",
            dependencies: [
                "FetchingNaming",
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ],
            path: "Macros/FetchingMacros"),
        .testTarget(
            name: "MacroExpansionTests",
            dependencies: [
                "FetchingMacros",
                .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
