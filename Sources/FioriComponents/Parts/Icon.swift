import SwiftUI

// sourcery: BaseComponent
protocol _IconComponent {
    // sourcery: @ViewBuilder
    /// A symbol beside a text.
    var icon: Image? { get }
}

/// The view of Icon as it is.
nonisolated public struct IconBaseStyle: IconStyle {
    public func makeBody(_ configuration: IconConfiguration) -> some View { configuration.icon }
}

/// The look of Icon in Fiori: none of its own.
nonisolated public struct IconFioriStyle: IconStyle, LookStyle {
    private static let look = PartLook("Icon.icon")

    public func look(of icon: LookContent, for configuration: IconConfiguration) -> some View {
        icon.with(Self.look, readsSheets: configuration.isDirectChild(Icon.identifier))
    }

    public func makeBody(_ configuration: IconConfiguration) -> some View {
        look(of: LookContent(Icon(configuration)), for: configuration)
    }
}
