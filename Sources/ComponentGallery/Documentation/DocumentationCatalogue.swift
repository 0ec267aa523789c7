import ExamplePages
import Foundation
import Rendering

/// The pages and pictures of components, kinds of charts or types of cards in the documentation, light and dark, written
/// from the gallery's catalogue so that they do not get stale.
@MainActor
package struct DocumentationCatalogue {
    /// The subject of the catalogue.
    package enum Subject: String, CaseIterable, Sendable {
        case components = "Components"
        case styleable = "Styleable components"
        case charts = "Charts"
        case cards = "Cards"
    }

    let subject: Subject
    /// The folder of the catalogue.
    let folder: URL
    let sources: ExampleSource

    /// - Parameter root: The folder of the package.
    /// - Throws: what the system says of sources that cannot be read.
    package init(root: URL, subject: Subject = .components) throws {
        self.subject = subject
        let (module, examples) =
            switch subject {
            case .components: ("FioriSwiftUICore", "ComponentExamples")
            case .styleable: (ComponentEntry.styleableModule, "StyleableExamples")
            case .charts: ("FioriCharts", "ChartExamples")
            case .cards: ("FioriIntegrationCards", "Cards")
            }
        folder = root.appendingPathComponent("Sources/\(module)/\(module).docc")
        sources = try ExampleSource(folder: root.appendingPathComponent("Examples/Fiori.swiftpm/Pages/" + examples))
    }

    /// The entries of the gallery that have pages.
    var entries: [ComponentEntry] {
        switch subject {
        case .components: ComponentCatalog.all
        case .styleable: StyleableCatalog.all
        case .charts: ChartCatalog.all
        case .cards: CardCatalog.all
        }
    }

    /// The pages by their path in the catalogue.
    var pages: [(path: String, text: String)] {
        let pages =
            switch subject {
            case .components, .styleable:
                entries.map { ComponentPage(entry: $0, sources: sources) }.map { ($0.name, $0.markdown) }
            case .charts:
                entries.map { ComponentPage(entry: $0, sources: sources) }.map { ($0.name, $0.chartMarkdown) }
            case .cards: CardCatalog.kinds.map { ($0.fileName, CardTypePage(kind: $0).markdown) }
            }
        return pages.map { ("\(folderName)/\($0).md", $1) } + [("\(folderName).md", indexPage)]
    }

    /// The folder of the pages and of the pictures.
    var folderName: String { subject == .styleable ? "Components" : subject.rawValue }

    private var indexPage: String {
        switch subject {
        case .components: index
        case .styleable: styleableIndex
        case .charts: chartIndex
        case .cards: CardTypePage.index
        }
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

    private var styleableIndex: String {
        let links = StyleableCatalog.all.map { "- ``\($0.name)``" }.sorted()
        return """
            # Components

            Everything that new apps compose their screens of, each with its picture.

            \(ComponentPage.styleableNote)

            ## Overview

            Each component can be made of data or of view builders for its parts. An app changes the look of a component,
            or of one of its parts, by a style: `titleStyle`, `objectItemStyle`.

            ## Topics

            ### All components

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
    /// - Parameter progress: Called with the number of entries that are drawn.
    /// - Returns: The number of entries.
    /// - Throws: what the system says of files that cannot be written, or of missing faces.
    @discardableResult
    package func export(progress: (Int) -> Void = { _ in }) throws -> Int {
        let pictures = folder.appendingPathComponent("Resources/" + folderName)
        let pages = folder.appendingPathComponent(folderName)
        for folder in [pictures, pages] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let texts = self.pages
        for (path, text) in texts {
            try Data(text.utf8).write(to: folder.appendingPathComponent(path), options: .atomic)
        }
        var names: [String] = []
        let pool = RenderingPool()
        for index in 0..<entryCount {
            for (name, picture) in try self.pictures(at: index) {
                let file = PictureFile(url: pictures.appendingPathComponent(name))
                pool.add { try file.write(picture.data(as: .png, isParallel: false)) }
                names.append(name)
            }
            progress(index + 1)
        }
        try pool.finish()
        try Self.removeFiles(in: pictures, except: names)
        try Self.removeFiles(in: pages, except: texts.map { ($0.path as NSString).lastPathComponent })
        return entryCount
    }

    private static func removeFiles(in folder: URL, except names: [String]) throws {
        let names = Set(names)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !names.contains(name) {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    /// The number of entries.
    package var entryCount: Int { subject == .cards ? CardCatalog.kinds.count : entries.count }

    /// The pictures of an entry by their names.
    private func pictures(at index: Int) throws -> [(name: String, picture: LaidOutPicture)] {
        if subject == .cards { return try CardTypePage(kind: CardCatalog.kinds[index]).pictures() }
        let name = ComponentPage(entry: entries[index], sources: sources).name
        return try Self.pictures(of: entries[index]).map { (name + $0.suffix, $0.picture) }
    }

    /// The pictures by the endings that DocC knows: dark ones, and two pixels per point.
    private static func pictures(of entry: ComponentEntry) throws -> [(suffix: String, picture: LaidOutPicture)] {
        var rendering = ComponentRendering(of: entry)
        rendering.width = 390
        let light = try rendering.picture()
        rendering.look.colorScheme = .dark
        return [("@2x.png", light), ("~dark@2x.png", try rendering.picture())]
    }
}
