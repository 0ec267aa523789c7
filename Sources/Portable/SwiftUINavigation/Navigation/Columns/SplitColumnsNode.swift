import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUIPresentation

/// Keeps the columns of a split view alive, whether they are seen or not and however they stand.
final class SplitColumnsNode: ValueNode<SplitColumns>, ContainerNode, ColumnOwner, StackOwner {
    private struct Made {
        let node: ValueNode<AnyView>
        let visibility: BranchVisibility
        let place: EnclosingColumn
    }

    private let row = SplitRowBox()
    private let stack = NavigationStackBox()
    private var made: [NavigationSplitViewColumn: Made] = [:]
    private var arrangement: SplitArrangement
    /// Topmost column, if columns are pages.
    private var top: NavigationSplitViewColumn?
    /// The columns that people have left and that can still be seen.
    private var left: [NavigationSplitViewColumn] = []
    private lazy var crossing: PageTransition = PageTransition(box: stack, graph: graph) { [weak self] in
        if let self, self.isAlive { self.graph.markStale(self) }
    }

    override init(value view: _GraphValue<SplitColumns>, inputs: _ViewInputs) {
        arrangement = view.value.arrangement
        super.init(value: view, inputs: inputs)
        crossing.didEnd = { [weak self] in self?.finishLeaving() }
        setUpBoxes()
        showColumns()
        syncContainer()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        for column in view.columns { if let node = made[column.id]?.node { body(node) } }
    }

    /// Preferences of visible columns count, the sidebar's first.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        // The stacks of the columns are none of a column around the split view.
        if key == ColumnStackKey.self { return nil }
        if key == AddressKey.self {
            // The choice in a column is a part of the address, whether or not the column is seen; where columns are
            // pages, those above the one that is seen are not.
            let last = top.map { index(of: $0) } ?? view.columns.count - 1
            return reduced(key, of: view.columns.prefix(last + 1).compactMap { made[$0.id]?.node })
        }
        return reduced(key, of: view.columns.compactMap { view.shown.contains($0.id) ? made[$0.id]?.node : nil })
    }

    private var isStacked: Bool { view.arrangement == .stacked }

    override func makeBoxes() -> [LayoutBox] { [isStacked ? stack : row] }

    override func apply(_ change: NodeChange) {
        if change.contains(.environment) { setUpBoxes() }
        showColumns()
    }

    private func setUpBoxes() {
        for box in [row, stack] as [LayoutBox] where box.layoutDirection != environment.layoutDirection {
            box.layoutDirection = environment.layoutDirection
            box.invalidateLayout()
        }
        stack.background = SystemColor.systemBackground.color(in: environment)
    }

    // MARK: Columns

    private func environment(for column: SplitColumns.Column, _ made: (BranchVisibility, EnclosingColumn))
        -> EnvironmentValues
    {
        var values = environment
        let (visibility, place) = made
        values.nextColumn = column.next
        values.columnChoice = column.choice
        values.sidebarToggle = column.toggle
        values.columnPlace = place
        values.branchVisibility = visibility
        values.editMode = visibility.editMode.binding
        values.stackOrientation = nil
        // Bar settings around a split view apply to the sidebar.
        if column.id != .sidebar { values.outerBarSettings = nil }
        if isStacked, column.id != .sidebar {
            values.dismissal = Dismissal(isPresented: true) { [weak self] in self?.goBack(from: column.id) }
        }
        return values
    }

    /// Brings the columns in line that have been seen, and makes those that are to be.
    private func showColumns() {
        let wasStacked = arrangement == .stacked
        arrangement = view.arrangement
        let last = isStacked ? view.columns.lastIndex { view.shown.contains($0.id) } : nil
        for (index, column) in view.columns.enumerated() {
            // The way back is called what the page below is called, so that one has to be there.
            let isNeeded = last.map { index <= $0 } ?? view.shown.contains(column.id)
            if let made = made[column.id] {
                made.node.update(
                    column.content, environment: environment(for: column, (made.visibility, made.place)))
            } else if isNeeded {
                make(column)
            }
        }
        for (column, id) in zip(view.columns, view.columns.dropFirst().map(\.id)) {
            column.next?.stack = { [weak self] in self?.madeStack(of: id) }
            column.next?.follow = { [weak self] isShown in self?.view.follow(id, isShown) }
        }
        for column in view.columns { made[column.id]?.visibility.show(view.shown.contains(column.id), in: graph) }
        let old = top
        top = last.map { view.columns[$0].id }
        if wasStacked != isStacked {
            crossing.end()
            boxesDidChange()
        } else if let old, let top, old != top {
            graph.preferencesDidChange()
            cross(from: old, to: top)
        }
        graph.markStale(self)
    }

    private func make(_ column: SplitColumns.Column) {
        let visibility = BranchVisibility(outer: environment.branchVisibility, isShown: view.shown.contains(column.id))
        let place = EnclosingColumn(column.id, of: self)
        let inputs = inputs(environment: environment(for: column, (visibility, place)))
        let node = AnyView.outputs(of: column.content, inputs: inputs).typed(AnyView.self)
        made[column.id] = Made(node: node, visibility: visibility, place: place)
    }

    private func cross(from old: NavigationSplitViewColumn, to new: NavigationSplitViewColumn) {
        guard let from = made[old]?.node, let to = made[new]?.node, graph.movesPages, stack.wasShown else {
            crossing.end()
            return finishLeaving()
        }
        crossing.cross(
            from: from, to: to, leaving: nil, goesBack: index(of: new) < index(of: old),
            fades: environment.accessibilityReduceMotion)
    }

    private func index(of column: NavigationSplitViewColumn) -> Int {
        view.columns.firstIndex { $0.id == column } ?? 0
    }

    // MARK: Boxes

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func syncContainer() {
        if let top = top.flatMap({ made[$0]?.node }) {
            if !row.contents.isEmpty { row.contents = [] }
            return crossing.show(top)
        }
        if !stack.contents.isEmpty { stack.contents = [] }
        let columns = view.columns.dropLast().filter { made[$0.id] != nil }
        row.update(
            SplitLayout(
                isOver: view.arrangement == .over, hidden: columns.count { !view.shown.contains($0.id) }))
        let boxes = children.flatMap(\.boxes)
        row.replaceContents(by: boxes)
    }

    // MARK: The way back

    private func stack(of column: NavigationSplitViewColumn) -> (any ColumnStack)? {
        made[column]?.node.preference(ColumnStackKey.self)??.stack
    }

    /// The stack of a column that need not have been seen yet.
    private func madeStack(of id: NavigationSplitViewColumn) -> (any ColumnStack)? {
        if made[id] == nil, let column = view.columns.first(where: { $0.id == id }) {
            make(column)
            graph.markStale(self)
        }
        return stack(of: id)
    }

    private func columnBefore(_ column: NavigationSplitViewColumn) -> NavigationSplitViewColumn? {
        let index = index(of: column)
        return isStacked && index > 0 ? view.columns[index - 1].id : nil
    }

    func columnBelow(_ column: NavigationSplitViewColumn) -> (any ColumnStack)? {
        columnBefore(column).flatMap(stack)
    }

    /// Goes to the column before one, from that or from one further on.
    func goBack(from column: NavigationSplitViewColumn) {
        guard isStacked, let top, index(of: column) > 0, index(of: column) <= index(of: top) else { return }
        left += view.columns[index(of: column)...index(of: top)].map(\.id)
        view.leave(column)
    }

    private func finishLeaving() {
        let columns = left.filter { $0 != top }
        left = []
        guard !columns.isEmpty else { return }
        graph.afterUpdate(from: self) { [weak self] in
            for column in columns { self?.view.didLeave(column) }
        }
    }

    func dragBack(_ value: DragGesture.Value, from column: NavigationSplitViewColumn) {
        guard top == column, let from = made[column]?.node,
            let to = columnBefore(column).flatMap({ made[$0]?.node })
        else { return }
        crossing.drag(value, from: from, to: to)
    }

    func endBackDrag(_ value: DragGesture.Value, from column: NavigationSplitViewColumn) {
        crossing.endDrag(value) { goBack(from: column) }
    }

    /// Shows the first column with the first of its pages.
    func popToRoot() {
        guard let first = view.columns.first?.id else { return }
        (stack(of: first) as? any StackOwner)?.popToRoot()
        goBack(from: view.columns[1].id)
    }
}
