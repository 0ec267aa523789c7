import SwiftUI

/// A component as the catalogue has it: what it is made of, and ways to use it.
@MainActor
public struct ComponentEntry: Identifiable {
    /// The component's name.
    public let name: String
    /// What it is, in a sentence.
    public let summary: String
    /// What can be set from the command line.
    public let properties: [ComponentProperty]
    let examples: [GalleryExample]
    /// Whether it goes from edge to edge, as a page does; others stand in a row of a list.
    let isEdgeToEdge: Bool
    private let make: (PropertyValues) -> AnyView

    public nonisolated var id: String { name }

    /// - Parameters:
    ///   - name: The component's name.
    ///   - summary: What it is, in a sentence.
    ///   - properties: What can be set from the command line, each with the value that it has otherwise.
    ///   - make: The component with such values.
    ///   - isEdgeToEdge: Whether it goes from edge to edge, as a page does; others stand in a row of a list.
    ///   - examples: Ways to use it, by what they show in a few words.
    init<V: View>(
        _ name: String, _ summary: String, isEdgeToEdge: Bool = false, properties: [ComponentProperty],
        @ViewBuilder make: @escaping (PropertyValues) -> V, examples: [GalleryExample]
    ) {
        self.name = name
        self.summary = summary
        self.properties = properties
        self.make = { AnyView(make($0)) }
        self.isEdgeToEdge = isEdgeToEdge
        self.examples = examples.map { $0.of(name, isEdgeToEdge: isEdgeToEdge) }
    }

    /// Makes the entry of a kind of chart, of which examples are all there is.
    init(chart name: String, _ summary: String, examples: [GalleryExample]) {
        self.init(name, summary, properties: [], make: { _ in examples.first?.view }, examples: examples)
    }

    /// The names of the ways to use it, as the gallery has them.
    public var variants: [String] { examples.map(\.name) }

    /// One of the ways to use it.
    func example(named name: String) -> GalleryExample? {
        examples.first { $0.name == name || $0.slug == "\(self.name.lowercased())-\(name)" }
    }

    /// The component with the values that it has in the catalogue, some of them replaced.
    func view(with values: PropertyValues) -> AnyView { make(values) }
}

/// The components of the gallery, in the order it shows them.
@MainActor
public enum ComponentCatalog {
    /// The component of a name.
    public static func entry(named name: String) -> ComponentEntry? {
        all.first { $0.name.lowercased() == name.lowercased() }
    }
}
