/// Calls actions when the content comes into the tree and when it leaves.
nonisolated package struct AppearanceModifier: ViewModifier {
    package typealias Body = Never

    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor package static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { AppearanceNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class AppearanceNode: OnScreenNode<AppearanceModifier> {
    override func presenceDidChange() {
        if isPresent { modifier.appear?() } else { modifier.disappear?() }
    }

    override func willRemove() {
        guard isPresent, let disappear = modifier.disappear else { return }
        graph.afterArrivals(disappear)
    }
}

/// Runs a task as long as the content is in the tree; a new identity starts it anew.
nonisolated private struct TaskModifier<ID: Equatable>: ViewModifier {
    typealias Body = Never

    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { TaskNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class TaskNode<ID: Equatable>: OnScreenNode<TaskModifier<ID>> {
    private var task: Task<Void, Never>?
    private var startedID: ID?

    private func start() {
        guard isAlive, isPresent else { return }
        task?.cancel()
        startedID = modifier.id
        task = Task(priority: modifier.priority, operation: modifier.action)
    }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        if let startedID, startedID != modifier.id { graph.afterUpdate { [weak self] in self?.start() } }
    }

    /// The task ends when the page is covered or the row scrolls out of view, and starts anew when it is shown again.
    override func presenceDidChange() {
        if isPresent { return start() }
        task?.cancel()
        startedID = nil
    }

    override func willRemove() { task?.cancel() }
}

extension View {
    /// Calls an action when the view comes on screen.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Calls an action when the view has left the screen.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }

    /// Starts a task when the view comes on screen and cancels it when the view leaves.
    @preconcurrency
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts a task when the view comes on screen and whenever a value changes; cancels the one before.
    @preconcurrency
    nonisolated public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
