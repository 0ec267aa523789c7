import SwiftUI

// sourcery: BaseComponent
protocol _KeyComponent {
    // sourcery: @ViewBuilder
    /// The name of a value.
    var key: AttributedString { get }
}

/// The view of Key as it is.
nonisolated public struct KeyBaseStyle: KeyStyle {
    public func makeBody(_ configuration: KeyConfiguration) -> some View { configuration.key }
}

/// The look of Key in Fiori: none of its own.
nonisolated public struct KeyFioriStyle: KeyStyle, LookStyle {
    private static let look = PartLook("Key.key")

    public func look(of key: LookContent, for configuration: KeyConfiguration) -> some View {
        key.with(Self.look, readsSheets: configuration.isDirectChild(Key.identifier))
    }

    public func makeBody(_ configuration: KeyConfiguration) -> some View {
        look(of: LookContent(Key(configuration)), for: configuration)
    }
}
