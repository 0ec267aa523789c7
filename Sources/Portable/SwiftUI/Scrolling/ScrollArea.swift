import Drawing

/// A scroll view as a host needs it that moves content ahead of the views. All lengths are in points, in the coordinates
/// of the whole picture.
package struct ScrollArea: Equatable, Sendable {
    /// The identity of the scroll view, which its elements name.
    package let id: UInt64
    /// The identity of the scroll view around it.
    package let enclosing: UInt64?
    /// The identity of the content's group in the display list; nil if the content cannot move ahead.
    package let group: Int?
    /// The visible part.
    package let viewport: CGRect
    /// The corner of the content.
    package let origin: CGPoint
    /// The corners that the content may move to.
    package let range: CGRect
    /// The way that the content has yet to go in a deceleration; nil while it rests or moves otherwise.
    package let glide: CGSize?
    /// True if the finger that is down moves the content.
    package let followsFinger: Bool
}

extension ScrollArea {
    /// - Parameters:
    ///   - transform: maps the scroll view's coordinates to those of the whole picture.
    ///   - followsFinger: true if no other gesture takes the movement of a finger that is down.
    @MainActor init(
        _ box: ScrollBox, in enclosing: ScrollArea?, under transform: CGAffineTransform, followsFinger: Bool
    ) {
        let isTranslated = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        let isRightToLeft = box.layoutDirection == .rightToLeft
        let window = box.visibleRect.applying(transform)
        let origin = CGPoint.zero.applying(box.content.transformToParent.concatenating(transform))
        let offset = box.contentOffset
        // Beyond an end, the way back to the content's range is the scroll view's own.
        let all = box.configuration.isDisabled ? .zero : box.scrollRange
        let before = CGSize(width: min(max(offset.x, 0), all.width), height: min(max(offset.y, 0), all.height))
        let after = CGSize(width: all.width - before.width, height: all.height - before.height)
        id = box.identity
        self.enclosing = enclosing?.id
        group = isTranslated ? box.contentGroup : nil
        viewport = enclosing.map { $0.viewport.intersection(window) } ?? window
        self.origin = origin
        range = CGRect(
            x: origin.x - (isRightToLeft ? before.width : after.width), y: origin.y - after.height, width: all.width,
            height: all.height)
        glide = box.motion?.glideToCome.map {
            CGSize(width: isRightToLeft ? $0.width : -$0.width, height: -$0.height)
        }
        self.followsFinger = followsFinger && box.gesture?.environment.sheetGrowth?.isPossible != true
    }

    /// A view that scrolls by itself, such as a text field with many lines: no content is moved ahead there.
    init(obstacle id: UInt64, viewport: CGRect, in enclosing: ScrollArea?) {
        self.id = id
        self.enclosing = enclosing?.id
        group = nil
        self.viewport = enclosing.map { $0.viewport.intersection(viewport) } ?? viewport
        origin = viewport.origin
        range = CGRect(origin: origin, size: .zero)
        glide = nil
        followsFinger = false
    }
}
