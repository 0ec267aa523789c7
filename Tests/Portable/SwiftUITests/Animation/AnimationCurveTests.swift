import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Curves and springs: values at parts of their time, from their formulas.
///
/// Numbers: values of the formulas in the comments, for ways of 100. The default duration of 0.35 s and the factors of
/// the curves are documented by Apple (`timingCurve`, `UnitCurve`).
struct AnimationCurveTests {
    private func values(_ animation: Animation, at times: [Double], of value: Double = 100) -> [Double?] {
        times.map { time in
            var context = AnimationContext<Double>(environment: EnvironmentValues())
            return animation.animate(value: value, time: time, context: &context)
        }
    }

    private func isClose(_ a: [Double?], _ b: [Double?], by error: Double = 0.01) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy { a, b in
                guard let a, let b else { return a == nil && b == nil }
                return abs(a - b) < error
            }
    }

    @Test func `linear is even`() {
        #expect(isClose(values(.linear(duration: 2), at: [0, 0.5, 1, 1.5, 2]), [0, 25, 50, 75, nil]))
        #expect(isClose(values(.linear, at: [0.175, 0.35]), [50, nil]))
    }

    /// For x = ½ the parameter of the symmetric curve is ½; for x = ¼ the cubic 3s²t·0.42 + 3st²·0.58 + t³ gives 0.29167…
    @Test func `ease in out is slow at both ends`() {
        let curve = UnitCurve.easeInOut
        #expect(curve.value(at: 0) == 0)
        #expect(abs(curve.value(at: 0.25) - 0.12916) < 1e-4)
        #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-9)
        #expect(abs(curve.value(at: 0.75) - (1 - 0.12916)) < 1e-4)
        #expect(curve.value(at: 1) == 1)
        #expect(isClose(values(.easeInOut(duration: 1), at: [0.5, 1]), [50, nil]))
    }

    @Test func `ease in and out mirror each other`() {
        for place in [0.1, 0.25, 0.5, 0.9] {
            let (start, end) = (UnitCurve.easeIn.value(at: place), 1 - UnitCurve.easeOut.value(at: 1 - place))
            #expect(abs(start - end) < 1e-9)
        }
        #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25)
        #expect(UnitCurve.easeIn.velocity(at: 0) < 0.01)
    }

    @Test func `circles and inverses`() {
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.5) - 0.5) < 1e-12)
        #expect(abs(UnitCurve.circularEaseIn.inverse.value(at: 0.2) - 0.6) < 1e-9)
        #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
    }

    /// 1 − (1 + ωt) e^(−ωt) with ω = 2π / 0.5.
    @Test func `critical spring`() {
        let omega = 4 * Double.pi
        func expected(_ time: Double) -> Double { 1 - (1 + omega * time) * exp(-omega * time) }
        for time in [0.0, 0.125, 0.25, 0.5] {
            #expect(abs(Spring.smooth.value(target: 1.0, time: time) - expected(time)) < 1e-9)
        }
        #expect(isClose(values(.smooth, at: [0, 0.125, 5]), [0, 100 * expected(0.125), nil]))
    }

    /// 1 − e^(−ζωt) (cos ω′t + ζω/ω′ sin ω′t) with ζ = 0.7, ω = 4π.
    @Test func `swinging spring`() {
        let (zeta, omega) = (0.7, 4 * Double.pi)
        let swing = omega * (1 - zeta * zeta).squareRoot()
        for time in [0.0, 0.1, 0.25, 0.5] {
            let expected =
                1 - exp(-zeta * omega * time) * (cos(swing * time) + zeta * omega / swing * sin(swing * time))
            #expect(abs(Spring.bouncy.value(target: 1.0, time: time) - expected) < 1e-9)
        }
        let peak = (1...100).map { Spring.bouncy.value(target: 1.0, time: Double($0) / 100) }.max()!
        #expect(abs(peak - (1 + exp(-zeta * .pi / (1 - zeta * zeta).squareRoot()))) < 1e-3)
    }

    @Test func `velocity is the slope of the value`() {
        for spring in [Spring.smooth, .bouncy, Spring(duration: 0.5, bounce: -0.4)] {
            for time in [0.05, 0.2, 0.4] {
                let step = 1e-6
                let slope =
                    (spring.value(target: 1.0, initialVelocity: 3, time: time + step)
                        - spring.value(target: 1.0, initialVelocity: 3, time: time - step)) / (2 * step)
                #expect(abs(spring.velocity(target: 1.0, initialVelocity: 3, time: time) - slope) < 1e-4)
            }
        }
    }

    @Test func `springs convert their numbers`() {
        let spring = Spring(mass: 2, stiffness: 200, damping: 20)
        #expect(abs(spring.dampingRatio - 0.5) < 1e-12)
        #expect(abs(spring.response - 2 * .pi / 10) < 1e-12)
        #expect(abs(spring.stiffness - 200) < 1e-9)
        #expect(abs(spring.damping - 20) < 1e-9)
        #expect(abs(spring.bounce - 0.5) < 1e-12)
        #expect(abs(Spring(settlingDuration: 1.5, dampingRatio: 0.6).settlingDuration - 1.5) < 1e-3)
        #expect(Spring(stiffness: 1, damping: 10).dampingRatio == 1)
        #expect(abs(Spring(stiffness: 1, damping: 10, allowOverDamping: true).dampingRatio - 5) < 1e-12)
    }

    @Test func `stepping a spring is the same as asking it`() {
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<25 { Spring.bouncy.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.01) }
        #expect(abs(value - Spring.bouncy.value(target: 1.0, time: 0.25)) < 1e-9)
    }

    @Test func `repeats run backwards every second time`() {
        let twice = Animation.linear(duration: 1).repeatCount(3)
        #expect(isClose(values(twice, at: [0.25, 1.25, 2.25, 3]), [25, 75, 25, nil]))
        let forwards = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
        #expect(isClose(values(forwards, at: [0.25, 1.25, 2]), [25, 25, nil]))
        #expect(isClose(values(.linear(duration: 1).repeatForever(), at: [1_000.25, 1_001.25]), [25, 75]))
    }

    @Test func `delay and speed`() {
        #expect(isClose(values(.linear(duration: 1).delay(0.5), at: [0, 0.5, 1, 1.5]), [0, 0, 50, nil]))
        #expect(isClose(values(.linear(duration: 1).speed(2), at: [0.25, 0.5]), [50, nil]))
    }

    private struct Steps: CustomAnimation {
        func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
        where V: VectorArithmetic {
            time < 1 ? value.scaled(by: time < 0.5 ? 0 : 0.5) : nil
        }
    }

    @Test func `custom animations`() {
        #expect(isClose(values(Animation(Steps()), at: [0.2, 0.7, 1]), [0, 50, nil]))
        #expect(Animation(Steps()) == Animation(Steps()))
        #expect(Animation(Steps()).base is Steps)
    }

    @Test func `equality is of contents`() {
        #expect(Animation.easeIn(duration: 1) == .easeIn(duration: 1))
        #expect(Animation.easeIn(duration: 1) != .easeIn(duration: 2))
        #expect(Animation.spring(duration: 1).delay(1) == .spring(duration: 1).delay(1))
    }
}
