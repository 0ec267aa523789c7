// swift-tools-version: 6.2
import PackageDescription

// The HTTP service around `fiori render --stream`. A package of its own, so that nobody who takes the SDK, or runs the
// Examples app, builds an HTTP server. It depends on nothing of the package above: the front never draws, and speaks with
// the processes that do by lines of JSON.

let package = Package(
    name: "FioriService",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "fiori-serve", targets: ["fiori-serve"]),
        .library(name: "FioriService", targets: ["FioriService"]),
    ],
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
        .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        // Starting processes takes functions that Glibc's module does not have.
        .target(name: "CChildProcess"),
        .target(
            name: "FioriService",
            dependencies: [
                "CArchive", "CChildProcess",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
                .product(name: "Crypto", package: "swift-crypto"),
            ]),
        .executableTarget(
            name: "fiori-serve",
            dependencies: [
                "FioriService", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(
            name: "FioriServiceTests",
            dependencies: [
                "CArchive", "FioriService", .product(name: "HummingbirdTesting", package: "hummingbird"),
            ],
            exclude: ["Resources"]),
    ],
    swiftLanguageModes: [.v6])
