import SwiftUI

/// The layout of LabelItem: the symbol beside the text, on its first line.
nonisolated public struct LabelItemBaseStyle: LabelItemStyle {
    public func makeBody(_ configuration: LabelItemConfiguration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 2) {
            if configuration.alignment == .trailing {
                configuration.title
                configuration.icon
            } else {
                configuration.icon
                configuration.title
            }
        }
        .accessibilityElement(children: .combine)
    }
}
