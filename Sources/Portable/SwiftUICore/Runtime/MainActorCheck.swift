import Dispatch
import Foundation

/// Checks for the main actor at run time.
///
/// The main actor's executor is the main queue. A program that waits in `dispatchMain()`, as test runners do, serves
/// that queue on other threads than the first one, so a check for the main thread alone is not sufficient.
package enum MainActorCheck {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    static var isCurrent: Bool {
        _ = mark
        return DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }

    /// Runs an action on the main actor: synchronously if the caller is on it, else asynchronously.
    package static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(action)
        } else {
            Task { @MainActor in action() }
        }
    }
}
