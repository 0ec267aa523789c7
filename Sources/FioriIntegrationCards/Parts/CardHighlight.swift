import FioriSwiftUICore
import SwiftUI

/// The colour at the leading edge of a row, with its meaning for assistive technologies.
nonisolated struct CardHighlight: View {
    private let state: ValueState
    private let text: String
    @Environment(\.cardWords) private var words
    @Environment(\.versionedTheme) private var theme

    init(_ state: ValueState, text: String = "") {
        self.state = state
        self.text = text
    }

    @MainActor var body: some View {
        if let color = state.color(in: theme) {
            Rectangle()
                .fill(color)
                .frame(width: 6)
                .modifier(CardParts.highlight)
                .accessibilityElement()
                .accessibilityLabel(Text(text.isEmpty ? words.state(state) : text))
        }
    }
}
