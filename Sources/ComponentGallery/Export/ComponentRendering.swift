import ExamplePages
import Foundation
import SwiftUI
import TextLayout

/// The layout of a picture of one component, in the circumstances of one's choice.
@MainActor
package struct ComponentRendering {
    private let entry: ComponentEntry
    /// The name of one of the component's variants; nil for the component with the values that follow.
    package var variant: String?
    /// Values in the place of those of the catalogue; an empty one leaves the property out.
    package var values: [(name: String, value: String)] = []
    package var colorScheme = ColorScheme.light
    package var hasIncreasedContrast = false
    package var dynamicTypeSize = DynamicTypeSize.large
    /// Decides words, formats and the direction of layout.
    package var locale = Locale(identifier: "en_US")
    /// Width in points; nil for the component's own.
    package var width: CGFloat?
    /// Height in points; nil for the component's own.
    package var height: CGFloat?
    /// Pixels per point.
    package var scale: CGFloat = 2

    package init(of entry: ComponentEntry) { self.entry = entry }

    /// Lays out the picture, which can be drawn on any thread.
    /// - Throws: ``RenderingError`` for names and values that the component does not have, or what the system says of
    ///   missing faces.
    package func picture() throws -> LaidOutPicture {
        try TextEngine.shared.validate()
        // On the colour of a cell, with the insets of one; pages have their own.
        let view = try component().padding(entry.isEdgeToEdge ? 0 : 16)
            .background(.preferredColor(entry.isEdgeToEdge ? .primaryBackground : .secondaryGroupedBackground))
        let host = ViewHost(view, environment: environment)
        host.layout(ProposedViewSize(width: width, height: height))
        return LaidOutPicture(of: host, scale: scale)
    }

    private func component() throws -> AnyView {
        guard let variant else {
            return entry.view(with: try PropertyValues(of: entry, setting: values, checkSymbol: SymbolNames.check))
        }
        guard let example = entry.example(named: variant) else {
            throw RenderingError.unknownVariant(variant, component: entry.name, known: entry.variants)
        }
        return AnyView(example.picture)
    }

    private var environment: EnvironmentValues {
        EnvironmentValues(
            width: width ?? 390, scale: scale, colorScheme: colorScheme, hasIncreasedContrast: hasIncreasedContrast,
            dynamicTypeSize: dynamicTypeSize, locale: locale)
    }
}
