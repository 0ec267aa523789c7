import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUINavigation

/// Views that change by themselves as time passes.
///
/// Numbers: dates of the schedules at the times that the tests pass, the first one included; opacities and offsets by
/// linear interpolation between the phases. An animated timeline has at least four frames in a tenth of a second.
@MainActor
struct TimelineTests {
    private final class Record {
        var dates: [Date] = []
        var phases: [Int] = []
    }

    private struct Clock<Schedule: TimelineSchedule>: View {
        let record: Record
        let schedule: Schedule

        var body: some View {
            TimelineView(schedule) { context in
                let _ = record.dates.append(context.date)
                Text("tick")
            }
        }
    }

    @Test func `periodic timelines`() {
        let record = Record()
        let test = ViewTest(Clock(record: record, schedule: .periodic(from: Date(), by: 2)))
        test.advance(by: 1)
        #expect(record.dates.count == 1)
        test.advance(by: 6)
        #expect(record.dates.count == 4)
        #expect(zip(record.dates, record.dates.dropFirst()).allSatisfy { abs($1.timeIntervalSince($0) - 2) < 0.1 })
    }

    @Test func `a schedule that began long ago shows its last time at first, and says how often it goes on`() throws {
        struct Cadences: View {
            let record: Record
            var body: some View {
                VStack {
                    TimelineView(.periodic(from: Date(timeIntervalSinceNow: -1_000_005), by: 10)) { context in
                        let _ = record.dates.append(context.date)
                        Text(context.cadence == .seconds ? "seconds" : "other")
                    }
                    TimelineView(.periodic(from: .now, by: 0.5)) { context in
                        Text(context.cadence == .live ? "live" : "other")
                    }
                    TimelineView(.everyMinute) { context in
                        Text(context.cadence == .minutes ? "minutes" : "other")
                    }
                    TimelineView(.animation(minimumInterval: 2)) { context in
                        Text(context.cadence == .seconds ? "slow" : "other")
                    }
                }
            }
        }
        let record = Record()
        let test = ViewTest(Cadences(record: record))
        for word in ["seconds", "live", "minutes", "slow"] { #expect(test.has(word)) }
        let first = try #require(record.dates.first)
        #expect(abs(first.timeIntervalSinceNow + 5) < 1, "the last time of the schedule, not now")
        test.advance(by: 4)
        #expect(record.dates.count == 1)
        test.advance(by: 2)
        #expect(record.dates.count == 2)
        #expect(abs(try #require(record.dates.last).timeIntervalSince(first) - 10) < 0.001)
    }

    @Test func `a timeline that is taken off the screen stops`() {
        struct Screen: View {
            let record: Record
            let isShown: Bool
            var body: some View {
                if isShown { Clock(record: record, schedule: .animation) } else { Text("none") }
            }
        }
        let record = Record()
        let test = ViewTest(Screen(record: record, isShown: true))
        test.advance(by: 0.1)
        test.update(Screen(record: record, isShown: false))
        let count = record.dates.count
        #expect(count > 4)
        test.advance(by: 1)
        #expect(record.dates.count == count)
        #expect(!test.isAnimating)
    }

    @Test func `a timeline on a page that is covered waits, and shows the time when people come back`() throws {
        final class Count { var evaluations = 0 }
        struct Screen: View {
            let count: Count
            let start: Date
            var body: some View {
                NavigationStack {
                    VStack {
                        TimelineView(.periodic(from: start, by: 1)) { context in
                            let _ = count.evaluations += 1
                            Text("\(Int(context.date.timeIntervalSince(start).rounded())) s")
                        }
                        NavigationLink("On") { Text("Page") }
                    }
                    .navigationTitle("Clock")
                }
            }
        }
        let count = Count()
        let test = ViewTest(
            Screen(count: count, start: Date()), DisplayConfiguration(width: 390, height: 400, animates: true))
        test.advance(by: 2.5)
        #expect(test.has("2 s"))
        try test.tap("On")
        test.advance(by: 1)
        count.evaluations = 0
        test.advance(by: 10)
        #expect(test.has("Page") && count.evaluations == 0 && !test.isAnimating)
        try test.tap("Clock")
        test.advance(by: 1)
        #expect(test.has("14 s") && count.evaluations >= 1)
        test.advance(by: 1)
        #expect(test.has("15 s"))
    }

    @Test func `explicit timelines end`() {
        let record = Record()
        let now = Date()
        let dates = [1.0, 3].map { now.addingTimeInterval($0) }
        let test = ViewTest(Clock(record: record, schedule: .explicit(dates)))
        test.advance(by: 2)
        #expect(record.dates.count == 2)
        test.advance(by: 100)
        #expect(record.dates.count == 3)
        #expect(record.dates.last == dates.last)
        #expect(test.animationCount == 0)
    }

    @Test func `minutes start on the minute`() {
        let record = Record()
        let test = ViewTest(Clock(record: record, schedule: .everyMinute))
        test.advance(by: 120)
        #expect(record.dates.count == 3)
        let seconds = record.dates.map { $0.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) }
        #expect(seconds == [0, 0, 0])
    }

    @Test func `animation timelines follow frames`() {
        let record = Record()
        let test = ViewTest(Clock(record: record, schedule: .animation(minimumInterval: 0.1)))
        test.advance(by: 1.05)
        #expect(record.dates.count == 11)
    }

    @Test func `paused timelines stand`() {
        let record = Record()
        let test = ViewTest(Clock(record: record, schedule: .animation(paused: true)))
        test.advance(by: 10)
        #expect(record.dates.count == 1)
    }

    private struct Phases: View {
        @State private var trigger = 0

        var body: some View {
            VStack {
                Button("go") { trigger += 1 }
                Text("a").phaseAnimator([1.0, 0.5, 0.2], trigger: trigger) { content, phase in
                    content.opacity(phase)
                } animation: { _ in
                    .linear(duration: 1)
                }
            }
        }
    }

    private func opacity(_ test: ViewTest<some View>) -> CGFloat { CGFloat(test.displayList.opacities.first ?? 1) }

    @Test func `phases run once for each trigger`() throws {
        let test = ViewTest(Phases(), .animated)
        #expect(opacity(test) == 1)
        try test.tap("go")
        test.advance(by: 0.5)
        #expect(isNear(opacity(test), 0.75))
        test.advance(by: 1)
        #expect(isNear(opacity(test), 0.35))
        test.advance(by: 1)
        #expect(isNear(opacity(test), 0.6))
        test.advance(by: 5)
        #expect(opacity(test) == 1)
        #expect(!test.isAnimating)
    }

    /// After a frame of any duration the next phase starts where the one before ended.
    @Test func `phases start where the one before ends`() throws {
        struct Steps: View {
            @State private var taps = 0
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("go") { taps += 1 }
                    Color.red.frame(width: 20, height: 20)
                        .phaseAnimator([0.0, 50, 100], trigger: taps) { content, phase in
                            content.offset(x: phase)
                        } animation: { phase in
                            .linear(duration: phase == 0 ? 2 : 1)
                        }
                }
                .frame(width: 300, height: 300, alignment: .topLeading)
            }
        }
        for step in [0.5, 1.5] {
            let test = ViewTest(Steps(), .animated)
            try test.tap("go")
            test.advance(by: step)
            if step == 0.5 {
                _ = test.size
                #expect(isNear(test.displayList.fills[0].minX, 25))
                test.advance(by: 0.5)
                test.advance(by: 0.5)
            }
            _ = test.size
            #expect(isNear(test.displayList.fills[0].minX, 75))
            test.advance(by: 1.5)
            _ = test.size
            #expect(isNear(test.displayList.fills[0].minX, 50))
        }
    }

    @Test func `phases run again and again`() {
        let view = PhaseAnimator([0.0, 1.0]) { phase in
            Text("a").opacity(phase)
        } animation: { _ in
            .linear(duration: 1)
        }
        let test = ViewTest(view, .animated)
        test.advance(by: 0.25)
        #expect(isNear(opacity(test), 0.25))
        test.advance(by: 1)
        #expect(isNear(opacity(test), 0.75))
        test.advance(by: 100)
        #expect(isNear(opacity(test), 0.75))
    }

    /// A phase without a visible change takes its full duration.
    @Test func `phases take their time without a visible change`() {
        final class Seen { var phases: [Int] = [] }
        for duration in [1.0, 0] {
            let seen = Seen()
            let view = PhaseAnimator([0, 1, 2]) { phase in
                let _ = seen.phases.append(phase)
                Text("a")
            } animation: { _ in
                .linear(duration: duration)
            }
            let test = ViewTest(view, .animated)
            for _ in 0..<10 { _ = test.size }
            #expect(seen.phases == [0, 1])
            test.advance(by: duration == 0 ? 1.0 / 60 : 1.99)
            #expect(seen.phases == [0, 1, 2])
            test.advance(by: duration == 0 ? 1.0 / 60 : 1)
            #expect(seen.phases == [0, 1, 2, 0])
        }
    }

    @Test func `phases ignore transactions of their content`() {
        let view = PhaseAnimator([0.25, 1.0]) { phase in
            Text("a").opacity(phase).transaction { $0.animation = nil }
        } animation: { _ in
            .linear(duration: 1)
        }
        let test = ViewTest(view, .animated)
        test.advance(by: 0.9)
        #expect(opacity(test) == 1, "shown at once")
        test.advance(by: 0.2)
        #expect(opacity(test) == 0.25)
    }

    @Test func `pictures show the first phase`() {
        let test = ViewTest(PhaseAnimator([0.5, 1.0]) { Text("a").opacity($0) })
        test.advance(by: 10)
        #expect(opacity(test) == 0.5)
    }
}
