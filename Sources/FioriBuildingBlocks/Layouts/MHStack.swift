import SwiftUI

/// Horizontal stack of several lines: views stand one after the other and continue in the next line where a line is
/// full.
///
/// ```swift
/// MHStack(spacing: 4, lineSpacing: 8) {
///     ForEach(order.tags, id: \.self) { Tag($0) }
/// }
/// ```
///
/// A line is as high as its highest view; the others stand in its middle. A view that is wider than a line gets the line
/// to itself.
nonisolated public struct MHStack<Content: View>: View {
    private let spacing: CGFloat?
    private let lineSpacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - spacing: The room between views of a line, in points; nil for the standard of 8.
    ///   - lineSpacing: The room between lines, in points; nil for as much as between views.
    ///   - content: The views.
    public init(spacing: CGFloat? = nil, lineSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.lineSpacing = lineSpacing
        self.content = content()
    }

    @MainActor public var body: some View {
        FlowLayout(spacing: spacing, lineSpacing: lineSpacing) { content }
    }
}
