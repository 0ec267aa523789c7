import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// An item that opens a menu within the menu: that lies over the outer one, which recedes, with the item as its title.
/// A tap on the title or on the outer menu leads back there.
package struct Submenu<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    @State private var isOpen = false
    @Environment(\.menuCloses) private var close
    @Environment(\.menuRecedes) private var recede

    package init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    package var body: some View {
        SubmenuTitle(label: label, isOpen: false) { isOpen = true }
            .semantics(state: SemanticsState(isExpanded: isOpen, opensMenu: true))
            .presentation(isPresented: $isOpen, kind: .menu) { presentation in
                ZStack {
                    SubmenuDimmingView(presentation: presentation) {
                        isOpen = false
                    } closeAll: {
                        isOpen = false
                        close?()
                    }
                    MenuPanel {
                        isOpen = false
                        close?()
                    } title: {
                        SubmenuTitle(label: label, isOpen: true) { isOpen = false }
                    } items: {
                        content
                    }
                    .layerEffect(.grow, of: presentation)
                    .semantics(
                        .menu, children: .contain, traits: .isModal, actions: [.escape { presentation.dismiss() }]
                    )
                    .modifier(
                        AnchoredModifier(presentation: presentation, placement: .over, isChoice: false, anchor: nil))
                }
            }
            .onChange(of: isOpen) { _, isOpen in recede?(isOpen) }
    }
}

/// The item of a menu within the menu, and the title of that menu when it is open.
private struct SubmenuTitle<Label: View>: View {
    let label: Label
    let isOpen: Bool
    let action: @MainActor () -> Void

    var body: some View {
        MenuRow(actsOnRest: true, action: action) {
            MenuItemLabel(mark: isOpen ? .isOpen : .opens) { label.fontWeight(isOpen ? .semibold : nil) }
        }
        .accessibilityValue(Text(system: isOpen ? .expanded : .collapsed))
    }
}

/// Takes taps beside a menu within a menu: those on the outer menu lead back to it, others close both.
private struct SubmenuDimmingView: View {
    let presentation: Presentation
    let leadBack: () -> Void
    let closeAll: () -> Void

    var body: some View {
        Color.clear
            .contentShape(Rectangle())
            .onTapGesture(coordinateSpace: .global) { close(at: $0) }
            .modifier(
                SecondaryClickModifier { point in
                    close(at: point)
                    return true
                }
            )
            .accessibilityHidden(true)
            .ignoresSafeArea()
    }

    private func close(at point: CGPoint) {
        if presentation.outerMenu?.contains(point) == true { leadBack() } else { closeAll() }
    }
}

extension Presentation {
    /// Frame of the presenting item's menu, in the whole picture.
    @MainActor fileprivate var outerMenu: CGRect? {
        anchor?.nearestAncestor { $0 as? LayoutContainerOf<MenuPanelLayout> }?.frame(in: .global)
    }
}

private struct MenuRecedesKey: EnvironmentKey {
    static var defaultValue: ((Bool) -> Void)? { nil }
}

extension EnvironmentValues {
    /// Lets the menu that the view is an item of stand back behind a menu within it, or come forward again.
    package var menuRecedes: ((Bool) -> Void)? {
        get { self[MenuRecedesKey.self] }
        set { self[MenuRecedesKey.self] = newValue }
    }
}
