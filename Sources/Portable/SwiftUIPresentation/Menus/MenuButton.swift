import SwiftUIControls
import SwiftUICore

/// The button of a menu, or its item where it is a menu within another.
struct MenuButton: View {
    let configuration: MenuStyleConfiguration

    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        if isInMenu {
            Submenu(label: configuration.label, content: configuration.content)
        } else {
            MenuOpener(configuration: configuration)
        }
    }
}

private struct MenuOpener: View {
    let configuration: MenuStyleConfiguration

    @Environment(\.menuIndicatorVisibility) private var indicator
    @State private var isOpen = false

    var body: some View {
        Button {
            if let primaryAction = configuration.primaryAction { primaryAction() } else { isOpen = true }
        } label: {
            if indicator == .visible {
                HStack(spacing: 4) {
                    configuration.label
                    MenuIndicator()
                }
            } else {
                configuration.label
            }
        }
        .modifier(MenuOpenerSemantics(opensByName: configuration.primaryAction != nil) { isOpen = true })
        .semantics(state: SemanticsState(isExpanded: isOpen, opensMenu: true))
        .menu(isPresented: $isOpen, after: configuration.primaryAction == nil ? .short : .long) {
            MenuPanel {
                isOpen = false
            } items: {
                configuration.content
            }
        }
    }
}

/// The menu indicator of a button: by default on iOS, buttons of pickers have one, others do not.
package struct MenuIndicator: View {

    package init() {}
    package var body: some View {
        Image(systemName: "chevron.up.chevron.down")
            .font(.footnote.weight(.medium))
            .accessibilityHidden(true)
    }
}

private struct MenuOpenerSemantics: ViewModifier {
    /// True if opening is an action of its own, since activating does something else.
    let opensByName: Bool
    let open: @MainActor () -> Void
    @Environment(\.locale) private var locale

    init(opensByName: Bool, open: @escaping @MainActor () -> Void) {
        self.opensByName = opensByName
        self.open = open
    }

    func body(content: Content) -> some View {
        content.semantics(
            .menu, actions: opensByName ? [.named(SystemWord.showMenu.string(in: locale), open)] : [])
    }
}

/// The items of a menu, with toggles and pickers as items that have a check mark.
package struct MenuItems<Content: View>: View {
    let content: Content

    package init(content: Content) { self.content = content }

    package var body: some View {
        content
            .environment(\.isInMenu, true)
            .environment(\.allowsTextStyles, false)
            .toggleStyle(MenuToggleStyle())
            .labelStyle(MenuItemLabelStyle())
    }
}

private struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .environment(\.menuMark, configuration.isMixed ? .mixed : configuration.isOn ? .checked : .unchecked)
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
        .semantics(state: ToggleValue.state(of: configuration))
    }
}
