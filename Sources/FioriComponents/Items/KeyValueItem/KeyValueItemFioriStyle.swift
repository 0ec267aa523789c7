import SwiftUI

/// The looks of KeyValueItem and its parts in Fiori.
nonisolated extension KeyValueItemFioriStyle {
    struct ContentFioriStyle: KeyValueItemStyle, LookStyle {
        func look(of content: LookContent, for configuration: KeyValueItemConfiguration) -> some View {
            content.view.disabled(configuration.controlState == .disabled)
        }
    }

    struct KeyFioriStyle: KeyStyle, LookStyle {
        let keyValueItemConfiguration: KeyValueItemConfiguration
        private static let look = PartLook("KeyValueItem.key", .subheadline, .primaryLabel)

        func look(of content: LookContent, for configuration: KeyConfiguration) -> some View {
            content.with(Self.look.in(keyValueItemConfiguration.controlState))
        }
    }

    struct ValueFioriStyle: ValueStyle, LookStyle {
        let keyValueItemConfiguration: KeyValueItemConfiguration
        private static let look = PartLook("KeyValueItem.value", .body, .primaryLabel)

        func look(of content: LookContent, for configuration: ValueConfiguration) -> some View {
            content.with(Self.look.in(keyValueItemConfiguration.controlState))
        }
    }

    struct FormViewFioriStyle: FormViewStyle, LookStyle {
        let keyValueItemConfiguration: KeyValueItemConfiguration

        func look(of content: LookContent, for configuration: FormViewConfiguration) -> some View { content.view }
    }
}

nonisolated extension PartLook {
    /// The look in a state: paler when disabled.
    fileprivate func `in`(_ state: ControlState) -> PartLook { state == .disabled ? with(.quaternaryLabel) : self }
}
