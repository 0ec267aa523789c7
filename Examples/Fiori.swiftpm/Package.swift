// swift-tools-version: 6.2

// The Examples app for Xcode and Swift Playgrounds. The package above builds the same files as `Examples`, for macOS and
// Linux. SwiftPM reads each manifest with its own tools version, so that an older one may stand here; this one makes the
// files be compiled in the same language mode in both places.

import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Fiori Examples",
    platforms: [.iOS("17.0")],
    products: [
        .iOSApplication(
            name: "Fiori Examples", targets: ["Examples"], bundleIdentifier: "com.example.fiori-examples",
            displayVersion: "1.0", bundleVersion: "1", supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft])
    ],
    dependencies: [.package(name: "FioriSwiftUI", path: "../..")],
    targets: [
        .executableTarget(name: "Examples", dependencies: ["ExamplePages"], path: "App"),
        .target(
            name: "ExamplePages",
            dependencies: [
                .product(name: "FioriSwiftUI", package: "FioriSwiftUI"),
                .product(name: "FioriSwiftUICore", package: "FioriSwiftUI"),
                .product(name: "FioriCharts", package: "FioriSwiftUI"),
                .product(name: "FioriComponents", package: "FioriSwiftUI"),
                .product(name: "FioriIntegrationCards", package: "FioriSwiftUI"),
                .product(name: "FioriThemeManager", package: "FioriSwiftUI"),
                .product(name: "IntegrationCardModel", package: "FioriSwiftUI"),
            ],
            path: "Pages", resources: [.copy("Cards/Samples")]),
    ],
    swiftLanguageModes: [.v6])
