@testable import ExamplePages
import Expectations
import Foundation
import Testing

@testable import ComponentGallery

/// The contents of the catalogue for every component.
///
/// Numbers: lower bounds, so that a search that misses some fails. `ModelDefinitions.swift` declares 29 components
/// today; the sources and examples name 72 symbols.
@MainActor
struct ComponentCatalogTests {
    @Test func `names are different`() {
        #expect(Set(ComponentCatalog.all.map(\.name)).count == ComponentCatalog.all.count)
        for entry in ComponentCatalog.all {
            #expect(Set(entry.properties.map(\.name)).count == entry.properties.count, "\(entry.name)")
            #expect(Set(entry.examples.map(\.slug)).count == entry.examples.count, "\(entry.name)")
        }
    }

    /// Everything that is declared as a component, and the undeclared components.
    @Test func `every component is there`() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/FioriSwiftUICore/Models/ModelDefinitions.swift").standardizedFileURL
        let text = try String(contentsOf: sources, encoding: .utf8)
        let declared = text.matches(of: /protocol (\w+)Model: |protocol (\w+)Model \{/)
            .compactMap { ($0.1 ?? $0.2).map(String.init) }
        let others = [
            "KPIHeader", "KPIHeaderControl", "KPILayoutContainer", "ExpandableList", "Tag", "PageIndicator",
            "FioriButton", "DimensionSelector", "DataTable", "ActivityButtonView", "ActivityControlLayoutContainer",
            "MHStack", "HTMLText",
        ]
        #expect(declared.count >= 29)
        #expect(Set(ComponentCatalog.all.map(\.name)) == Set(declared + others))
    }

    /// Every parameter of a generated component's initialisers.
    @Test func `every property is there`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/FioriSwiftUICore/_generated/ViewModels/API").standardizedFileURL
        try expectAll(FileManager.default.contentsOfDirectory(atPath: folder.path), count: 28...) { file in
            let entry = try #require(ComponentCatalog.entry(named: String(file.prefix { $0 != "+" })), "\(file)")
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            let properties = text.matches(of: /\n    (?:let|var) _(\w+):/).map { String($0.1) }
            #expect(!properties.isEmpty, "\(file)")
            let missing = Set(properties).subtracting(entry.properties.map(\.name))
            #expect(missing.isEmpty, "\(entry.name)")
        }
    }

    /// The entries of Xcode's library and canvas.
    @Test func `every component is in the library and has a preview`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/FioriSwiftUICore").standardizedFileURL
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var text = ""
        for file in files where file.hasSuffix(".swift") && !file.hasPrefix("_generated") {
            text += try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        }
        let library = text.matches(of: /LibraryItem\(\s*(\w+)[({]/).map { String($0.1) }
        let previews = text.matches(of: /PreviewVariants \{([^}]*)/).map { String($0.1) }.joined()
            .matches(of: /\n            (\w+)\(/).map { String($0.1) }
        let names = Set(ComponentCatalog.all.map(\.name))
        #expect(names.subtracting(library) == [])
        #expect(names.subtracting(previews).subtracting(["Tag", "KPIHeaderControl", "KPILayoutContainer"]) == [])
    }

    /// No picture is a placeholder.
    @Test func `every symbol is known`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
            .standardizedFileURL
        var count = 0
        for folder in ["Sources/FioriSwiftUICore", "Examples"].map(root.appendingPathComponent) {
            let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            for file in files where file.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                for match in text.matches(of: /system(?:Name|Image): "([a-z0-9.]+)"/) {
                    count += 1
                    #expect(throws: Never.self, "\(file)") { try SymbolNames.check(String(match.1)) }
                }
            }
        }
        #expect(count > 65)
    }

    @Test func `every component has a summary and an example`() {
        expectAll(ComponentCatalog.all, count: 28...) { entry in
            #expect(entry.summary.hasSuffix("."), "\(entry.name)")
            #expect(!entry.examples.isEmpty, "\(entry.name)")
        }
    }

    @Test func `defaults are of their kind`() {
        let properties = ComponentCatalog.all.flatMap { entry in entry.properties.map { (entry.name, $0) } }
        expectAll(properties, count: 100...) { name, property in
            #expect(property.value.map(property.accepts) ?? true, "\(name).\(property.name)")
        }
    }
}
