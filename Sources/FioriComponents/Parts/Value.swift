import SwiftUI

// sourcery: BaseComponent
protocol _ValueComponent {
    // sourcery: @ViewBuilder
    /// The value of a key.
    var value: AttributedString? { get }
}

/// The view of Value as it is.
nonisolated public struct ValueBaseStyle: ValueStyle {
    public func makeBody(_ configuration: ValueConfiguration) -> some View { configuration.value }
}

/// The look of Value in Fiori: none of its own.
nonisolated public struct ValueFioriStyle: ValueStyle, LookStyle {
    private static let look = PartLook("Value.value")

    public func look(of value: LookContent, for configuration: ValueConfiguration) -> some View {
        value.with(Self.look, readsSheets: configuration.isDirectChild(Value.identifier))
    }

    public func makeBody(_ configuration: ValueConfiguration) -> some View {
        look(of: LookContent(Value(configuration)), for: configuration)
    }
}
