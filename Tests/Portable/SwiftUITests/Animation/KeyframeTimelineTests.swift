import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// The course of values through keyframes.
///
/// Numbers: linear interpolation, cubic Hermite splines (a half, and 5/32 at a quarter from rest to rest) and the spring of
/// `Spring`, computed by hand from the keyframes of each test; velocities between cubic keyframes are those of a
/// Catmull-Rom spline, the way from the keyframe before to the one after by the time.
struct KeyframeTimelineTests {
    private struct Look: Equatable {
        var scale = 1.0
        var angle = Angle.zero
        var offset = CGSize.zero
    }

    private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) < tolerance }

    @Test func `tracks move parts of a value at the same time, and the longest gives the duration`() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(3, duration: 1)
                LinearKeyframe(1, duration: 1)
            }
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 0.5) }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0) == Look())
        #expect(near(timeline.value(time: 0.25).scale, 1.5) && near(timeline.value(time: 0.25).angle.degrees, 45))
        #expect(near(timeline.value(time: 1.5).scale, 2) && near(timeline.value(time: 1.5).angle.degrees, 90))
        #expect(near(timeline.value(progress: 0.5).scale, 3))
        #expect(timeline.value(time: 9) == timeline.value(time: 2) && near(timeline.value(time: 2).scale, 1))
        #expect(timeline.value(time: -1) == Look())
        #expect(timeline.value(time: 1).offset == .zero)
    }

    @Test func `keyframes without a track move the whole value`() {
        let timeline = KeyframeTimeline(initialValue: 10.0) {
            LinearKeyframe(20, duration: 2, timingCurve: .linear)
            MoveKeyframe(0)
            LinearKeyframe(4, duration: 2)
        }
        #expect(timeline.duration == 4)
        #expect(near(timeline.value(time: 1), 15) && near(timeline.value(time: 1.999), 19.995))
        #expect(near(timeline.value(time: 2), 0) && near(timeline.value(time: 3), 2))
    }

    @Test func `a timing curve bends the way`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1, duration: 1, timingCurve: .easeIn) }
        #expect(near(timeline.value(time: 0.5), UnitCurve.easeIn.value(at: 0.5)))
        #expect(timeline.value(time: 0.5) < 0.4)
    }

    @Test func `cubic keyframes start and end at rest, or at the velocities that they name`() {
        let rest = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 2) }
        #expect(near(rest.value(time: 1), 0.5) && near(rest.value(time: 0.5), 5.0 / 32))
        let led = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0, duration: 1, startVelocity: 4, endVelocity: 0)
        }
        // 4 t (1 − t)², whose middle is at a half.
        #expect(near(led.value(time: 0.5), 0.5) && near(led.value(time: 1), 0))
    }

    @Test func `cubic keyframes follow each other smoothly`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(4, duration: 1)
        }
        let step = 1e-4
        let before = (timeline.value(time: 1) - timeline.value(time: 1 - step)) / step
        let after = (timeline.value(time: 1 + step) - timeline.value(time: 1)) / step
        #expect(near(before, 2, 0.01) && near(after, 2, 0.01))
        #expect(near(timeline.value(time: 1), 1) && near(timeline.value(time: 2), 4))
    }

    @Test func `a spring takes over the velocity of the keyframe before`() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 0.5)
            SpringKeyframe(1, spring: spring)
        }
        #expect(near(timeline.duration, 0.5 + spring.settlingDuration))
        let swing: Double = spring.value(target: 0, initialVelocity: 2, time: 0.1)
        let expected = 1 + swing
        #expect(near(timeline.value(time: 0.6), expected) && expected > 1.07)
        #expect(timeline.value(time: 60) == 1)
        let still = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 0.5)
            SpringKeyframe(1, duration: 1, spring: spring, startVelocity: 0)
        }
        #expect(near(still.value(time: 0.6), 1) && still.duration == 1.5)
    }

    @Test func `loops, branches and no keyframes`() {
        func timeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0.0) {
                KeyframeTrack {
                    for index in 1...3 { LinearKeyframe(Double(index), duration: 1) }
                    if isLong {
                        LinearKeyframe(9, duration: 3)
                    } else {
                        MoveKeyframe(7)
                    }
                }
            }
        }
        #expect(timeline(true).duration == 6 && timeline(false).duration == 3)
        #expect(near(timeline(true).value(time: 2.5), 2.5) && near(timeline(false).value(time: 3), 7))
        let none = KeyframeTimeline(initialValue: 5.0) { KeyframeTrack {} }
        #expect(none.duration == 0 && none.value(time: 1) == 5 && none.value(progress: 0) == 5)
        let jump = KeyframeTimeline(initialValue: 5.0) {
            MoveKeyframe(6)
            LinearKeyframe(8, duration: 2)
        }
        #expect(jump.value(time: 0) == 6 && near(jump.value(time: 1), 7))
    }

    @Test func `keyframes of an app are made of others`() {
        struct Bump: KeyframeTrackContent {
            var height: Double

            var body: some KeyframeTrackContent<Double> {
                LinearKeyframe(height, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
        }
        struct Bumps: Keyframes {
            var body: some Keyframes<Look> {
                KeyframeTrack(\.scale) {
                    Bump(height: 2)
                    Bump(height: 4)
                }
            }
        }
        let timeline = KeyframeTimeline(initialValue: Look(scale: 0)) { Bumps() }
        #expect(timeline.duration == 4)
        #expect(near(timeline.value(time: 1).scale, 2) && near(timeline.value(time: 2.5).scale, 2))
    }

    @Test func `durations that are no numbers count as none`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: .nan)
            LinearKeyframe(2, duration: -3)
            LinearKeyframe(3, duration: 1)
        }
        #expect(timeline.duration == 1 && timeline.value(time: 0) == 2 && near(timeline.value(time: 0.5), 2.5))
    }
}
