/// What decides whether a view in the tree is on screen: the page that it is on, and the element of a lazy container.
@MainActor
private struct Surroundings {
    private let page: PageVisibility?
    private let element: PageVisibility?

    init(of node: ViewNode & PageVisibilityObserver) {
        page = node.environment.pageVisibility
        element = node.elementVisibility
        page?.observe(node)
        element?.observe(node)
    }

    var areVisible: Bool { page?.isVisible ?? true && element?.isVisible ?? true }
}

/// Calls actions when the content comes into the tree and when it leaves.
nonisolated private struct AppearanceModifier: ViewModifier {
    typealias Body = Never

    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { AppearanceNode(modifier: modifier.value, inputs: inputs, content: body) }
    }
}

private final class AppearanceNode: TransparentModifierNode<AppearanceModifier>, PageVisibilityObserver {
    private var hasAppeared = false
    private var surroundings: Surroundings?

    override init(
        modifier: AppearanceModifier, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        // Queued after the content's own, so that inner views appear before outer ones (remembered from iOS).
        graph.afterUpdate { [weak self] in
            guard let self, self.isAlive else { return }
            self.surroundings = Surroundings(of: self)
            self.visibilityDidChange()
        }
    }

    /// A page that is covered by another, a tab that is left, or a row that scrolls out of view disappears although it
    /// stays alive.
    func visibilityDidChange() {
        let isVisible = surroundings?.areVisible ?? false
        guard isAlive, isVisible != hasAppeared else { return }
        hasAppeared = isVisible
        if isVisible { modifier.appear?() } else { modifier.disappear?() }
    }

    override func willRemove() {
        guard hasAppeared, let disappear = modifier.disappear else { return }
        graph.afterUpdate(disappear)
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
        .node { TaskNode(modifier: modifier.value, inputs: inputs, content: body) }
    }
}

private final class TaskNode<ID: Equatable>: TransparentModifierNode<TaskModifier<ID>>, PageVisibilityObserver {
    private var task: Task<Void, Never>?
    private var startedID: ID?
    private var surroundings: Surroundings?

    override init(
        modifier: TaskModifier<ID>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        graph.afterUpdate { [weak self] in
            guard let self, self.isAlive else { return }
            self.surroundings = Surroundings(of: self)
            self.start()
        }
    }

    private func start() {
        guard isAlive, surroundings?.areVisible ?? false else { return }
        task?.cancel()
        startedID = modifier.id
        task = Task(priority: modifier.priority, operation: modifier.action)
    }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        if let startedID, startedID != modifier.id { graph.afterUpdate { [weak self] in self?.start() } }
    }

    /// The task ends when the page is covered or the row scrolls out of view, and starts anew when it is shown again.
    func visibilityDidChange() {
        if surroundings?.areVisible ?? false {
            if startedID == nil { start() }
        } else {
            task?.cancel()
            startedID = nil
        }
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
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts a task when the view comes on screen and whenever a value changes; cancels the one before.
    nonisolated public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
