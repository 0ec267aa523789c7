import FioriCharts
import FioriComponents
import SwiftUI

/// A component of the catalogue: its properties and its examples.
@MainActor
package struct ComponentEntry: Identifiable {
    /// The component's name.
    package let name: String
    /// The module that it belongs to.
    package let module: String
    /// The purpose in a sentence.
    package let summary: String
    /// The properties that can be set from the command line.
    package let properties: [ComponentProperty]
    package let examples: [GalleryExample]
    /// The kind of chart; nil for a component.
    package let chart: ChartType?
    /// The code that makes the component with values of its properties.
    package let code: SourceCode
    /// True if it extends from edge to edge, as a page does; others are shown in a row of a list.
    package let isEdgeToEdge: Bool
    private let make: (PropertyValues) -> AnyView

    nonisolated package var id: String { qualifiedName }

    /// The module of components that are drawn by styles.
    nonisolated package static let styleableModule = "FioriComponents"

    /// The name, with its module in front if that is not FioriSwiftUICore: components of one name are in both.
    nonisolated package var qualifiedName: String { module == Self.core ? name : module + "." + name }

    /// The name as the title of a page.
    nonisolated package var title: String { module == Self.core ? name : "Styleable " + name }

    nonisolated private static let core = "FioriSwiftUICore"

    /// - Parameters:
    ///   - name: The component's name.
    ///   - summary: The purpose in a sentence.
    ///   - module: The module that it belongs to.
    ///   - showsSkeleton: True if the component shows a skeleton of its content while that is loading; adds properties for
    ///     it.
    ///   - properties: The properties that can be set from the command line, each with its default.
    ///   - make: Creates the component with values of the properties.
    ///   - isEdgeToEdge: True if it extends from edge to edge, as a page does; others are shown in a row of a list.
    ///   - examples: Ways to use it, each named in a few words.
    package init<V: View>(
        _ name: String, _ summary: String, module: String = "FioriSwiftUICore", isEdgeToEdge: Bool = false,
        showsSkeleton: Bool = false, properties: [ComponentProperty],
        @ViewBuilder make: @escaping (PropertyValues) -> V, examples: [GalleryExample], file: String = #filePath,
        line: Int = #line
    ) {
        self.name = name
        self.summary = summary
        self.module = module
        self.properties = properties + (showsSkeleton ? Self.skeletonProperties : [])
        chart = nil
        code = SourceCode(file: file, line: line, argument: "make")
        self.make =
            showsSkeleton
            ? { values in
                AnyView(
                    make(values)
                        .environment(\.isLoading, values.flag("isLoading"))
                        .environment(\.isAILoading, values.flag("isAILoading")))
            } : { AnyView(make($0)) }
        self.isEdgeToEdge = isEdgeToEdge
        let qualifiedName = module == Self.core ? name : module + "." + name
        self.examples = examples.map { $0.of(qualifiedName, isEdgeToEdge: isEdgeToEdge) }
    }

    /// Makes the entry of a kind of chart, whose first example is its picture.
    init(
        chart: ChartType, _ name: String, _ summary: String, examples: [GalleryExample], file: String = #filePath,
        line: Int = #line
    ) {
        self.name = name
        self.summary = summary
        module = Self.core
        self.chart = chart
        properties = []
        make = { _ in AnyView(examples.first?.view) }
        isEdgeToEdge = false
        code = SourceCode(file: file, line: line)
        self.examples = examples.map { $0.of(name, isEdgeToEdge: false) }
    }

    /// The values of the environment that decide whether skeletons are shown.
    private static let skeletonProperties = [
        ComponentProperty("isLoading", .flag, "false"), ComponentProperty("isAILoading", .flag, "false"),
    ]

    /// The names of the ways to use it, as the gallery has them.
    package var variants: [String] { examples.map(\.name) }

    /// One of the ways to use it.
    package func example(named name: String) -> GalleryExample? {
        examples.first { $0.name == name || $0.slug.hasSuffix("\(self.name.lowercased())-\(name)") }
    }

    /// The component with the values that it has in the catalogue, some of them replaced.
    package func view(with values: PropertyValues) -> AnyView { make(values) }
}
