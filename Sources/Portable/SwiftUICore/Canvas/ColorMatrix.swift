/// A linear mix of colour levels: each row gives a level after the mix from red, green, blue, opacity and a summand, with
/// levels from 0 to 1.
public struct ColorMatrix: Equatable, Sendable {
    // Apple's interface declares five in a line; the rest of each line is not listed by name.
    public var r1: Float = 1
    public var r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0
    public var g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0
    public var b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0
    public var a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// The matrix that changes nothing.
    public init() {}

    /// Row by row.
    var values: [Double] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(Double.init)
    }
}
