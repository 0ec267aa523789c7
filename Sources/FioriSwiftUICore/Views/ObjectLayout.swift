import SwiftUI

/// Layout of the parts of an object: in a row in compact width, in two columns in regular width, and one below the
/// other at the accessibility text sizes, where a line needs the whole width.
struct ObjectLayout<Icons: View, Picture: View, Texts: View, Description: View, Status: View, Action: View>: View {
    let isRegular: Bool
    /// Share of the width that the first column takes, 0 to 1.
    let splitPercent: CGFloat
    let hasIcons: Bool
    let hasImage: Bool
    let hasDescription: Bool
    let hasStatus: Bool
    let hasAction: Bool
    @ViewBuilder let icons: Icons
    @ViewBuilder let picture: Picture
    @ViewBuilder let texts: Texts
    @ViewBuilder let description: Description
    @ViewBuilder let status: Status
    @ViewBuilder let action: Action
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        if dynamicTypeSize.isAccessibilitySize {
            tall
        } else if isRegular, hasDescription {
            columns
        } else {
            row
        }
    }

    private var row: some View {
        HStack(alignment: .center, spacing: 12) {
            HStack(alignment: .top, spacing: 8) {
                object
                if hasStatus {
                    Spacer(minLength: 0)
                    states(alignment: .trailing)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityElement(children: .combine)
            if hasAction { action }
        }
    }

    private var columns: some View {
        HStack(alignment: .center, spacing: 12) {
            SplitLayout(firstPart: splitPercent, spacing: 16) {
                object
                HStack(alignment: .top, spacing: 8) {
                    description.frame(maxWidth: .infinity, alignment: .leading)
                    if hasStatus { states(alignment: .trailing) }
                }
            }
            .accessibilityElement(children: .combine)
            if hasAction { action }
        }
    }

    private var tall: some View {
        VStack(alignment: .leading, spacing: 8) {
            VStack(alignment: .leading, spacing: 8) {
                if hasImage || hasIcons {
                    HStack(alignment: .top, spacing: 12) {
                        if hasIcons { icons.modifier(ReadLast()) }
                        if hasImage { picture }
                    }
                }
                lines
                if hasDescription, isRegular { description }
                if hasStatus { states(alignment: .leading) }
            }
            .accessibilityElement(children: .combine)
            if hasAction { action.frame(minHeight: 44) }
        }
    }

    private var object: some View {
        HStack(alignment: .top, spacing: 12) {
            if hasIcons { icons.frame(minWidth: 16).modifier(ReadLast()) }
            if hasImage { picture }
            lines
        }
    }

    private var lines: some View {
        VStack(alignment: .leading, spacing: 4) { texts }
    }

    private func states(alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 4) { status }
            // The title is compressed first.
            .layoutPriority(1)
    }
}

/// Moves symbols in front of an object behind its title in the reading order, because they add to it.
nonisolated private struct ReadLast: ViewModifier {
    @MainActor func body(content: Content) -> some View { content.accessibilitySortPriority(-1) }
}

/// Two views side by side that share the width.
struct SplitLayout: Layout {
    /// Share of the width that the first view takes, 0 to 1.
    var firstPart: CGFloat
    /// Spacing between the two, in points.
    var spacing: CGFloat

    private func widths(in width: CGFloat) -> [CGFloat] {
        let part = min(max(firstPart, 0), 1)
        let room = max(width - spacing, 0)
        return [room * part, room * (1 - part)]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let width = proposal.width, width.isFinite else {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: sizes.map(\.width).reduce(0, +) + spacing, height: sizes.map(\.height).max() ?? 0)
        }
        let heights = zip(subviews, widths(in: width)).map { subview, width in
            subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(in: bounds.width)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + spacing
        }
    }
}
