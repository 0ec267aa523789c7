// swift-tools-version: 6.2
import PackageDescription

// Checks that arrows between the folders of a module go down, and that modules use only what all of Apple's platforms
// have. A package of its own: it reads what the compiler has
// written about the main package, and must not wait for that package to build.

let package = Package(
    name: "ArrowCheck",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "ArrowChecking", targets: ["ArrowChecking"]),
        .executable(name: "check-arrows", targets: ["check-arrows"]),
        .executable(name: "check-availability", targets: ["check-availability"]),
    ],
    targets: [
        .target(name: "ArrowChecking"),
        .executableTarget(name: "check-arrows", dependencies: ["ArrowChecking"]),
        .executableTarget(name: "check-availability", dependencies: ["ArrowChecking"]),
        .testTarget(name: "ArrowCheckingTests", dependencies: ["ArrowChecking"]),
    ],
    swiftLanguageModes: [.v6])
