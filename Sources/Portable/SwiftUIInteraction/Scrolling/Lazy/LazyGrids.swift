@_spi(Floors) import SwiftUICore

/// A grid of columns that creates its views lazily, when they come into view.
public struct LazyVGrid<Content>: View where Content: View {
    public typealias Body = Never

    package let layout: LazyLayout
    package let content: Content

    /// - Parameters:
    ///   - columns: their widths and the space between them.
    ///   - alignment: of the columns in the grid, and of views in cells whose column sets none.
    ///   - spacing: between lines in points; nil for the default of 8.
    ///   - pinnedViews: the headers and footers that stay in view with their section.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
            pinnedViews: pinnedViews, tracks: columns)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LazyNode(view, inputs: inputs) }
    }
}

extension LazyVGrid: ArrangedContent {}

/// A grid of rows that creates its views lazily, when they come into view.
public struct LazyHGrid<Content>: View where Content: View {
    public typealias Body = Never

    package let layout: LazyLayout
    package let content: Content

    /// - Parameters:
    ///   - rows: their heights and the space between them.
    ///   - alignment: of the rows in the grid, and of views in cells whose row sets none.
    ///   - spacing: between columns in points; nil for the default of 8.
    ///   - pinnedViews: the headers and footers that stay in view with their section.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
            pinnedViews: pinnedViews, tracks: rows)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LazyNode(view, inputs: inputs) }
    }
}

extension LazyHGrid: ArrangedContent {}

@available(*, unavailable)
extension LazyHGrid: Sendable {}

@available(*, unavailable)
extension LazyVGrid: Sendable {}
