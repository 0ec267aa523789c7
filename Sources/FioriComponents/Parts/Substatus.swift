import SwiftUI

// sourcery: BaseComponent
protocol _SubstatusComponent {
    // sourcery: @ViewBuilder
    /// A second statement about the state: a short text, a picture, or both.
    var substatus: TextOrIcon? { get }
}

/// The view of Substatus as it is.
nonisolated public struct SubstatusBaseStyle: SubstatusStyle {
    public func makeBody(_ configuration: SubstatusConfiguration) -> some View { configuration.substatus }
}

/// The look of Substatus in Fiori.
nonisolated public struct SubstatusFioriStyle: SubstatusStyle, LookStyle {
    private static let look = PartLook("Substatus.substatus", .subheadline, .tertiaryLabel)

    public func look(of substatus: LookContent, for configuration: SubstatusConfiguration) -> some View {
        substatus.with(Self.look, readsSheets: configuration.isDirectChild(Substatus.identifier))
    }

    public func makeBody(_ configuration: SubstatusConfiguration) -> some View {
        look(of: LookContent(Substatus(configuration)), for: configuration)
    }
}
