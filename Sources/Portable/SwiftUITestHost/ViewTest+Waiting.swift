import SwiftUI

extension ViewTest {
    /// Waits until an element with a label or an identifier is on screen, for the results of tasks and other threads.
    /// This is real time: the test's own clock does not advance.
    ///
    /// - Parameter seconds: The maximum time, without that of others on the main actor. Returns as soon as the element
    ///   exists.
    /// - Throws: ``ViewTestError`` if it does not appear in time, or there is more than one.
    @discardableResult
    public func wait(for name: String, atMost seconds: Double = 30) async throws -> ViewElement {
        guard try await holds(within: seconds, { has(name) }) else {
            let hint = ViewTestError.hint(for: name, elements: elements, texts: texts)
            throw failure("waited \(seconds) s for the element “\(name)”" + hint)
        }
        return try element(name)
    }

    /// Waits until a condition holds, for the results of tasks and other threads. This is real time: the test's own
    /// clock does not advance.
    ///
    /// - Parameters:
    ///   - what: A description of the condition, for the failure.
    ///   - seconds: The maximum time, without that of others on the main actor.
    /// - Throws: ``ViewTestError`` if the condition does not hold in time; its description shows the tree.
    public func wait(
        for what: String, atMost seconds: Double = 30, until condition: () async throws -> Bool
    ) async throws {
        guard try await holds(within: seconds, condition) else { throw failure("waited \(seconds) s for \(what)") }
    }

    /// Polls the condition, and counts polls instead of time, because many tests may share the main actor and run in
    /// between.
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
