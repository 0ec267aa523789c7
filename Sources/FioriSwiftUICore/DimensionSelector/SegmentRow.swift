import FioriThemeManager
import SwiftUI

/// All segments beside each other.
struct SegmentRow: View {
    @ObservedObject var model: DimensionSelectorModel
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        SegmentLayout(
            mode: model.widthMode, spacing: model.interItemSpacing ?? 8, isGrowing: dynamicTypeSize.isAccessibilitySize
        ) {
            ForEach(model.titles.indices, id: \.self) { index in
                let isSelected = index == model.selectedIndex
                Button {
                    model.tap(index)
                } label: {
                    Text(model.titles[index])
                }
                .buttonStyle(SegmentStyle(model: model, isSelected: isSelected))
                .accessibilityAddTraits(isSelected ? .isSelected : [])
            }
        }
        .padding(model.contentInset ?? EdgeInsets())
        .accessibilityElement(children: .contain)
    }
}

/// Layout of views beside each other, in the widths of a mode.
struct SegmentLayout: Layout {
    let mode: SegmentWidthMode
    let spacing: CGFloat
    /// True if segments of fixed width grow with their titles, as at the accessibility text sizes, where hardly any
    /// title would fit.
    let isGrowing: Bool

    private func widths(_ subviews: Subviews, width: CGFloat?) -> [CGFloat] {
        let ideal = subviews.map { $0.sizeThatFits(.unspecified).width }
        let widest = ideal.max() ?? 0
        switch mode {
        case .intrinsic: return ideal
        case .maximum: return ideal.map { _ in widest }
        case .fixed(let width): return ideal.map { isGrowing ? max($0, width) : width }
        case .equal:
            guard let width, width.isFinite else { return ideal.map { _ in widest } }
            let share = (width - spacing * CGFloat(subviews.count - 1)) / CGFloat(max(subviews.count, 1))
            return ideal.map { _ in max(share, widest) }
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let widths = widths(subviews, width: proposal.width)
        let heights = zip(subviews, widths).map { view, width in
            view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        return CGSize(
            width: widths.reduce(0, +) + spacing * CGFloat(max(subviews.count - 1, 0)), height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(subviews, width: bounds.width)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + spacing
        }
    }
}

/// A title with a line around it, in the appearance of its state.
private struct SegmentStyle: ButtonStyle {
    let model: DimensionSelectorModel
    let isSelected: Bool

    func makeBody(configuration: Configuration) -> some View {
        Segment(model: model, isSelected: isSelected, isPressed: configuration.isPressed, title: configuration.label)
    }
}

private struct Segment<Title: View>: View {
    @ObservedObject var model: DimensionSelectorModel
    let isSelected: Bool
    let isPressed: Bool
    let title: Title
    @Environment(\.isEnabled) private var isEnabled

    private var state: ControlState {
        guard isEnabled else { return .disabled }
        return isPressed ? .highlighted : isSelected ? .selected : .normal
    }

    var body: some View {
        let look = SegmentAttributes.standard(state, isSelected: isSelected).merging(model.attributes[state])
        title
            .font(optional: look.font)
            .modifier(
                Fiori.DimensionSelector.segment.with(
                    SegmentLook(
                        look: look, insets: model.titleInsets, isSelected: isSelected, isPressed: isPressed)))
    }
}

/// A segment in the appearance of its state.
nonisolated private struct SegmentLook: ViewModifier {
    let look: SegmentAttributes
    let insets: EdgeInsets
    let isSelected: Bool
    let isPressed: Bool

    @MainActor func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: 8)
        content
            .modifier(Fiori.DimensionSelector.Segment())
            .foregroundStyle(look.textColor ?? .preferredColor(.primaryLabel))
            .multilineTextAlignment(.center)
            .padding(insets)
            .frame(minWidth: 44, maxWidth: .infinity, minHeight: 44, maxHeight: .infinity)
            .background(look.backgroundColor ?? .clear, in: shape)
            .overlay {
                shape.strokeBorder(look.borderColor ?? .preferredColor(.separator), lineWidth: look.borderWidth ?? 1)
            }
            .contentShape(Rectangle())
    }
}

nonisolated extension SegmentLook: ControlStyle {
    var classes: PartClasses { .segment }

    @MainActor func classLook(_ styles: StyleSheetStyles) -> some ViewModifier {
        let control = SheetControlLook(
            styles: styles, text: StyleSheetBase(textStyle: .subheadline),
            box: BoxBase(
                padding: insets, minWidth: 44, maxWidth: .infinity, minHeight: 44, fill: look.backgroundColor,
                border: look.borderColor ?? .preferredColor(.separator), borderWidth: look.borderWidth ?? 1,
                cornerRadius: 8),
            isSelected: isSelected, isHighlighted: isPressed)
        return ControlClassLook(
            look: control, text: Fiori.DimensionSelector.Segment(),
            color: look.textColor ?? .preferredColor(.primaryLabel))
    }
}

nonisolated extension View {
    @ViewBuilder fileprivate func font(optional font: Font?) -> some View {
        if let font { self.font(font) } else { self }
    }
}

nonisolated extension SegmentAttributes {
    /// Returns the default appearance of a state.
    static func standard(_ state: ControlState, isSelected: Bool) -> SegmentAttributes {
        switch state {
        case .normal:
            SegmentAttributes(
                textColor: .preferredColor(.primaryLabel), borderColor: .preferredColor(.separator), borderWidth: 1)
        case .highlighted:
            SegmentAttributes(
                textColor: .preferredColor(.tintColorTapState), borderColor: .preferredColor(.tintColorTapState),
                borderWidth: 1, backgroundColor: .preferredColor(.quaternaryFill))
        case .selected:
            SegmentAttributes(
                textColor: .preferredColor(.tintColor), borderColor: .preferredColor(.tintColor), borderWidth: 2)
        case .disabled:
            SegmentAttributes(
                textColor: .preferredColor(.quaternaryLabel), borderColor: .preferredColor(.separator),
                borderWidth: isSelected ? 2 : 1)
        }
    }

    /// Returns these attributes, overridden by those that others set.
    func merging(_ other: SegmentAttributes?) -> SegmentAttributes {
        guard let other else { return self }
        return SegmentAttributes(
            textColor: other.textColor ?? textColor, font: other.font ?? font,
            borderColor: other.borderColor ?? borderColor, borderWidth: other.borderWidth ?? borderWidth,
            backgroundColor: other.backgroundColor ?? backgroundColor)
    }
}
