@_spi(Floors) import SwiftUICore

/// The roles of boxes as lines of a lazy container.
extension BoxRoles {
    /// An empty line between two groups, which has no part in animated changes.
    package static let gap = declare()
    /// A line above its neighbours, which stays on screen even out of view.
    package static let raised = declare()
    /// A ``PreparedLine`` that has yet to be prepared.
    package static let needsPreparation = declare()
}

/// A line that is prepared by its owner before it is measured.
package protocol PreparedLine: LayoutBox {
    /// Prepares the line, in a container that makes its views.
    @MainActor func prepareLine()
}

extension LayoutBox {
    /// True for the empty line between two groups.
    final var isGap: Bool { roles.contains(.gap) }

    /// True if the box is drawn above its neighbours.
    package final var isRaised: Bool { roles.contains(.raised) }

    /// True if the box can be measured as it is.
    final var isPrepared: Bool { !roles.contains(.needsPreparation) }

    /// Prepares the box for being measured, in a container that makes its views.
    @MainActor final func prepare() {
        if roles.contains(.needsPreparation) { (self as? any PreparedLine)?.prepareLine() }
    }
}
