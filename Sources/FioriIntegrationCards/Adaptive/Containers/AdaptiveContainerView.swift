import SwiftUI

/// A container, column, cell or page: elements in an area that may have colours, a picture and an action of its own.
struct AdaptiveContainerView: View {
    private let container: AdaptiveContainer
    private let context: AdaptiveContext
    private let hasBackground: Bool

    init(_ container: AdaptiveContainer, _ context: AdaptiveContext) {
        self.container = container
        self.context = context
        hasBackground = context.showsBackground(container.style) || container.backgroundImage != nil
    }

    var body: some View {
        let padding = hasBackground ? CardMetrics.padding : 0
        let inner = context.inner(
            style: container.style, verticalAlignment: container.verticalContentAlignment,
            hasImage: container.backgroundImage != nil, hasPadding: hasBackground)
        AdaptiveItems(
            container.items, inner, minimumHeight: CGFloat(container.minimumHeight ?? 0) - 2 * padding
        )
        .padding(padding)
        .adaptiveBackgroundImage(container.backgroundImage)
        .adaptiveBackground(context.showsBackground(container.style) ? container.style : nil)
        .padding(hasBackground && container.bleeds ? context.bleed.negated : EdgeInsets())
        .adaptiveTap(container.selectAction, inner)
        .adaptiveDirection(isRightToLeft: container.isRightToLeft)
    }
}

nonisolated extension AdaptiveContext {
    /// Tells whether a style shows: it differs from that around, or a picture would be seen through.
    func showsBackground(_ style: AdaptiveContainerStyle?) -> Bool {
        style.map { $0 != self.style || isOverImage } ?? false
    }

    /// The context of the elements of a container.
    ///
    /// - Parameter hasPadding: tells whether the container has colours or a picture of its own, and so padding.
    func inner(
        style: AdaptiveContainerStyle?, verticalAlignment: AdaptiveVerticalAlignment? = nil, hasImage: Bool = false,
        hasPadding: Bool
    ) -> AdaptiveContext {
        var context = self
        if let style { context.style = style }
        if let verticalAlignment { context.verticalAlignment = verticalAlignment }
        if hasPadding {
            let padding = CardMetrics.padding
            context.bleed = EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)
            context.isOverImage = hasImage
        }
        return context
    }
}

nonisolated extension EdgeInsets {
    var negated: EdgeInsets { EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing) }
}

nonisolated extension View {
    /// Fills the area behind the view with the colour of a style; nil leaves it as it is.
    @ViewBuilder func adaptiveBackground(_ style: AdaptiveContainerStyle?) -> some View {
        if let style { background(.preferredColor(style.background)) } else { self }
    }

    /// Sets the direction of the content; nil leaves that of the place.
    @ViewBuilder func adaptiveDirection(isRightToLeft: Bool?) -> some View {
        if let isRightToLeft {
            environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        } else {
            self
        }
    }
}
