import SwiftUICore

/// The reason for which a scroll view moves, or that it rests.
@available(iOS 18.0, *)
public enum ScrollPhase: Equatable {
    /// Nothing moves the content.
    case idle
    /// A finger is down that may come to scroll.
    case tracking
    /// A finger moves the content.
    case interacting
    /// The content comes to rest after a finger was lifted.
    case decelerating
    /// An animation moves the content to a position.
    case animating

    /// True for all phases but ``idle``.
    public var isScrolling: Bool { self != .idle }
}

@available(iOS 18.0, *)
extension ScrollPhase: Hashable {}

@available(iOS 18.0, *)
extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// The circumstances of a change of a scroll view's phase.
@available(iOS 18.0, *)
public struct ScrollPhaseChangeContext {
    /// The geometry when the phase has changed.
    public let geometry: ScrollGeometry
    /// The velocity of the content in points per second; nil for content at rest.
    public let velocity: CGVector?
}

@available(*, unavailable)
extension ScrollPhaseChangeContext: Sendable {}
