// swift-tools-version: 6.2

// The app Memory for Xcode and Swift Playgrounds. The package above builds the same files as `Memory`, for macOS and Linux.

import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Memory",
    platforms: [.iOS("17.0")],
    products: [
        .iOSApplication(
            name: "Memory", targets: ["Memory"], bundleIdentifier: "com.example.fiori-memory", displayVersion: "1.0",
            bundleVersion: "1", supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft])
    ],
    targets: [.executableTarget(name: "Memory", path: "App")],
    swiftLanguageModes: [.v6])
