import SwiftUI

// sourcery: BaseComponent
protocol _DescriptionComponent {
    // sourcery: @ViewBuilder
    /// A text about the object.
    var description: AttributedString? { get }
}

/// The view of Description as it is.
nonisolated public struct DescriptionBaseStyle: DescriptionStyle {
    public func makeBody(_ configuration: DescriptionConfiguration) -> some View { configuration.description }
}

/// The look of Description in Fiori.
nonisolated public struct DescriptionFioriStyle: DescriptionStyle, LookStyle {
    private static let look = PartLook("Description.description", .subheadline, .tertiaryLabel)

    public func look(of description: LookContent, for configuration: DescriptionConfiguration) -> some View {
        description.with(Self.look, readsSheets: configuration.isDirectChild(Description.identifier))
    }

    public func makeBody(_ configuration: DescriptionConfiguration) -> some View {
        look(of: LookContent(Description(configuration)), for: configuration)
    }
}
