import SwiftUIControls
import SwiftUICore
import SwiftUIInteraction

/// The panel of an open menu: items below each other with lines between them, scrolling when there is no room.
///
/// 250 points wide, items 44 high, corners of 13. In the large type of accessibility it is wider, as far as the window
/// allows (the width by eye).
nonisolated package struct MenuPanel<Title: View, Items: View>: View {
    /// Called when an item is chosen, before it does what it does.
    let close: () -> Void
    /// The title of the menu where it lies over another menu.
    @ViewBuilder let title: Title
    @ViewBuilder let items: Items

    @State private var isBehind = false
    @State private var hasMarks = false
    /// Follows fingers in a menu that no finger has opened.
    @State private var ownFinger = SlidingFinger()
    @Environment(\.slidingFinger) private var finger
    @Environment(\.dynamicTypeSize) private var typeSize

    private static var cornerRadius: CGFloat { 13 }
    /// The scale and the shade of a menu behind another menu (by eye from iOS).
    private static var receded: CGFloat { 0.95 }
    private static var shade: Double { 0.1 }

    init(close: @escaping () -> Void, @ViewBuilder title: () -> Title, @ViewBuilder items: () -> Items) {
        self.close = close
        self.title = title()
        self.items = items()
    }

    @MainActor package var body: some View {
        MenuPanelLayout {
            ScrollView {
                VStack(spacing: 0) {
                    if Title.self != EmptyView.self {
                        title
                        Divider().accessibilityHidden(true)
                    }
                    MenuRows(items: MenuItems(content: items))
                        .environment(\.menuCloses, close)
                        .environment(\.menuRecedes) { isBehind = $0 }
                        .buttonStyle(MenuItemStyle())
                }
                .environment(\.menuHasMarks, hasMarks)
                .onPreferenceChange(MenuHasMarks.self) { hasMarks = $0 }
            }
        }
        .modifier(SlidingPanel(finger: finger ?? ownFinger))
        .environment(\.slidingFinger, finger ?? ownFinger)
        .frame(maxWidth: typeSize.isAccessibilitySize ? 400 : 250)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: Self.cornerRadius))
        .overlay { Color.black.opacity(isBehind ? Self.shade : 0).allowsHitTesting(false).accessibilityHidden(true) }
        .clipShape(RoundedRectangle(cornerRadius: Self.cornerRadius))
        .contentShape(RoundedRectangle(cornerRadius: Self.cornerRadius))
        .background { PanelShadow(cornerRadius: Self.cornerRadius) }
        .scaleEffect(isBehind ? Self.receded : 1)
        .animation(.layerSlide(duration: 0.35), value: isBehind)
    }
}

extension MenuPanel where Title == EmptyView {
    nonisolated package init(close: @escaping () -> Void, @ViewBuilder items: () -> Items) {
        self.init(close: close, title: { EmptyView() }, items: items)
    }
}

/// The shadow around a panel, but not below it, where its material shows what is there.
package struct PanelShadow: View {
    let cornerRadius: CGFloat

    package init(cornerRadius: CGFloat) {
        self.cornerRadius = cornerRadius
    }

    package var body: some View {
        // By eye.
        RoundedRectangle(cornerRadius: cornerRadius)
            .shadow(color: .black.opacity(0.18), radius: 30, y: 8)
            .clipShape(Surroundings(cornerRadius: cornerRadius), style: FillStyle(eoFill: true))
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    private struct Surroundings: Shape {
        let cornerRadius: CGFloat

        func path(in rect: CGRect) -> Path {
            var path = Path(rect.insetBy(dx: -200, dy: -200))
            path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
            return path
        }
    }
}

/// Layout as high as the content of its scroll view, up to the proposal.
struct MenuPanelLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let ideal = subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) ?? .zero
        return CGSize(width: ideal.width, height: min(ideal.height, proposal.height ?? .infinity))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

private struct MenuClosesKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
    /// Closes the menu that the view is an item of; nil outside of menus.
    package var menuCloses: (() -> Void)? {
        get { self[MenuClosesKey.self] }
        set { self[MenuClosesKey.self] = newValue }
    }
}
