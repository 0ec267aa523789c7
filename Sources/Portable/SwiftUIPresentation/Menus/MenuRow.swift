import SwiftUIControls
import SwiftUICore
import SwiftUIInteraction

/// A row of a menu that does something: highlighted while a finger is on it, which ``SlidingFinger`` leads from row to row,
/// or the pointer, as long as no finger is on the menu.
package struct MenuRow<Label: View>: View {
    let action: @MainActor () -> Void
    /// True if a finger that stays on the row does what lifting it there does.
    let actsOnRest: Bool
    @ViewBuilder let label: Label

    @State private var isPressed = false
    @State private var isUnderPointer = false
    @Environment(\.slidingFinger) private var finger

    package init(actsOnRest: Bool = false, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.actsOnRest = actsOnRest
        self.label = label()
    }

    package var body: some View {
        let isLit = isPressed || isUnderPointer && finger?.isDown != true
        label
            .background(isLit ? Color(storage: .system(.systemFill)) : .clear)
            .modifier(PressModifier(action: action, isPressed: $isPressed, actsOnRest: actsOnRest))
            .onHover { isUnderPointer = $0 }
    }
}

/// A button as an item of a menu: closes the menu, then acts.
struct MenuItemStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuItem(configuration: configuration) {
            MenuItemLabel(role: configuration.role) { configuration.label }
        }
    }
}

/// A button that closes the menu, unless the menu is to stay, and performs its action.
struct MenuItem<Label: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @ViewBuilder let label: Label
    @Environment(\.menuCloses) private var close
    @Environment(\.menuStaysOpen) private var staysOpen

    init(configuration: PrimitiveButtonStyleConfiguration, @ViewBuilder label: () -> Label) {
        self.configuration = configuration
        self.label = label()
    }

    var body: some View {
        MenuRow {
            if !staysOpen { close?() }
            configuration.trigger()
        } label: {
            label
        }
    }
}
