import Dispatch
import Foundation

/// Tells whether code runs on the main actor already.
///
/// The main actor's executor is the main queue. A program that waits in `dispatchMain()`, as test runners do, serves that
/// queue from other threads than the first one, so that asking for the main thread alone would not do.
enum MainActorCheck {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    static var isCurrent: Bool {
        _ = mark
        return DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread
    }

    /// Runs an action on the main actor: now when that is where the caller is, else soon.
    static func run(_ action: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(action)
        } else {
            Task { @MainActor in action() }
        }
    }
}
