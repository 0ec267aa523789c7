import Foundation
@_spi(Floors) import SwiftUICore

/// The present movement of a scroll view's content, for hosts that continue it before they are told.
package struct ScrollMovement: Equatable, Sendable {
    /// The identity of the scroll view, as in the ``ScrollBounds`` of its drawing.
    package let id: UInt64
    /// True while a finger moves the content.
    package let isDragged: Bool
    /// The translation of the content's group at the end of a deceleration; nil for other motions.
    package let rest: CGPoint?
}

extension ScrollMovement {
    /// - Returns: nil if the content rests, or moves in a way that only the app knows.
    @MainActor package init?(_ box: ScrollBox) {
        isDragged = box.hands.gesture?.isDragging == true
        rest = isDragged ? nil : box.hands.motion?.rest.flatMap { box.translation(at: $0) }
        guard isDragged || rest != nil else { return nil }
        id = box.identity
    }
}
