import Foundation
import SwiftUICore

/// The gesture and the motion that move the content of a scroll view. Its node owns both.
package struct ScrollHands {
    package weak var gesture: ScrollGesture?
    weak var motion: ScrollMotion?

    /// The phase of the movement.
    @MainActor var phase: ScrollPhase {
        if gesture?.isDragging == true { return .interacting }
        if motion?.isGliding == true { return .animating }
        if motion?.isMoving == true { return .decelerating }
        return gesture?.isTracking == true ? .tracking : .idle
    }

    /// Moves the origin of offsets.
    @MainActor func shift(by distance: CGFloat, along axis: Axis) {
        gesture?.shift(by: distance, along: axis)
        motion?.shift(by: distance, along: axis)
    }
}

extension ScrollBox: DraggableContentBox {
    package var isContentDraggable: Bool { !configuration.isDisabled }

    @MainActor package var graph: ViewGraph? { hands.gesture?.graph }
}
