// swift-tools-version: 6.2
import PackageDescription

// Uses the products of the package around it as an app would. `make test` builds and runs it.
// `People` is a small app's part, `Catalogue` uses every component in every way. `PeopleInSwift5` and
// `CatalogueInSwift5` are links to them: the same sources must compile in both language modes, and those of `People` also on
// the main actor by default. `Anywhere` builds every
// component in functions that are not on the main actor, in Swift 5 in static properties as well. `FoundationAlone` imports
// SwiftUI by a flag. `Foreign` logs, locks and computes as other packages do. `OlderStyle` must give no warnings.
// `Styled` declares components on the styleable pattern, whose generated code a plugin checks in each build.

let products: [Target.Dependency] = [
    .product(name: "FioriSwiftUI", package: "FioriSwiftUI"),
    .product(name: "SwiftUI", package: "FioriSwiftUI", condition: .when(platforms: [.linux])),
]

let package = Package(
    name: "SamplePackage",
    platforms: [.iOS(.v17), .macOS(.v14), .visionOS(.v1)],
    dependencies: [.package(name: "FioriSwiftUI", path: "../..")],
    targets: [
        .target(name: "People", dependencies: products, swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(name: "PeopleInSwift5", dependencies: products, swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "PeopleOnMainActor", dependencies: products,
            swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
        .target(
            name: "PeopleInSwift5OnMainActor", dependencies: products,
            swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
        .target(name: "Catalogue", dependencies: products, swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(name: "CatalogueInSwift5", dependencies: products, swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "Anywhere", dependencies: products, swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(name: "AnywhereInSwift5", dependencies: products, swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(
            name: "FoundationAlone", dependencies: products,
            swiftSettings: [
                .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI"], .when(platforms: [.linux]))
            ]),
        // Code as other packages have it, with what Apple's systems offer besides SwiftUI.
        .target(name: "Foreign", dependencies: products, swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(name: "ForeignInSwift5", dependencies: products, swiftSettings: [.swiftLanguageMode(.v5)]),
        // Components of a package's own: declared, generated, checked by the plugin.
        .target(
            name: "Styled",
            dependencies: [
                .product(name: "FioriComponents", package: "FioriSwiftUI"),
                .product(name: "SwiftUI", package: "FioriSwiftUI", condition: .when(platforms: [.linux])),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)],
            plugins: [.plugin(name: "CheckGeneratedComponents", package: "FioriSwiftUI")]),
        .target(
            name: "OlderStyle", dependencies: products,
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
        // An app that depends on SwiftUI alone; on Linux it runs in a browser.
        .executableTarget(
            name: "BrowserApp",
            dependencies: [
                .product(name: "SwiftUI", package: "FioriSwiftUI", condition: .when(platforms: [.linux]))
            ]),
        .testTarget(
            name: "PeopleTests",
            dependencies: [
                "BrowserApp",
                "Anywhere", "AnywhereInSwift5", "People", "PeopleInSwift5", "PeopleOnMainActor",
                "PeopleInSwift5OnMainActor", "Catalogue", "CatalogueInSwift5", "Foreign", "ForeignInSwift5", "Styled",
                .product(name: "SwiftUITestHost", package: "FioriSwiftUI", condition: .when(platforms: [.linux])),
            ]),
    ])
