@_spi(Floors) import SwiftUICore

/// The sidebars in a window that can be hidden and shown.
@MainActor
package final class Sidebars {
    private var owners: [any SidebarOwner] = []
    private let state = StateLocation(false)

    nonisolated package init() {}

    /// True if there is any; a body that reads this is updated.
    package var areThere: Bool { state.get() }

    func add(_ owner: any SidebarOwner) {
        owners.append(owner)
        follow()
    }

    func remove(_ owner: any SidebarOwner) {
        owners.removeAll { $0 === owner }
        follow()
    }

    private func follow() {
        if state.get() == owners.isEmpty { state.set(!owners.isEmpty, transaction: Transaction()) }
    }

    /// Hides or shows the sidebar that has come last.
    package func toggle() { owners.last?.sidebarToggle?.action() }
}

/// A node with a sidebar below it.
@MainActor
protocol SidebarOwner: AnyObject {
    var sidebarToggle: SidebarToggle? { get }
}

/// Offers a sidebar to the commands of the window; nil for none.
nonisolated struct SidebarModifier: ViewModifier {
    typealias Body = Never

    let toggle: SidebarToggle?

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { SidebarNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class SidebarNode: TransparentModifierNode<SidebarModifier>, SidebarOwner {
    override init(
        modifier: _GraphValue<SidebarModifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        follow()
    }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        follow()
    }

    /// Offers the sidebar's toggle only while there is one: a single visible column has no sidebar to hide.
    private func follow() {
        guard isOffered != (modifier.toggle != nil) else { return }
        isOffered.toggle()
        graph.afterUpdate(from: self) { [weak self] in
            guard let self, self.isAlive, let sidebars = self.environment.sidebars else { return }
            sidebars.remove(self)
            if self.isOffered { sidebars.add(self) }
        }
    }

    private var isOffered = false

    var sidebarToggle: SidebarToggle? { modifier.toggle }

    override func willRemove() { environment.sidebars?.remove(self) }
}

private struct SidebarsKey: EnvironmentKey { static var defaultValue: Sidebars? { nil } }

extension EnvironmentValues {
    /// The sidebars in the window; nil where there are no commands.
    package var sidebars: Sidebars? {
        get { self[SidebarsKey.self] }
        set { self[SidebarsKey.self] = newValue }
    }
}
