import Foundation
import ScrollMechanics
import Testing

/// Scrolled content as in UIScrollView: the documented rate of deceleration, and the measured resistance of ends.
///
/// Numbers: 0.998 is `UIScrollView.DecelerationRate.normal` (Apple's documentation), the others follow by the formulas
/// in the comments. The coefficient 0.55, the spring of frequency 10 and rest at 10 points a second are published by
/// others; not compared with a device.
@Suite("Physics of scrolled content")
struct ScrollPhysicsTests {
    /// In each millisecond the speed is multiplied by 0.998, UIScrollView.DecelerationRate.normal.
    @Test func `the speed decays by the documented rate`() {
        #expect(abs(ScrollPhysics.speed(from: 1000, after: 0.001) - 998) < 1e-9)
        #expect(abs(ScrollPhysics.speed(from: 1000, after: 0.1) - 1000 * pow(0.998, 100)) < 1e-9)
    }

    /// The integral of 1000 · 0.998^(1000 t) over all time is −1000 / (1000 ln 0.998).
    @Test func `the distances of all times add up to the glide`() throws {
        #expect(abs(ScrollPhysics.glide(from: 1000) - -1 / log(0.998)) < 1e-9)
        #expect(abs(ScrollPhysics.distance(from: 1000, after: 60) - ScrollPhysics.glide(from: 1000)) < 1e-9)
        let time = try #require(ScrollPhysics.time(from: 1000, toCome: 300))
        #expect(abs(ScrollPhysics.distance(from: 1000, after: time) - 300) < 1e-9)
        #expect(ScrollPhysics.time(from: 1000, toCome: 500) == nil, "it rests after 499.5 points")
        #expect(ScrollPhysics.time(from: 0, toCome: 1) == nil)
    }

    @Test func `content rests at ten points per second`() {
        let duration = ScrollPhysics.duration(from: 1000)
        #expect(abs(ScrollPhysics.speed(from: 1000, after: duration) - ScrollPhysics.restSpeed) < 1e-9)
        #expect(ScrollPhysics.duration(from: -10) == 0)
    }

    /// x ↦ (1 − 1 / (0.55 x / d + 1)) d: a pull of a viewport's length moves content by 1 − 1 / 1.55 of it.
    @Test func `ends resist more the further content is pulled`() {
        #expect(abs(ScrollPhysics.rubberBand(100, dimension: 100) - 100 * (1 - 1 / 1.55)) < 1e-9)
        #expect(ScrollPhysics.rubberBand(-100, dimension: 100) == -ScrollPhysics.rubberBand(100, dimension: 100))
        #expect(ScrollPhysics.rubberBand(1e9, dimension: 100) <= 100, "never further than the viewport")
        #expect(ScrollPhysics.rubberBand(100, dimension: 0) == 0)
        for distance in [-80.0, 0, 3, 90] {
            let moved = ScrollPhysics.rubberBand(distance, dimension: 200)
            #expect(abs(ScrollPhysics.pull(to: moved, dimension: 200) - distance) < 1e-9)
        }
    }

    @Test func `a finger moves content one to one between the ends`() {
        #expect(ScrollPhysics.held(50, within: 100, dimension: 300) == 50)
        #expect(ScrollPhysics.slack(50, within: 100, dimension: 300) == 0)
        let held = ScrollPhysics.held(140, within: 100, dimension: 300)
        #expect(held > 100 && held < 140)
        #expect(abs(held + ScrollPhysics.slack(held, within: 100, dimension: 300) - 140) < 1e-9)
    }

    /// The critically damped spring y″ + 20 y′ + 100 y = 0, by differences.
    @Test(arguments: [0.05, 0.2, 0.6]) func `the spring of the ends fulfils its equation`(time: Double) {
        let step = 1e-4
        func y(_ time: Double) -> Double { ScrollPhysics.spring(from: 40, speed: -300, after: time) }
        let (slope, bend) = (
            (y(time + step) - y(time - step)) / (2 * step),
            (y(time + step) - 2 * y(time) + y(time - step)) / (step * step)
        )
        #expect(abs(bend + 20 * slope + 100 * y(time)) < 0.05)
        #expect(y(0) == 40)
    }
}
