/// Keeps the pages of a stack: all are alive, the topmost one is laid out.
final class NavigationStackNode<Root: View>: TypedNode<StackOfPages<Root>>, ContainerNode, PreferenceObserver, Navigator
{
    private enum Element {
        case value(PathValue)
        case page(PushedPage)
    }

    /// A page above the root.
    private struct Page {
        let element: Element
        let node: TypedNode<NavigationPage>
        let environment: EnvironmentValues
        /// What the page was made with.
        var destination: NavigationDestination?
    }

    private let box = LayoutContainerOf(layout: TopPageLayout())
    private var root: TypedNode<NavigationPage>!
    private var rootEnvironment = EnvironmentValues()
    private var pages: [Page] = []
    /// Values of a stack without a path of its own.
    private var ownPath: [PathValue] = []
    private var isStale = false

    override init(view: StackOfPages<Root>, inputs: _ViewInputs) {
        super.init(view: view, inputs: inputs)
        box.layoutDirection = environment.layoutDirection
        rootEnvironment = pageEnvironment(0, visibility: PageVisibility(outer: environment.pageVisibility))
        root = makePage(AnyView(view.root), environment: rootEnvironment)
        follow()
        syncContainer()
        graph.observePreferences(self)
    }

    override var children: [ViewNode] { [root].compactMap { $0 } + pages.map(\.node) }

    override func makeBoxes() -> [LayoutBox] { [box] }

    /// What pages say about bars concerns this stack's, but for that of tabs around it.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard key == BarSettings.Key.self else { return top.preference(key) }
        guard let settings = top.preference(BarSettings.Key.self) else { return nil }
        var outer = BarSettings()
        outer.visibility[.tabBar] = settings.visibility[.tabBar]
        outer.backgroundVisibility[.tabBar] = settings.backgroundVisibility[.tabBar]
        outer.backgrounds[.tabBar] = settings.backgrounds[.tabBar]
        outer.colorSchemes[.tabBar] = settings.colorSchemes[.tabBar]
        return outer as? K.Value
    }

    private var top: TypedNode<NavigationPage> { pages.last?.node ?? root }

    override func apply(_ change: NodeChange) {
        if change.contains(.environment) {
            box.layoutDirection = environment.layoutDirection
            rootEnvironment = pageEnvironment(0, visibility: rootEnvironment.pageVisibility)
            for index in pages.indices {
                pages[index] = Page(
                    element: pages[index].element, node: pages[index].node,
                    environment: pageEnvironment(index + 1, visibility: pages[index].environment.pageVisibility),
                    destination: pages[index].destination)
            }
            for page in pages { page.node.update(page.node.view, environment: page.environment) }
        }
        var page = root.view
        page.content = AnyView(view.root)
        root.update(page, environment: rootEnvironment)
        follow()
    }

    // MARK: The path

    private var path: [PathValue] {
        get { view.path?.read() ?? ownPath }
        set {
            if let path = view.path {
                path.write(newValue)
            } else {
                ownPath = newValue
                markDirty()
            }
        }
    }

    private var shownValues: [PathValue] {
        pages.compactMap { if case .value(let value) = $0.element { value } else { nil } }
    }

    /// Brings the pages in line with the path: pages stay up to the first value that is another one.
    private func follow() {
        let path = evaluated { self.path }
        let shown = shownValues
        guard path != shown else { return refresh() }
        let common = zip(path, shown).prefix { $0 == $1 }.count
        if common < shown.count {
            var seen = 0
            let cut = pages.firstIndex { page in
                guard case .value = page.element else { return false }
                defer { seen += 1 }
                return seen == common
            }
            // A shorter path ends with its last value's page: what views have put on that goes as well.
            if let cut { removePages(from: cut) }
        }
        for value in path.dropFirst(common) { append(.value(value)) }
        refresh()
        pagesDidChange()
    }

    private func removePages(from index: Int) {
        let removed = Array(pages[index...])
        pages.removeSubrange(index...)
        for page in removed.reversed() {
            page.node.remove()
            if case .page(let pushed) = page.element {
                pushed.isLeft = true
                graph.afterUpdate(from: self) { pushed.didHide() }
            }
        }
    }

    private func append(_ element: Element) {
        let visibility = PageVisibility(outer: environment.pageVisibility)
        let environment = pageEnvironment(pages.count + 1, visibility: visibility)
        let destination: NavigationDestination?
        let content: AnyView
        switch element {
        case .value(let value):
            destination = self.destination(for: value)
            content = destination?.content(value) ?? AnyView(MissingDestination())
        case .page(let page): (destination, content) = (nil, page.content)
        }
        let node = makePage(content, environment: environment)
        pages.append(Page(element: element, node: node, environment: environment, destination: destination))
    }

    private func makePage(_ content: AnyView, environment: EnvironmentValues) -> TypedNode<NavigationPage> {
        let page = NavigationPage(content: content)
        return NavigationPage._makeView(view: _GraphValue(page), inputs: inputs(environment: environment))
            .typed(NavigationPage.self)
    }

    private func pageEnvironment(_ index: Int, visibility: PageVisibility?) -> EnvironmentValues {
        var values = environment
        values.navigator = self
        values.pageVisibility = visibility
        values.stackOrientation = nil
        values.isInListRow = false
        if index > 0 {
            values.outerBarSettings = nil
            values.dismissal = Dismissal(isPresented: true) { [weak self] in self?.pop(to: index - 1) }
        }
        return values
    }

    /// Makes the pages again whose destinations have changed, and tells all of them the way back.
    private func refresh() {
        for index in pages.indices {
            let page = pages[index]
            var view = page.node.view
            if case .value(let value) = page.element {
                let destination = destination(for: value)
                if destination !== page.destination {
                    pages[index].destination = destination
                    if let content = destination?.content(value) { view.content = content }
                }
            }
            let below = index == 0 ? root! : pages[index - 1].node
            let title = below.preference(BarSettings.Key.self)?.title
            view.backTitle = title
            view.back = view.back ?? { [weak self] in self?.pop(to: index) }
            if view.hasChanged(from: page.node.view) { page.node.update(view, environment: page.environment) }
        }
    }

    /// The innermost page that knows the value's type decides.
    private func destination(for value: PathValue) -> NavigationDestination? {
        let type = ObjectIdentifier(Swift.type(of: value.value.base))
        for node in pages.map(\.node).reversed() + [root!] {
            if let found = node.preference(NavigationDestination.Key.self)?[type] { return found }
        }
        return nil
    }

    func preferencesMayHaveChanged() { refresh() }

    // MARK: Navigator

    func push(_ value: PathValue) { path = path + [value] }

    func show(_ page: PushedPage) {
        if let index = index(of: page) {
            var view = pages[index].node.view
            view.content = page.content
            pages[index].node.update(view, environment: pages[index].environment)
        } else {
            append(.page(page))
            refresh()
            pagesDidChange()
        }
    }

    func hide(_ page: PushedPage) {
        if let index = index(of: page) { pop(to: index) }
    }

    private func index(of page: PushedPage) -> Int? {
        pages.firstIndex { if case .page(let other) = $0.element { other === page } else { false } }
    }

    /// Leaves so many pages above the root.
    private func pop(to count: Int) {
        guard count < pages.count else { return }
        removePages(from: count)
        let values = shownValues
        if path != values { path = values }
        pagesDidChange()
    }

    // MARK: Boxes

    private func pagesDidChange() {
        graph.preferencesDidChange()
        rootEnvironment.pageVisibility?.show(pages.isEmpty, in: graph)
        for (index, page) in pages.enumerated() {
            page.environment.pageVisibility?.show(index == pages.count - 1, in: graph)
        }
        graph.markStale(self)
    }

    override func childBoxesDidChange(_ child: ViewNode) {
        guard !isStale else { return }
        isStale = true
        graph.markStale(self)
    }

    func syncContainer() {
        isStale = false
        let boxes = top.boxes
        guard !boxes.elementsEqual(box.contents, by: ===) else { return }
        box.contents = boxes
    }
}

/// One page in all the room that there is.
private struct TopPageLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let ideal = subviews.first?.sizeThatFits(proposal) ?? .zero
        return proposal.replacingUnspecifiedDimensions(by: ideal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// Shown for a value that no view has a destination for (as iOS does).
private struct MissingDestination: View {
    var body: some View { Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow) }
}
