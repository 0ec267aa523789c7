@_spi(Floors) import SwiftUICore

/// Follows the first scroll view in a view.
@MainActor
final class ScrollObserver {
    fileprivate weak var scroll: ScrollBox?
    private weak var graph: ViewGraph?
    /// Called in the course of layout with each new geometry.
    var geometryDidChange: ((ScrollGeometry) -> Void)?
    /// Called with the phase before and the one now.
    var phaseDidChange: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?
    /// The last value that was made of a geometry.
    private var last: Any?

    nonisolated init() {}

    /// Follows a scroll view.
    /// - Returns: false if the observer follows another one.
    func follow(_ scroll: ScrollBox, in graph: ViewGraph) -> Bool {
        guard self.scroll == nil || self.scroll === scroll else { return false }
        self.scroll = scroll
        self.graph = graph
        return true
    }

    /// Calls an action after the update.
    func perform(_ action: @escaping () -> Void) {
        guard let graph else { return }
        graph.afterUpdate(action)
        graph.host.onInvalidate?()
    }

    /// Calls an action if a value differs from the one before, and for the first one.
    func compare<Value: Equatable>(_ value: Value, _ action: @escaping (Value, Value) -> Void) {
        let old = last as? Value
        guard old != value else { return }
        last = value
        perform { action(old ?? value, value) }
    }
}

private struct ScrollObserversKey: EnvironmentKey { static var defaultValue: [ScrollObserver] { [] } }

extension EnvironmentValues {
    /// Those who follow the next scroll view within.
    var scrollObservers: [ScrollObserver] {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
}

/// Hands an observer to the scroll view within.
private class ScrollObserverNode<Modifier: ViewModifier>: TransparentModifierNode<Modifier> {
    fileprivate final let observer = ScrollObserver()
    private final var derived: (outer: EnvironmentValues, values: EnvironmentValues)?

    override init(
        modifier: _GraphValue<Modifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        connect()
    }

    override var passesBoxesOn: Bool { true }

    /// Sets the observer's closures.
    func connect() {}

    override func contentEnvironment() -> EnvironmentValues {
        if let derived, derived.outer.isIdentical(to: environment) { return derived.values }
        var values = environment
        values.scrollObservers.append(observer)
        derived = (environment, values)
        return values
    }
}

/// Calls an action with a value of a scroll view's geometry.
nonisolated private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never

    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { ScrollGeometryNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class ScrollGeometryNode<Value: Equatable>: ScrollObserverNode<ScrollGeometryModifier<Value>> {
    override func connect() {
        observer.geometryDidChange = { [weak self] geometry in
            guard let self else { return }
            observer.compare(modifier.transform(geometry), modifier.action)
        }
    }
}

/// Calls an action with the elements of a scroll view that are in sight.
nonisolated private struct ScrollTargetVisibilityModifier<ID: Hashable>: ViewModifier {
    typealias Body = Never

    let threshold: Double
    let action: ([ID]) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { ScrollTargetVisibilityNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class ScrollTargetVisibilityNode<ID: Hashable>: ScrollObserverNode<ScrollTargetVisibilityModifier<ID>> {
    override func connect() {
        observer.geometryDidChange = { [weak self] _ in
            guard let self, let scroll = observer.scroll else { return }
            let visible = ScrollTargets.visibleElements(in: scroll, below: self, threshold: modifier.threshold)
                .compactMap { $0.base as? ID }
            observer.compare(visible) { [weak self] in self?.modifier.action($1) }
        }
    }
}

/// Calls an action with the phases of a scroll view.
nonisolated private struct ScrollPhaseModifier: ViewModifier {
    typealias Body = Never

    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { ScrollPhaseNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class ScrollPhaseNode: ScrollObserverNode<ScrollPhaseModifier> {
    override func connect() {
        observer.phaseDidChange = { [weak self] old, new, context in
            self?.observer.perform { self?.modifier.action(old, new, context) }
        }
    }
}

extension View {
    /// Calls an action with a value of the geometry of the scroll view within when it is laid out first, and whenever
    /// the value changes. Of several scroll views the first one counts.
    /// - Parameters:
    ///   - type: the type of the value.
    ///   - transform: makes the value; is called each time that the content moves.
    ///   - action: gets the value before and the one now, which are the same the first time.
    @available(iOS 18.0, *)
    nonisolated public func onScrollGeometryChange<T>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable { modifier(ScrollGeometryModifier(transform: transform, action: action)) }

    /// Calls an action with the identities of the views that are in sight in the scroll view within, when it is laid out first
    /// and whenever others are.
    /// - Parameters:
    ///   - idType: the type of the identities; views with others are left out.
    ///   - threshold: the share of a view's area from which on it counts as visible, from 0 to 1.
    ///   - action: gets the identities in the order of the views.
    @available(iOS 18.0, *)
    nonisolated public func onScrollTargetVisibilityChange<ID>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View where ID: Hashable {
        modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
    }

    /// Calls an action when the scroll view within begins to move, moves for another reason, or comes to rest.
    @available(iOS 18.0, *)
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { modifier(ScrollPhaseModifier { old, new, _ in action(old, new) }) }

    /// Calls an action when the scroll view within begins to move, moves for another reason, or comes to rest.
    @available(iOS 18.0, *)
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
            Void
    ) -> some View { modifier(ScrollPhaseModifier(action: action)) }
}
