import FioriBuildingBlocks
import FioriThemeManager
import SwiftUI

/// The size of a button, and what it shows in place of its label.
nonisolated struct FioriButtonFrame: Sendable {
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let loadingState: FioriButtonLoadingState
    let isLoading: Bool

    /// The side of the smallest target for a finger, in points.
    static let targetSize: CGFloat = 44
    /// The standard height of the fill, in points.
    static let height: CGFloat = 38
    static let cornerRadius: CGFloat = 8
    static let padding = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
}

/// A button's content on a rounded rectangle.
struct FilledButton: View {
    let configuration: FioriButtonStyleConfiguration
    let frame: FioriButtonFrame
    let palette: FioriButtonPalette

    @Environment(\.skeleton) private var outerSkeleton

    private static let label = Themed("FioriButton.label", FilledButtonText(), as: .button)

    private var skeleton: Skeleton? { outerSkeleton ?? (frame.isLoading ? .plain : nil) }

    private var colors: FioriButtonPalette.Colors {
        if let skeleton { return (skeleton.color, .tertiaryFill) }
        return palette.colors(configuration.state, frame.loadingState)
    }

    var body: some View {
        let colors = colors
        content(colors)
            .modifier(
                Self.label.with(
                    FilledButtonLook(
                        state: configuration.state, frame: frame, label: colors.label, fill: colors.fill))
            )
            .modifier(SkeletonLook(skeleton: outerSkeleton == nil ? skeleton : nil))
    }

    /// A busy button keeps its width and its name.
    @ViewBuilder private func content(_ colors: FioriButtonPalette.Colors) -> some View {
        switch frame.loadingState {
        case .unspecified: configuration.content
        case .processing:
            ZStack {
                configuration.content.mask { Color.clear }
                ProgressView()
                    .tint(.preferredColor(colors.label))
                    .accessibilityLabel(Text("Processing", bundle: .module))
            }
        case .success:
            ZStack {
                configuration.content.mask { Color.clear }
                Image(systemName: "checkmark")
                    .accessibilityLabel(Text("Succeeded", bundle: .module))
            }
        }
    }
}

/// The font of a button.
nonisolated private struct FilledButtonText: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content.font(.fiori(forTextStyle: .body, weight: .semibold))
    }
}

/// The look of a button in a state.
nonisolated private struct FilledButtonLook: ViewModifier {
    let state: ControlState
    let frame: FioriButtonFrame
    let label: ColorStyle
    let fill: ColorStyle?

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(FilledButtonText())
            .foregroundStyle(.preferredColor(label))
            .multilineTextAlignment(.center)
            .padding(FioriButtonFrame.padding)
            .frame(
                minWidth: FioriButtonFrame.targetSize, maxWidth: frame.maxWidth,
                minHeight: frame.minHeight ?? FioriButtonFrame.height
            )
            .background {
                if let fill {
                    RoundedRectangle(cornerRadius: FioriButtonFrame.cornerRadius).fill(.preferredColor(fill))
                }
            }
            .frame(minHeight: FioriButtonFrame.targetSize)
            .contentShape(Rectangle())
    }
}

nonisolated extension FilledButtonLook: ControlStyle {
    var classes: PartClasses { .button }

    @MainActor func classLook(_ styles: StyleSheetStyles) -> some ViewModifier {
        ControlClassLook(
            look: SheetControlLook(
                styles: styles, text: StyleSheetBase(textStyle: .body, weight: .semibold),
                box: BoxBase(
                    padding: FioriButtonFrame.padding, minWidth: FioriButtonFrame.targetSize,
                    maxWidth: frame.maxWidth, minHeight: FioriButtonFrame.targetSize,
                    fill: fill.map { .preferredColor($0) }, border: nil,
                    cornerRadius: FioriButtonFrame.cornerRadius),
                isSelected: state == .selected, isHighlighted: state == .highlighted),
            text: FilledButtonText(), color: .preferredColor(label))
    }
}

/// A button's content as it is, in a target of its own height.
struct TextButton: View {
    let configuration: FioriButtonStyleConfiguration
    let style: Font.TextStyle
    let weight: Font.Weight
    let palette: FioriButtonPalette
    @Environment(\.skeleton) private var skeleton

    private static let label = Themed("FioriButton.label", FilledButtonText(), as: .buttonText)

    private var colors: FioriButtonPalette.Colors {
        if let skeleton { return (skeleton.color, nil) }
        return palette.colors(configuration.state, .unspecified)
    }

    var body: some View {
        configuration.content
            .modifier(Self.label.with(TextStyle(style, weight: weight, colors.label)))
            .background(colors.fill.map { .preferredColor($0) } ?? Color.clear)
            .frame(minWidth: FioriButtonFrame.targetSize, minHeight: FioriButtonFrame.targetSize)
            .contentShape(Rectangle())
    }
}
