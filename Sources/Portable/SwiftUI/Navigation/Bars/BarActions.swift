/// The items at the end of a navigation bar, and a button with a menu of further ones: those that belong there, and those
/// that there is no room for.
struct BarActions: View {
    let entries: [ToolbarEntry]
    /// What the menu alone has.
    let further: [ToolbarEntry]

    @State private var overflow = BarOverflow()
    @State private var isOpen = false

    var body: some View {
        BarActionsRow(layout: BarActionsLayout(hasFurther: !further.isEmpty, overflow: overflow)) {
            BarItems(entries: entries)
            if !entries.isEmpty || !further.isEmpty { moreButton.layoutValue(key: BarItemKind.self, value: .more) }
        }
    }

    private var moreButton: some View {
        Button {
            isOpen = true
        } label: {
            Image(systemName: "ellipsis.circle").imageScale(.large).font(.body)
        }
        .accessibilityLabel(Text(system: .more))
        .menu(isPresented: $isOpen, after: .short) {
            MenuPanel {
                isOpen = false
            } items: {
                let hidden = overflow.hidden
                if !hidden.isEmpty { HiddenItems(entries: entries, indices: hidden) }
                if !hidden.isEmpty, !further.isEmpty { Divider() }
                ForEach(further.indices, id: \.self) { EntryView(entry: further[$0]) }
            }
        }
    }
}

/// What a bar has no room for, as items of a menu.
private struct HiddenItems: View {
    let entries: [ToolbarEntry]
    /// Among all views of the entries.
    let indices: [Int]

    var body: some View {
        OptionsReader(ForEach(entries.indices, id: \.self) { EntryView(entry: entries[$0]) }) { items in
            ForEach(indices.filter { $0 < items.count }, id: \.self) { BoxView(box: items[$0].box) }
        }
    }
}

/// What a view is in a row of a bar, when it comes to who gives way.
enum BarItemKind: LayoutValueKey {
    case other
    /// Stays as long as others can give way: what the page is there for.
    case main
    /// The button for further items.
    case more

    static var defaultValue: BarItemKind { .other }
}

/// Which views of a row were left out by the last layout.
final class BarOverflow: @unchecked Sendable {
    fileprivate(set) var hidden: [Int] = []
}

/// Views beside each other, 16 points apart, the last one of which opens a menu of those that there is no room for: those at
/// the end, and one at least stays. UIKit's bars do so on iPads (remembered; on iPhones by eye).
struct BarActionsLayout: Layout {
    let hasFurther: Bool
    let overflow: BarOverflow

    private static let spacing: CGFloat = 16
    private var row: HStackLayout { HStackLayout(spacing: Self.spacing) }

    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    /// Which of the views are shown.
    private func shown(_ subviews: Subviews, in proposal: ProposedViewSize) -> [Int] {
        let more = subviews.indices.filter { subviews[$0][BarItemKind.self] == .more }
        var items = subviews.indices.filter { subviews[$0][BarItemKind.self] != .more }
        guard let room = proposal.width else { return items + (hasFurther ? more : []) }
        let ideal = ProposedViewSize(width: nil, height: proposal.height)
        let widths = subviews.map { $0.sizeThatFits(ideal).width }
        func fits(_ shown: [Int]) -> Bool {
            let width = shown.reduce(0) { $0 + widths[$1] } + Self.spacing * CGFloat(max(shown.count - 1, 0))
            return width <= room + 1e-6
        }
        if items.count < 2 || fits(items + (hasFurther ? more : [])) { return items + (hasFurther ? more : []) }
        while items.count > 1, !fits(items + more) {
            items.remove(at: items.lastIndex { subviews[$0][BarItemKind.self] != .main } ?? items.count - 1)
        }
        return items + more
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let shown = subviews[shown(subviews, in: proposal)]
        var cache = row.makeCache(subviews: shown)
        return row.sizeThatFits(proposal: proposal, subviews: shown, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let indices = shown(subviews, in: proposal)
        overflow.hidden = subviews.indices.filter {
            !indices.contains($0) && subviews[$0][BarItemKind.self] != .more
        }
        let shown = subviews[indices]
        var cache = row.makeCache(subviews: shown)
        row.placeSubviews(in: bounds, proposal: proposal, subviews: shown, cache: &cache)
    }
}

private struct BarActionsRow<Content: View>: View {
    typealias Body = Never

    let layout: BarActionsLayout
    @ViewBuilder let content: Content

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node {
            LayoutNode(
                view: view.value, layout: \.layout, content: \.content, inputs: inputs, makeBox: BarActionsBox.init)
        }
    }
}

/// Shows the views alone that there is room for.
private final class BarActionsBox: LayoutContainerOf<BarActionsLayout>, @unchecked Sendable {
    private var isShown: [Bool] = []

    override func placeChildren() {
        super.placeChildren()
        // The layout places what is shown.
        let isShown = placements.map { $0 != nil }
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        invalidateDrawing()
    }

    private var hidden: [LayoutBox] {
        isShown.count == contents.count ? zip(contents, isShown).filter { !$1 }.map(\.0) : []
    }

    override var children: [LayoutBox] {
        let hidden = hidden
        return hidden.isEmpty ? super.children : super.children.filter { box in !hidden.contains { $0 === box } }
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        let hidden = hidden
        return contents.reversed().firstNonNil { box in
            hidden.contains { $0 === box } ? nil : box.hit(atParentPoint: point)
        }
    }
}
