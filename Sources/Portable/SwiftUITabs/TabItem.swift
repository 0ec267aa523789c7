import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUINavigation

/// Label and selection of a tab, for its button in the bar.
final class TabItem {
    let label: AnyView
    let environment: EnvironmentValues
    let visibility: BranchVisibility
    private weak var node: ViewNode?

    init(label: AnyView, environment: EnvironmentValues, visibility: BranchVisibility, node: ViewNode) {
        self.label = label
        self.environment = environment
        self.visibility = visibility
        self.node = node
    }

    /// Takes the outermost stack in the tab back to its first page, as a tap on the tab that is shown does (UIKit).
    @MainActor func goToRoot() { node.flatMap(Self.stack)?.popToRoot() }

    /// Preferences of the views in the tab.
    @MainActor func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { node?.preference(key) }

    @MainActor private static func stack(in node: ViewNode) -> (any StackOwner)? {
        if let stack = node as? any StackOwner { return stack }
        let layers = node as? any LayerOwner
        for child in node.children where layers?.isLayer(child) != true {
            if let stack = stack(in: child) { return stack }
        }
        return nil
    }
}

/// Makes the item of a tab when the tabs ask for it.
final class TabItemSource: Sendable {
    let item: @MainActor () -> TabItem?

    init(_ item: @escaping @MainActor () -> TabItem?) { self.item = item }
}

struct TabItemKey: LayoutValueKey { static var defaultValue: TabItemSource? { nil } }

/// Makes the content a tab, which appears when it is chosen.
nonisolated private struct TabItemModifier: ViewModifier {
    typealias Body = Never

    let label: AnyView

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { TabItemNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

/// Hands the tab of its view to the layout of the tabs.
private final class TabItemBox: TransparentBox {
    private let source: TabItemSource

    init(item: @escaping @MainActor () -> TabItem?) { source = TabItemSource(item) }

    override var traits: LayoutTraits {
        var traits = super.traits
        traits[TabItemKey.self] = source
        return traits
    }
}

private final class TabItemNode: TransparentModifierNode<TabItemModifier> {
    private var visibility: BranchVisibility?
    private var derived: EnvironmentValues?
    private var wrappers = Wrappers<TabItemBox>()
    private var item: TabItem?

    override init(
        modifier: _GraphValue<TabItemModifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        graph.preferencesDidChange()
    }

    private var page: BranchVisibility {
        if let visibility { return visibility }
        let made = BranchVisibility(outer: environment.branchVisibility, isShown: false)
        visibility = made
        return made
    }

    override func contentEnvironment() -> EnvironmentValues {
        if let derived { return derived }
        var values = environment
        values.branchVisibility = page
        derived = values
        return values
    }

    private func makeItem() -> TabItem {
        TabItem(label: modifier.label, environment: environment, visibility: page, node: self)
    }

    override func makeBoxes() -> [LayoutBox] {
        wrappers.wrap(content.boxes) { [weak self] in
            TabItemBox {
                guard let self else { return nil }
                if self.item == nil { self.item = self.makeItem() }
                return self.item
            }
        }
    }

    /// Returns the preference of the visible tab only.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        page.isOnTop ? super.preference(key) : nil
    }

    override func apply(_ change: NodeChange) {
        derived = nil
        item = nil
        graph.preferencesDidChange()
        super.apply(change)
    }
}

extension View {
    /// Sets the label of the tab in the bar of a tab view: a picture and a text.
    nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        modifier(TabItemModifier(label: tabLabel(label())))
    }

    /// Pictures and texts that stand beside each other become a label, so that each gets the size of its place.
    nonisolated private func tabLabel<V: View>(_ view: V) -> AnyView {
        if let parts = view as? TupleView<(Image, Text)> {
            return AnyView(TabLabel(title: parts.members.1, icon: parts.members.0))
        }
        if let parts = view as? TupleView<(Text, Image)> {
            return AnyView(TabLabel(title: parts.members.0, icon: parts.members.1))
        }
        if let image = view as? Image { return AnyView(TabLabel(title: EmptyView(), icon: image)) }
        if let text = view as? Text { return AnyView(TabLabel(title: text, icon: EmptyView())) }
        return AnyView(view)
    }
}

/// A label in the bar of a tab view.
nonisolated private struct TabLabel<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon

    @MainActor var body: some View {
        Label {
            title
        } icon: {
            icon
        }
    }
}
