import FioriBuildingBlocks
import FioriThemeManager
import SwiftUI

/// The looks of KeyValueItem and its parts in Fiori.
nonisolated extension KeyValueItemFioriStyle {
    struct ContentFioriStyle: KeyValueItemStyle, LookStyle {
        func look(of content: LookContent, for configuration: KeyValueItemConfiguration) -> some View {
            content.view.disabled(configuration.controlState == .disabled).cellStyleClass()
        }
    }

    struct KeyFioriStyle: KeyStyle, LookStyle {
        let keyValueItemConfiguration: KeyValueItemConfiguration
        private static let look = PartLook("KeyValueItem.key", .subheadline, .primaryLabel)
        private static let disabledLook = PartLook("KeyValueItem.key", .subheadline, .quaternaryLabel)

        func look(of content: LookContent, for configuration: KeyConfiguration) -> some View {
            content.with(keyValueItemConfiguration.controlState == .disabled ? Self.disabledLook : Self.look)
        }
    }

    struct ValueFioriStyle: ValueStyle, LookStyle {
        let keyValueItemConfiguration: KeyValueItemConfiguration
        private static let look = PartLook("KeyValueItem.value", .body, .primaryLabel, as: .cellDetail)
        private static let disabledLook = PartLook("KeyValueItem.value", .body, .quaternaryLabel)

        func look(of content: LookContent, for configuration: ValueConfiguration) -> some View {
            content.with(keyValueItemConfiguration.controlState == .disabled ? Self.disabledLook : Self.look)
        }
    }

    struct FormViewFioriStyle: FormViewStyle, LookStyle {
        let keyValueItemConfiguration: KeyValueItemConfiguration

        func look(of content: LookContent, for configuration: FormViewConfiguration) -> some View { content.view }
    }
}
