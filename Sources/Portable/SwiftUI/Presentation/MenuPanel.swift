/// The panel of an open menu: items below each other with lines between them, scrolling when there is no room.
///
/// Sizes are remembered from iOS: 250 wide, items 44 high, corners of 13.
nonisolated struct MenuPanel<Title: View, Items: View>: View {
    /// Called when an item is chosen, before it does what it does.
    let close: () -> Void
    /// What the menu is called where it lies over another one.
    @ViewBuilder let title: Title
    @ViewBuilder let items: Items

    @State private var isBehind = false

    private static var cornerRadius: CGFloat { 13 }
    /// How much smaller a menu is behind another one, and how much darker (by eye from iOS).
    private static var receded: CGFloat { 0.95 }
    private static var shade: Double { 0.1 }

    init(close: @escaping () -> Void, @ViewBuilder title: () -> Title, @ViewBuilder items: () -> Items) {
        self.close = close
        self.title = title()
        self.items = items()
    }

    @MainActor var body: some View {
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
            }
        }
        .frame(width: 250)
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
    nonisolated init(close: @escaping () -> Void, @ViewBuilder items: () -> Items) {
        self.init(close: close, title: { EmptyView() }, items: items)
    }
}

/// The shadow around a panel, but not below it, where its material shows what is there.
struct PanelShadow: View {
    let cornerRadius: CGFloat

    var body: some View {
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

/// As high as the content of its scroll view, up to what is offered.
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
    var menuCloses: (() -> Void)? {
        get { self[MenuClosesKey.self] }
        set { self[MenuClosesKey.self] = newValue }
    }
}

/// A button as an item of a menu: closes the menu, then acts.
struct MenuItemStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { MenuItem(configuration: configuration) }
}

private struct MenuItem: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.menuCloses) private var close
    @Environment(\.menuStaysOpen) private var staysOpen

    var body: some View {
        Button {
            if !staysOpen { close?() }
            configuration.trigger()
        } label: {
            MenuItemLabel(role: configuration.role) { configuration.label }
        }
        .buttonStyle(MenuItemPressStyle())
    }
}

struct MenuItemPressStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(configuration.isPressed ? Color(storage: .system(.systemFill)) : .clear)
    }
}

/// How an item of a menu looks: the title at the leading edge, a picture at the trailing one.
struct MenuItemLabel<Content: View>: View {
    var role: ButtonRole?
    /// Whether the item is one of several to choose from and is the chosen one; nil for items that are not chosen.
    var isChosen: Bool?
    @ViewBuilder let content: Content
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric private var markWidth: CGFloat = 24

    var body: some View {
        HStack(spacing: 0) {
            if let isChosen {
                Image(systemName: "checkmark").fontWeight(.semibold).opacity(isChosen ? 1 : 0)
                    .frame(width: markWidth)
                    .accessibilityHidden(true)
            }
            LabelLines(content: content, hasTrailingImages: true).labelStyle(MenuItemLabelStyle())
            Spacer(minLength: 0)
        }
        .font(.body)
        .foregroundStyle(color)
        .padding(.vertical, 11)
        .padding(.horizontal, isChosen == nil ? 16 : 8)
        .frame(minHeight: 44)
        .contentShape(Rectangle())
    }

    private var color: Color {
        guard isEnabled else { return Color(storage: .system(.tertiaryLabel)) }
        return role == .destructive ? .red : .primary
    }
}

private struct MenuItemLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.title
            Spacer(minLength: 0)
            configuration.icon
        }
    }
}
