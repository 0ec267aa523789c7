import Foundation

/// What the documentation of `FioriSwiftUICore` has of every component: a page and a picture, light and dark, written
/// from the gallery's catalogue so that they do not get stale.
@MainActor
public struct DocumentationCatalogue {
    private let folder: URL
    private let sources: ExampleSource

    /// - Parameter root: The folder of the package.
    /// - Throws: what the system says of sources that cannot be read.
    public init(root: URL) throws {
        folder = root.appendingPathComponent("Sources/FioriSwiftUICore/FioriSwiftUICore.docc")
        sources = try ExampleSource(folder: root.appendingPathComponent("Sources/ComponentGallery/Examples"))
    }

    /// The pages by their path in the catalogue.
    var pages: [(path: String, text: String)] {
        ComponentCatalog.all.map { entry in
            let page = ComponentPage(entry: entry, sources: sources)
            return ("Components/\(page.name).md", page.markdown)
        } + [("Components.md", index)]
    }

    private var index: String {
        let links = ComponentCatalog.all.map { "- ``\($0.name)``" }.sorted()
        return """
            # Components

            Everything that apps compose their screens of, each with its picture.

            \(ComponentPage.note)

            ## Overview

            Components that stand for data can be made in three ways: with view builders for their parts, with data, or
            with a model, which is any type that conforms to the component's protocol. Parts that are optional may be left
            out in all three. Building blocks such as ``TagStack`` have no view builders, for they are what stands in
            those of others; collections, tables and buttons are made as their pages say.

            ## Topics

            ### All components

            \(links.joined(separator: "\n"))

            """
    }

    /// Writes all pages and pictures, and removes those of components that are no more.
    /// - Returns: how many components there are.
    /// - Throws: what the system says of files that cannot be written, or of missing faces.
    @discardableResult
    public func export() throws -> Int {
        let pictures = folder.appendingPathComponent("Resources/Components")
        let components = folder.appendingPathComponent("Components")
        for old in [pictures, components] {
            try? FileManager.default.removeItem(at: old)
            try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
        }
        for (path, text) in pages {
            try Data(text.utf8).write(to: folder.appendingPathComponent(path), options: .atomic)
        }
        for entry in ComponentCatalog.all {
            for (suffix, picture) in try Self.pictures(of: entry) {
                try picture.write(to: pictures.appendingPathComponent(entry.name + suffix), options: .atomic)
            }
        }
        return ComponentCatalog.all.count
    }

    /// The pictures by the endings that DocC knows: dark ones, and two pixels per point.
    private static func pictures(of entry: ComponentEntry) throws -> [(suffix: String, data: Data)] {
        var rendering = ComponentRendering(of: entry)
        rendering.width = 390
        let light = try rendering.data(as: .png)
        rendering.colorScheme = .dark
        return [("@2x.png", light), ("~dark@2x.png", try rendering.data(as: .png))]
    }
}
