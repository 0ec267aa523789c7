import FioriThemeManager
import SwiftUI

/// Pictures of people: in a group, each half a picture right and down of the one before, or beside each other.
nonisolated public struct AvatarsListStack: _CollectedViews {
    public let _views: [any View]
    @Environment(\.avatarsLayout) private var arrangement
    @Environment(\.avatarSize) private var size
    @Environment(\.avatarsSpacing) private var spacing
    @Environment(\.avatarsMaxCount) private var maxCount
    @Environment(\.isAvatarCircular) private var isCircular
    @Environment(\.avatarBorderColor) private var borderColor
    @Environment(\.avatarBorderWidth) private var borderWidth
    @ScaledMetric(relativeTo: .title) private var groupScale: CGFloat = 1
    @ScaledMetric(relativeTo: .subheadline) private var lineScale: CGFloat = 1

    /// - Parameter avatars: The pictures and texts, in order.
    public init(_ avatars: [TextOrIcon]) { self = AvatarsBuilder.buildExpression(avatars) }

    public init(_views: [any View]) { self._views = _views }

    @MainActor public var body: some View {
        switch arrangement {
        case .grouped:
            let shown = _views.prefix(maxCount ?? 2)
            let size = scaled(size ?? CGSize(width: 45, height: 45), by: groupScale)
            DiagonalStack {
                ForEach(shown.indices, id: \.self) { avatar(shown[$0], size) }
            }
        case .horizontal:
            let shown = _views.prefix(maxCount ?? _views.count)
            let size = scaled(size ?? CGSize(width: 16, height: 16), by: lineScale)
            PictureRow(spacing: spacing ?? -1) {
                ForEach(shown.indices, id: \.self) { avatar(shown[$0], size) }
            }
        }
    }

    private func scaled(_ size: CGSize, by scale: CGFloat) -> CGSize {
        CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }

    @MainActor private func avatar(_ view: any View, _ size: CGSize) -> some View {
        let shape = isCircular ? AnyShape(Ellipse()) : AnyShape(Rectangle())
        return CollectedPicture(view: view, size: size, isCircular: isCircular)
            .overlay { shape.stroke(borderColor, lineWidth: borderWidth) }
    }
}

/// Collects the pictures of an ``AvatarsListStack``.
@resultBuilder
nonisolated public enum AvatarsBuilder: _ViewCollector {
    public typealias Views = AvatarsListStack
}

/// Views on top of each other, each half of its size further right and down than the one before.
private struct DiagonalStack: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        frames(subviews, width: proposal.width).reduce(CGRect.zero) { $0.union($1) }.size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(subviews, width: proposal.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(_ subviews: Subviews, width: CGFloat?) -> [CGRect] {
        var origin = CGPoint.zero
        return subviews.map { subview in
            let room = width.map { max($0 - origin.x, 0) }
            let size = subview.sizeThatFits(ProposedViewSize(width: room, height: nil))
            let frame = CGRect(origin: origin, size: size)
            origin.x += size.width / 2
            origin.y += size.height / 2
            return frame
        }
    }
}
