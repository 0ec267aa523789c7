import SwiftUI

// sourcery: BaseComponent
protocol _IconsComponent {
    // sourcery: resultBuilder.name = @IconBuilder, resultBuilder.backingComponent = IconStack
    /// Symbols and short texts about the object, one below the other.
    var icons: [TextOrIcon] { get }
}

/// The view of Icons as it is.
nonisolated public struct IconsBaseStyle: IconsStyle {
    public func makeBody(_ configuration: IconsConfiguration) -> some View { configuration.icons }
}

/// The look of Icons in Fiori: none of its own.
nonisolated public struct IconsFioriStyle: IconsStyle, LookStyle {
    private static let look = PartLook("Icons.icons")

    public func look(of icons: LookContent, for configuration: IconsConfiguration) -> some View {
        icons.with(Self.look, readsSheets: configuration.isDirectChild(Icons.identifier))
    }

    public func makeBody(_ configuration: IconsConfiguration) -> some View {
        look(of: LookContent(Icons(configuration)), for: configuration)
    }
}
