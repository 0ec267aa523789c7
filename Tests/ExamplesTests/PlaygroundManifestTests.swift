import Foundation
import Testing

/// The manifest of the app playground, which only Xcode and Swift Playgrounds build: all that it names is there.
///
/// Numbers: lower bounds, so that a search that finds nothing fails: the manifest names six products, and the examples
/// have 62 files today.
@Suite("Manifest of the app playground")
struct PlaygroundManifestTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private func matches(_ pattern: String, in text: String) throws -> [String] {
        let expression = try NSRegularExpression(pattern: pattern)
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
            Range($0.range(at: 1), in: text).map { String(text[$0]) }
        }
    }

    @Test func `its paths, resources, targets and products exist`() throws {
        let folder = "Examples/Fiori.swiftpm/"
        let manifest = try text(folder + "Package.swift")
        let paths = try matches(#"path: "([^"]+)""#, in: manifest)
        #expect(paths == ["../..", "App", "Pages"])
        for path in paths {
            #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(folder + path).path), "\(path)")
        }
        let resources = try matches(#"\.copy\("([^"]+)"\)"#, in: manifest)
        #expect(resources == ["Cards/Samples"])
        for path in resources {
            let place = root.appendingPathComponent(folder + "Pages/" + path).path
            #expect(FileManager.default.fileExists(atPath: place), "\(path)")
        }
        let ours = try text("Package.swift")
        let products = try matches(#"\.product\(name: "(\w+)", package: "FioriSwiftUI"\)"#, in: manifest)
        #expect(products.count > 4)
        for product in products {
            #expect(ours.contains(".library(name: \"\(product)\""), "\(product)")
        }
        let targets = try matches(#"arget\(\s*name: "(\w+)""#, in: manifest)
        #expect(targets == ["Examples", "ExamplePages"])
        for target in targets { #expect(ours.contains("name: \"\(target)\""), "\(target)") }
    }

    @Test
    func `the sources of all examples import public modules alone, and have no condition on the platform`() throws {
        let products = try matches(
            #"\.product\(name: "(\w+)", package"#, in: try text("Examples/Fiori.swiftpm/Package.swift"))
        let allowed = Set(products + ["ExamplePages", "Foundation", "Observation", "SwiftUI"])
        let examples = root.appendingPathComponent("Examples")
        let files = try #require(FileManager.default.enumerator(atPath: examples.path))
        var count = 0
        for case let file as String in files where file.hasSuffix(".swift") && !file.hasSuffix("Package.swift") {
            count += 1
            let source = try text("Examples/" + file)
            let imports = try matches(#"(?m)^(?:@\w+ )*import (\w+)"#, in: source)
            #expect(allowed.isSuperset(of: imports), "\(file): \(imports)")
            #expect(try matches(#"(?m)^\s*#if (.*)$"#, in: source) == [], "\(file)")
        }
        #expect(count > 40)
    }
}
