import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUILists
import SwiftUINavigation

/// The tabs that the bar has no room for: a list of them, and the one that is chosen as a page over that (UIKit).
@MainActor
final class MoreTabs {
    /// The maximum number of buttons of a narrow bar (Human Interface Guidelines); the last of them leads to the other
    /// tabs.
    static let most = 5

    private struct ID: Hashable {}

    /// The value of the tab that leads to the others.
    static let id = AnyHashable(ID())

    /// The tab that leads to the others.
    static func item(for node: ViewNode) -> TabItem {
        TabItem(
            label: AnyView(Label(title: { Text(system: .more) }, icon: { Image(systemName: "ellipsis") })),
            environment: node.environment, visibility: BranchVisibility(outer: nil), node: node)
    }

    private(set) var node: ValueNode<StackOfPages<MoreTabsList>>?
    private let choose: (AnyHashable) -> Void
    private let didGoBack: () -> Void
    private var page: PushedPage?
    /// The last shown values. The list signals changed preferences whenever it is updated, which the tabs observe.
    private var last: (entries: [TabEntry], shown: TabPortal?, environment: EnvironmentValues)?

    /// - Parameter didGoBack: called when people have gone back from a tab to the list.
    init(choose: @escaping (AnyHashable) -> Void, didGoBack: @escaping () -> Void) {
        self.choose = choose
        self.didGoBack = didGoBack
    }

    /// Handles the change to another tab: the list is shown again on return.
    func leave() {
        page = nil
        last = nil
        node?.remove()
        node = nil
    }

    /// - Parameter shown: the view of the tab that is chosen; nil for the list.
    func update(_ entries: [TabEntry], shown: TabPortal?, inputs: _ViewInputs) {
        if let last, last.entries.elementsEqual(entries, by: { $0.isSame(as: $1) }), last.shown?.box === shown?.box,
            last.shown?.item === shown?.item, last.environment.isIdentical(to: inputs.environment)
        {
            return
        }
        last = (entries, shown, inputs.environment)
        let stack = StackOfPages(path: nil, root: MoreTabsList(entries: entries, choose: choose))
        if let node {
            node.update(stack, environment: inputs.environment)
        } else {
            node = StackOfPages<MoreTabsList>.outputs(of: stack, inputs: inputs)
                .typed(StackOfPages<MoreTabsList>.self)
        }
        guard let navigator = node as? any Navigator else { return }
        if let shown {
            let page =
                page
                ?? PushedPage(content: AnyView(shown)) { [weak self] in
                    guard let self, self.page != nil else { return }
                    self.page = nil
                    self.last = nil
                    self.didGoBack()
                }
            // People have gone back, and it is about to be heard.
            guard !page.isLeft else { return }
            page.content = AnyView(shown)
            self.page = page
            navigator.show(page)
        } else if let page {
            self.page = nil
            navigator.hide(page)
        }
    }
}

/// The names of the tabs that are not in the bar. UIKit's list has a button to arrange the tabs; whether SwiftUI's shows it is
/// not known, so this one does not.
struct MoreTabsList: View {
    let entries: [TabEntry]
    let choose: (AnyHashable) -> Void

    var body: some View {
        List(entries.indices, id: \.self) { index in
            Button {
                choose(entries[index].id)
            } label: {
                if let item = entries[index].item { item.label }
            }
            .buttonStyle(NavigationRowStyle())
            .layoutValue(key: BadgeKey.self, value: entries[index].badge)
            .layoutValue(key: DisclosureKey.self, value: true)
        }
        .listStyle(.plain)
        .navigationTitle(Text(system: .more))
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// Shows the view of a tab on a page; it lives where the tab view has made it.
struct TabPortal: View {
    typealias Body = Never

    let box: LayoutBox
    let item: TabItem?

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { TabPortalNode(value: view, inputs: inputs) }
    }
}

private final class TabPortalNode: ValueNode<TabPortal> {
    override init(value view: _GraphValue<TabPortal>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        // The tab's view belongs to another part of the tree.
        declaresPreferences(.all)
    }

    override func makeBoxes() -> [LayoutBox] { [view.box] }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { view.item?.preference(key) }

    override func apply(_ change: NodeChange) { if change.contains(.view) { boxesDidChange() } }
}
