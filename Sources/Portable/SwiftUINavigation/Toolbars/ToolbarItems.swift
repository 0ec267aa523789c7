@_spi(Floors) import SwiftUICore
import SwiftUIInteraction
import SwiftUIPresentation

/// Hands the items of a toolbar up, and shows those for the keyboard while text is entered in the content.
nonisolated struct ToolbarItemsModifier<Items: ToolbarContent>: ViewModifier {
    typealias Body = Never

    let items: Items

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node {
            let keyboardBar = KeyboardBar()
            return ToolbarItemsNode(modifier: modifier, inputs: inputs, keyboardBar: keyboardBar) { _, inputs in
                var inputs = inputs
                inputs.modified = .outsideOfValue
                return withUnsafePointer(to: keyboardBar.presentation) { presentation in
                    PresentationModifier<KeyboardBarView>._makeView(
                        modifier: _GraphValue(at: presentation), inputs: inputs, body: body)
                }
            }
        }
    }
}

/// A view with toolbar items for the keyboard.
@MainActor
private protocol KeyboardEntriesOwner: KeyboardItemsOwner {
    var keyboardEntries: [ToolbarEntry] { get }
}

private final class ToolbarItemsNode<Items: ToolbarContent>: TransparentModifierNode<ToolbarItemsModifier<Items>>,
    KeyboardEntriesOwner
{
    private let keyboardBar: KeyboardBar
    private var items: ValueNode<AnyView>!

    init(
        modifier: _GraphValue<ToolbarItemsModifier<Items>>, inputs: _ViewInputs, keyboardBar: KeyboardBar,
        content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        self.keyboardBar = keyboardBar
        super.init(modifier: modifier, inputs: inputs, content: content)
        declaresPreferences(PreferenceKeySet(BarSettings.Key.self))
        declaresPreferences(PreferenceKeySet(KeyboardToolbarKey.self))
        items = AnyView.outputs(of: modifier.value.items.toolbarItems, inputs: self.inputs())
            .typed(AnyView.self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        body(content)
        if let items { body(items) }
    }

    override var passesBoxesOn: Bool { true }

    override func childBoxesDidChange(_ child: ViewNode) {
        if child !== items { super.childBoxesDidChange(child) }
    }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        if change == .environment {
            items.update(environment: environment)
        } else {
            items.update(modifier.items.toolbarItems, environment: environment)
        }
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        if key == KeyboardToolbarKey.self, keyboardBar.isShown { return true as? Key.Value }
        guard key == BarSettings.Key.self else { return content.preference(key) }
        var settings = content.preference(BarSettings.Key.self) ?? BarSettings()
        settings.entries += entries
        return settings as? Key.Value
    }

    private var entries: [ToolbarEntry] { items.preference(BarSettings.Key.self)?.entries ?? [] }

    var keyboardEntries: [ToolbarEntry] { entries.filter { $0.placement == .keyboard } }

    var hasKeyboardItems: Bool { !keyboardEntries.isEmpty }

    func showKeyboardBar(of owners: [any KeyboardItemsOwner]) {
        keyboardBar.show(owners.flatMap { ($0 as? any KeyboardEntriesOwner)?.keyboardEntries ?? [] })
        graph.host.observePreferences?()
        graph.preferencesDidChange()
    }
}

extension ToolbarEntry {
    @MainActor var itemsView: AnyView { AnyView(ToolbarEntryView(entry: self)) }
}

/// Shows nothing and hands an item up, with the environment that it was given in.
private struct ToolbarEntryView: View {
    typealias Body = Never

    let entry: ToolbarEntry

    nonisolated static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 0 }

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { ToolbarEntryNode(value: view, inputs: inputs) }
    }
}

private final class ToolbarEntryNode: ValueNode<ToolbarEntryView> {
    override init(value view: _GraphValue<ToolbarEntryView>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        declaresPreferences(PreferenceKeySet(BarSettings.Key.self))
        didChange()
    }

    override func makeBoxes() -> [LayoutBox] { [] }

    override func apply(_ change: NodeChange) { didChange() }

    override func willRemove() { didChange() }

    private func didChange() {
        graph.preferencesDidChange()
        if view.entry.placement == .keyboard { graph.focus.keyboardItemsDidChange() }
    }

    override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard key == BarSettings.Key.self, isAlive else { return nil }
        var settings = BarSettings()
        settings.entries = [view.entry]
        settings.entries[0].environment = environment
        settings.entries[0].node = number
        return settings as? Key.Value
    }
}
