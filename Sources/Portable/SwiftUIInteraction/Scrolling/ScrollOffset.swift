import Foundation
import SwiftUICore

/// The position of a scroll view's content: the offset towards the leading and top edges that is set, the one that was placed
/// last, and where the content was drawn.
///
/// Placement limits the offset to the content's ends, unless a finger or a motion has it.
struct ScrollOffset {
    /// The offset that is set, in points; nil until the first one.
    private(set) var value: CGPoint?
    /// The offset at the last placement, which keeps movement by scrolling out of a simultaneous animation.
    private var placed: CGPoint?
    /// The translation of the content's group, as last drawn, at the offset zero; nil if the content does not scroll.
    private(set) var drawnOrigin: CGPoint?
    /// True while a finger or a motion has the offset, so that it may be beyond the content's ends.
    var isFree = false
    /// The gap above the content while it is refreshed, in points.
    var heldTop: CGFloat = 0

    /// Sets the offset.
    /// - Returns: false if it is the one already.
    mutating func set(_ offset: CGPoint) -> Bool {
        guard offset != value else { return false }
        value = offset
        return true
    }

    /// The offset to place: the one that is set, or that of the start, within the content's ends.
    func limited(to range: CGSize, start: @autoclosure () -> CGPoint) -> CGPoint {
        let offset = value ?? start()
        guard !isFree else { return offset }
        return CGPoint(x: min(max(offset.x, 0), range.width), y: min(max(offset.y, -heldTop), range.height))
    }

    /// Notes the offset of a placement, which takes the place of the one that is set.
    /// - Returns: the way that the content has moved since the last placement.
    mutating func place(_ offset: CGPoint) -> CGSize {
        if value != nil { value = offset }
        defer { placed = offset }
        return placed.map { CGSize(width: $0.x - offset.x, height: $0.y - offset.y) } ?? .zero
    }

    /// Moves the origin of offsets.
    mutating func shift(_ current: CGPoint, by distance: CGFloat, along axis: Axis) {
        var moved = current
        moved[axis] += distance
        value = moved
        placed?[axis] += distance
    }

    /// Notes where the content's group is drawn at the offset zero; nil if the content does not scroll.
    mutating func draw(at origin: CGPoint?) { drawnOrigin = origin }
}
