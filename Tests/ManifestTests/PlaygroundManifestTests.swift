import Foundation
import Testing

/// The manifests of the app playgrounds, which only Xcode and Swift Playgrounds build: all that they name is there.
///
/// Numbers: the tools version is that of the package; the count of files is a lower bound, so that a search that finds
/// nothing fails: the examples have 62 files today.
@Suite("Manifests of the app playgrounds")
struct PlaygroundManifestTests {
    static let playgrounds = ["Fiori", "Memory", "Order", "Recipes"]

    /// Reads a manifest with an executable in place of the app, which only Xcode knows.
    private static func read(_ playground: String) throws -> PackageDescription {
        let text = try PackageDescription.text("Examples/\(playground).swiftpm/Package.swift")
        let app = #/\.iOSApplication\(\s*(name: "[^"]+", targets: \["\w+"\]),[^()]*\)/#
        #expect(text.contains("import AppleProductTypes\n") && text.matches(of: app).count == 1)
        return try PackageDescription.read(
            text.replacing("import AppleProductTypes\n", with: "")
                .replacing(app) { ".executable(\($0.output.1))" })
    }

    @Test(arguments: playgrounds) func `targets, paths and resources exist`(playground: String) throws {
        let package = try Self.read(playground)
        let folder = PackageDescription.root.appendingPathComponent("Examples/\(playground).swiftpm")
        #expect(package.products.flatMap(\.targets) == [playground == "Fiori" ? "Examples" : playground])
        for target in package.targets {
            let place = folder.appendingPathComponent(try #require(target.path))
            let files = try FileManager.default.subpathsOfDirectory(atPath: place.path)
            #expect(files.contains { $0.hasSuffix(".swift") }, "\(target.name)")
            for resource in target.resources ?? [] {
                #expect(FileManager.default.fileExists(atPath: place.appendingPathComponent(resource.path).path))
            }
        }
    }

    @Test(arguments: playgrounds) func `files are compiled as by the package above`(playground: String) throws {
        let package = try Self.read(playground)
        #expect(package.toolsVersion._version == "6.2.0")
        #expect(package.swiftLanguageVersions == ["6"])
        #expect(package.platforms.map { $0.platformName + " " + $0.version } == ["ios 17.0"])
        let above = try PackageDescription.read(
            ActiveText(PackageDescription.text("Package.swift"), on: .macOS).text)
        for target in package.targets {
            let same = try #require(above.targets.first { $0.name == target.name })
            #expect(same.path == "Examples/\(playground).swiftpm/" + (target.path ?? ""))
            #expect(same.resources?.map(\.path) == target.resources?.map(\.path))
        }
        let libraries = Set(above.products.filter(\.isLibrary).map(\.name))
        let used = package.targets.flatMap(\.dependencies).filter(\.isProductOfOtherPackage).map(\.name)
        #expect(libraries.isSuperset(of: used))
        #expect(used.isEmpty == (playground != "Fiori"))
    }

    @Test
    func `the sources of all examples import public modules alone, and have no condition on the platform`() throws {
        let allowed = Set(try Self.read("Fiori").targets.flatMap(\.dependencies).map(\.name))
            .union(["Foundation", "Observation", "SwiftUI", "UniformTypeIdentifiers"])
        let examples = PackageDescription.root.appendingPathComponent("Examples")
        let files = try FileManager.default.subpathsOfDirectory(atPath: examples.path)
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
        for file in files {
            let text = try PackageDescription.text("Examples/" + file)
            #expect(allowed.isSuperset(of: ActiveText(text, on: .iOS).imports), "\(file)")
            #expect(text.matches(of: #/(?m)^\s*#if /#).isEmpty, "\(file)")
        }
        #expect(files.count > 50)
    }
}
