import SwiftUI

extension ViewTest {
    /// Waits until an element with a label or an identifier is on screen, for what tasks and other threads bring. This
    /// is real time: the test's own clock stands still meanwhile.
    ///
    /// - Parameter seconds: How long at most, apart from the time that others on the main actor take meanwhile. What has
    ///   come is not waited for any longer.
    /// - Throws: ``ViewTestError`` when it does not come in time, or there is more than one.
    @discardableResult
    public func wait(for name: String, atMost seconds: Double = 30) async throws -> ViewElement {
        guard try await holds(within: seconds, { has(name) }) else {
            let hint = ViewTestError.hint(for: name, elements: elements, texts: texts)
            throw failure("waited \(seconds) s for the element “\(name)”" + hint)
        }
        return try element(name)
    }

    /// Waits until a condition holds, for what tasks and other threads do. This is real time: the test's own clock
    /// stands still meanwhile.
    ///
    /// - Parameters:
    ///   - what: What is waited for, for the failure.
    ///   - seconds: How long at most, apart from the time that others on the main actor take meanwhile.
    /// - Throws: ``ViewTestError`` when the condition does not hold in time; its description shows the tree.
    public func wait(
        for what: String, atMost seconds: Double = 30, until condition: () async throws -> Bool
    ) async throws {
        guard try await holds(within: seconds, condition) else { throw failure("waited \(seconds) s for \(what)") }
    }

    /// Looks again and again, and counts looks rather than time: where many tests share the main actor, all of them may
    /// come in between.
    private func holds(within seconds: Double, _ condition: () async throws -> Bool) async throws -> Bool {
        let pause = 0.002
        let looks = seconds > 0 ? Int(min(seconds / pause, 1e9)) : 0
        for _ in 0..<looks {
            if try await condition() { return true }
            try await Task.sleep(for: .seconds(pause))
        }
        return try await condition()
    }
}
