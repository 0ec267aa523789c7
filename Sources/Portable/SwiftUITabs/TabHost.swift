@_spi(Floors) import SwiftUICore
import SwiftUILists
import SwiftUINavigation
import ValueReflection

/// The views of a tab view with the bar or the dots over them.
struct TabHost<Content: View>: View {
    typealias Body = Never

    let chosen: AnyHashable?
    /// True if a value has the type of a selectable tag.
    let accepts: (AnyHashable) -> Bool
    let style: TabStyleKind
    let swipe: TabSwipe
    /// False if the tabs stand in a sidebar.
    let showsBar: Bool
    let choose: (AnyHashable) -> Void
    let content: Content

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { TabHostNode(value: view, inputs: inputs) }
    }
}

/// Hands a swipe over pages on to them.
@MainActor
final class TabSwipe {
    fileprivate(set) var follow: (DragGesture.Value) -> Void = { _ in }
    fileprivate(set) var end: (DragGesture.Value) -> Void = { _ in }

    nonisolated init() {}
}

/// A tab as the bar knows it.
struct TabEntry {
    let id: AnyHashable
    let item: TabItem?
    let badge: Badge?

    func isSame(as other: TabEntry) -> Bool {
        id == other.id && item === other.item && ValueComparison.areEqual(badge, other.badge)
    }
}

/// Keeps all tabs alive and shows the one that is chosen.
private final class TabHostNode<Content: View>: ValueNode<TabHost<Content>>, ContainerNode, PreferenceObserver {
    private let box = ScrolledBarsBox(edge: .bottom)
    private let pages = TabPagesBox()
    private let above = LayoutContainerOf(layout: ZStackLayout())
    private let below = LayoutContainerOf(layout: ZStackLayout(alignment: .bottom))
    private let over = LayoutContainerOf(layout: ZStackLayout(alignment: .bottom))
    private var content: ChildNode<Content>!
    private var chrome: ValueNode<TabChrome>!
    private lazy var more = MoreTabs(choose: { [weak self] in self?.choose($0) }) { [weak self] in
        self?.isMoreOpen = true
        self?.updateChrome()
    }
    /// True if the list of the tabs is shown that the bar has no room for.
    private var isMoreOpen = false
    /// Index of the centred page; fractional during a transition.
    private lazy var position = ProgressMotion(Double(index(in: entries)), frames: graph.frames) { [weak self] in
        guard let self else { return }
        self.graph.markStale(self)
    }
    /// True if people have chosen another page themselves, which is always shown gradually.
    private var isChosenByHand = false
    private var isDragged = false

    override init(value view: _GraphValue<TabHost<Content>>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        content = ChildNode(view.value.content, inputs: self.inputs(environment: pageEnvironment))
        chrome = TabChrome.outputs(of: makeChrome(), inputs: self.inputs()).typed(TabChrome.self)
        direct()
        box.contents = [pages, above, below, over]
        view.value.swipe.follow = { [weak self] in self?.follow($0) }
        view.value.swipe.end = { [weak self] in self?.end($0) }
        box.onScroll = { [weak self] in self?.scrollDidChange() }
        updateMore()
        syncContainer()
        graph.observePreferences(self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for case let node? in [content.node, chrome, more.node] as [ViewNode?] { body(node) }
    }

    override func makeBoxes() -> [LayoutBox] { [box] }

    private var derived: (outer: EnvironmentValues, isClear: Bool, values: EnvironmentValues)?

    private var pageEnvironment: EnvironmentValues {
        let isClear = view.style == .bar
        if let derived, derived.outer.isIdentical(to: environment), derived.isClear == isClear { return derived.values }
        var values = environment
        values.stackOrientation = nil
        values.tabViewStyle = .bar
        values.tabsAdaptToSidebar = false
        if isClear { values.isClearOfKeyboardBar = true }
        derived = (environment, isClear, values)
        return values
    }

    /// Returns the preference of the chosen tab only.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        key == KeyboardToolbarKey.self && keepsClear ? nil : content.node.preference(key)
    }

    /// True if the keyboard's bar covers that of the tabs.
    private var isCovered: Bool { keepsClear && content.node.preference(KeyboardToolbarKey.self) ?? false }

    /// True if the bar with the tabs and their content keep clear of the keyboard's bar here.
    private var keepsClear: Bool { view.style == .bar && !environment.isClearOfKeyboardBar }

    /// The views of the tabs that there are.
    private var tabs: [LayoutBox] { content.boxes.filter { !$0.isLeaving } }

    /// A tab is chosen by its tag, else by the identity that a `ForEach` gives it, else by its place.
    private var entries: [TabEntry] {
        let ids = content.lazyRuns.flatMap { run in (0..<run.count).map { run.source.id(at: $0) } }
        return tabs.enumerated().map { index, box in
            let traits = box.traits
            let id = ids.indices.contains(index) ? ids[index].flatMap { view.accepts($0) ? $0 : nil } : nil
            return TabEntry(
                id: traits[TagKey.self] ?? id ?? AnyHashable(index), item: traits[TabItemKey.self]?.item(),
                badge: traits[BadgeKey.self])
        }
    }

    private func index(in entries: [TabEntry]) -> Int { entries.firstIndex { $0.id == view.chosen } ?? 0 }

    /// Number of tabs with a button in the bar.
    private func barCount(of entries: [TabEntry]) -> Int {
        let isNarrow = view.style == .bar && environment.horizontalSizeClass != .regular
        return isNarrow && entries.count > MoreTabs.most ? MoreTabs.most - 1 : entries.count
    }

    /// True if the list of the other tabs is shown, or one of them.
    private func showsMore(_ entries: [TabEntry]) -> Bool {
        let count = barCount(of: entries)
        return count < entries.count && (isMoreOpen || index(in: entries) >= count)
    }

    private func updateMore() {
        let entries = entries
        guard showsMore(entries) else {
            isMoreOpen = false
            return more.leave()
        }
        let index = index(in: entries)
        more.update(
            Array(entries.dropFirst(barCount(of: entries))),
            shown: isMoreOpen ? nil : TabPortal(box: tabs[index], item: entries[index].item),
            inputs: inputs(environment: pageEnvironment))
    }

    private func makeChrome() -> TabChrome {
        var entries = entries
        var index = index(in: entries)
        let count = barCount(of: entries)
        if count < entries.count {
            if showsMore(entries) { index = count }
            entries = entries.prefix(count) + [TabEntry(id: MoreTabs.id, item: MoreTabs.item(for: self), badge: nil)]
        }
        return TabChrome(
            entries: view.showsBar ? entries : [], index: index, style: view.style,
            settings: content.node.preference(BarSettings.Key.self) ?? BarSettings(), isOverContent: !box.isAtEnd,
            choose: { [weak self] in self?.choose($0) })
    }

    private func scrollDidChange() {
        graph.afterUpdate(from: self) { [weak self] in
            if let self, self.isAlive { self.chrome.update(self.makeChrome(), environment: self.environment) }
        }
    }

    override func apply(_ change: NodeChange) {
        content.update(view.content, environment: pageEnvironment)
        goToChosenPage(gradually: graph.animation != nil || isChosenByHand)
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
        box.update(BarsLayout(keyboardInset: isCovered ? KeyboardToolbarKey.height : 0))
        updateMore()
        chrome.update(makeChrome(), environment: environment)
        syncContainer()
    }

    override func childBoxesDidChange(_ child: ViewNode) {
        graph.markStale(self)
        if child === content.node { graph.preferencesDidChange() }
    }

    func syncContainer() {
        let entries = entries
        let index = index(in: entries)
        for (place, entry) in entries.enumerated() {
            entry.item?.visibility.show(place == index && !isMoreOpen, in: graph)
        }
        showViews(at: index)
        let boxes = tabs
        if case .pages = view.style {
            // Other pages than before may be there.
            if !isDragged, position.target != Double(index) { position.jump(to: Double(index)) }
            // The visible tabs, and the selected one although it may not be visible yet.
            let seen = Set([Int(position.value.rounded(.down)), Int(position.value.rounded(.up)), index])
            let shown = seen.filter(boxes.indices.contains).sorted()
            let current = shown.map { boxes[$0] }
            // Earlier contents are not a source of transitions.
            for old in pages.contents where !current.contains(where: { $0 === old }) { old.forgetShownFrame() }
            pages.replaceContents(by: current)
            pages.current = boxes.indices.contains(index) ? boxes[index] : nil
            pages.update(SideBySideLayout(places: shown.map { CGFloat(Double($0) - position.value) }))
            below.replaceContents(by: [])
            over.replaceContents(by: chrome.boxes)
        } else {
            if showsMore(entries), let more = more.node {
                pages.replaceContents(by: more.boxes)
            } else {
                pages.replaceContents(by: boxes.indices.contains(index) ? [boxes[index]] : [])
            }
            pages.current = pages.contents.first
            pages.update(SideBySideLayout())
            // As the keyboard does where it is on screen.
            below.replaceContents(by: isCovered ? [] : chrome.boxes)
            over.replaceContents(by: [])
        }
    }

    /// Tells the views that have no tab of their own, such as pages that are swiped, whether they are shown.
    private func showViews(at index: Int) {
        var first = 0
        for run in content.lazyRuns {
            run.source.show((index - first..<index - first + 1).clamped(to: 0..<run.count))
            first += run.count
        }
    }

    // MARK: Pages

    private func choose(_ id: AnyHashable) {
        if id == MoreTabs.id {
            isMoreOpen = true
            return updateChrome()
        }
        let entries = entries
        if !showsMore(entries), let chosen = entries.first(where: { $0.id == id }),
            id == view.chosen ?? entries.first?.id
        {
            chosen.item?.goToRoot()
        }
        if isMoreOpen {
            isMoreOpen = false
            graph.afterUpdate(from: self) { [weak self] in
                if let self, self.isAlive { self.updateChrome() }
            }
        }
        isChosenByHand = true
        view.choose(id)
        // The owner of the selection may reject the change.
        graph.afterUpdate(from: self) { [weak self] in
            guard let self, self.isAlive else { return }
            self.isChosenByHand = false
            self.goToChosenPage(gradually: true)
        }
    }

    private func goToChosenPage(gradually: Bool) {
        let target = Double(index(in: entries))
        guard position.target != target || (position.value != target && !position.isMoving && !isDragged) else {
            return
        }
        if gradually, graph.movesPages {
            position.go(to: target, with: graph.animation ?? .layerSlide(duration: 0.4))
        } else {
            position.jump(to: target)
        }
    }

    /// Keeps the pages at a finger; beyond the ends they follow by a third.
    private func follow(_ value: DragGesture.Value) {
        let width = max(pages.placedSize.width, 1)
        let index = Double(index(in: entries))
        let last = Double(max(entries.count - 1, 0))
        var place = index - Double(towardsTrailing(value.translation.width) / width)
        if place < 0 { place /= 3 } else if place > last { place = last + (place - last) / 3 }
        isDragged = true
        position.jump(to: place)
    }

    private func end(_ value: DragGesture.Value) {
        isDragged = false
        let entries = entries
        let distance = towardsTrailing(value.predictedEndTranslation.width)
        let target = index(in: entries) + (distance < 0 ? 1 : -1)
        if abs(distance) > pages.placedSize.width / 2, entries.indices.contains(target) {
            choose(entries[target].id)
        } else {
            goToChosenPage(gradually: true)
        }
    }

    private func towardsTrailing(_ distance: CGFloat) -> CGFloat {
        environment.layoutDirection == .rightToLeft ? -distance : distance
    }
}
