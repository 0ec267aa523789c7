import Expectations
import Foundation
import Testing

/// The package as Xcode sees it: the manifest without what stands under `#if os(Linux)`, which is the host that reads it.
///
/// Numbers: the oldest systems are those that README.md names.
@Suite("Manifest on a Mac")
struct AppleManifestTests {
    /// The manifest as SwiftPM reads it on a Mac.
    private static let package = Result {
        try PackageDescription.read(ActiveText(PackageDescription.text("Package.swift"), on: .macOS).text)
    }

    private let package: PackageDescription

    init() throws { package = try Self.package.get() }

    /// Modules by the products of other packages.
    private static let productsOfOthers: Set<String> = [
        "ArgumentParser", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax", "Yams",
    ]

    @Test func `its products are those of the SDK and its tools`() {
        #expect(
            package.products.filter(\.isLibrary).map(\.name).sorted() == [
                "FioriCharts", "FioriComponents", "FioriIntegrationCards", "FioriSwiftUI", "FioriSwiftUICore",
                "FioriThemeManager",
                "IntegrationCardModel",
            ])
        #expect(
            package.products.filter { !$0.isLibrary }.map(\.name).sorted() == [
                "CheckGeneratedComponents", "GenerateComponents", "fiori", "fiori-generate",
            ])
        #expect(
            package.platforms.map { $0.platformName + " " + $0.version } == ["ios 17.0", "macos 14.0", "visionos 1.0"])
        #expect(package.swiftLanguageVersions == ["6"])
    }

    @Test func `no target is of the portable SwiftUI, a macro or a library of the system`() {
        let names = Set(package.targets.map(\.name))
        #expect(names.count > 20)
        for target in package.targets {
            #expect(!target.folder.hasPrefix("Sources/Portable"), "\(target.name)")
            #expect(["executable", "plugin", "regular", "test"].contains(target.type), "\(target.name)")
            for dependency in target.dependencies where !dependency.isProductOfOtherPackage {
                #expect(names.contains(dependency.name), "\(target.name) depends on \(dependency.name)")
            }
        }
    }

    @Test func `every target imports what macOS has and what it depends on`() throws {
        for target in package.targets {
            try expectImports(of: target, on: .macOS)
        }
    }

    @Test(arguments: [ActiveText.Platform.iOS, .visionOS])
    func `what libraries consist of imports what the platform has`(platform: ActiveText.Platform) throws {
        let libraries = package.closure(of: package.products.filter(\.isLibrary).flatMap(\.targets))
        #expect(libraries.contains("CHTMLReader") && libraries.contains("IntegrationCardModel"))
        for target in package.targets where libraries.contains(target.name) {
            #expect(target.type == "regular", "\(target.name)")
            #expect(target.dependencies.filter(\.isProductOfOtherPackage).isEmpty, "\(target.name)")
            try expectImports(of: target, on: platform)
        }
    }

    @Test(arguments: [ActiveText.Platform.iOS, .visionOS])
    func `libraries and apps use no processes and no Linux, which those platforms lack`(
        platform: ActiveText.Platform
    ) throws {
        let names = package.closure(
            of: package.products.filter(\.isLibrary).flatMap(\.targets) + ["Examples", "Memory", "Order", "Recipes"])
        let words = [
            " Process()", "NSTask", "posix_spawn", "fork()", "import Glibc", "import FoundationNetworking",
            "import AppKit", "NSApp", "NSColor",
        ]
        try expectAll(package.targets.filter { names.contains($0.name) }, count: 8...) { target in
            for (path, text) in try PackageDescription.sources(of: target) {
                let active = ActiveText(text, on: platform).text
                #expect(words.first(where: active.contains) == nil, "\(target.name)/\(path)")
            }
        }
    }

    @Test func `the example apps are built on a Mac, and tests of views are not`() {
        let names = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0.type) })
        for app in ["Examples", "Memory", "Order", "Recipes"] { #expect(names[app] == "executable", "\(app)") }
        #expect(names["FioriSwiftUICoreTests"] == nil)
        #expect(names["IntegrationCardModelTests"] == "test")
    }

    @Test func `plugins need the generator alone`() {
        let plugins = package.targets.filter { $0.type == "plugin" }
        #expect(plugins.map(\.name).sorted() == ["CheckGeneratedComponents", "GenerateComponents"])
        #expect(plugins.allSatisfy { $0.dependencies.map(\.name) == ["fiori-generate"] })
        let generator = package.closure(of: ["fiori-generate"])
        #expect(generator == ["fiori-generate", "ComponentGeneration", "ToolBasics"])
    }

    private func expectImports(of target: PackageDescription.Target, on platform: ActiveText.Platform) throws {
        let dependencies = target.dependencies.map(\.name)
        let own = package.closure(of: dependencies.filter { !Self.productsOfOthers.contains($0) }).union([target.name])
        let known = platform.modules.union(own).union(dependencies.filter(Self.productsOfOthers.contains))
        let here = ActiveText.Platform(name: platform.name, modules: known)
        let sources = try PackageDescription.sources(of: target)
        #expect(!sources.isEmpty || target.name.hasPrefix("C"), "\(target.name)")
        for (path, text) in sources {
            let unknown = ActiveText(text, on: here).imports.subtracting(known)
            #expect(unknown.isEmpty, "\(target.name)/\(path) on \(platform.name): \(unknown.sorted())")
        }
    }
}
