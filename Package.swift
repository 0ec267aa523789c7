// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
    import CompilerPluginSupport
#endif

// The house, from the ground up. Arrows go down only; see "How the house is laid out" in README.md.

let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

// MARK: The SDK: compiles unchanged against Apple's SwiftUI and against ours

let theme = Target.target(name: "FioriThemeManager")
// libxml2 belongs to every system that this package runs on; on Linux it is loaded by name.
let apple: [Platform] = [.iOS, .macCatalyst, .macOS, .tvOS, .visionOS, .watchOS]
let htmlReader = Target.target(
    name: "CHTMLReader", linkerSettings: [.linkedLibrary("xml2", .when(platforms: apple))])
// The parts that components of both kinds are built of; each of their modules exports them.
let buildingBlocks = Target.target(
    name: "FioriBuildingBlocks", dependencies: ["CHTMLReader", "FioriThemeManager"], resources: [.process("Resources")],
    swiftSettings: mainActor)
let core = Target.target(
    name: "FioriSwiftUICore", dependencies: ["FioriBuildingBlocks", "FioriThemeManager"],
    resources: [.process("Resources")],
    swiftSettings: mainActor)
// The components of today, on the styleable pattern.
let components = Target.target(
    name: "FioriComponents", dependencies: ["FioriBuildingBlocks", "FioriThemeManager"],
    resources: [.process("Resources")], swiftSettings: mainActor)
let charts = Target.target(
    name: "FioriCharts", dependencies: ["FioriThemeManager"], resources: [.process("Resources")],
    swiftSettings: mainActor)

// MARK: Integration cards without a view: plain values on Foundation

let cardModel = Target.target(
    name: "IntegrationCardModel", linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))])

let cards = Target.target(
    name: "FioriIntegrationCards",
    dependencies: [
        "FioriBuildingBlocks", "FioriCharts", "FioriSwiftUICore", "FioriThemeManager", "IntegrationCardModel",
    ],
    resources: [.process("Resources")], swiftSettings: mainActor)
let umbrella = Target.target(
    name: "FioriSwiftUI",
    dependencies: ["FioriCharts", "FioriIntegrationCards", "FioriSwiftUICore", "FioriThemeManager"])

// MARK: Charts from files: delimited text and JSON

let chartDocuments = Target.target(
    name: "ChartDocuments", dependencies: ["FioriCharts", "IntegrationCardModel"])

// MARK: The ground of the tools

let toolBasics = Target.target(name: "ToolBasics")

// MARK: Component generation: no UI, so that generated code that does not build can be regenerated

let generation = Target.target(
    name: "ComponentGeneration",
    dependencies: [
        "ToolBasics", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "Yams", package: "Yams"),
    ])
let generate = Target.executableTarget(
    name: "fiori-generate",
    dependencies: [
        "ComponentGeneration", "ToolBasics", .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ])

// Products for teams who generate in their own package. Not applied to our own targets: whoever only uses the
// components must not have to build swift-syntax.
let plugins: [Target] = [
    .plugin(
        name: "GenerateComponents",
        capability: .command(
            intent: .custom(verb: "generate-components", description: "Writes the generated components."),
            permissions: [.writeToPackageDirectory(reason: "The generated files are part of the package.")]),
        dependencies: ["fiori-generate"]),
    .plugin(name: "CheckGeneratedComponents", capability: .buildTool(), dependencies: ["fiori-generate"]),
]

// MARK: Tools

// The command runs the generator as a program of its own, which it builds where it is missing: to depend on it would link
// the parser of Swift, which takes as long to build for release as all else, and to load a third of the time of a chart.
let fiori = Target.executableTarget(
    name: "fiori",
    dependencies: [
        "ChartDocuments", "FioriCharts", "FioriThemeManager", "IntegrationCardModel", "ToolBasics",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ])

// MARK: Apps: on macOS in windows, on Linux in a browser. Each is an app for iOS as well: open its .swiftpm in Xcode.

let examplePages = Target.target(
    name: "ExamplePages",
    dependencies: [
        "FioriCharts", "FioriComponents", "FioriIntegrationCards", "FioriSwiftUICore", "FioriThemeManager",
        "IntegrationCardModel",
    ],
    path: "Examples/Fiori.swiftpm/Pages", resources: [.copy("Cards/Samples")])
let apps: [Target] = [
    .executableTarget(name: "Examples", dependencies: ["ExamplePages"], path: "Examples/Fiori.swiftpm/App"),
    .executableTarget(name: "Memory", path: "Examples/Memory.swiftpm/App"),
    .executableTarget(name: "Recipes", path: "Examples/Recipes.swiftpm/App"),
    .executableTarget(name: "Order", path: "Examples/Order.swiftpm/App"),
]

// MARK: Every tag in use: generated in both dialects and both forms, built and exercised by a test target

let generatedComponents: [Target] = ["Classic", "ClassicConditional", "Current", "CurrentConditional"].map { name in
    .target(name: name + "Components", path: "Tests/GeneratedComponents/" + name, swiftSettings: mainActor)
}
// The same for the styleable dialect. The original form is one for Swift 5, as the original is.
let styleableComponents: [Target] = [
    .target(
        name: "StyleableComponents", dependencies: ["FioriComponents"], path: "Tests/GeneratedComponents/Styleable",
        swiftSettings: mainActor),
    .target(
        name: "StyleableOriginalComponents", dependencies: ["FioriComponents"],
        path: "Tests/GeneratedComponents/StyleableOriginal", swiftSettings: [.swiftLanguageMode(.v5)]),
]

let package = Package(
    name: "FioriSwiftUI",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14), .visionOS(.v1)],
    products: [
        .library(name: "FioriSwiftUI", targets: ["FioriSwiftUI"]),
        .library(name: "FioriSwiftUICore", targets: ["FioriSwiftUICore"]),
        .library(name: "FioriComponents", targets: ["FioriComponents"]),
        .library(name: "FioriCharts", targets: ["FioriCharts"]),
        .library(name: "FioriIntegrationCards", targets: ["FioriIntegrationCards"]),
        .library(name: "FioriThemeManager", targets: ["FioriThemeManager"]),
        .library(name: "IntegrationCardModel", targets: ["IntegrationCardModel"]),
        .executable(name: "fiori", targets: ["fiori"]),
        .executable(name: "fiori-generate", targets: ["fiori-generate"]),
        .plugin(name: "GenerateComponents", targets: ["GenerateComponents"]),
        .plugin(name: "CheckGeneratedComponents", targets: ["CheckGeneratedComponents"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    ],
    targets: [
        theme, buildingBlocks, htmlReader, core, components, charts, cardModel, cards, umbrella, chartDocuments,
        toolBasics,
        generation, generate,
        fiori,
        examplePages,
        .testTarget(
            name: "ComponentGenerationTests",
            dependencies: [
                "ComponentGeneration", "ToolBasics", "fiori-generate",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            exclude: ["Seeds", "Styleable/Declarations", "Styleable/Listings", "Fixtures"]),
        .testTarget(name: "ManifestTests"),
        .target(name: "Expectations", path: "Tests/Support/Expectations"),
        .target(
            name: "SampleCards", dependencies: ["IntegrationCardModel"], path: "Tests/Support/SampleCards",
            resources: [.copy("Resources/Cards")]),
        .target(name: "LocalServer", dependencies: ["IntegrationCardModel"], path: "Tests/Support/LocalServer"),
        .testTarget(
            name: "IntegrationCardModelTests", dependencies: ["IntegrationCardModel", "LocalServer", "SampleCards"],
            resources: [.copy("Resources/UI5")]),
        .testTarget(
            name: "ChartDocumentsTests", dependencies: ["ChartDocuments", "FioriCharts", "IntegrationCardModel"]),
        .testTarget(
            name: "FioriCommandTests",
            dependencies: ["fiori", "fiori-generate", "IntegrationCardModel", "LocalServer", "SampleCards"]),
        .testTarget(
            name: "GeneratedComponentsTests", dependencies: generatedComponents.map { .target(name: $0.name) },
            swiftSettings: mainActor),
        .executableTarget(
            name: "ComponentGenerationBenchmark",
            dependencies: ["ComponentGeneration", .product(name: "SwiftParser", package: "swift-syntax")],
            path: "Benchmarks/ComponentGenerationBenchmark", exclude: ["Models26"]),
        .executableTarget(
            name: "CardBenchmark", dependencies: ["IntegrationCardModel"], path: "Benchmarks/CardBenchmark"),
    ] + apps + generatedComponents + styleableComponents + plugins,
    swiftLanguageModes: [.v6])

// MARK: Linux only: the portable SwiftUI and what it stands on

#if os(Linux)
    let portable = "Sources/Portable/"
    let system = "\(Context.packageDirectory)/\(portable)System/"
    // A package that depends on this one by version may not have flags of its own.
    let isDependency = ["/checkouts/", "/registry/downloads/"].contains { Context.packageDirectory.contains($0) }
    // Engines, up to the views that all others use, are optimised in builds for debugging, too: a page of an app costs a third
    // of the time then. To step through one, set FIORI_DEBUG_ENGINES.
    let engineSettings: [SwiftSetting] =
        isDependency || Context.environment["FIORI_DEBUG_ENGINES"] != nil
        ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]
    // The command for release has Swift's libraries and that of C++ in itself, and loads those of HTTP and XML with the
    // first request and document: it starts in less than half of the time. To link it with Swift's shared libraries, as tests in
    // release have to, set FIORI_SHARED_SWIFT.
    let loadsOnDemand = !isDependency && Context.environment["FIORI_SHARED_SWIFT"] == nil
    // It stands at a fixed address, as Python of Debian and most programs in Go do, so that no pointer is set when it starts;
    // libraries, stacks and heaps keep their random ones. For a program that takes data of strangers, set FIORI_PIE.
    let address =
        Context.environment["FIORI_PIE"] == nil ? ["-Xclang-linker", "-no-pie"] : []
    // Foundation's own parts, which its modules for shared libraries do not name; symbols are for the linker only.
    let foundationParts = [
        "CoreFoundation", "_CFURLSessionInterface", "_CFXMLInterface", "_FoundationICU", "_FoundationCShims",
        "_FoundationCollections", "swiftSynchronization", "stdc++", "m",
    ]
    let startSettings: [LinkerSetting] =
        [
            .unsafeFlags(
                // Names that only libraries of Swift look for are left out. A file that the linker writes as a whole stands
                // in the page cache in large pieces, of which the kernel maps more at once than of a file that is mapped.
                [
                    "-static-stdlib", "-L\(system)Libraries/Static",
                    "-Xlinker", "--no-export-dynamic", "-Xlinker", "--no-mmap-output-file",
                ] + address
                    // CConformanceIndex answers before these.
                    + ["", "2", "Common", "WithExecutionContext"].flatMap {
                        ["-Xlinker", "--wrap=swift_conformsToProtocol\($0)"]
                    },
                .when(configuration: .release))
        ] + foundationParts.map { .linkedLibrary($0, .when(configuration: .release)) }
    func portableTarget(
        _ name: String, _ dependencies: [Target.Dependency] = [], folder: String? = nil, resources: [Resource]? = nil,
        linkerSettings: [LinkerSetting]? = nil
    ) -> Target {
        .target(
            name: name, dependencies: dependencies, path: portable + (folder ?? name), resources: resources,
            swiftSettings: engineSettings, linkerSettings: linkerSettings)
    }
    // Presentation and what stands on it are compiled in half of the time without optimisation, and the debugger steps through
    // them.
    func leafTarget(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
        .target(name: name, dependencies: dependencies, path: portable + name)
    }
    func systemLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
        .systemLibrary(
            name: name, path: portable + "System/" + name, pkgConfig: pkgConfig, providers: [.apt([apt])])
    }

    // A module of Apple's that other packages look for with `canImport`, swift-argument-parser and swift-syntax among them.
    // They must not find it half-built, or link without it. Modules of Swift lie where every target sees them; this one is a
    // textual interface in a folder of its own, which only those see who depend on the target that it re-exports.
    func importName(_ name: String) -> Target {
        let folder = portable + "System/" + name
        return .systemLibrary(
            name: name, path: folder, pkgConfig: "\(Context.packageDirectory)/\(folder)/\(name).pc")
    }

    // Yams uses Combine where it can be imported, and would find ours half-built: build Yams first. A package that
    // depends on this one is spared that.
    let builtBeforeCombine: [Target.Dependency] = isDependency ? [] : [.product(name: "Yams", package: "Yams")]

    package.targets += [
        systemLibrary(
            "CCairo", pkgConfig: isDependency ? "cairo cairo-ft cairo-pdf fontconfig" : "\(system)CCairo/CCairo.pc",
            apt: "libcairo2-dev"),
        systemLibrary("CCmark", pkgConfig: "libcmark-gfm", apt: "libcmark-gfm-extensions-dev"),
        systemLibrary("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
        systemLibrary("CExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
        systemLibrary("CPango", pkgConfig: "pango pangoft2", apt: "libpango1.0-dev"),
        .target(name: "CConformanceIndex", path: portable + "System/CConformanceIndex"),
        .target(name: "CStack", path: portable + "System/CStack"),
        .target(name: "COnDemand", path: portable + "System/COnDemand"),
        .target(name: "CXML", dependencies: ["COnDemand"], path: portable + "System/CXML"),
        .target(
            name: "CCurl", dependencies: ["COnDemand"], path: portable + "System/CCurl",
            cSettings: loadsOnDemand
                ? [.define("FIORI_LOADS_CURL_ON_DEMAND", .when(configuration: .release))] : []),
        .target(name: "CHeap", path: portable + "System/CHeap"),
        .target(name: "CUnfairLock", path: portable + "System/CUnfairLock"),
        importName("os"), importName("OSLog"), importName("simd"),
        .target(
            name: "UnifiedLogging",
            dependencies: ["CUnfairLock", "os", "OSLog", .product(name: "Logging", package: "swift-log")],
            path: portable + "UnifiedLogging", swiftSettings: engineSettings),
        portableTarget("VectorMath", ["simd"]),
        portableTarget("_Testing_CoreGraphics"),
        portableTarget(
            "CoreGraphics", ["_Testing_CoreGraphics", "CCairo"],
            linkerSettings: isDependency
                ? nil : [.linkedLibrary("chosencairo"), .unsafeFlags(["-L\(system)Libraries/Shared"])]),
        .target(
            name: "FoundationAdditions", dependencies: ["CCmark"], path: portable + "FoundationAdditions",
            resources: [.process("Resources")],
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        portableTarget("DeveloperToolsSupport"),
        .macro(name: "PreviewMacros", path: portable + "PreviewMacros"),
        portableTarget(
            "Combine",
            ["FoundationAdditions", .product(name: "OpenCombine", package: "OpenCombine")] + builtBeforeCombine),
        portableTarget("Drawing", ["CoreGraphics"]),
        portableTarget("Symbols", ["CExpat", "CoreGraphics"]),
        portableTarget("QuartzCore", ["CoreGraphics"]),
        portableTarget("UniformTypeIdentifiers"),
        portableTarget("CoreTransferable", ["Combine", "UniformTypeIdentifiers"]),
        portableTarget("Accessibility", ["FoundationAdditions"]),
        portableTarget("TextInputTypes"),
        portableTarget("TextLayout", ["Drawing", "CPango"]),
        // Engines of SwiftUI that need nothing of its graph.
        portableTarget("AnimationCurves"),
        portableTarget("ScrollMechanics"),
        portableTarget("TextEditing", ["FoundationAdditions", "TextLayout"]),
        portableTarget("ValueReflection", ["CConformanceIndex"]),
        portableTarget("ImageIO", ["CoreGraphics", "CDeflate"]),
        .target(name: "CRendering", path: portable + "CRendering"),
        portableTarget("Rendering", ["Drawing", "ImageIO", "TextLayout", "CCairo", "CRendering"]),
        // The floors that views stand on, in one module: what is hot is optimised together.
        portableTarget(
            "SwiftUICore",
            [
                "CStack",
                "CoreGraphics", "CoreTransferable", "FoundationAdditions", "DeveloperToolsSupport", "Combine",
                "Drawing",
                "ImageIO",
                "Accessibility", "AnimationCurves", "PreviewMacros", "QuartzCore", "ScrollMechanics", "Symbols",
                "TextEditing",
                "TextInputTypes", "TextLayout", "UniformTypeIdentifiers", "ValueReflection",
            ],
            resources: [.process("Resources")]),
        // Modules above the floors, from the ground up. Leaves compile side by side.
        portableTarget(
            "SwiftUIInteraction", ["Combine", "Drawing", "ScrollMechanics", "SwiftUICore", "ValueReflection"]),
        portableTarget(
            "SwiftUIControls", ["DeveloperToolsSupport", "Drawing", "SwiftUICore", "ValueReflection"]),
        leafTarget(
            "SwiftUIPresentation",
            [
                "DeveloperToolsSupport", "Drawing", "ScrollMechanics", "SwiftUIControls", "SwiftUICore",
                "SwiftUIInteraction",
            ]),
        leafTarget(
            "SwiftUITextInput",
            [
                "Drawing", "ScrollMechanics", "SwiftUIControls", "SwiftUICore", "SwiftUIInteraction",
                "SwiftUIPresentation", "TextEditing", "TextLayout",
            ]),
        leafTarget(
            "SwiftUIDialogs",
            [
                "SwiftUIControls", "SwiftUICore", "SwiftUIInteraction", "SwiftUIPresentation", "SwiftUITextInput",
            ]),
        leafTarget(
            "SwiftUILists",
            [
                "Drawing", "ScrollMechanics", "SwiftUIControls", "SwiftUICore", "SwiftUIInteraction",
                "SwiftUIPresentation",
            ]),
        leafTarget(
            "SwiftUINavigation",
            [
                "Drawing", "ImageIO", "SwiftUIControls", "SwiftUICore", "SwiftUIInteraction", "SwiftUIPresentation",
                "SwiftUITextInput", "ValueReflection",
            ]),
        leafTarget(
            "SwiftUIPickers",
            [
                "CoreGraphics", "DeveloperToolsSupport", "Drawing", "ScrollMechanics", "SwiftUIControls", "SwiftUICore",
                "SwiftUILists", "SwiftUINavigation", "SwiftUIPresentation", "SwiftUITextInput",
            ]),
        leafTarget(
            "SwiftUISharing",
            [
                "CoreTransferable", "SwiftUIControls", "SwiftUICore", "SwiftUIDialogs", "SwiftUIInteraction",
                "SwiftUIPresentation", "SwiftUITextInput",
            ]),
        leafTarget(
            "SwiftUITables",
            [
                "SwiftUIControls", "SwiftUICore", "SwiftUIInteraction", "SwiftUILists", "SwiftUIPresentation",
                "ValueReflection",
            ]),
        leafTarget(
            "SwiftUITabs",
            [
                "CoreTransferable", "SwiftUIControls", "SwiftUICore", "SwiftUIInteraction", "SwiftUILists",
                "SwiftUINavigation", "SwiftUIPresentation", "ValueReflection",
            ]),
        // The module that apps import: their scenes, and the host of their views.
        leafTarget(
            "SwiftUI",
            [
                "Combine", "CoreGraphics", "Drawing", "SwiftUIControls", "SwiftUICore", "SwiftUIDialogs",
                "SwiftUIInteraction", "SwiftUILists", "SwiftUINavigation", "SwiftUIPickers", "SwiftUIPresentation",
                "SwiftUISharing", "SwiftUITables", "SwiftUITabs", "SwiftUITextInput",
            ]),
        portableTarget("SwiftUITestHost", ["SwiftUI", "SwiftUICore", "Drawing", "Rendering"]),
        .target(name: "CBrowserHost", path: portable + "CBrowserHost"),
        .target(
            name: "BrowserHost",
            dependencies: [
                "CBrowserHost", "Drawing", "Rendering", "SwiftUI", "SwiftUICore", "TextLayout",
                .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOWebSocket", package: "swift-nio"),
            ],
            path: portable + "BrowserHost", resources: [.copy("Page")], swiftSettings: engineSettings),
        // Apps as those of Examples, for the tests in a browser.
        .executableTarget(name: "Counter", dependencies: ["BrowserHost", "SwiftUI"], path: "Tests/Browser/Counter"),
        .executableTarget(name: "Places", dependencies: ["BrowserHost", "SwiftUI"], path: "Tests/Browser/Places"),
        .testTarget(name: "FioriThemeManagerTests", dependencies: ["FioriThemeManager", "SwiftUI", "SwiftUITestHost"]),
        .testTarget(name: "FioriChartsTests", dependencies: ["FioriCharts", "SwiftUI", "SwiftUITestHost"]),
        .testTarget(
            name: "FioriIntegrationCardsTests",
            dependencies: [
                "FioriIntegrationCards", "IntegrationCardModel", "LocalServer", "SampleCards", "SwiftUI",
                "SwiftUITestHost",
            ]),
        .testTarget(
            name: "FioriComponentsTests",
            dependencies: [
                "CoreGraphics", "Drawing", "FioriBuildingBlocks", "FioriComponents", "FioriThemeManager", "SwiftUI",
                "SwiftUITestHost",
            ],
            swiftSettings: mainActor),
        // An app with all modules of today in one file.
        .testTarget(
            name: "ModulesTogetherTests",
            dependencies: ["FioriCharts", "FioriComponents", "FioriIntegrationCards", "SwiftUI", "SwiftUITestHost"],
            swiftSettings: mainActor),
        .testTarget(
            name: "StyleableComponentsTests",
            dependencies: ["StyleableComponents", "StyleableOriginalComponents", "SwiftUI", "SwiftUITestHost"],
            swiftSettings: mainActor),
        .testTarget(
            name: "FioriSwiftUICoreTests", dependencies: ["FioriSwiftUICore", "SwiftUI", "SwiftUITestHost"]),
        .testTarget(
            name: "ExamplesTests",
            dependencies: [
                "ExamplePages", "FioriCharts", "FioriThemeManager", "Memory", "Order", "Recipes", "SwiftUI",
                "SwiftUICore",
                "SwiftUITestHost",
            ]),
        .target(
            name: "ComponentGallery",
            dependencies: [
                "CoreGraphics", "ExamplePages", "FioriCharts", "FioriIntegrationCards", "FioriSwiftUICore",
                "FioriThemeManager", "ImageIO", "IntegrationCardModel", "Rendering", "SwiftUI", "Symbols", "TextLayout",
            ]),
        .testTarget(
            name: "ComponentGalleryTests",
            dependencies: [
                "ComponentGallery", "Drawing", "ExamplePages", "FioriCharts", "FioriIntegrationCards",
                "FioriSwiftUICore", "FioriThemeManager", "IntegrationCardModel", "Rendering", "SwiftUI",
                "SwiftUITestHost",
            ],
            exclude: ["Snapshots"]),
        .testTarget(
            name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions", "LocalServer"],
            path: "Tests/Portable/FoundationAdditionsTests", resources: [.copy("Fixtures")]),
        .testTarget(
            name: "CombineTests", dependencies: ["Combine"], path: "Tests/Portable/CombineTests"),
        .testTarget(
            name: "CoreTransferableTests", dependencies: ["CoreTransferable", "UniformTypeIdentifiers"],
            path: "Tests/Portable/CoreTransferableTests"),
        .testTarget(
            name: "DeveloperToolsSupportTests", dependencies: ["DeveloperToolsSupport"],
            path: "Tests/Portable/DeveloperToolsSupportTests"),
        .executableTarget(
            name: "DrawingBenchmark",
            dependencies: [
                "CPango", "Drawing", "FioriCharts", "ImageIO", "Rendering", "StyleableComponents", "SwiftUI",
                "TextLayout",
            ],
            path: "Benchmarks/DrawingBenchmark"),
        .executableTarget(
            name: "CardDrawingBenchmark",
            dependencies: [
                "ComponentGallery", "ExamplePages", "FioriIntegrationCards", "IntegrationCardModel", "SwiftUI",
            ],
            path: "Benchmarks/CardDrawingBenchmark"),
        // Runs apps that serve themselves, and talks to them as pages do.
        .executableTarget(name: "LiveBenchmark", path: "Benchmarks/LiveBenchmark"),
        .testTarget(
            name: "SymbolsTests", dependencies: ["Symbols", "CoreGraphics"], path: "Tests/Portable/SymbolsTests"),
        .testTarget(
            name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "QuartzCore"],
            path: "Tests/Portable/CoreGraphicsTests"),
        .testTarget(
            name: "ImageIOTests", dependencies: ["ImageIO", "CoreGraphics"], path: "Tests/Portable/ImageIOTests"),
        .testTarget(
            name: "TextLayoutTests", dependencies: ["TextLayout", "Drawing", "CoreGraphics"],
            path: "Tests/Portable/TextLayoutTests"),
        .testTarget(
            name: "AnimationCurvesTests", dependencies: ["AnimationCurves"],
            path: "Tests/Portable/AnimationCurvesTests"),
        .testTarget(
            name: "UnifiedLoggingTests",
            dependencies: [
                "UnifiedLogging", .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Tests/Portable/UnifiedLoggingTests"),
        .testTarget(
            name: "VectorMathTests", dependencies: ["VectorMath"], path: "Tests/Portable/VectorMathTests"),
        .testTarget(
            name: "ScrollMechanicsTests", dependencies: ["ScrollMechanics"],
            path: "Tests/Portable/ScrollMechanicsTests"),
        .testTarget(
            name: "TextEditingTests", dependencies: ["TextEditing"], path: "Tests/Portable/TextEditingTests"),
        .testTarget(
            name: "ValueReflectionTests", dependencies: ["CConformanceIndex", "ValueReflection"],
            path: "Tests/Portable/ValueReflectionTests"),
        .testTarget(
            name: "RenderingTests", dependencies: ["Rendering", "TextLayout", "Drawing", "CoreGraphics"],
            path: "Tests/Portable/RenderingTests"),
        .testTarget(
            name: "BrowserHostTests",
            dependencies: ["BrowserHost", "SwiftUI", "SwiftUICore", .product(name: "NIOCore", package: "swift-nio")],
            path: "Tests/Portable/BrowserHostTests"),
        // Compiles the examples of README.md, Docs and the articles.
        .testTarget(
            name: "DocumentationTests",
            dependencies: ["FioriComponents", "FioriSwiftUI", "IntegrationCardModel", "SwiftUI", "SwiftUITestHost"]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "Rendering", "SwiftUI", "SwiftUIControls", "SwiftUICore", "SwiftUIDialogs", "SwiftUIInteraction",
                "SwiftUILists", "SwiftUINavigation", "SwiftUIPickers", "SwiftUIPresentation", "SwiftUITables",
                "SwiftUITestHost", "SwiftUITextInput",
            ],
            path: "Tests/Portable/SwiftUITests"),
    ]
    package.dependencies += [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ]
    package.products += [
        // With `import os`, `OSLog` and `simd`, which need no product on Apple's systems either.
        .library(name: "SwiftUI", targets: ["SwiftUI", "BrowserHost", "UnifiedLogging", "VectorMath"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "OSLog", targets: ["UnifiedLogging"]),
        .library(name: "simd", targets: ["VectorMath"]),
        .library(name: "SwiftUITestHost", targets: ["SwiftUITestHost"]),
    ]
    // The original form is one for Swift 5 without isolation, in which styles call views of the main actor.
    if !isDependency {
        styleableComponents.last?.swiftSettings?.append(.unsafeFlags(["-suppress-warnings"]))
    }
    for app in apps { app.dependencies += ["BrowserHost", "SwiftUI"] }
    for target in [theme, buildingBlocks, core, components, charts, cards, chartDocuments, umbrella, examplePages]
        + generatedComponents + styleableComponents
    {
        target.dependencies.append("SwiftUI")
    }
    htmlReader.dependencies.append("CXML")
    fiori.dependencies += ["CConformanceIndex", "CCurl", "CHeap", "ComponentGallery", "ExamplePages"]
    if loadsOnDemand { fiori.linkerSettings = startSettings }
    package.targets.first { $0.name == "ComponentGenerationBenchmark" }?.dependencies.append("SwiftUI")
    // A release refers to the metadata of generic types, whose conformances the compiler has checked. By default it refers to
    // their names, and the runtime checks them: a search through all conformances of the program for each requirement.
    if !isDependency {
        for target in package.targets where target.type == .regular || target.type == .executable {
            target.swiftSettings =
                (target.swiftSettings ?? []) + [
                    .unsafeFlags(
                        ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
                        .when(configuration: .release))
                ]
        }
    }
#endif

// Expectations of all elements of data, for every test target.
for target in package.targets where target.type == .test { target.dependencies.append("Expectations") }
