import Foundation
import ScrollMechanics
import Testing

/// Tests the motion of scrolled content as a function of time.
///
/// Numbers: trajectories start at second 5 between 0 and 1,000 points; rests and ends follow by the formulas that
/// `ScrollPhysicsTests` checks. A spring takes one second here, not compared with a device.
@Suite("Trajectories of scrolled content")
struct ScrollTrajectoryTests {
    private func trajectory(
        from offset: CGFloat = 100, speed: Double, to target: CGFloat? = nil, glides: Bool = false
    ) -> ScrollTrajectory {
        ScrollTrajectory(from: offset, speed: speed, within: 0...1000, to: target, glides: glides, at: 5)
    }

    private func largestStep(of trajectory: ScrollTrajectory, until end: Double) -> CGFloat {
        let offsets = stride(from: 5, through: end + 0.1, by: 0.001).map { trajectory.offset(at: $0) }
        return zip(offsets, offsets.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    }

    @Test func `a deceleration between the ends rests where its speed takes it`() {
        let motion = trajectory(speed: 1000)
        #expect(motion.isGlide)
        #expect(abs(motion.rest - (100 + ScrollPhysics.glide(from: 1000))) < 1e-9)
        #expect(motion.offset(at: 5) == 100)
        #expect(abs(motion.end - (5 + ScrollPhysics.duration(from: 1000))) < 1e-9)
        #expect(motion.offset(at: motion.end) == motion.rest)
        // One millisecond at 1,000 points per second.
        #expect(largestStep(of: motion, until: motion.end) <= 1.01, "no jump at the residual speed")
    }

    @Test func `content goes beyond an end by its speed and springs back`() {
        let motion = trajectory(from: 900, speed: 2000)
        #expect(motion.rest == 1000)
        #expect(!motion.isGlide)
        let offsets = stride(from: 5, through: motion.end, by: 0.001).map { motion.offset(at: $0) }
        #expect(offsets.max()! > 1000)
        #expect(motion.offset(at: motion.end) == 1000)
        #expect(largestStep(of: motion, until: motion.end) <= 2.01)
    }

    @Test func `content that is beyond an end springs to it`() {
        #expect(trajectory(from: -50, speed: 0).rest == 0)
        #expect(trajectory(from: 1050, speed: 0).rest == 1000)
        // A spring takes a second at most.
        #expect(trajectory(from: -50, speed: 0).end == 6)
    }

    @Test func `a target near the natural rest is glided to, another one sprung to`() {
        let natural = 100 + ScrollPhysics.glide(from: 1000)
        #expect(trajectory(speed: 1000, to: natural + 40, glides: true).isGlide)
        #expect(!trajectory(speed: 1000, to: natural + 40).isGlide)
        #expect(!trajectory(speed: 1000, to: 0, glides: true).isGlide, "against the movement")
        #expect(trajectory(speed: 0, to: 2000).rest == 1000, "targets are within the ends")
    }

    @Test func `a new origin shifts what follows and keeps the course`() {
        var motion = trajectory(from: 900, speed: 2000)
        let before = [5.0, 5.05, 5.4, 7].map { motion.offset(at: $0) }
        motion.shift(by: 70)
        let after = [5.0, 5.05, 5.4, 7].map { motion.offset(at: $0) }
        #expect(zip(before, after).allSatisfy { abs($1 - $0 - 70) < 1e-9 })
        #expect(motion.rest == 1070)
    }
}
