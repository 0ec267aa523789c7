import SwiftUI

/// Columns side by side.
struct AdaptiveColumnSetView: View {
    let set: AdaptiveColumnSet
    let context: AdaptiveContext
    @EnvironmentObject private var form: AdaptiveForm
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .subheadline) private var scale: CGFloat = 1

    var body: some View {
        let hasBackground = context.showsBackground(set.style)
        let padding = hasBackground ? CardMetrics.padding : 0
        let inner = inner(hasBackground: hasBackground)
        let visible = set.columns.indices.filter {
            form.isVisible(set.columns[$0].id, initially: set.columns[$0].isVisible)
        }
        AdaptiveColumns(
            minimumHeight: CGFloat(set.minimumHeight ?? 0) - 2 * padding, alignment: inner.alignment,
            stacksWhenNarrow: dynamicTypeSize.isAccessibilitySize
        ) {
            ForEach(visible, id: \.self) { index in
                let column = set.columns[index]
                let isFirst = index == visible.first
                let gap = isFirst ? 0 : column.spacing.points
                if column.hasSeparator, !isFirst {
                    AdaptiveSeparator().adaptiveColumn(.points(1), gap: gap / 2, isSeparator: true)
                }
                let context = inner.column(index, isFirst: isFirst, isLast: index == visible.last)
                AdaptiveContainerView(column.container, context).modifier(AdaptiveParts.column)
                    .adaptiveColumn(
                        column.width, gap: column.hasSeparator ? gap / 2 : gap,
                        words: column.container.wordWidths(context, scale: scale))
            }
        }
        .padding(padding)
        .adaptiveBackground(hasBackground ? set.style : nil)
        .padding(hasBackground && set.bleeds ? context.bleed.negated : EdgeInsets())
        .modifier(AdaptiveParts.columnSet)
        .adaptiveTap(set.selectAction, inner)
    }

    private func inner(hasBackground: Bool) -> AdaptiveContext {
        var inner = context.inner(style: set.style, hasPadding: hasBackground)
        inner.alignment = set.alignment ?? context.alignment
        return inner
    }
}
