extension AccessibilityAttributes {
    mutating func add(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void) {
        switch kind.kind {
        case .standard(let kind): actions.append(Action(.standard(kind), handler))
        case .named(let name): actions.append(Action(.named(name), handler))
        }
    }

    mutating func addAdjustment(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) {
        actions.append(Action(.standard(.increment)) { handler(.increment) })
        actions.append(Action(.standard(.decrement)) { handler(.decrement) })
    }

    mutating func addScrolling(_ handler: @escaping (Edge) -> Void) {
        for edge in Edge.allCases { actions.append(Action(.standard(.scroll(edge))) { handler(edge) }) }
    }
}

extension View {
    /// Does something when assistive technology asks for it.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.add(actionKind, handler) }
    }

    /// Adds an action to the menu of those of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.add(.init(named: name), handler) }
    }

    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.add(.init(named: Text(nameKey)), handler) }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > where S: StringProtocol {
        accessibility { $0.add(.init(named: Text(name)), handler) }
    }

    /// Moves the view's value on or back by a step.
    @_disfavoredOverload
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.addAdjustment(handler) }
    }

    /// Scrolls what the view shows towards an edge.
    @_disfavoredOverload
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.addScrolling(handler) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Does something when assistive technology asks for it.
    public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
        -> ModifiedContent<Content, Modifier>
    {
        accessibility { $0.add(actionKind, handler) }
    }

    /// Adds an action to the menu of those of the view.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
        Content, Modifier
    > {
        accessibility { $0.add(.init(named: name), handler) }
    }

    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> ModifiedContent<Content, Modifier>
    {
        accessibility { $0.add(.init(named: Text(nameKey)), handler) }
    }

    @_disfavoredOverload
    public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<
        Content, Modifier
    > where S: StringProtocol {
        accessibility { $0.add(.init(named: Text(name)), handler) }
    }

    /// Moves the view's value on or back by a step.
    public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
        -> ModifiedContent<Content, Modifier>
    {
        accessibility { $0.addAdjustment(handler) }
    }

    /// Scrolls what the view shows towards an edge.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.addScrolling(handler) }
    }
}
