import Drawing

/// The state of a created list row: its box, and the views that the list adds to the content.
@MainActor
final class ListRow {
    let box: ListRowBox
    let content: LayoutBox
    /// Strong, because an action of the row may remove the list while it runs; the list releases its rows when it is
    /// removed.
    let list: any ListHost
    var place: ListRowPlace {
        didSet {
            if oldValue.section !== place.section { formerPlace = oldValue }
            box.placeDidChange()
        }
    }
    /// The row's place before the list last changed.
    private var formerPlace: ListRowPlace?
    var onRelease: (() -> Void)?
    /// Animates the box's lengths.
    private(set) lazy var slides = ListRowSlides(box, in: list.graph)
    /// Recognises the finger that selects, swipes or moves the row.
    private(set) lazy var gesture = ListRowGesture(self)
    private var background: ListPart?
    private var leading: ListPart?
    private var trailing: ListPart?
    private var actions: [HorizontalEdge: ListPart] = [:]

    init(_ content: LayoutBox, at place: ListRowPlace, in list: any ListHost) {
        self.content = content
        self.place = place
        self.list = list
        box = ListRowBox(look: ListRowBox.Look(metrics: list.metrics))
        box.wrapped = content
        box.gesture = AnyRecognizer(gesture)
        box.refresh = { [weak self] in self?.refresh() }
        box.isEndOfStaying = { [weak self] in
            guard let self else { return false }
            return !self.list.staysRow(below: self)
        }
        box.beginMove = { [weak self] in self.flatMap { $0.isLiftable && $0.box.shift == 0 ? ListRowMove($0) : nil } }
        box.spokenActions = { [weak self] in self?.spokenActions ?? [] }
        box.spokenMenu = { [weak self] in self?.spokenMenu }
        box.spokenBadge = { [weak self] in self?.spokenBadge }
        box.didAct = { [weak self] in self?.didAct() }
    }

    var parts: [ViewNode] {
        [background, leading, trailing].compactMap { $0 } + Array(actions.values) + (spoken?.nodes ?? [])
    }

    func remove() {
        for part in parts { part.remove() }
    }

    func release() {
        remove()
        onRelease?()
    }

    // MARK: Data

    var edits: RowEdits? { place.run.edits }

    /// The index of the row's element in its data.
    var element: Int? { place.run.source.element(at: place.position) }

    /// The row's value in a selection: its tag, else the identity of its element.
    var selectionValue: AnyHashable? { content.traits[TagKey.self] ?? place.run.source.id(at: place.position) }

    /// True if the selection accepts the row's value.
    var isChoosable: Bool {
        guard let selection = list.selection, let value = selectionValue, selection.accepts(value) else { return false }
        return !content.traits[SelectionDisabledKey.self]
    }

    /// True if a tap on the row's link selects the row.
    private var hasChoosingLink: Bool { content.traits[ChoosingLinkKey.self] }

    /// True if a tap selects the row.
    var isSelectable: Bool {
        isChoosable && (list.isEditing || list.selection?.allowsMultiple == false || hasChoosingLink)
    }

    /// True if a tap on the row has an effect.
    var takesTaps: Bool {
        if isSelectable { return true }
        guard list.selectionMenu?.primaryAction != nil, !list.isEditing, let value = selectionValue else {
            return false
        }
        return list.selection?.accepts(value) == true && !content.traits[SelectionDisabledKey.self]
    }

    func isShown(at point: CGPoint) -> Bool {
        let frame = box.frame(in: .global)
        return box.card.offsetBy(dx: frame.minX, dy: frame.minY).contains(point)
    }

    var canDelete: Bool { edits?.delete != nil && !content.traits[DeleteDisabledKey.self] }

    var canMove: Bool { edits?.move != nil && !content.traits[MoveDisabledKey.self] }

    /// True if a finger that stays on the row moves it; while the list is edited, the handle does this instead.
    var isLiftable: Bool { canMove && !list.isEditing }

    /// Handles a tap that nothing in the row took.
    func tap() {
        if box.shift != 0 { return close() }
        guard let value = selectionValue else { return }
        if isSelectable { select(value) }
        if !list.isEditing, takesTaps { list.selectionMenu?.primaryAction?([value]) }
    }

    func select(_ value: AnyHashable) {
        guard let selection = list.selection else { return }
        guard !list.isEditing else { return selection.tap(value) }
        if selection.allowsMultiple { selection.replace([value]) } else { selection.tap(value) }
        list.environment.columnChoice?.choose { selection.clear() }
    }

    /// Selects the row whose link was followed, in a single selection.
    func selectLeadingOn() {
        guard content.traits[LeadingOnKey.self], !list.isEditing, list.selection?.allowsMultiple == false, isChoosable,
            let value = selectionValue
        else { return }
        select(value)
    }

    func delete() {
        if let element, canDelete { withAnimation { edits?.delete?(IndexSet(integer: element)) } }
        closeUnlessGone()
    }

    /// The row's present or former index in a section; nil for other sections.
    func index(in section: ListSection) -> Int? {
        if place.section === section { return place.index }
        return formerPlace.flatMap { $0.section === section ? $0.index : nil }
    }

    // MARK: Look

    /// Updates the row from the list, its place and the traits of its content.
    func refresh() {
        guard list.isAlive else { return }
        forgetSpoken()
        let traits = content.traits
        let metrics = list.metrics
        var look = ListRowBox.Look(metrics: metrics)
        look.insets = traits[ListRowInsetsKey.self] ?? metrics.rowInsets
        let isApart = metrics.hasOpenRows || metrics.rowSpacing > 0 && metrics.style.hasCards
        let shownIndex = shownIndex ?? place.index
        look.topRadius = shownIndex == 0 || isApart ? metrics.cornerRadius : 0
        look.bottomRadius = shownIndex == place.section.rowCount - 1 || isApart ? metrics.cornerRadius : 0
        look.isPartOfCard = metrics.style.isGrouped && !isApart
        look.isFirst = place.isFirst
        look.isLast = place.isLast
        look.spacing = place.isLast ? 0 : metrics.rowSpacing
        look.endsCard = metrics.style.isGrouped && (place.isLast || isApart)
        setSeparators(of: &look, at: shownIndex, traits: traits, isApart: isApart)
        let custom = traits[ListRowBackgroundKey.self]
        look.hasBackground = custom == nil
        update(
            &background, custom.map { AnyView($0.view.frame(maxWidth: .infinity, maxHeight: .infinity)) },
            environment: custom?.environment)
        updateControls(traits)
        round(\.topCorner, to: look.topRadius, from: box.look.topRadius)
        round(\.bottomCorner, to: look.bottomRadius, from: box.look.bottomRadius)
        box.look = look
        box.background = background?.box
        box.takesTaps = takesTaps
        box.isLiftable = isLiftable
        box.isEditing = list.isEditing
        box.takesTapsOfLinks = hasChoosingLink
        box.isSelected =
            traits[ShownBesideKey.self] || selectionValue.map { list.selection?.isSelected($0) ?? false } ?? false
    }

    /// Rounds a corner; animated where rows are inserted or removed with an animation, so that the end of a card stays
    /// round as they fade.
    private func round(_ corner: ReferenceWritableKeyPath<ListRowBox, CGFloat>, to radius: CGFloat, from old: CGFloat) {
        guard radius != old else { return }
        let frames = list.graph.frames
        let mayAnimate = frames.layoutMayAnimate && box.wasShown
        slides.bring(corner, to: radius, with: mayAnimate ? frames.layoutTransaction.animation : nil)
    }

    private func setSeparators(
        of look: inout ListRowBox.Look, at index: Int, traits: LayoutTraits, isApart: Bool
    ) {
        let metrics = look.metrics
        let isLast = index == place.section.rowCount - 1
        let row = traits[ListRowSeparatorsKey.self]
        let section = traits[ListSectionSeparatorsKey.self]
        func line(
            _ visibility: Visibility?, _ tint: Color?, isEdge: Bool = true, isFull: Bool = false
        ) -> ListRowBox.Line? {
            guard visibility != .hidden else { return nil }
            let color = tint.map { $0.rgba(in: list.environment) } ?? metrics.separator
            return ListRowBox.Line(color: color, isEdge: isEdge, isFull: isFull)
        }
        if !isLast, !isApart { look.bottomSeparator = line(row.bottom, row.bottomTint, isEdge: false) }
        // Cards end without a separator, bands with one from edge to edge.
        guard !metrics.style.hasCards else { return }
        let isFull = metrics.style == .grouped
        // Between the rows of two sections only the upper one's separator is drawn, unless the lower one's is made
        // visible.
        if index == 0, !place.section.followsRow || (row.top ?? section.top) == .visible {
            look.topSeparator = line(row.top ?? section.top, row.topTint ?? section.topTint, isFull: isFull)
            if section.top == .hidden { look.topSeparator = nil }
        }
        if isLast {
            look.bottomSeparator = line(
                row.bottom ?? section.bottom, row.bottomTint ?? section.bottomTint, isFull: isFull)
            if section.bottom == .hidden { look.bottomSeparator = nil }
        }
    }

    // MARK: Parts

    private func update(_ part: inout ListPart?, _ view: AnyView?, environment: EnvironmentValues? = nil) {
        guard let view else {
            part?.remove()
            part = nil
            return
        }
        let environment = environment ?? list.environment
        if let part {
            part.update(view, environment: environment)
        } else {
            part = ListPart(view, parent: list, environment: environment)
        }
    }

    private func updateControls(_ traits: LayoutTraits) {
        update(&leading, ListRowControls.leading(of: self, isEditing: list.isEditing, selection: list.selection))
        update(&trailing, ListRowControls.trailing(of: self, isEditing: list.isEditing, traits: traits))
        box.showControl(leading?.box, at: .leading, in: list.graph)
        box.showControl(trailing?.box, at: .trailing, in: list.graph)
    }

    // MARK: Swipe buttons

    /// Shows the buttons at an edge; creates them when a finger pulls towards them.
    /// - Returns: whether there are any, and whether a full swipe performs the first one's action.
    func showActions(at edge: HorizontalEdge) -> (exist: Bool, allowsFullSwipe: Bool) {
        guard list.isAlive, !list.isEditing || edge == .trailing else { return (false, false) }
        let sets = content.traits[SwipeActionsKey.self].filter { $0.edge == edge }
        var view: AnyView?
        var environment = list.environment
        if let first = sets.first {
            environment = first.environment
            view = AnyView(
                buttons(at: edge) {
                    ForEach(sets.indices, id: \.self) { sets[$0].view }
                })
        } else if edge == .trailing, canDelete {
            view = AnyView(
                buttons(at: edge) { [weak self] in
                    Button(role: .destructive) {
                        self?.delete()
                    } label: {
                        Text(system: .delete)
                    }
                })
        }
        environment.isInListRow = false
        update(&actions[edge], view, environment: environment)
        box.actions = actions.mapValues(\.box)
        // A full swipe only does what a tap on the first button would do.
        let isFirstUsable = actions[edge]?.box.firstPress?.press.isEnabled == true
        return (view != nil, isFirstUsable && sets.allSatisfy(\.allowsFullSwipe))
    }

    private var spoken: ListRowActions?

    /// The swipe actions as accessibility actions; none while the list is edited.
    var spokenActions: [SemanticsAction] {
        guard list.isAlive, !list.isEditing else { return [] }
        if let spoken { return spoken.actions }
        let sets = content.traits[SwipeActionsKey.self]
        guard !sets.isEmpty || canDelete else { return [] }
        var delete: (@MainActor @Sendable () -> Void)?
        if canDelete { delete = { [weak self] in self?.delete() } }
        let made = ListRowActions(sets, delete: delete, of: self, in: list)
        spoken = made
        return made.actions
    }

    private var knownMenu: SemanticsAction??
    /// The dependencies read by the menu's closure.
    var menuReads: ObservedReads?

    /// Opens the list's menu for the row.
    private var spokenMenu: SemanticsAction? {
        if let knownMenu { return knownMenu }
        let made = makeMenuAction()
        knownMenu = .some(made)
        return made
    }

    /// The spoken text of the badge.
    private var spokenBadge: String? {
        content.traits[BadgeKey.self].map { ResolvedText($0.text, in: list.environment).spokenText }
    }

    private func forgetSpoken() {
        spoken?.remove()
        spoken = nil
        knownMenu = nil
    }

    func buttons<Content: View>(
        at edge: HorizontalEdge, @ViewBuilder _ content: () -> Content
    ) -> SwipeButtons<Content> {
        SwipeButtons(
            edge: edge, course: box.course, rowHeight: box.card.height,
            perform: { [weak self] in if let self { perform($0) } else { $0() } },
            content: content)
    }

    /// True if the first button fills the buttons' space, because letting go performs its action.
    private var isFull = false

    /// Animates the first button to fill the buttons' space, or back.
    func fill(_ isFull: Bool) {
        guard isFull != self.isFull else { return }
        self.isFull = isFull
        // By eye from iOS.
        slides.bring(\.fullness, to: isFull ? 1 : 0, with: .spring(duration: 0.25, bounce: 0))
    }

    /// The width of the buttons at an edge, in points.
    func actionsWidth(at edge: HorizontalEdge) -> CGFloat {
        actions[edge]?.box.size(for: ProposedViewSize(width: nil, height: box.card.height)).width ?? 0
    }

    /// Performs the action of the first button at an edge.
    func performFirstAction(at edge: HorizontalEdge) {
        guard let action = actions[edge]?.box.firstPress?.press.action else { return }
        slide(to: edge == .leading ? box.card.width : -box.card.width)
        action()
    }

    /// Performs the action of a button, in an animated transaction so that the list animates the change of its rows.
    private func perform(_ action: () -> Void) {
        withAnimation { action() }
        closeUnlessGone()
    }

    /// Slides the row back over its buttons, unless its element has been deleted: such a row leaves as it is.
    private func closeUnlessGone() {
        list.graph.afterUpdate { [weak self] in
            if let self, !box.isLeaving { close() }
        }
        list.graph.invalidate()
    }

    /// Shows the buttons at the trailing edge; the red delete sign of a row that is edited does this.
    func open() {
        guard showActions(at: .trailing).exist else { return }
        list.closeRows(except: self)
        slide(to: -actionsWidth(at: .trailing))
    }

    /// Slides the row back over its buttons.
    func close() {
        guard box.shift != 0 else { return }
        fill(false)
        slide(to: 0)
    }

    /// Animates the row's horizontal shift.
    func slide(to shift: CGFloat) { slides.bring(\.shift, to: shift, with: ListRowSlide.animation) }

    /// Stops the slide, because a finger holds the row.
    func hold() { slides.stop(\.shift) }

    func closeOthers() { list.closeRows(except: self) }

    // MARK: Moving

    var isEditing: Bool { list.isEditing }

    /// The index in the section at which the row is shown while rows are moved; nil for its own.
    var shownIndex: Int?

    /// The frame scheduler of the list's tree.
    var frames: FrameScheduler { list.graph.frames }
}

extension LayoutBox {
    /// The first button in the box or below.
    var firstPress: PressBox? {
        if let box = self as? PressBox { return box }
        for child in children {
            if let found = child.firstPress { return found }
        }
        return nil
    }

    /// All buttons in the box and below.
    var presses: [PressBox] {
        (self as? PressBox).map { [$0] } ?? children.flatMap(\.presses)
    }
}
