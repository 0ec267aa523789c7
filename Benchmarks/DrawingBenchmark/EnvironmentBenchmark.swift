import SwiftUI

/// Looking up values of the environment that nothing has set, as components do for their styles.
enum EnvironmentBenchmark {
    private enum Key<Name>: EnvironmentKey {
        static var defaultValue: Int { -1 }
    }

    private enum Next<Name> {}
    private enum Set {}
    private enum Unset {}

    private static func set<Name>(_ count: Int, after name: Name.Type, in values: inout EnvironmentValues) {
        guard count > 0 else { return }
        values[Key<Name>.self] = count
        set(count - 1, after: Next<Name>.self, in: &values)
    }

    private static func sum<Name>(_ count: Int, after name: Name.Type, in values: EnvironmentValues) -> Int {
        count == 0 ? 0 : values[Key<Name>.self] + sum(count - 1, after: Next<Name>.self, in: values)
    }

    static func run(_ report: inout Report) {
        var values = EnvironmentValues()
        set(40, after: Set.self, in: &values)
        var total = 0
        let time = milliseconds { for _ in 0..<1_000 { total += sum(53, after: Unset.self, in: values) } }
        precondition(total % 53 == 0)
        report.note("53 keys that are not set in an environment of 40", time, "µs")
    }
}
