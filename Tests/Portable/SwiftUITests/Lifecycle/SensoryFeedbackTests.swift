import SwiftUITestHost
import Testing

/// The vibrations and sounds that views ask for when a value changes.
///
/// Numbers: one feedback for each of the three modifiers whose condition holds at the second tap.
@MainActor
struct SensoryFeedbackTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Button("more") { count += 1 }
                Button("same") { count += 0 }
                Text(verbatim: "\(count)")
                    .sensoryFeedback(.success, trigger: count)
                    .sensoryFeedback(.warning, trigger: count) { old, new in old == 1 && new == 2 }
                    .sensoryFeedback(trigger: count) { _, new in new.isMultiple(of: 2) ? .impact(weight: .heavy) : nil }
            }
        }
    }

    @Test func `feedback follows changes, not the first value`() throws {
        let test = ViewTest(Counter())
        _ = test.texts
        #expect(test.feedback.isEmpty)
        try test.tap("same")
        #expect(test.feedback.isEmpty)
        try test.tap("more")
        #expect(test.feedback == [.success])
    }

    @Test func `a condition and a closure see the old and the new value`() throws {
        let test = ViewTest(Counter())
        try test.tap("more")
        try test.tap("more")
        #expect(Set(test.feedback.dropFirst().map { "\($0.kind)" }).count == 3)
        #expect(test.feedback.dropFirst().contains(.success))
        #expect(test.feedback.dropFirst().contains(.warning))
        #expect(test.feedback.dropFirst().contains(.impact(weight: .heavy)))
    }

    @Test func `feedback is told apart by kind, weight and intensity`() {
        #expect(SensoryFeedback.impact == .impact(weight: .medium, intensity: 1))
        #expect(SensoryFeedback.impact(weight: .light) != .impact(weight: .heavy))
        #expect(SensoryFeedback.impact(flexibility: .soft) != .impact(flexibility: .soft, intensity: 0.5))
        #expect(SensoryFeedback.increase != .decrease)
    }
}
