/// The bar with the items of toolbars that belong to the keyboard. There is no keyboard on screen, so it is where iOS has it
/// beside a keyboard of its own: at the lower edge.
@MainActor
final class KeyboardBar {
    private let shown = StateLocation(false)
    private let items = StateLocation<[ToolbarEntry]>([])

    nonisolated init() {}

    /// 44, as other toolbars.
    static let height: CGFloat = 44

    private(set) var isShown = false

    /// Whether such a bar covers the lower edge of the content. Whoever keeps the content clear of it, the page of a stack,
    /// a tab view, a sheet or the whole, hands nothing on.
    struct Covers: PreferenceKey {
        static var defaultValue: Bool { false }
        static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }

        /// For content that need not keep clear of the bar, and for other content.
        nonisolated static var ignored: PreferenceWriter<Covers> { PreferenceWriter { value, _ in value = nil } }
        nonisolated static var handedOn: PreferenceWriter<Covers> { PreferenceWriter { _, _ in } }
    }

    /// The items; the body that asks follows them.
    var entries: [ToolbarEntry] { items.get() }

    /// Shows items, or takes the bar down where there are none.
    func show(_ entries: [ToolbarEntry]) {
        isShown = !entries.isEmpty
        if isShown { items.set(entries, transaction: Transaction()) }
        if shown.get() != isShown { shown.set(isShown, transaction: Transaction()) }
    }

    var presentation: PresentationModifier<KeyboardBarView> {
        PresentationModifier(
            identity: { self.shown.get() ? true : nil }, dismiss: {}, kind: .keyboardBar,
            layer: { KeyboardBarView(bar: self, presentation: $0) })
    }
}

struct KeyboardBarView: View {
    let bar: KeyboardBar
    let presentation: Presentation

    var body: some View {
        VStack(spacing: 0) {
            Spacer(minLength: 0)
            BottomBarLayout(centersSingleItem: false) { BarItems(entries: bar.entries) }
                .barTypeSize()
                .padding(.horizontal, 16)
                .frame(height: KeyboardBar.height)
                .background { BarBackground(style: nil, edge: .bottom) }
                .semantics(.toolbar, children: .contain)
                .layerEffect(.rise, of: presentation)
        }
    }
}

private struct IsClearOfKeyboardBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// True if something around the view, tabs or a panel, keeps clear of the keyboard's bar.
    var isClearOfKeyboardBar: Bool {
        get { self[IsClearOfKeyboardBarKey.self] }
        set { self[IsClearOfKeyboardBarKey.self] = newValue }
    }
}

/// A view with toolbar items for the keyboard.
@MainActor
protocol KeyboardItemsOwner: ViewNode {
    var keyboardEntries: [ToolbarEntry] { get }
    func showKeyboardBar(_ entries: [ToolbarEntry])
}

extension FocusItem {
    /// The views around a text input, on its layer, that have items for the keyboard; inner ones first.
    var keyboardItemsOwners: [any KeyboardItemsOwner] {
        guard responder != nil else { return [] }
        return ancestorsOnLayer.compactMap { $0 as? any KeyboardItemsOwner }.filter { !$0.keyboardEntries.isEmpty }
    }
}
