import AnimationCurves
import Testing

/// Tests the values, slopes and inverses of easing functions.
///
/// Numbers: progress before 0 and after 1 (here −3 and 7) has the value at the end; the value of a Bézier curve is
/// worked out in the comment of its test from the polynomials of cubic curves. Tolerances are those of the root finding
/// and of the differences of 1e-6.
@Suite("Easing functions")
struct EasingFunctionTests {
    /// The control points of `ease-in-out` in CSS and Core Animation.
    private let easeInOut = EasingFunction.bezier(UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    private let functions: [EasingFunction] = [
        .linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        .bezier(UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)),
    ]

    @Test func `all go from 0 to 1 and stay there`() {
        for function in functions + functions.map(\.inverse) {
            // The inverse of a function that is level at its end is found to the root of the precision, 1.5e-8.
            #expect(abs(function.value(at: 0)) < 1e-7 && abs(function.value(at: 1) - 1) < 1e-7)
            #expect(function.value(at: -3) == function.value(at: 0))
            #expect(function.value(at: 7) == function.value(at: 1))
        }
    }

    /// For x = ½ the parameter of the symmetric curve is ½; for x = ¼ the cubic 3s²t·0.42 + 3st²·0.58 + t³ = x has the
    /// solution t = 0.22507, and y = 3st² + t³.
    @Test func `a Bézier curve is a function of x, not of its parameter`() {
        #expect(abs(easeInOut.value(at: 0.25) - 0.12916) < 1e-4)
        #expect(abs(easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    }

    @Test func `slopes are those of the values`() {
        for function in functions + [easeInOut] {
            for progress in [0.2, 0.45, 0.8] {
                let numeric = (function.value(at: progress + 1e-6) - function.value(at: progress - 1e-6)) / 2e-6
                #expect(abs(function.slope(at: progress) - numeric) < 1e-3)
            }
        }
        #expect(UnitBezier(x1: 0, y1: 1, x2: 0, y2: 1).slope(at: 0) == 0, "a vertical start has no slope")
    }

    @Test func `an inverse undoes its function, and is undone by its own`() {
        for function in functions {
            for progress in [0.1, 0.5, 0.9] {
                #expect(abs(function.inverse.value(at: function.value(at: progress)) - progress) < 1e-9)
            }
            #expect(function.inverse.inverse == function)
        }
        #expect(EasingFunction.linear.inverse == .linear)
    }

    /// Newton's method leaves 0...1 here; bisection does not.
    @Test func `flat curves are computed, too`() {
        let steep = UnitBezier(x1: 1, y1: 0, x2: 0, y2: 1)
        #expect(abs(steep.value(at: 0.5) - 0.5) < 1e-9)
        let values = (0...100).map { steep.value(at: Double($0) / 100) }
        #expect(values == values.sorted())
    }
}
