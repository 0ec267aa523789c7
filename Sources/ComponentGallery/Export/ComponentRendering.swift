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
    package var look = PictureLook()
    /// Width in points; nil for the component's own.
    package var width: CGFloat?
    /// Height in points; nil for the component's own.
    package var height: CGFloat?

    package init(of entry: ComponentEntry) { self.entry = entry }

    /// Lays out the picture, which can be drawn on any thread.
    /// - Throws: ``RenderingError`` for names and values that the component does not have, or what the system says of
    ///   missing faces.
    package func picture() throws -> LaidOutPicture {
        try TextEngine.shared.validate()
        // On the colour of a cell, with the insets of one; pages have their own.
        let view = try component().padding(entry.isEdgeToEdge ? 0 : 16)
            .background(.preferredColor(entry.isEdgeToEdge ? .primaryBackground : .secondaryGroupedBackground))
        let host = ViewHost(view.pictureTheme(look.theme), environment: look.environment(width: width ?? 390))
        host.layout(ProposedViewSize(width: width, height: height))
        return LaidOutPicture(of: host, scale: look.scale)
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
}
