import SwiftUI

// sourcery: BaseComponent
protocol _AttributeComponent {
    // sourcery: @ViewBuilder
    /// A word about the object or the section.
    var attribute: AttributedString? { get }
}

/// The view of Attribute as it is.
nonisolated public struct AttributeBaseStyle: AttributeStyle {
    public func makeBody(_ configuration: AttributeConfiguration) -> some View { configuration.attribute }
}

/// The look of Attribute in Fiori: none of its own.
nonisolated public struct AttributeFioriStyle: AttributeStyle, LookStyle {
    private static let look = PartLook("Attribute.attribute")

    public func look(of attribute: LookContent, for configuration: AttributeConfiguration) -> some View {
        attribute.with(Self.look, readsSheets: configuration.isDirectChild(Attribute.identifier))
    }

    public func makeBody(_ configuration: AttributeConfiguration) -> some View {
        look(of: LookContent(Attribute(configuration)), for: configuration)
    }
}
