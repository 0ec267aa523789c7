import FioriBuildingBlocks
import SwiftUI

/// The layout of a name and its value: the value at the end of the row, or below the name.
nonisolated public struct KeyValueItemBaseStyle: KeyValueItemStyle {
    public func makeBody(_ configuration: KeyValueItemConfiguration) -> some View {
        KeyValueItemLayout(configuration: configuration)
    }
}

private struct KeyValueItemLayout: View {
    let configuration: KeyValueItemConfiguration
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if configuration.axis == .vertical || dynamicTypeSize.isAccessibilitySize {
                configuration.key
                if !configuration.value.isEmpty { configuration.value }
            } else {
                TitleRow(alignment: .firstTextBaseline, spacing: 16, belowSpacing: 4) {
                    configuration.key.titleRowPart(.title)
                    if !configuration.value.isEmpty { configuration.value.titleRowPart(.side) }
                }
            }
            FieldMessage(message: configuration.errorMessage)
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .modifier(FieldElement(state: configuration.controlState))
    }
}
