/// A page of a stack with the bars around it.
struct NavigationPage: View {
    var content: AnyView
    /// What the page below is called.
    var backTitle: Text?
    /// Leaves the page; nil at the root.
    var back: (() -> Void)?

    /// Within how many points of the leading edge a swipe back begins (remembered from iOS).
    private static let edgeWidth: CGFloat = 20
    @Environment(\.layoutDirection) private var layoutDirection
    @State private var width: CGFloat = 0

    var body: some View {
        content
            .modifier(PageBarsModifier(backTitle: backTitle, back: back, width: $width))
            .contentShape(Rectangle())
            .simultaneousGesture(
                DragGesture(coordinateSpace: .local).onEnded { value in
                    let isMirrored = layoutDirection == .rightToLeft
                    let start = isMirrored ? width - value.startLocation.x : value.startLocation.x
                    let distance = value.predictedEndTranslation.width * (isMirrored ? -1 : 1)
                    if start <= Self.edgeWidth, distance > width / 2 { back?() }
                }, including: back == nil ? .subviews : .all)
    }

    func hasChanged(from other: NavigationPage) -> Bool {
        content.storage !== other.content.storage || backTitle != other.backTitle
            || (back == nil) != (other.back == nil)
    }
}

/// Puts the navigation bar above and the toolbar below a page, made of what the page says about them.
private struct PageBarsModifier: ViewModifier {
    typealias Body = Never

    let backTitle: Text?
    let back: (() -> Void)?
    /// Told how wide the page is.
    let width: Binding<CGFloat>

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { PageBarsNode(modifier: modifier.value, inputs: inputs, content: body) }
    }
}

private final class PageBarsNode: TransparentModifierNode<PageBarsModifier>, ContainerNode, PreferenceObserver {
    private let box = NavigationPageBox()
    private let middle = LayoutContainerOf(layout: ImplicitStackLayout())
    private let above = LayoutContainerOf(layout: ZStackLayout(alignment: .top))
    private let below = LayoutContainerOf(layout: ZStackLayout(alignment: .bottom))
    private var navigationBar: TypedNode<NavigationBar>!
    private var bottomBar: TypedNode<BottomBar>!
    private let over = LayoutContainerOf(layout: ZStackLayout())
    private var suggestions: TypedNode<SearchSuggestionsPanel>!
    private var isStale = false

    override init(
        modifier: PageBarsModifier, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        let settings = self.settings
        navigationBar = NavigationBar._makeView(view: _GraphValue(bar(settings)), inputs: self.inputs())
            .typed(NavigationBar.self)
        bottomBar = BottomBar._makeView(view: _GraphValue(BottomBar(settings: settings)), inputs: self.inputs())
            .typed(BottomBar.self)
        let panel = SearchSuggestionsPanel(settings: settings)
        suggestions = SearchSuggestionsPanel._makeView(view: _GraphValue(panel), inputs: self.inputs())
            .typed(SearchSuggestionsPanel.self)
        direct()
        above.contents = navigationBar.boxes
        below.contents = bottomBar.boxes
        over.contents = suggestions.boxes
        middle.contents = self.content.boxes
        box.contents = [middle, above, below, over]
        box.onScroll = { [weak self] in self?.scrollDidChange() }
        graph.observePreferences(self)
    }

    override var children: [ViewNode] {
        super.children + ([navigationBar, bottomBar, suggestions] as [ViewNode?]).compactMap { $0 }
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { content.preference(key) }

    override func makeBoxes() -> [LayoutBox] { [box] }

    private var settings: BarSettings {
        var settings = content.preference(BarSettings.Key.self) ?? BarSettings()
        environment.outerBarSettings?.apply(to: &settings)
        return settings
    }

    private func bar(_ settings: BarSettings) -> NavigationBar {
        NavigationBar(
            settings: settings, backTitle: modifier.backTitle, back: modifier.back, scrolled: box.scrolled,
            isAtTop: !box.hasScrollView || box.scrolled <= 0)
    }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        direct()
        updateBars()
    }

    private func direct() {
        for box in [box, middle, above, below, over] as [LayoutBox]
        where box.layoutDirection != environment.layoutDirection {
            box.layoutDirection = environment.layoutDirection
            box.invalidateLayout()
        }
    }

    func preferencesMayHaveChanged() { updateBars() }

    private func updateBars() {
        let settings = self.settings
        navigationBar.update(bar(settings), environment: environment)
        bottomBar.update(BottomBar(settings: settings), environment: environment)
        suggestions.update(SearchSuggestionsPanel(settings: settings), environment: environment)
    }

    /// Heard in the course of layout; the bars follow in the next round.
    private func scrollDidChange() {
        graph.afterUpdate(from: self) { [weak self] in
            guard let self, self.isAlive else { return }
            self.navigationBar.update(self.bar(self.settings), environment: self.environment)
            let width = self.box.placedSize.width
            if self.modifier.width.wrappedValue != width { self.modifier.width.wrappedValue = width }
        }
    }

    override func childBoxesDidChange(_ child: ViewNode) {
        guard !isStale else { return }
        isStale = true
        graph.markStale(self)
    }

    func syncContainer() {
        isStale = false
        func sync(_ container: LayoutContainer, _ boxes: [LayoutBox]) {
            if !boxes.elementsEqual(container.contents, by: ===) { container.contents = boxes }
        }
        sync(middle, content.boxes)
        sync(above, navigationBar.boxes)
        sync(below, bottomBar.boxes)
        sync(over, suggestions.boxes)
    }
}

/// Tells the bars how far the page's scroll view has moved.
private final class NavigationPageBox: LayoutContainerOf<BarsLayout>, PositionDependentBox,
    @unchecked Sendable
{
    var onScroll: (@MainActor () -> Void)?
    /// How far the content has moved up under the navigation bar, in points.
    private(set) var scrolled: CGFloat = 0
    private weak var scrollBox: ScrollBox?
    private var knownWidth: CGFloat = 0

    init() { super.init(layout: BarsLayout()) }

    var hasScrollView: Bool { scrollBox != nil }

    override func placeChildren() {
        super.placeChildren()
        root?.register(self)
    }

    var isOutOfPlace: Bool { scrollBox?.root == nil || offset != scrolled || placedSize.width != knownWidth }

    private var offset: CGFloat { scrollBox?.contentOffset.y ?? 0 }

    func followPlace() -> Bool {
        if scrollBox?.root == nil { scrollBox = contents.first.flatMap(findScrollBox) }
        guard offset != scrolled || placedSize.width != knownWidth else { return false }
        scrolled = offset
        knownWidth = placedSize.width
        MainActor.assumeIsolated { onScroll?() }
        return true
    }

    /// The first scroll view that moves up and down and begins at the navigation bar.
    private func findScrollBox(in box: LayoutBox) -> ScrollBox? {
        if let scroll = box as? ScrollBox {
            guard scroll.scrollAxes.contains(.vertical), let content = contents.first else { return nil }
            return scroll.convert(.zero, to: self).minY <= content.placedOrigin.y + 1 ? scroll : nil
        }
        return box.children.lazy.compactMap { self.findScrollBox(in: $0) }.first
    }

    /// In the order of a page: the bar, the content or what covers it, the toolbar.
    override func describe(to builder: inout SemanticsBuilder) {
        let isCovered = contents.count > 3 && contents[3].size.height > 0
        for index in [1, isCovered ? 3 : 0, 2] where contents.indices.contains(index) { builder.visit(contents[index]) }
    }
}
