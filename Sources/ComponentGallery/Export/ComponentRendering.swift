import Foundation
import SwiftUI
import TextLayout

/// A picture of one component, in the circumstances of one's choice.
@MainActor
public struct ComponentRendering {
    private let entry: ComponentEntry
    /// The name of one of the component's variants; nil for the component with the values that follow.
    public var variant: String?
    /// Values in the place of those of the catalogue; an empty one leaves the property out.
    public var values: [(name: String, value: String)] = []
    public var colorScheme = ColorScheme.light
    public var hasIncreasedContrast = false
    public var dynamicTypeSize = DynamicTypeSize.large
    /// Decides words, formats and the direction of layout.
    public var locale = Locale(identifier: "en_US")
    /// In points; nil for what the component takes.
    public var width: CGFloat?
    /// In points; nil for what the component takes.
    public var height: CGFloat?
    /// Pixels per point.
    public var scale: CGFloat = 2

    public init(of entry: ComponentEntry) { self.entry = entry }

    /// Draws the picture.
    /// - Throws: ``RenderingError`` for names and values that the component does not have, or what the system says of
    ///   missing faces.
    public func data(as format: PictureFormat) throws -> Data {
        try TextEngine.shared.validate()
        // On the colour of a cell, with the insets of one; pages have their own.
        let view = try component().padding(entry.isEdgeToEdge ? 0 : 16)
            .background(.preferredColor(entry.isEdgeToEdge ? .primaryBackground : .secondaryGroupedBackground))
        let host = ViewHost(view, environment: environment)
        host.layout(ProposedViewSize(width: width, height: height))
        return try format.data(of: host, scale: scale)
    }

    private func component() throws -> AnyView {
        guard let variant else { return entry.view(with: try PropertyValues(of: entry, setting: values)) }
        guard let example = entry.example(named: variant) else {
            throw RenderingError.unknownVariant(variant, component: entry.name, known: entry.variants)
        }
        return example.view
    }

    private var environment: EnvironmentValues {
        EnvironmentValues(
            width: width ?? 390, scale: scale, colorScheme: colorScheme, hasIncreasedContrast: hasIncreasedContrast,
            dynamicTypeSize: dynamicTypeSize, locale: locale)
    }
}
