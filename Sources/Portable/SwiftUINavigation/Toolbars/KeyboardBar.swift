import SwiftUICore
import SwiftUIPresentation

/// The bar with the items of toolbars that belong to the keyboard. There is no keyboard on screen, so it is where iOS has it
/// beside a keyboard of its own: at the lower edge.
@MainActor
final class KeyboardBar {
    private let shown = StateLocation(false)
    private let items = StateLocation<[ToolbarEntry]>([])

    nonisolated init() {}

    private(set) var isShown = false

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
                .frame(height: KeyboardToolbarKey.height)
                .background { BarBackground(style: nil, edge: .bottom) }
                .semantics(.toolbar, children: .contain)
                .layerEffect(.rise, of: presentation)
        }
    }
}
