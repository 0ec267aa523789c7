import Foundation
import SwiftUI

/// The clock of a session's window, which follows real time, and the task that wakes the session for the next frame.
///
/// A class, because the views that it advances may ask to be woken meanwhile.
@MainActor
final class WindowClock {
    private let start = ContinuousClock.now
    /// The time of the window's clock at the start, which is not 0 for a window that the app opens later.
    private var base: Double
    private var wake: Task<Void, Never>?

    init(_ view: ViewHost<WindowRoot>) { base = view.clock }

    private var passed: Double { (ContinuousClock.now - start) / .seconds(1) }

    /// Goes on with the clock of another window.
    func follow(_ view: ViewHost<WindowRoot>) { base = view.clock - passed }

    /// Brings a window's clock to the present.
    func advance(_ view: ViewHost<WindowRoot>) {
        let step = base + passed - view.clock
        if step > 0 { view.advance(by: step) }
    }

    /// Calls an action after a delay in seconds, in the place of one that was to be called before.
    func wake(after delay: Double, _ action: @escaping @MainActor () -> Void) {
        wake?.cancel()
        wake = Task { @MainActor in
            if delay > 0 { try? await Task.sleep(for: .seconds(delay)) }
            if !Task.isCancelled { action() }
        }
    }

    /// Forgets the action that is to be called.
    func stop() { wake?.cancel() }
}
