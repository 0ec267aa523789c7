/// The transition between two drawings of a box.
enum ContentChange: Equatable {
    enum Direction { case up, down }

    case atOnce
    /// Interpolates drawings that differ only in paints, positions and sizes; replaces others immediately.
    case mix
    /// Cross-fades the drawings, unless they can be interpolated.
    case fade
    /// Cross-fades the drawings.
    case replace
    /// Rolls the characters that differ.
    case roll(Direction)
}
