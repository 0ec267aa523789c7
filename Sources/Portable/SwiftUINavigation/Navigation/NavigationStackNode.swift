import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUIPresentation

/// Keeps the pages of a stack: all are alive, the topmost one is laid out.
final class NavigationStackNode<Root: View>: ValueNode<StackOfPages<Root>>, ContainerNode, PreferenceObserver,
    Navigator, StackOwner, ColumnStack, AddressPart
{
    private enum Element {
        case value(PathValue)
        case page(PushedPage)
    }

    /// A page above the root.
    private struct Page {
        let element: Element
        let node: ValueNode<NavigationPage>
        let environment: EnvironmentValues
        /// The destination that made the page.
        var destination: NavigationDestination?
    }

    private let box = NavigationStackBox()
    private var root: ValueNode<NavigationPage>!
    private var rootEnvironment = EnvironmentValues()
    private var pages: [Page] = []
    /// Values of a stack without a path of its own.
    private var ownPath: [PathValue] = []
    /// Nodes of pages that have left the stack in the current change.
    private var dropped: [ValueNode<NavigationPage>] = []
    /// Slides one page over another.
    private lazy var crossing: PageTransition = PageTransition(box: box, graph: graph) { [weak self] in
        if let self, self.isAlive { self.graph.markStale(self) }
    }

    override init(value view: _GraphValue<StackOfPages<Root>>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        declaresPreferences(PreferenceKeySet(ColumnStackKey.self))
        declaresPreferences(PreferenceKeySet(AddressKey.self))
        setUpBox()
        rootEnvironment = pageEnvironment(0, visibility: BranchVisibility(outer: environment.branchVisibility))
        root = makePage(AnyView(view.value.root), environment: rootEnvironment)
        follow()
        syncContainer()
        graph.observePreferences(self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let root { body(root) }
        for page in pages { body(page.node) }
        if let leaving = crossing.leaving { body(leaving) }
    }

    override func makeBoxes() -> [LayoutBox] { [box] }

    /// Bar settings of pages apply to this stack's bars, except those for a tab bar around it.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        if key == KeyboardToolbarKey.self, !environment.isClearOfKeyboardBar { return nil }
        if key == ColumnStackKey.self {
            // A stack in a row has bars of its own; those of the column stay with the column's page.
            if environment.isInListRow { return nil }
            guard environment.columnPlace != nil else { return nil }
            return root.preference(key) ?? ColumnStackKey.Reference(stack: self) as? K.Value
        }
        if key == AddressKey.self {
            let inner = top.preference(AddressKey.self) ?? []
            let isOwn = !inner.contains(where: \.isStack) || !addressValues.isEmpty
            return (isOwn ? [self] + inner : inner) as? K.Value
        }
        guard key == BarSettings.Key.self else { return top.preference(key) }
        guard let settings = top.preference(BarSettings.Key.self) else { return nil }
        var outer = BarSettings()
        outer.visibility[.tabBar] = settings.visibility[.tabBar]
        outer.backgroundVisibility[.tabBar] = settings.backgroundVisibility[.tabBar]
        outer.backgrounds[.tabBar] = settings.backgrounds[.tabBar]
        outer.colorSchemes[.tabBar] = settings.colorSchemes[.tabBar]
        return outer as? K.Value
    }

    private var top: ValueNode<NavigationPage> { pages.last?.node ?? root }

    override func apply(_ change: NodeChange) {
        if change.contains(.environment) {
            setUpBox()
            rootEnvironment = pageEnvironment(0, visibility: rootEnvironment.branchVisibility)
            for index in pages.indices {
                pages[index] = Page(
                    element: pages[index].element, node: pages[index].node,
                    environment: pageEnvironment(index + 1, visibility: pages[index].environment.branchVisibility),
                    destination: pages[index].destination)
            }
            for page in pages { page.node.update(page.node.view, environment: page.environment) }
        }
        var page = root.view
        page.content = AnyView(view.root)
        root.update(page, environment: rootEnvironment)
        follow()
    }

    private func setUpBox() {
        box.layoutDirection = environment.layoutDirection
        box.background = SystemColor.systemBackground.color(in: environment)
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
        let (old, depth) = (top, pages.count)
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
        pagesDidChange(from: old, depth: depth)
    }

    private func removePages(from index: Int) {
        let removed = Array(pages[index...])
        pages.removeSubrange(index...)
        for page in removed.reversed() {
            dropped.append(page.node)
            if case .page(let pushed) = page.element {
                pushed.isLeft = true
                graph.afterUpdate(from: self) { pushed.didHide() }
            }
        }
    }

    private func append(_ element: Element) {
        let visibility = BranchVisibility(outer: environment.branchVisibility)
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

    private func makePage(_ content: AnyView, environment: EnvironmentValues) -> ValueNode<NavigationPage> {
        let page = NavigationPage(content: content)
        return NavigationPage.outputs(of: page, inputs: inputs(environment: environment))
            .typed(NavigationPage.self)
    }

    private func pageEnvironment(_ index: Int, visibility: BranchVisibility?) -> EnvironmentValues {
        var values = environment
        values.navigator = self
        values.linksLeadOn = index == 0 && view.isColumn && environment.nextColumn != nil
        // Links on a page push on the stack that has the page.
        if index > 0 {
            values.nextColumn = nil
            values.columnPlace = nil
        }
        values.branchVisibility = visibility
        values.stackOrientation = nil
        values.isInListRow = false
        if index > 0 {
            values.outerBarSettings = nil
            values.editMode = visibility?.editMode.binding
            values.dismissal = Dismissal(isPresented: true) { [weak self] in
                // A page that slides out has left already.
                guard let self, self.pages.indices.contains(index - 1),
                    self.pages[index - 1].environment.branchVisibility === visibility
                else { return }
                self.pop(to: index - 1)
            }
        }
        return values
    }

    /// Makes the pages again whose destinations have changed, and tells all of them the way back.
    private func refresh() {
        let first = refreshRoot()
        var isLarge = root.preference(BarSettings.Key.self)?.wantsLargeTitle(inherited: first.isLarge) ?? first.isLarge
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
            view.isLarge = isLarge
            isLarge = page.node.preference(BarSettings.Key.self)?.wantsLargeTitle(inherited: isLarge) ?? isLarge
            if view.hasChanged(from: page.node.view) { page.node.update(view, environment: page.environment) }
        }
    }

    /// Tells the first page the way back, which leads to the column before it if anywhere.
    private func refreshRoot() -> NavigationPage {
        var view = root.view
        let place = environment.columnPlace
        view.isBare = place != nil && root.preference(ColumnStackKey.self) != nil
        let settings = place?.below?.topSettings
        view.back = view.isBare ? nil : place?.back
        view.backTitle = settings?.title
        view.isLarge = settings?.wantsLargeTitle(inherited: true) ?? true
        if view.hasChanged(from: root.view) { root.update(view, environment: rootEnvironment) }
        return view
    }

    /// The innermost page that knows the value's type decides.
    private func destination(for value: PathValue) -> NavigationDestination? {
        for node in pages.map(\.node).reversed() + [root!] {
            if let found = node.preference(NavigationDestination.Key.self)?[value.type] { return found }
        }
        return nil
    }

    func preferencesMayHaveChanged() { refresh() }

    // MARK: Navigator

    func push(_ value: PathValue) {
        if pages.isEmpty, let column = environment.nextColumn {
            if let content = destination(for: value)?.content(value) {
                // A stack that the app has put into a column keeps what leads to its own pages.
                if view.isColumn { return column.show(PushedPage(content: content) {}) }
            } else if column.show(value) {
                return
            }
        }
        path = path + [value]
    }

    func show(_ page: PushedPage) {
        if pages.isEmpty, view.isColumn, let column = environment.nextColumn { return column.show(page) }
        if let index = index(of: page) {
            var view = pages[index].node.view
            view.content = page.content
            pages[index].node.update(view, environment: pages[index].environment)
        } else {
            let (old, depth) = (top, pages.count)
            append(.page(page))
            refresh()
            pagesDidChange(from: old, depth: depth)
        }
    }

    func hide(_ page: PushedPage) {
        if let index = index(of: page) {
            pop(to: index)
        } else {
            environment.nextColumn?.hide(page)
        }
    }

    private func index(of page: PushedPage) -> Int? {
        pages.firstIndex { if case .page(let other) = $0.element { other === page } else { false } }
    }

    func popToRoot() { pop(to: 0) }

    var topSettings: BarSettings? { top.preference(BarSettings.Key.self) }

    func showAlone(_ value: PathValue) -> Bool {
        guard root.preference(NavigationDestination.Key.self)?[value.type] != nil else { return false }
        if case .page? = pages.first?.element { pop(to: 0) }
        path = [value]
        return true
    }

    var history: [BackTarget] {
        pages.indices.reversed().map { index in
            let below = index == 0 ? root! : pages[index - 1].node
            return BackTarget(title: below.preference(BarSettings.Key.self)?.title) { [weak self] in
                self?.pop(to: index)
            }
        } + (environment.columnPlace?.history ?? [])
    }

    /// Leaves so many pages above the root.
    private func pop(to count: Int) {
        guard count < pages.count else { return }
        let (old, depth) = (top, pages.count)
        removePages(from: count)
        let values = shownValues
        if path != values { path = values }
        pagesDidChange(from: old, depth: depth)
    }

    // MARK: The address

    /// The values up to the first page that views have put on the stack without one.
    var addressValues: [AnyHashable] {
        get {
            var values: [AnyHashable] = []
            for page in pages {
                guard case .value(let value) = page.element else { break }
                values.append(value.value)
            }
            return values
        }
        set {
            let known = addressValues
            pop(to: known.count)
            if newValue != known { path = newValue.compactMap { ($0.base as? any Hashable).map { PathValue($0) } } }
        }
    }

    func addressTypes(after count: Int) -> [any (Codable & Hashable).Type] {
        let nodes = [root!] + pages.prefix(count).map(\.node)
        let destinations = nodes.compactMap { $0.preference(NavigationDestination.Key.self) }.flatMap(\.values)
        return destinations.compactMap { $0.type as? any (Codable & Hashable).Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
    }

    var isStack: Bool { true }

    // MARK: Boxes

    /// - Parameters:
    ///   - old: the page that was on top before.
    ///   - depth: how many pages there were above the root.
    private func pagesDidChange(from old: ValueNode<NavigationPage>, depth: Int) {
        graph.preferencesDidChange()
        rootEnvironment.branchVisibility?.show(pages.isEmpty, in: graph)
        for (index, page) in pages.enumerated() {
            page.environment.branchVisibility?.show(index == pages.count - 1, in: graph)
        }
        let dropped = dropped
        self.dropped = []
        let leaving = dropped.first { $0 === old }
        if top !== old, graph.movesPages, box.wasShown {
            crossing.cross(
                from: old, to: top, leaving: leaving, goesBack: pages.count < depth,
                fades: environment.accessibilityReduceMotion)
            for node in dropped where node !== old { node.remove() }
        } else {
            crossing.end()
            for node in dropped { node.remove() }
        }
        graph.markStale(self)
    }

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func syncContainer() {
        crossing.show(top)
    }

    // MARK: Movement

    func dragBack(_ value: DragGesture.Value) {
        if let below = pageBelow {
            crossing.drag(value, from: top, to: below)
        } else if pages.isEmpty, !hidesWayBack {
            environment.columnPlace?.dragBack(value)
        }
    }

    func endBackDrag(_ value: DragGesture.Value) {
        if pageBelow != nil {
            crossing.endDrag(value) { pop(to: pages.count - 1) }
        } else if pages.isEmpty, !hidesWayBack {
            environment.columnPlace?.endBackDrag(value)
        }
    }

    /// True if the page on top has no visible back button.
    private var hidesWayBack: Bool { top.preference(BarSettings.Key.self)?.hidesBackButton == true }

    /// The page that a drag from the edge brings back: none where the page on top hides the way back.
    private var pageBelow: ValueNode<NavigationPage>? {
        guard !pages.isEmpty, !hidesWayBack else { return nil }
        return pages.count > 1 ? pages[pages.count - 2].node : root
    }
}

/// Shown for a value that no view has a destination for (as iOS does).
private struct MissingDestination: View {
    var body: some View { Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow) }
}
