import SwiftUIControls
@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction

/// The rows of a list in a scroll view: sections, headers and footers of a content, created lazily.
nonisolated struct ListRows<Content: View>: View {
    typealias Body = Never

    let content: Content
    let selection: ListSelection?
    /// Receives the list's closures for finding rows.
    var finder: ListRowFinder?
    /// The context menu for selected rows.
    var menu: SelectionMenu?

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { ListNode(value: view, inputs: inputs) }
    }
}

/// The list's interface for its rows.
@MainActor
protocol ListHost: ViewNode {
    var metrics: ListMetrics { get }
    var selection: ListSelection? { get }
    /// True if rows show their editing controls.
    var isEditing: Bool { get }
    var editMode: Binding<EditMode>? { get }
    /// True if keys choose rows.
    var takesKeys: Bool { get }
    /// The context menu for selected rows, with the primary action of a tap.
    var selectionMenu: SelectionMenu? { get }

    /// True for the row that keys go on from, while the list has their focus.
    func isCurrent(_ row: ListRow) -> Bool
    /// Closes the buttons of all other rows.
    func closeRows(except row: ListRow?)
    /// True if a row that is neither inserted nor removed follows a row in its section.
    func staysRow(below row: ListRow) -> Bool
    /// The rows in view for elements of the same data as a row, without this one.
    func rows(besides row: ListRow) -> [ListRow]
    var lines: LazyBox { get }
    /// The row in a line, created if necessary; nil for headers, footers and gaps.
    func row(in line: Int) -> ListRow?
    /// The line of the row with a value, created or not.
    func line(ofValue value: AnyHashable) -> Int?
}

/// Provides its box with the lines of the content: rows in the list's style, headers, footers and gaps.
private final class ListNode<Content: View>: ValueNode<ListRows<Content>>, ContainerNode, ListHost,
    LazyContainerNode, BranchVisibilityObserver
{
    private let box: ListBox
    private lazy var keys = ListKeys(self)
    var lines: LazyBox { box }
    private var content: ChildNode<Content>!
    private(set) var metrics: ListMetrics
    /// Keyed by the box of their content.
    private var rows: [ObjectIdentifier: ListRow] = [:]
    /// The lines of headers and footers, keyed by the box of their content.
    private var edges: [ObjectIdentifier: ListHeaderBox] = [:]
    private var derived: EnvironmentValues?
    /// The page that the list is on.
    private var page: BranchVisibility?

    override init(value view: _GraphValue<ListRows<Content>>, inputs: _ViewInputs) {
        metrics = ListMetrics(inputs.environment)
        box = ListBox(layout: Self.layout(metrics))
        box.layoutDirection = inputs.environment.layoutDirection
        super.init(value: view, inputs: inputs)
        var lines = self.inputs(environment: contentEnvironment())
        lines.isInLines = true
        content = ChildNode(view.value.content, inputs: lines)
        box.gesture = ListChoiceGesture(self)
        box.runs = makeLines()
        lendRows()
        followEditMode()
        page = inputs.environment.branchVisibility
        page?.observe(self)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        body(content.node)
        for node in rows.values.flatMap(\.parts) { body(node) }
    }

    override func makeBoxes() -> [LayoutBox] { [box] }

    override func willRemove() {
        for row in rows.values { row.remove() }
        rows = [:]
    }

    private static func layout(_ metrics: ListMetrics) -> LazyLayout {
        LazyLayout(
            axis: .vertical, alignment: .topLeading, spacing: 0,
            pinnedViews: metrics.style.isGrouped ? [] : .sectionHeaders, tracks: nil, clearsHeaders: true)
    }

    private func contentEnvironment() -> EnvironmentValues {
        if let derived { return derived }
        var result = environment
        result.stackOrientation = .vertical
        result.isInListRow = true
        result.listSectionStyle = metrics.style
        let selected = view.selection?.selected ?? []
        if result.selectedRows != selected { result.selectedRows = selected }
        result.linkedSelectionType = result.linksLeadOn ? view.selection?.valueType : nil
        if result.selectionMenu != nil { result.selectionMenu = nil }
        derived = result
        return result
    }

    // MARK: Editing and selecting

    var selection: ListSelection? { view.selection }

    var selectionMenu: SelectionMenu? { view.menu }

    var takesKeys: Bool {
        selection?.takesKeys(sizeClass: environment.horizontalSizeClass, isEditing: isEditing) == true
    }

    func isCurrent(_ row: ListRow) -> Bool {
        graph.focus.isOnRowsByKeys(around: row.box) && keys.current === row
    }

    private var wasEditing = false

    /// Closes rows that show their buttons when the list begins or ends editing (UIKit).
    private func followEditMode() {
        let isEdited = evaluated { isEditing }
        if isEdited != wasEditing { closeRows(except: nil) }
        wasEditing = isEdited
    }

    private func lendRows() {
        box.choosesSeveral = view.selection?.allowsMultiple == true && environment.isEnabled
        view.finder?.find = { [weak self] point in
            self?.rows.values.first { $0.isShown(at: point) }
        }
        view.finder?.openRows = { [weak self] in self?.rows.values.filter(\.isOpen) ?? [] }
        view.finder?.takeKey = { [weak self] in self?.keys.take($0) ?? false }
        view.finder?.didReach = { [weak self] box in
            self?.keys.reach(
                box.flatMap { ($0.asListRow ?? $0.nearestAncestor { $0.asListRow })?.behavior as? ListRow })
        }
    }

    func line(ofValue value: AnyHashable) -> Int? {
        let made = box.made.keys.sorted()
        return made.first { row(in: $0)?.selectionValue == value } ?? box.line(of: value)
    }

    func row(in line: Int) -> ListRow? {
        guard let row = box.boxes(in: line).first?.asListRow, let content = row.wrapped else { return nil }
        return rows[ObjectIdentifier(content)]
    }

    var editMode: Binding<EditMode>? { environment.editMode }

    var isEditing: Bool { environment.editMode?.wrappedValue.isEditing ?? false }

    func closeRows(except row: ListRow?) {
        for other in rows.values where other !== row { other.close() }
    }

    func rows(besides row: ListRow) -> [ListRow] {
        rows.values.filter { $0 !== row && $0.edits === row.edits && box.shows($0.box) }
    }

    func staysRow(below row: ListRow) -> Bool {
        let section = row.place.section
        var last = row.place.index
        for other in rows.values {
            guard let index = other.index(in: section), index > row.place.index else { continue }
            if !other.box.comesOrGoes { return true }
            last = max(last, index)
        }
        // Rows that do not exist are out of view, and stay there.
        return last < section.rowCount - 1
    }

    // MARK: Updates

    func visibilityDidChange() {
        if page?.isVisible == true { for row in rows.values { row.fadeHighlight() } }
    }

    override func apply(_ change: NodeChange) {
        if change.contains(.environment) {
            derived = nil
            if page !== environment.branchVisibility {
                page = environment.branchVisibility
                page?.observe(self)
            }
            metrics = ListMetrics(environment)
            box.update(Self.layout(metrics))
            if box.layoutDirection != environment.layoutDirection {
                box.layoutDirection = environment.layoutDirection
                box.invalidateLayout()
            }
            // Headers and gaps derive their lengths from the style.
            for row in rows.values { row.box.layoutDirection = environment.layoutDirection }
            lendRows()
            graph.markStale(self)
        }
        if change.contains(.view) {
            lendRows()
            if derived?.selectedRows != view.selection?.selected ?? [] { derived = nil }
            content.update(view.content, environment: contentEnvironment())
        } else {
            content.update(environment: contentEnvironment())
        }
        followEditMode()
        // Rows being removed keep their last look.
        for row in rows.values where !row.box.isLeaving { row.refresh() }
    }

    override func childBoxesDidChange(_ child: ViewNode) { graph.markStale(self) }

    func syncContainer() {
        let shown = Set((box.children + box.departures.replaced).map { ObjectIdentifier($0) })
        for (key, row) in rows where !shown.contains(ObjectIdentifier(row.box)) {
            row.remove()
            rows[key] = nil
        }
        edges = edges.filter { shown.contains(ObjectIdentifier($0.value)) }
        box.runs = makeLines()
    }

    // MARK: Lines

    /// The content's runs by section, with the gaps between them.
    private func makeLines() -> [LazyRun] {
        let runs = content.lazyRuns
        var result: [LazyRun] = []
        var start = 0
        var last: SectionGap?
        var endsWithRow = false
        var endsWithFooter = true
        while start < runs.count {
            var end = start + 1
            while end < runs.count, runs[end].section == runs[start].section { end += 1 }
            let own = runs[start].sectionGap?.rounded(to: metrics.pixel) ?? metrics.sectionGap
            let space = last.map { $0.shared(with: own) } ?? own.atEdge
            let lines = section(
                runs[start..<end], after: space, followsRow: endsWithRow, isAtGap: !endsWithFooter)
            if let end = lines.last(where: { $0.count > 0 }) { endsWithRow = end.role == .item }
            endsWithFooter = runs[start..<end].last { $0.count > 0 }?.role == .footer
            result += lines
            last = own
            start = end
        }
        if metrics.style.isGrouped, let last { result.append(gap(last.atEdge.aboveHeader)) }
        return result
    }

    /// - Parameters:
    ///   - space: the gap to the section before.
    ///   - followsRow: whether the line above is a row.
    ///   - isAtGap: whether there is space above a header: not at the top of the list, nor below a footer.
    private func section(
        _ runs: ArraySlice<LazyRun>, after space: SectionGap, followsRow: Bool, isAtGap: Bool
    ) -> [LazyRun] {
        let isExpanded = runs.first?.isExpanded ?? true
        let items = isExpanded ? runs.filter { $0.role == .item } : []
        let beginsWithRow = !metrics.style.isGrouped && runs.first { $0.count > 0 }?.role == .item
        let section = ListSection(
            rowCount: items.reduce(0) { $0 + $1.count }, followsRow: followsRow && beginsWithRow)
        var result: [LazyRun] = []
        var hasHeader = false
        var first = 0
        for run in runs {
            var line = run
            switch run.role {
            case .header:
                hasHeader = true
                line.source = edgeSource(run)
                result.append(line)
            case .footer:
                line.source = edgeSource(run)
                if isExpanded || metrics.style != .sidebar { result.append(line) }
            case .item where isExpanded:
                line.source = ListRowSource(
                    run, in: section, from: first, makeRow: { [weak self] in self?.row(for: $0, $1) },
                    knownRow: { [weak self] in self?.rows[ObjectIdentifier($0)] })
                first += run.count
                result.append(line)
            case .item: break
            }
        }
        if metrics.style.isGrouped {
            let aboveHeader = isAtGap || space.isCustom ? space.aboveHeader : 0
            result.insert(gap(hasHeader ? aboveHeader : space.length), at: 0)
        }
        return result
    }

    private func edgeSource(_ run: LazyRun) -> ListHeaderSource {
        ListHeaderSource(run) { [weak self] in self?.edge(for: $0, run.role) }
    }

    /// The line of a header or footer, created on demand.
    private func edge(for content: LayoutBox, _ role: LazyRole) -> ListHeaderBox {
        let key = ObjectIdentifier(content)
        let line = edges[key] ?? ListHeaderBox(role, metrics: metrics)
        edges[key] = line
        line.layoutDirection = environment.layoutDirection
        line.metrics = metrics
        if line.wrapped !== content { line.wrapped = content }
        return line
    }

    private func gap(_ length: CGFloat) -> LazyRun {
        LazyRun(source: ListGap(length: length), count: 1, role: .footer)
    }

    /// The row of a content, created on demand.
    private func row(for content: LayoutBox, _ place: ListRowPlace) -> ListRow {
        let key = ObjectIdentifier(content)
        if let row = rows[key] {
            row.place = place
            return row
        }
        let row = ListRow(content, at: place, in: self)
        row.box.layoutDirection = environment.layoutDirection
        row.onRelease = { [weak self] in self?.rows[key] = nil }
        rows[key] = row
        return row
    }
}
