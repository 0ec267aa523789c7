@_spi(Floors) import SwiftUICore
import Synchronization

/// The kind of a view in a row of a bar, which decides the order of giving way.
enum BarItemKind: LayoutValueKey {
    case other
    /// Stays as long as others can give way: what the page is there for.
    case main
    /// The button for further items.
    case more

    static var defaultValue: BarItemKind { .other }
}

/// The part of a view in a numbered group of items with a label.
enum BarGroup: LayoutValueKey, Equatable {
    case none
    case item(Int)
    /// Stands for all items of its group.
    case menu(Int)

    static var defaultValue: BarGroup { .none }

    var isMenu: Bool { if case .menu = self { true } else { false } }
}

/// The views of an item of a bar, and of a group with a label the menu as well that stands for it where there is no
/// room.
struct BarEntry: View {
    let entry: ToolbarEntry
    let group: Int

    var body: some View {
        EntryView(entry: entry)
            .layoutValue(key: BarItemKind.self, value: kind)
            .layoutValue(key: BarGroup.self, value: entry.menu == nil ? .none : .item(group))
        if let menu = entry.menu {
            EntryView(entry: entry.showing(menu))
                .layoutValue(key: BarItemKind.self, value: kind)
                .layoutValue(key: BarGroup.self, value: .menu(group))
        }
    }

    private var kind: BarItemKind {
        entry.placement == .confirmationAction || entry.placement == .primaryAction ? .main : .other
    }
}

/// Views of a row that the last layout left out.
final class BarOverflow: Sendable {
    private let indices = Mutex<[Int]>([])

    fileprivate(set) var hidden: [Int] {
        get { indices.withLock { $0 } }
        set { indices.withLock { $0 = newValue } }
    }
}

/// Views beside each other, 16 points apart, and what becomes of those that there is no room for: groups with a label
/// become menus first, the last one before the others, as UIKit's documentation has it. Then those at the end go into
/// the menu of a button, and one at least stays, as UIKit's bars do on iPads (by eye).
struct BarItemsLayout: Layout {
    var hasFurther = false
    /// Receiver of the views that do not fit; nil for a row that keeps all.
    var overflow: BarOverflow?

    private static let spacing: CGFloat = 16
    private var row: HStackLayout { HStackLayout(spacing: Self.spacing) }

    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    /// Returns the views to show, and those that go into the menu.
    private func arrangement(_ subviews: Subviews, in proposal: ProposedViewSize) -> (shown: [Int], hidden: [Int]) {
        let kinds = subviews.map { $0[BarItemKind.self] }
        let groups = subviews.map { $0[BarGroup.self] }
        let more = subviews.indices.filter { kinds[$0] == .more }
        let end = hasFurther ? more : []
        var items = subviews.indices.filter { kinds[$0] != .more && !groups[$0].isMenu }
        guard let room = proposal.width else { return (items + end, []) }
        let ideal = ProposedViewSize(width: nil, height: proposal.height)
        let widths = subviews.map { $0.sizeThatFits(ideal).width }
        func width(_ shown: [Int]) -> CGFloat {
            shown.reduce(0) { $0 + widths[$1] } + Self.spacing * CGFloat(max(shown.count - 1, 0))
        }
        func fits(_ shown: [Int]) -> Bool { width(shown) <= room + 1e-6 }
        /// From the end, and what the page is there for last.
        func giveWay(_ indices: [Int]) -> [Int] {
            indices.reversed().filter { kinds[$0] != .main } + indices.reversed().filter { kinds[$0] == .main }
        }
        for menu in giveWay(subviews.indices.filter { groups[$0].isMenu }) where !fits(items + end) {
            guard case .menu(let group) = groups[menu] else { continue }
            let members = items.filter { groups[$0] == .item(group) }
            if width(members) > widths[menu] { items = (items.filter { !members.contains($0) } + [menu]).sorted() }
        }
        guard overflow != nil, items.count > 1, !fits(items + end) else { return (items + end, []) }
        var hidden: Set<Int> = []
        for item in giveWay(items).dropLast() where !fits(items.filter { !hidden.contains($0) } + more) {
            hidden.insert(item)
        }
        return (items.filter { !hidden.contains($0) } + more, hidden.sorted())
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let shown = subviews[arrangement(subviews, in: proposal).shown]
        var cache = row.makeCache(subviews: shown)
        return row.sizeThatFits(proposal: proposal, subviews: shown, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let arrangement = arrangement(subviews, in: proposal)
        overflow?.hidden = arrangement.hidden
        let shown = subviews[arrangement.shown]
        var cache = row.makeCache(subviews: shown)
        row.placeSubviews(in: bounds, proposal: proposal, subviews: shown, cache: &cache)
    }
}

/// Items of a bar beside each other, as far as there is room.
struct BarItemsRow<Content: View>: ArrangedContent {
    typealias Body = Never

    let layout: BarItemsLayout
    @ViewBuilder let content: Content

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LayoutNode(view, inputs: inputs, makeBox: BarItemsBox.init) }
    }
}

/// Shows the views alone that there is room for.
private final class BarItemsBox: LayoutContainerOf<BarItemsLayout> {
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
