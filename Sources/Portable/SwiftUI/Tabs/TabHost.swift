/// The views of a tab view with the bar or the dots over them.
struct TabHost<Content: View>: View {
    typealias Body = Never

    let chosen: AnyHashable?
    let style: TabStyleKind
    let drawn: CGFloat
    let swipe: TabSwipe
    let choose: (AnyHashable) -> Void
    let content: Content

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { TabHostNode(view: view.value, inputs: inputs) }
    }
}

/// What a swipe over pages has to know of them.
@MainActor
final class TabSwipe {
    /// Of a page, in points.
    var width: CGFloat { measure() }
    fileprivate var measure: () -> CGFloat = { 0 }
    /// Goes on or back by so many pages.
    fileprivate(set) var step: (Int) -> Void = { _ in }

    nonisolated init() {}
}

/// A tab as the bar knows it.
struct TabEntry {
    let id: AnyHashable
    let item: TabItem?
    let badge: Badge?
}

/// Keeps all tabs alive and shows the one that is chosen.
private final class TabHostNode<Content: View>: TypedNode<TabHost<Content>>, ContainerNode, PreferenceObserver {
    private let box = LayoutContainerOf(layout: BarsLayout())
    private let pages = LayoutContainerOf(layout: TabPagesLayout())
    private let above = LayoutContainerOf(layout: ZStackLayout())
    private let below = LayoutContainerOf(layout: ZStackLayout(alignment: .bottom))
    private let over = LayoutContainerOf(layout: ZStackLayout(alignment: .bottom))
    private var content: TypedNode<Content>!
    private var chrome: TypedNode<TabChrome>!
    private var isStale = false

    override init(view: TabHost<Content>, inputs: _ViewInputs) {
        super.init(view: view, inputs: inputs)
        content = Content._makeView(view: _GraphValue(view.content), inputs: self.inputs(environment: pageEnvironment))
            .typed(Content.self)
        chrome = TabChrome._makeView(view: _GraphValue(makeChrome()), inputs: self.inputs()).typed(TabChrome.self)
        direct()
        box.contents = [pages, above, below, over]
        view.swipe.measure = { [pages] in pages.placedSize.width }
        view.swipe.step = { [weak self] in self?.step(by: $0) }
        syncContainer()
        graph.observePreferences(self)
    }

    override var children: [ViewNode] { ([content, chrome] as [ViewNode?]).compactMap { $0 } }

    override func makeBoxes() -> [LayoutBox] { [box] }

    private var pageEnvironment: EnvironmentValues {
        var values = environment
        values.stackOrientation = nil
        values.tabViewStyle = .bar
        return values
    }

    /// Only the chosen tab says something to the views around.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { content.preference(key) }

    private var entries: [TabEntry] {
        content.boxes.enumerated().map { index, box in
            let traits = box.traits
            return TabEntry(
                id: traits[TagKey.self] ?? AnyHashable(index), item: traits[TabItemKey.self],
                badge: traits[BadgeKey.self])
        }
    }

    private func index(in entries: [TabEntry]) -> Int { entries.firstIndex { $0.id == view.chosen } ?? 0 }

    private func step(by count: Int) {
        let entries = entries
        let target = index(in: entries) + count
        if entries.indices.contains(target) { view.choose(entries[target].id) }
    }

    private func makeChrome() -> TabChrome {
        let entries = entries
        return TabChrome(
            entries: entries, index: index(in: entries), style: view.style,
            settings: content.preference(BarSettings.Key.self) ?? BarSettings(), choose: view.choose)
    }

    override func apply(_ change: NodeChange) {
        content.update(view.content, environment: pageEnvironment)
        direct()
        updateChrome()
    }

    private func direct() {
        for box in [box, pages, above, below, over] as [LayoutBox]
        where box.layoutDirection != environment.layoutDirection {
            box.layoutDirection = environment.layoutDirection
            box.invalidateLayout()
        }
    }

    func preferencesMayHaveChanged() { updateChrome() }

    private func updateChrome() {
        chrome.update(makeChrome(), environment: environment)
        syncContainer()
    }

    override func childBoxesDidChange(_ child: ViewNode) {
        guard !isStale else { return }
        isStale = true
        graph.markStale(self)
        if child === content { graph.preferencesDidChange() }
    }

    func syncContainer() {
        isStale = false
        func sync(_ container: LayoutContainer, _ boxes: [LayoutBox]) {
            if !boxes.elementsEqual(container.contents, by: ===) { container.contents = boxes }
        }
        let entries = entries
        let index = index(in: entries)
        for (place, entry) in entries.enumerated() { entry.item?.visibility.show(place == index, in: graph) }
        let boxes = content.boxes
        if case .pages = view.style {
            // While a finger draws them, the pages beside the chosen one are in sight.
            let shown = view.drawn == 0 ? index...index : max(0, index - 1)...min(max(boxes.count - 1, 0), index + 1)
            sync(pages, boxes.isEmpty ? [] : shown.compactMap { boxes.indices.contains($0) ? boxes[$0] : nil })
            pages.update(TabPagesLayout(first: shown.lowerBound - index, drawn: view.drawn))
            sync(below, [])
            sync(over, chrome.boxes)
        } else {
            sync(pages, boxes.indices.contains(index) ? [boxes[index]] : [])
            pages.update(TabPagesLayout())
            sync(below, chrome.boxes)
            sync(over, [])
        }
    }
}

/// Pages side by side, each in all the room.
private struct TabPagesLayout: Layout {
    /// Where the first page stands against the chosen one.
    var first = 0
    /// In points towards the trailing edge.
    var drawn: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            let x = bounds.midX + CGFloat(first + index) * bounds.width + drawn
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
    }
}
