/// A vibration or sound that answers what happens on screen, played by the device that shows the view.
public struct SensoryFeedback: Equatable, Sendable {
    /// The kind of the feedback, for hosts that play it.
    package enum Kind: Equatable, Sendable {
        case success, warning, error
        case selection
        case increase, decrease
        case start, stop
        case alignment, levelChange
        /// Two things collide; the intensity is from 0 to 1.
        case impact(weight: Weight, intensity: Double)
        case flexibleImpact(Flexibility, intensity: Double)
    }

    /// The kind of the feedback.
    package let kind: Kind

    /// Tells of a task that has ended well.
    public static let success = SensoryFeedback(kind: .success)
    /// Tells of a task that needs attention.
    public static let warning = SensoryFeedback(kind: .warning)
    /// Tells of a task that has failed.
    public static let error = SensoryFeedback(kind: .error)
    /// Tells of another choice among several.
    public static let selection = SensoryFeedback(kind: .selection)
    /// Tells of a value that has grown beyond a mark.
    public static let increase = SensoryFeedback(kind: .increase)
    /// Tells of a value that has shrunk below a mark.
    public static let decrease = SensoryFeedback(kind: .decrease)
    /// Tells of an activity that begins.
    public static let start = SensoryFeedback(kind: .start)
    /// Tells of an activity that ends.
    public static let stop = SensoryFeedback(kind: .stop)
    /// Tells of a dragged item that lines up with another.
    public static let alignment = SensoryFeedback(kind: .alignment)
    /// Tells of a step between levels of pressure.
    public static let levelChange = SensoryFeedback(kind: .levelChange)
    /// Tells of a collision of things of medium weight.
    public static let impact = SensoryFeedback.impact()

    /// Tells of a collision of things of some weight.
    /// - Parameter intensity: the strength of the feedback, from 0 to 1.
    public static func impact(
        weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0
    ) -> SensoryFeedback {
        SensoryFeedback(kind: .impact(weight: weight, intensity: intensity))
    }

    /// Tells of a collision of things that give way by some measure.
    /// - Parameter intensity: the strength of the feedback, from 0 to 1.
    public static func impact(
        flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0
    ) -> SensoryFeedback {
        SensoryFeedback(kind: .flexibleImpact(flexibility, intensity: intensity))
    }

    /// The weight of the things that a feedback lets collide.
    public struct Weight: Equatable, Sendable {
        /// The weight for hosts that play the feedback.
        package enum Kind: Sendable { case light, medium, heavy }

        /// The comparable weight.
        package let kind: Kind

        /// Small or light things.
        public static let light = Weight(kind: .light)
        /// Things of medium size or weight.
        public static let medium = Weight(kind: .medium)
        /// Large or heavy things.
        public static let heavy = Weight(kind: .heavy)
    }

    /// The flexibility of the things that a feedback lets collide.
    public struct Flexibility: Equatable, Sendable {
        /// The flexibility for hosts that play the feedback.
        package enum Kind: Sendable { case rigid, solid, soft }

        /// The comparable flexibility.
        package let kind: Kind

        /// Hard things.
        public static let rigid = Flexibility(kind: .rigid)
        /// Things that are neither hard nor soft.
        public static let solid = Flexibility(kind: .solid)
        /// Soft things.
        public static let soft = Flexibility(kind: .soft)
    }
}
