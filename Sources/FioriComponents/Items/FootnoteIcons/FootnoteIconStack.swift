import SwiftUI

/// Small pictures beside each other, which overlap a little, such as those of the people who work on something.
nonisolated public struct FootnoteIconStack: _CollectedViews {
    public let _views: [any View]
    @Environment(\.footnoteIconsSize) private var size
    @Environment(\.footnoteIconsSpacing) private var spacing
    @Environment(\.footnoteIconsMaxCount) private var maxCount
    @Environment(\.isFootnoteIconsCircular) private var isCircular
    @ScaledMetric(relativeTo: .subheadline) private var scale: CGFloat = 1

    /// - Parameter icons: The pictures and texts, in order.
    public init(_ icons: [TextOrIcon]) { self = FootnoteIconsBuilder.buildExpression(icons) }

    public init(_views: [any View]) { self._views = _views }

    @MainActor public var body: some View {
        let size = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
        PictureRow(spacing: spacing) {
            ForEach(_views.prefix(maxCount ?? _views.count).indices, id: \.self) {
                CollectedPicture(view: _views[$0], size: size, isCircular: isCircular)
            }
        }
    }
}

/// Collects the pictures of a ``FootnoteIconStack``.
@resultBuilder
nonisolated public enum FootnoteIconsBuilder: _ViewCollector {
    public typealias Views = FootnoteIconStack
}
