@_spi(Floors) import SwiftUICore

/// Makes the pages of values of one type.
@MainActor
final class NavigationDestination {
    /// The type of the values.
    let type: any Hashable.Type
    let content: (PathValue) -> AnyView?

    init(type: any Hashable.Type, content: @escaping (PathValue) -> AnyView?) {
        self.type = type
        self.content = content
    }

    struct Key: PreferenceKey {
        static var defaultValue: [ObjectIdentifier: NavigationDestination] { [:] }

        static func reduce(
            value: inout [ObjectIdentifier: NavigationDestination],
            nextValue: () -> [ObjectIdentifier: NavigationDestination]
        ) {
            value.merge(nextValue()) { first, _ in first }
        }
    }
}

/// Hands up what makes pages of values of a type; another one each time that the modifier has another value.
nonisolated private struct DestinationModifier<D: Hashable, C: View>: ViewModifier {
    typealias Body = Never

    let destination: (D) -> C

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { DestinationNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class DestinationNode<D: Hashable, C: View>: TransparentModifierNode<DestinationModifier<D, C>> {
    private lazy var handed = make()
    /// Values that the pages' closure has read, for each presented value.
    private var pageReads: [D: ObservedReads] = [:]

    override init(
        modifier: _GraphValue<DestinationModifier<D, C>>, inputs: _ViewInputs,
        content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        declaresPreferences(PreferenceKeySet(NavigationDestination.Key.self))
        graph.preferencesDidChange()
    }

    override var passesBoxesOn: Bool { true }

    /// State that the closure reads belongs to this node: when it changes, the pages are made again.
    private func make() -> NavigationDestination {
        NavigationDestination(type: D.self) { [weak self] value in
            guard let self, let value = value.value.base as? D else { return nil }
            let (page, reads) = observed { self.modifier.destination(value) }
            pageReads[value] = reads
            return AnyView(page)
        }
    }

    override func apply(_ change: NodeChange) {
        if change != .environment {
            handed = make()
            pageReads = [:]
            graph.preferencesDidChange()
        }
        super.apply(change)
    }

    override func willRemove() { graph.preferencesDidChange() }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == NavigationDestination.Key.self else { return super.preference(key) }
        var all = content.preference(NavigationDestination.Key.self) ?? [:]
        all[ObjectIdentifier(D.self)] = handed
        return all as? Key.Value
    }
}

/// Puts a page on the stack while there is something to show.
nonisolated struct PushModifier<Destination: View>: ViewModifier {
    typealias Body = Never

    /// Identity of the presented item; nil if nothing is presented.
    let identity: () -> AnyHashable?
    let hide: () -> Void
    let destination: () -> Destination?

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { PushNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class PushNode<Destination: View>: TransparentModifierNode<PushModifier<Destination>> {
    private var shown: (identity: AnyHashable, page: PushedPage)?
    private var destinationReads: ObservedReads?

    override init(
        modifier: _GraphValue<PushModifier<Destination>>, inputs: _ViewInputs,
        content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        if evaluated({ modifier.value.identity() }) != nil {
            // The stack must have its root first.
            graph.afterUpdate(from: self) { [weak self] in self?.follow() }
        }
    }

    override var passesBoxesOn: Bool { true }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        if change != .environment { follow() }
    }

    private func follow() {
        guard isAlive else { return }
        let identity = evaluated { modifier.identity() }
        if let shown, shown.identity != identity {
            self.shown = nil
            shown.page.didHide = {}
            environment.navigator?.hide(shown.page)
        }
        guard let identity else { return }
        let (destination, reads) = observed { modifier.destination() }
        destinationReads = reads
        guard let content = destination else { return }
        if let shown {
            guard !shown.page.isLeft else { return }
            shown.page.content = AnyView(content)
            environment.navigator?.show(shown.page)
        } else {
            let page = PushedPage(content: AnyView(content)) {}
            page.didHide = { [weak self] in
                self?.shown = nil
                self?.modifier.hide()
            }
            shown = (identity, page)
            environment.navigator?.show(page)
        }
    }
}

extension View {
    /// Registers the destination for values of a type on the enclosing stack.
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modifier(DestinationModifier(destination: destination))
    }

    /// Puts a page on the stack while a condition holds.
    nonisolated public func navigationDestination<V>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View where V: View {
        let destination = destination()
        return modifier(
            PushModifier(
                identity: { isPresented.wrappedValue ? true : nil }, hide: { isPresented.wrappedValue = false },
                destination: { destination }))
    }

    /// Puts a page made of an item on the stack while there is one.
    nonisolated public func navigationDestination<D, C>(
        item: Binding<Optional<D>>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modifier(
            PushModifier(
                identity: { item.wrappedValue.map { AnyHashable($0) } }, hide: { item.wrappedValue = nil },
                destination: { item.wrappedValue.map { destination($0) } }))
    }
}
