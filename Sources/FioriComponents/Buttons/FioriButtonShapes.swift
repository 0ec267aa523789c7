import FioriThemeManager
import SwiftUI

/// The size of a button, and what it shows in place of its label.
nonisolated struct FioriButtonFrame {
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let loadingState: FioriButtonLoadingState
    let isLoading: Bool

    /// The side of the smallest target for a finger, in points.
    static let targetSize: CGFloat = 44
    /// The standard height of the fill, in points.
    static let height: CGFloat = 38
    static let cornerRadius: CGFloat = 8
}

/// A button's content on a rounded rectangle.
struct FilledButton: View {
    let configuration: FioriButtonStyleConfiguration
    let frame: FioriButtonFrame
    let palette: FioriButtonPalette

    private var colors: FioriButtonPalette.Colors { palette.colors(configuration.state, frame.loadingState) }

    var body: some View {
        content
            .font(.fiori(forTextStyle: .body, weight: .semibold))
            .foregroundStyle(.preferredColor(colors.label))
            .multilineTextAlignment(.center)
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .frame(
                minWidth: FioriButtonFrame.targetSize, maxWidth: frame.maxWidth,
                minHeight: frame.minHeight ?? FioriButtonFrame.height
            )
            .background {
                if let fill = colors.fill {
                    RoundedRectangle(cornerRadius: FioriButtonFrame.cornerRadius).fill(.preferredColor(fill))
                }
            }
            .frame(minHeight: FioriButtonFrame.targetSize)
            .contentShape(Rectangle())
            .redacted(reason: frame.isLoading ? .placeholder : [])
    }

    /// A busy button keeps its width and its name.
    @ViewBuilder private var content: some View {
        switch frame.loadingState {
        case .unspecified: configuration.content
        case .processing:
            ZStack {
                configuration.content.opacity(0)
                ProgressView()
                    .tint(.preferredColor(colors.label))
                    .accessibilityLabel(Text("Processing", bundle: .module))
            }
        case .success:
            ZStack {
                configuration.content.opacity(0)
                Image(systemName: "checkmark")
                    .accessibilityLabel(Text("Succeeded", bundle: .module))
            }
        }
    }
}

/// A button's content as it is, in a target of its own height.
struct TextButton: View {
    let configuration: FioriButtonStyleConfiguration
    let font: Font
    let palette: FioriButtonPalette

    private var colors: FioriButtonPalette.Colors { palette.colors(configuration.state, .unspecified) }

    var body: some View {
        configuration.content
            .font(font)
            .foregroundStyle(.preferredColor(colors.label))
            .background(colors.fill.map { .preferredColor($0) } ?? Color.clear)
            .frame(minWidth: FioriButtonFrame.targetSize, minHeight: FioriButtonFrame.targetSize)
            .contentShape(Rectangle())
    }
}
