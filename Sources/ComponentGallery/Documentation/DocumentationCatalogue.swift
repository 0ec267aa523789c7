import Foundation

/// The pages and pictures of components or kinds of charts in the documentation, light and dark, written from the
/// gallery's catalogue so that they do not get stale.
@MainActor
public struct DocumentationCatalogue {
    /// The subject of the catalogue.
    public enum Subject: String, CaseIterable, Sendable {
        case components = "Components"
        case charts = "Charts"
    }

    let subject: Subject
    /// The folder of the catalogue.
    let folder: URL
    let sources: ExampleSource

    /// - Parameter root: The folder of the package.
    /// - Throws: what the system says of sources that cannot be read.
    public init(root: URL, subject: Subject = .components) throws {
        self.subject = subject
        let (catalogue, examples) =
            subject == .components
            ? ("FioriSwiftUICore/FioriSwiftUICore.docc", "Examples") : ("FioriCharts/FioriCharts.docc", "Charts")
        folder = root.appendingPathComponent("Sources/" + catalogue)
        sources = try ExampleSource(folder: root.appendingPathComponent("Sources/ComponentGallery/" + examples))
    }

    /// The entries of the gallery that have pages.
    var entries: [ComponentEntry] { subject == .components ? ComponentCatalog.all : ChartCatalog.all }

    /// The pages by their path in the catalogue.
    var pages: [(path: String, text: String)] {
        entries.map { entry in
            let page = ComponentPage(entry: entry, sources: sources)
            return (
                "\(subject.rawValue)/\(page.name).md", subject == .components ? page.markdown : page.chartMarkdown
            )
        } + [("\(subject.rawValue).md", subject == .components ? index : chartIndex)]
    }

    private var chartIndex: String {
        let links = entries.map { "- <doc:\(ComponentPage(entry: $0, sources: sources).name)>" }
        return """
            # Kinds of charts

            All kinds of charts, each with its picture.

            \(ComponentPage.chartNote)

            ## Overview

            Every chart is a ``ChartView`` of a ``ChartModel``; the model's ``ChartModel/chartType`` is its kind. Charts
            fill the room that they are given, follow the changes of their model, and adapt to light and dark, text size,
            language and direction of writing.

            ## Topics

            ### All kinds

            \(links.joined(separator: "\n"))

            """
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

    /// Writes all pages and pictures, and removes those of entries that are no more.
    /// - Returns: The number of entries.
    /// - Throws: what the system says of files that cannot be written, or of missing faces.
    @discardableResult
    public func export() throws -> Int {
        let pictures = folder.appendingPathComponent("Resources/" + subject.rawValue)
        let pages = folder.appendingPathComponent(subject.rawValue)
        for old in [pictures, pages] {
            try? FileManager.default.removeItem(at: old)
            try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
        }
        for (path, text) in self.pages {
            try Data(text.utf8).write(to: folder.appendingPathComponent(path), options: .atomic)
        }
        for entry in entries {
            let name = ComponentPage(entry: entry, sources: sources).name
            for (suffix, picture) in try Self.pictures(of: entry) {
                try picture.write(to: pictures.appendingPathComponent(name + suffix), options: .atomic)
            }
        }
        return entries.count
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
