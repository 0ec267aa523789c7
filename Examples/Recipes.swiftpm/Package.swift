// swift-tools-version: 6.2

// The app Recipes for Xcode and Swift Playgrounds. The package above builds the same files as `Recipes`, for macOS and Linux.

import AppleProductTypes
import PackageDescription

let package = Package(
    name: "Recipes",
    platforms: [.iOS("17.0")],
    products: [
        .iOSApplication(
            name: "Recipes", targets: ["Recipes"], bundleIdentifier: "com.example.fiori-recipes", displayVersion: "1.0",
            bundleVersion: "1", supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft])
    ],
    targets: [.executableTarget(name: "Recipes", path: "App")],
    swiftLanguageModes: [.v6])
