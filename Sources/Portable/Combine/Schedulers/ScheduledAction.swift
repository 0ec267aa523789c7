/// Transfers an action to its scheduler's thread. `Scheduler` does not require sendable actions, although its callers
/// want them to run there.
struct ScheduledAction: @unchecked Sendable {
    let run: () -> Void
}
