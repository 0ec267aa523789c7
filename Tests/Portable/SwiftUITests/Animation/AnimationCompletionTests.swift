import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// The times at which actions that wait for animations are called.
@MainActor
struct AnimationCompletionTests {
    private final class Record {
        var entries: [String] = []
    }

    private struct Sample: View {
        let record: Record
        var animation: Animation? = .linear(duration: 1)
        var criteria = AnimationCompletionCriteria.logicallyComplete
        @State private var value = 0.0

        var body: some View {
            VStack {
                Button("fade") {
                    withAnimation(animation, completionCriteria: criteria) {
                        value = 1 - value
                    } completion: {
                        record.entries.append("done")
                    }
                }
                Button("nothing") {
                    withAnimation(animation) {
                    } completion: {
                        record.entries.append("nothing to do")
                    }
                }
                Text("a").opacity(1 - value / 2)
                Color.red.frame(width: 10 + value * 10, height: 10)
            }
        }
    }

    @Test func `called once at the end`() throws {
        let record = Record()
        let test = ViewTest(Sample(record: record), .animated)
        try test.tap("fade")
        test.advance(by: 0.9)
        #expect(record.entries.isEmpty)
        test.advance(by: 0.1)
        #expect(record.entries == ["done"])
        test.advance(by: 10)
        #expect(record.entries == ["done"])
    }

    @Test func `called at once without an animation`() throws {
        let record = Record()
        let test = ViewTest(Sample(record: record, animation: nil), .animated)
        try test.tap("fade")
        _ = test.size
        #expect(record.entries == ["done"])
    }

    @Test func `called at once in a static picture`() throws {
        let record = Record()
        let test = ViewTest(Sample(record: record))
        try test.tap("fade")
        _ = test.size
        #expect(record.entries == ["done"])
    }

    @Test func `called when nothing changes`() async throws {
        let record = Record()
        let test = ViewTest(Sample(record: record), .animated)
        try test.tap("nothing")
        try await test.wait(for: "the completion") { !record.entries.isEmpty }
        #expect(record.entries == ["nothing to do"])
    }

    @Test func `springs are done before they are at rest`() throws {
        for (criteria, time) in [
            (AnimationCompletionCriteria.logicallyComplete, 0.5), (.removed, Spring.bouncy.settlingDuration),
        ] {
            let record = Record()
            let test = ViewTest(Sample(record: record, animation: .bouncy, criteria: criteria), .animated)
            try test.tap("fade")
            test.advance(by: time - 0.02)
            #expect(record.entries.isEmpty)
            test.advance(by: 0.04)
            #expect(record.entries == ["done"])
        }
    }

    @Test func `interrupted animations are done too`() throws {
        let record = Record()
        let test = ViewTest(Sample(record: record, animation: .spring), .animated)
        try test.tap("fade")
        test.advance(by: 0.1)
        try test.tap("fade")
        test.advance(by: 5)
        #expect(record.entries == ["done", "done"])
    }
}
