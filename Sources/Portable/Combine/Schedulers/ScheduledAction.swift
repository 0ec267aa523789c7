/// Transfers an action to its scheduler's thread. `Scheduler` does not require sendable actions, although its callers
/// want them to run there.
// Unchecked: the action runs once, on the thread that it is sent to.
struct ScheduledAction: @unchecked Sendable {
    let run: () -> Void
}
