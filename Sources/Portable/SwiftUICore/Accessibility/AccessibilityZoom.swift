/// The zoom that assistive technology asks for.
public struct AccessibilityZoomGestureAction {
    /// The direction of a zoom.
    public enum Direction: Sendable {
        case zoomIn
        case zoomOut
    }

    /// The direction of the zoom.
    public let direction: AccessibilityZoomGestureAction.Direction
    /// The middle of the zoom as a share of the view's size.
    public let location: UnitPoint
    /// The middle of the zoom in the view's coordinates, in points.
    public let point: CGPoint
}

extension AccessibilityAttributes {
    /// Adds actions that zoom about the middle of a view of a size.
    @MainActor func applyZoom(to element: inout SemanticsElement, size: CGSize) {
        guard let zoom else { return }
        for (kind, direction) in [
            (SemanticsAction.Kind.zoomIn, AccessibilityZoomGestureAction.Direction.zoomIn),
            (.zoomOut, .zoomOut),
        ] {
            element.actions.set(
                SemanticsAction(kind) {
                    zoom(
                        AccessibilityZoomGestureAction(
                            direction: direction, location: .center,
                            point: CGPoint(x: size.width / 2, y: size.height / 2)))
                })
        }
    }

    fileprivate mutating func setZoom(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) {
        nonisolated(unsafe) let handler = handler
        zoom = { handler($0) }
    }
}

extension View {
    /// Zooms in or out of the view when assistive technology asks for it.
    @_disfavoredOverload
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.setZoom(handler) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Zooms in or out of the view when assistive technology asks for it.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.setZoom(handler) }
    }
}
