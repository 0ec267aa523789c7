import AnimationCurves
import Foundation
import Testing

/// Tests the closed solutions of the equation of a damped spring.
///
/// Numbers: the equation y″ + 2ζω y′ + ω² y = 0 and, for the rates, its characteristic roots: ω √(1 − ζ²) = 1.6 and ω
/// (ζ ± √(ζ² − 1)) = 1 and 4. Tolerances are those of differences of 1e-5.
@Suite("Solutions of springs")
struct SpringSolutionTests {
    private static let dampingRatios = [0, 0.3, 0.7, 1, 1.8]

    /// `y″ + 2ζω y′ + ω² y = 0` for A = 3 and B = −2, by the difference of velocities.
    @Test(arguments: dampingRatios) func `each form fulfils the equation of a damped spring`(zeta: Double) {
        let omega = 5.0
        let spring = SpringSolution(frequency: omega, dampingRatio: zeta)
        func sum(_ factors: SpringSolution.Factors) -> Double { 3 * factors.first - 2 * factors.second }
        for time in [0.02, 0.3, 1] {
            let step = 1e-5
            let (y, slope) = (sum(spring.displacement(at: time)), sum(spring.velocity(at: time)))
            let bend = (sum(spring.velocity(at: time + step)) - sum(spring.velocity(at: time - step))) / (2 * step)
            #expect(abs(bend + 2 * zeta * omega * slope + omega * omega * y) < 1e-4)
            let numeric =
                (sum(spring.displacement(at: time + step)) - sum(spring.displacement(at: time - step))) / (2 * step)
            #expect(abs(slope - numeric) < 1e-4)
        }
    }

    @Test func `the damping decides the form`() {
        func form(_ zeta: Double) -> SpringSolution.Form { SpringSolution(frequency: 2, dampingRatio: zeta).form }
        if case .swinging(let swing) = form(0.6) { #expect(abs(swing - 1.6) < 1e-12) } else { Issue.record("0.6") }
        if case .critical = form(1) {} else { Issue.record("1") }
        // The rates ω (ζ ± √(ζ² − 1)) for ζ = 1.25 are 1 and 4.
        let slow = SpringSolution(frequency: 2, dampingRatio: 1.25)
        #expect(abs(slow.decay - 1) < 1e-12)
        if case .creeping(let fast) = slow.form { #expect(abs(fast - 4) < 1e-12) } else { Issue.record("1.25") }
    }

    @Test(arguments: dampingRatios.dropFirst())
    func `after the settling time the distance stays below the limit`(zeta: Double) {
        let spring = SpringSolution(frequency: 8, dampingRatio: zeta)
        let time = spring.time(within: 0.01, first: 1, second: 0.5)
        for later in 0..<200 {
            let factors = spring.displacement(at: time + Double(later) * 0.01)
            #expect(abs(factors.first + 0.5 * factors.second) <= 0.01 + 1e-6)
        }
        #expect(spring.time(within: 10, first: 1, second: 0.5) == 0, "within the limit from the start")
    }

    @Test func `a spring without damping never settles`() {
        #expect(SpringSolution(frequency: 8, dampingRatio: 0).time(within: 0.01, first: 1, second: 0) == .infinity)
    }
}
