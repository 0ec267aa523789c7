@_spi(Floors) import SwiftUICore

/// A window group in the app's tree: shows nothing there, but declares what its windows show.
struct WindowGroupView: View {
    typealias Body = Never

    let title: Text?
    let id: String?
    let valueType: Any.Type?
    let content: AnyView
    /// True for a window of which there is only one.
    var isUnique = false

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { WindowGroupNode(value: view, inputs: inputs) }
    }
}

/// The content of a group's windows, updated by the app's tree.
@MainActor
final class WindowGroupNode: ValueNode<WindowGroupView> {
    override init(value view: _GraphValue<WindowGroupView>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        environment.appHost?.add(self)
    }

    override func makeBoxes() -> [LayoutBox] { [] }

    override func apply(_ change: NodeChange) { environment.appHost?.groupDidChange(self) }

    override func willRemove() { environment.appHost?.remove(self) }

    var title: String? { view.title.map { ResolvedStyledText($0, in: environment).plainText } }

    var traits: WindowTraits { environment.windowTraits }

    /// True if windows of the group can be opened for an identifier and a value.
    func matches(id: String?, value: AnyHashable?) -> Bool {
        if let id, id != view.id { return false }
        guard let value else { return true }
        return view.valueType.map { type(of: value.base) == $0 } ?? false
    }

    /// True if the group has one window at most.
    var isUnique: Bool { view.isUnique }

    /// True if windows of the group need no value.
    var isPlain: Bool { view.valueType == nil }
}

/// The view at the top of a window.
package struct WindowRoot: View {
    let content: AnyView
    @State private var sidebars = Sidebars()

    init(content: AnyView) { self.content = content }

    package var body: some View {
        content.background { WindowCommands() }.environment(\.sidebars, sidebars)
    }
}

private struct AppHostKey: EnvironmentKey { static var defaultValue: WeakAppHost? { nil } }

/// A reference that the environment may hold although the host holds the environment.
private struct WeakAppHost {
    weak var host: AppHost?
}

extension EnvironmentValues {
    /// The host of the app that a view or scene belongs to.
    var appHost: AppHost? {
        get { self[AppHostKey.self]?.host }
        set { self[AppHostKey.self] = WeakAppHost(host: newValue) }
    }
}
