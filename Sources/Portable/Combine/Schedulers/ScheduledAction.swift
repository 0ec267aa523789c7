/// Takes an action to where a scheduler runs it. `Scheduler` does not ask for sendable actions; that they run there is
/// what its callers want.
struct ScheduledAction: @unchecked Sendable {
    let run: () -> Void
}
