extension Angle {
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }

    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

    public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

    public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

    public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

    public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }

    public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }
}
