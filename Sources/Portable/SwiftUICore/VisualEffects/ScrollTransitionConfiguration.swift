/// Phase of a view's passage through its scroll view.
public enum ScrollTransitionPhase {
    /// Leaving at the top, or at the leading edge.
    case topLeading
    /// In view.
    case identity
    /// Coming at the bottom, or at the trailing edge.
    case bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// −1 at the top or leading edge, 0 in view, 1 at the bottom or trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The change of a view while it enters and leaves a scroll view.
public struct ScrollTransitionConfiguration {
    enum Mode: Sendable {
        /// Changes at once at the threshold.
        case animated
        /// Little by little, from where the view is hidden to the threshold.
        case interactive(UnitCurve)
        /// Not at all.
        case identity
    }

    var mode: Mode
    var animation: Animation?
    var threshold: Threshold

    /// Changes at once, with an animation, where the threshold is passed: half of the view is in view, if nothing else
    /// is said (chosen by us; Apple does not say). Here the view stands at the end of the animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated, animation: animation, threshold: .visible(0.5))
    }

    nonisolated(unsafe) public static let animated: ScrollTransitionConfiguration = .animated()

    /// Changes little by little until the threshold is passed: the whole view is in view, if nothing else is said.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve), animation: nil, threshold: .visible)
    }

    nonisolated(unsafe) public static let interactive: ScrollTransitionConfiguration = .interactive()

    /// Does not change.
    nonisolated(unsafe) public static let identity = ScrollTransitionConfiguration(
        mode: .identity, animation: nil, threshold: .visible)

    /// The same with another animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.animation = animation
        return copy
    }

    /// The same with another place where the view counts as in view.
    public func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }

    /// The visible fraction at which a view counts as in view.
    public struct Threshold {
        /// Parts of the view's length.
        private var view = 0.0
        /// Parts of the scroll view's length.
        private var container = 0.0
        /// In points.
        private var points = 0.0

        /// All of the view is in view.
        nonisolated(unsafe) public static let visible = Threshold(view: 1)

        /// Nothing of the view is in view yet, or any more.
        nonisolated(unsafe) public static let hidden = Threshold()

        /// The view's middle is the scroll view's.
        public static var centered: Threshold { Threshold(view: 0.5, container: 0.5) }

        /// A part of the view is in view: 0 nothing to 1 all.
        public static func visible(_ amount: Double) -> Threshold { Threshold(view: amount) }

        /// A place on the way to another one: 0 here to 1 there.
        public func interpolated(
            towards other: ScrollTransitionConfiguration.Threshold, amount: Double
        ) -> ScrollTransitionConfiguration.Threshold {
            Threshold(
                view: view + (other.view - view) * amount,
                container: container + (other.container - container) * amount,
                points: points + (other.points - points) * amount)
        }

        /// A place farther in, in points.
        public func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold {
            Threshold(view: view, container: container, points: points + distance)
        }

        /// Distance of the view's far edge from the edge where it comes in, in points.
        func distance(view length: CGFloat, container size: CGFloat) -> CGFloat {
            CGFloat(view) * length + CGFloat(container) * size + CGFloat(points)
        }
    }

    /// The fraction of the change for a view that has come in by a distance: 0 none to 1 all.
    func progress(distance: CGFloat, view: CGFloat, container: CGFloat) -> Double {
        let threshold = threshold.distance(view: view, container: container)
        switch mode {
        case .identity: return 0
        case .animated: return distance < threshold ? 1 : 0
        case .interactive(let curve):
            guard threshold > 0 else { return distance < threshold ? 1 : 0 }
            return curve.value(at: Double(min(max(1 - distance / threshold, 0), 1)))
        }
    }
}

@available(*, unavailable)
extension ScrollTransitionConfiguration.Threshold: Sendable {}
