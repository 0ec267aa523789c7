import Drawing
@_spi(Floors) import SwiftUICore
import SwiftUIInteraction
import SwiftUIPresentation

/// A page of a stack with the bars around it.
struct NavigationPage: View {
    var content: AnyView
    /// Title of the page below.
    var backTitle: Text?
    /// Leaves the page; nil at the root.
    var back: (@MainActor () -> Void)?
    /// True if the title is large unless the page sets a display mode: inherited from the page below.
    var isLarge = true
    /// True if a stack within the page has the bars.
    var isBare = false

    /// Within how many points of the leading edge a swipe back begins.
    static let edgeWidth: CGFloat = 20
    @Environment(\.navigatorReference) private var stack

    var body: some View {
        content
            .modifier(PageBarsModifier(backTitle: backTitle, back: back, isLarge: isLarge, isBare: isBare))
            .contentShape(Rectangle())
            .simultaneousGesture(
                DragGesture(coordinateSpace: .local)
                    .onChanged { stack.navigator?.dragBack($0) }
                    .onEnded { stack.navigator?.endBackDrag($0) }, including: back == nil ? .subviews : .all)
    }

    func hasChanged(from other: NavigationPage) -> Bool {
        content.storage !== other.content.storage || backTitle != other.backTitle
            || (back == nil) != (other.back == nil) || isLarge != other.isLarge || isBare != other.isBare
    }
}

/// Puts the navigation bar above and the toolbar below a page, made of what the page says about them.
private struct PageBarsModifier: ViewModifier {
    typealias Body = Never

    let backTitle: Text?
    let back: (@MainActor () -> Void)?
    let isLarge: Bool
    let isBare: Bool

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { PageBarsNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class PageBarsNode: TransparentModifierNode<PageBarsModifier>, ContainerNode, PreferenceObserver {
    private let box = NavigationPageBox(edge: .top)
    private let middle = LayoutContainerOf(layout: ImplicitStackLayout())
    private let above = LayoutContainerOf(layout: ZStackLayout(alignment: .top))
    private let below = LayoutContainerOf(layout: ZStackLayout(alignment: .bottom))
    private var navigationBar: ValueNode<NavigationBar>!
    private var bottomBar: ValueNode<BottomBar>!
    private let over = LayoutContainerOf(layout: ZStackLayout())
    private var suggestions: ValueNode<SearchSuggestionsPanel>!
    private let searchPlace = SearchFieldAnchor()
    private let behind = LayoutContainerOf(layout: ZStackLayout())
    private var backdrop: ChildNode<ContainerBackdrop>?

    override init(
        modifier: _GraphValue<PageBarsModifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        let settings = self.settings
        navigationBar = NavigationBar.outputs(of: bar(settings), inputs: self.inputs())
            .typed(NavigationBar.self)
        bottomBar = BottomBar.outputs(of: bottom(settings), inputs: self.inputs())
            .typed(BottomBar.self)
        let panel = SearchSuggestionsPanel(settings: settings, place: searchPlace)
        suggestions = SearchSuggestionsPanel.outputs(of: panel, inputs: self.inputs())
            .typed(SearchSuggestionsPanel.self)
        direct()
        stretch(settings)
        box.isBare = modifier.value.isBare
        above.contents = navigationBar.boxes
        below.contents = bottomBar.boxes
        over.contents = suggestions.boxes
        middle.contents = self.content.boxes
        box.contents = [middle, above, below, over]
        box.onScroll = { [weak self] in self?.scrollDidChange() }
        updateBackdrop()
        graph.observePreferences(self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        for case let node? in [navigationBar, bottomBar, suggestions, backdrop?.node] as [ViewNode?] { body(node) }
    }

    /// Shows what the page wants behind its content.
    private func updateBackdrop() {
        let wanted = content.preference(ContainerBackgroundKey.self) ?? nil
        guard let wanted else {
            guard let backdrop else { return }
            backdrop.remove()
            self.backdrop = nil
            box.contents = [middle, above, below, over]
            return
        }
        if let backdrop {
            backdrop.update(ContainerBackdrop(content: wanted), environment: environment)
        } else {
            let made = ChildNode(ContainerBackdrop(content: wanted), inputs: inputs())
            backdrop = made
            behind.layoutDirection = environment.layoutDirection
            behind.contents = made.boxes
            box.contents = [middle, above, below, over, behind]
        }
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { content.preference(key) }

    override func makeBoxes() -> [LayoutBox] { [box] }

    private var settings: BarSettings {
        if modifier.isBare { return .bare }
        var settings = content.preference(BarSettings.Key.self) ?? BarSettings()
        environment.outerBarSettings?.apply(to: &settings)
        return settings
    }

    private func bar(_ settings: BarSettings) -> NavigationBar {
        NavigationBar(
            settings: settings, backTitle: modifier.backTitle, back: modifier.back, inheritsLarge: modifier.isLarge,
            scrolled: box.scrolled,
            isAtTop: !box.hasScrollView || box.scrolled <= 0,
            refreshGap: box.canRefresh ? RefreshDrawing.height : 0, searchPlace: searchPlace)
    }

    private func bottom(_ settings: BarSettings) -> BottomBar {
        BottomBar(settings: settings, isOverContent: !box.isAtEnd)
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
        box.isBare = modifier.isBare
        // Tabs keep clear of the bar themselves.
        let isCovered = !environment.isClearOfKeyboardBar && content.preference(KeyboardToolbarKey.self) ?? false
        box.update(BarsLayout(keyboardInset: isCovered ? KeyboardToolbarKey.height : 0))
        stretch(settings)
        updateBackdrop()
        navigationBar.update(bar(settings), environment: environment)
        bottomBar.update(bottom(settings), environment: environment)
        suggestions.update(SearchSuggestionsPanel(settings: settings, place: searchPlace), environment: environment)
        box.coversContent = SearchSuggestionsPlacement(horizontalSizeClass: environment.horizontalSizeClass) == .content
    }

    /// A large title is pulled down with the content, unless the search field is alone in the bar.
    private func stretch(_ settings: BarSettings) {
        let isSearchAlone = environment.horizontalSizeClass != .regular && settings.search?.isSearching == true
        box.stretches =
            environment.allowsLargeTitles && settings.hasLargeTitle(inherited: modifier.isLarge) && !isSearchAlone
            && settings.value(settings.visibility, .navigationBar) != .hidden
        box.leastHeight = environment.barHeight
        if let search = settings.search, search.placement.staysWhenScrolled || search.isSearching,
            environment.horizontalSizeClass != .regular || environment.isInSideColumn || search.placement.isDrawer
        {
            box.leastHeight += SearchBar.height
        }
    }

    /// Heard in the course of layout; the bars follow in the next round.
    private func scrollDidChange() {
        graph.afterUpdate(from: self) { [weak self] in
            guard let self, self.isAlive else { return }
            let settings = self.settings
            self.navigationBar.update(self.bar(settings), environment: self.environment)
            self.bottomBar.update(self.bottom(settings), environment: self.environment)
        }
    }

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func syncContainer() {
        middle.replaceContents(by: content.boxes)
        above.replaceContents(by: navigationBar.boxes)
        below.replaceContents(by: bottomBar.boxes)
        over.replaceContents(by: suggestions.boxes)
        if let backdrop { behind.replaceContents(by: backdrop.boxes) }
    }
}

final class NavigationPageBox: ScrolledBarsBox {
    /// True if views over the content hide it.
    var coversContent = true { didSet { if coversContent != oldValue { invalidateSemantics() } } }
    /// True if a stack within the page has the bars.
    var isBare = false
    /// The bars that the stack of the page draws, because they do not slide with it.
    var barsApart: [LayoutBox] = [] {
        didSet { if !barsApart.isEmpty || !oldValue.isEmpty { invalidateDrawing() } }
    }

    /// The bars above and below the content.
    var bars: [LayoutContainer] { contents.dropFirst().prefix(2).compactMap { $0 as? LayoutContainer } }

    override func draw(in pass: DrawingPass) -> DisplayList {
        let backdrop = contents.dropFirst(4)
        guard !barsApart.isEmpty || !backdrop.isEmpty else { return super.draw(in: pass) }
        let shown = contents.prefix(4).filter { child in !barsApart.contains { $0 === child } }
        return drawChildren(backdrop + shown, in: pass)
    }

    /// In the order of a page: the bar, what lies over the content, the content unless that hides it, the toolbar.
    override func describe(to builder: inout SemanticsBuilder) {
        let isCovered = contents.count > 3 && contents[3].size.height > 0
        let order = isCovered ? (coversContent ? [1, 3, 2] : [1, 3, 0, 2]) : [1, 0, 2]
        for index in order where contents.indices.contains(index) { builder.visitScreen([contents[index]]) }
    }
}
