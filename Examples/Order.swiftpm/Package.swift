// swift-tools-version: 6.2

// The app Order for Xcode and Swift Playgrounds. The package above builds the same files as `Order`, for macOS and Linux.

import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Order",
    platforms: [.iOS("17.0")],
    products: [
        .iOSApplication(
            name: "Order", targets: ["Order"], bundleIdentifier: "com.example.fiori-order", displayVersion: "1.0",
            bundleVersion: "1", supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft])
    ],
    targets: [.executableTarget(name: "Order", path: "App")],
    swiftLanguageModes: [.v6])
