import Drawing

/// One row of a list: the content in its insets, what lies behind it, and the lines above and below.
class ListRowBox: GestureBox, @unchecked Sendable {
    /// How the row looks; follows from the list's style, its place in the section and the traits of its content.
    struct Look: Equatable {
        var metrics: ListMetrics
        var insets = EdgeInsets()
        /// Corner radii; 0 between the ends of a card.
        var topRadius: CGFloat = 0
        var bottomRadius: CGFloat = 0
        /// Colours of the lines above and below; nil for none.
        var topSeparator: Line?
        var bottomSeparator: Line?
        var hasBackground = true
        /// After the row, in points.
        var spacing: CGFloat = 0
        /// Whether what lies below the row is the page.
        var endsCard = false
        /// Whether the row has its place in a card or band of several, and which.
        var isPartOfCard = false
        var isFirst = false
        var isLast = false
    }

    /// A separator.
    struct Line: Equatable {
        var color: RGBAColor
        /// Whether it is at an end of the section.
        var isEdge = false
        /// Whether it runs from edge to edge, as those around a band do.
        var isFull = false
    }

    var look: Look {
        didSet { if look != oldValue { invalidateLayout() } }
    }
    /// Takes the place of the background of the style.
    var background: LayoutBox? {
        didSet { if background !== oldValue { replace(oldValue, background) } }
    }
    /// Before the content: what marks the row while the list is edited.
    var leading: LayoutBox? {
        didSet { if leading !== oldValue { replace(oldValue, leading) } }
    }
    /// After the content: a badge, a mark, the handle of a row that can be moved.
    var trailing: LayoutBox? {
        didSet { if trailing !== oldValue { replace(oldValue, trailing) } }
    }
    /// The edges whose control is new, and comes in from there.
    var arrivals: Set<HorizontalEdge> = []
    /// The controls that were there before, as long as they are seen.
    var departures: [Departure] = []
    /// The buttons under the content's leading and trailing edges.
    var actions: [HorizontalEdge: LayoutBox] = [:] {
        didSet {
            for box in oldValue.values where box.parent === self { box.parent = nil }
            for box in actions.values { box.parent = self }
            invalidateLayout()
        }
    }
    /// The radii of the corners as they are shown, on their way to those of the look.
    var topCorner: CGFloat = 0 {
        didSet { if topCorner != oldValue { invalidateDrawing() } }
    }
    var bottomCorner: CGFloat = 0 {
        didSet { if bottomCorner != oldValue { invalidateDrawing() } }
    }
    /// How far the row has been moved towards its trailing edge to show its buttons, in points.
    var shift: CGFloat = 0 {
        didSet { if shift != oldValue { invalidateLayout() } }
    }
    /// What the buttons know of a full swipe.
    let course = SwipeCourse()
    /// How far the first button has taken the place of all.
    var fullness: CGFloat {
        get { course.fullness }
        set {
            guard newValue != course.fullness else { return }
            course.fullness = newValue
            for box in actions.values.flatMap(\.presses) { box.invalidateLayout() }
        }
    }
    /// How far the row is shown from its place while rows are moved, in points.
    var lift: CGFloat = 0 {
        didSet { if lift != oldValue { invalidateDrawing() } }
    }
    /// Where it goes from its place to make room for one that is moved, in points.
    var room: CGFloat = 0
    /// Whether a finger moves it, over the others.
    var isLifted = false {
        didSet { if isLifted != oldValue { invalidateDrawing() } }
    }
    /// Whether a finger has let it go, so that it goes to its place over the others.
    var isDropped = false
    /// How far it is off its card, from 0 to 1: with a shadow, in the dark lighter.
    var elevation: CGFloat = 0 {
        didSet { if elevation != oldValue { invalidateDrawing() } }
    }
    /// From its place to the gap in which it would come down now, in points.
    var gap: CGFloat = 0 {
        didSet { if gap != oldValue { invalidateDrawing() } }
    }
    /// Whether a finger is on it.
    var isPressed = false {
        didSet { if isPressed != oldValue { invalidateDrawing() } }
    }
    /// How much is left of the highlight of a row whose button has acted.
    var trace: CGFloat = 0 {
        didSet { if trace != oldValue { invalidateDrawing() } }
    }
    /// A finger has had the button act that stands for the row.
    @MainActor var didAct: () -> Void = {}
    /// Whether the list is edited.
    var isEditing = false
    /// Whether a tap on the link that stands for the row chooses the row.
    var takesTapsOfLinks = false
    var isSelected = false {
        didSet { if isSelected != oldValue { invalidateDrawing() } }
    }
    /// Asks the list again how the row looks.
    var refresh: (@MainActor () -> Void)?
    /// Whether nothing below in the row's card stays while the row comes or goes.
    @MainActor var isEndOfStaying: () -> Bool = { false }
    /// What swipes on the row offer.
    @MainActor var spokenActions: () -> [SemanticsAction] = { [] }
    /// Opens the menu that the list has for the row; nil for none.
    @MainActor var spokenMenu: () -> SemanticsAction? = { nil }
    /// What the badge says; nil for none.
    @MainActor var spokenBadge: () -> String? = { nil }
    private var isStale = true
    private var isRefreshing = false
    @MainActor var gesture: AnyRecognizer?

    init(look: Look) { self.look = look }

    override var isListLine: Bool { true }
    override var isRaised: Bool { isLifted || elevation != 0 || (isDropped && lift != 0) }

    deinit {
        for box in parts + departures.map(\.box) where box.parent === self { box.parent = nil }
    }

    @MainActor override var recognizer: AnyRecognizer { gesture ?? AnyRecognizer(GestureRecognizer<Void>()) }

    /// A touch on a row means it when it can be selected, or has been opened.
    @MainActor override var isMeantForTouches: Bool { takesTaps || shift != 0 }
    @MainActor var takesTaps = false
    /// A row that fingers lift hears of them beside the button that stands for it.
    @MainActor override var scrolls: Bool { isLiftable }
    /// Whether a finger that stays takes the row with it.
    @MainActor var isLiftable = false
    /// Has a finger take the row with it; nil where it does not.
    @MainActor var beginMove: () -> ListRowMove? = { nil }

    private func replace(_ old: LayoutBox?, _ new: LayoutBox?) {
        if let old, old.parent === self { old.parent = nil }
        new?.parent = self
        invalidateLayout()
    }

    private var parts: [LayoutBox] { [background, leading, trailing].compactMap { $0 } + Array(actions.values) }

    /// The boxes from back to front.
    override var children: [LayoutBox] {
        var result: [LayoutBox] = []
        if shift > 0, let box = actions[.leading] { result.append(box) }
        if shift < 0, let box = actions[.trailing] { result.append(box) }
        return result + [background, wrapped, leading, trailing].compactMap { $0 } + departures.map(\.box)
    }

    // MARK: Layout

    /// What is said of the content's view may have changed with it.
    override func didInvalidateLayout() { isStale = true }

    private func refreshIfStale() {
        guard isStale, let refresh else { return }
        isRefreshing = true
        MainActor.assumeIsolated(refresh)
        isRefreshing = false
        isStale = false
    }

    /// What the list changes of the row while it lays it out is a part of that.
    override var absorbsInvalidation: Bool { isRefreshing }

    /// The list has given the row another place.
    func placeDidChange() { forgetLayout() }

    /// Between the content and the card's edges, with room for what stands before and after it.
    private func insets(width: CGFloat?) -> EdgeInsets {
        var insets = look.insets
        insets.leading += look.metrics.margin
        insets.trailing += look.metrics.margin
        // Controls stand 12 points from the content, as far as iOS indents rows that are edited (remembered).
        if let leading { insets.leading += leading.size(for: .unspecified).width + ListRowControls.spacing }
        if let trailing { insets.trailing += trailing.size(for: .unspecified).width + 8 }
        return insets
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let insets = insets(width: proposal.width)
        return ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        refreshIfStale()
        let insets = insets(width: proposal.width)
        let content = wrapped?.size(for: inner(proposal)) ?? .zero
        let width = proposal.width ?? content.width + insets.leading + insets.trailing
        let height = max(look.metrics.minimumRowHeight, content.height + insets.top + insets.bottom)
        return CGSize(width: width, height: height + look.spacing)
    }

    /// The row without the margins of its card and the space after it.
    var card: CGRect {
        CGRect(
            x: look.metrics.margin, y: 0, width: max(0, size.width - 2 * look.metrics.margin),
            height: max(0, size.height - look.spacing))
    }

    var placedCard: CGRect {
        CGRect(
            x: look.metrics.margin, y: 0, width: max(0, placedSize.width - 2 * look.metrics.margin),
            height: max(0, placedSize.height - look.spacing))
    }

    override func placeChildren() {
        refreshIfStale()
        let card = placedCard
        let insets = insets(width: placedSize.width)
        func put(_ box: LayoutBox, x: CGFloat, y: CGFloat, _ proposal: ProposedViewSize) {
            let width = box.size(for: proposal).width
            box.place(
                at: CGPoint(x: layoutDirection == .rightToLeft ? placedSize.width - x - width : x, y: y),
                proposal: proposal)
        }
        if let wrapped {
            let offer = inner(ProposedViewSize(placedSize))
            let height = wrapped.size(for: offer).height
            let room = card.height - insets.top - insets.bottom
            put(wrapped, x: insets.leading + shift, y: insets.top + (room - height) / 2, offer)
        }
        if let background { put(background, x: card.minX + shift, y: 0, ProposedViewSize(card.size)) }
        func put(_ control: LayoutBox, at edge: HorizontalEdge, isOutside: Bool) {
            let size = control.size(for: .unspecified)
            let x =
                edge == .leading
                ? (isOutside ? card.minX - size.width : card.minX + look.insets.leading)
                : (isOutside ? card.maxX : card.maxX - look.insets.trailing - size.width)
            put(control, x: x + shift, y: (card.height - size.height) / 2, .unspecified)
        }
        for (control, edge) in [(leading, HorizontalEdge.leading), (trailing, .trailing)] {
            guard let control else { continue }
            if arrivals.remove(edge) != nil {
                put(control, at: edge, isOutside: true)
                control.comeFrom(control.placedOrigin)
            }
            put(control, at: edge, isOutside: false)
        }
        for departure in departures { put(departure.box, at: departure.edge, isOutside: true) }
        for (edge, box) in actions {
            let natural = box.size(for: ProposedViewSize(width: nil, height: card.height)).width
            let width = max(natural, abs(shift))
            put(
                box, x: edge == .leading ? card.minX : card.maxX - width, y: 0,
                ProposedViewSize(width: width, height: card.height))
        }
    }

    override var transformToParent: CGAffineTransform {
        CGAffineTransform(translationX: origin.x, y: origin.y + lift)
    }

    override func convertToParent(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + origin.x, y: point.y + origin.y + lift)
    }

    override func convertFromParent(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - origin.x, y: point.y - origin.y - lift)
    }

    // MARK: Drawing

    /// A row that comes or goes between others fades over its background, so that the page does not show through their
    /// card. At the end of a card nothing comes in its place: there the background fades as well. A row that is away leaves its
    /// background.
    override func drawBackdrop() -> DisplayList {
        if presentation?.isAway == true { return drawBackground() }
        if look.endsCard || (look.metrics.style.isGrouped && MainActor.assumeIsolated { isEndOfStaying() }) {
            return DisplayList()
        }
        return shift == 0 ? drawBackground() : drawCardBehindButtons()
    }

    override func draw() -> DisplayList {
        elevation > 0 ? drawWithShadow(drawRow()) : drawRow()
    }

    // MARK: Reading and touching

    override func describe(to builder: inout SemanticsBuilder) {
        builder.rowFrame = standsForRow ? card.applying(builder.transform) : nil
        defer { builder.rowFrame = nil }
        describeParts(to: &builder)
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        let card = card
        guard card.contains(point) else { return nil }
        if isOnButtons(point), let buttons = actions[shift > 0 ? .leading : .trailing] {
            return buttons.hitTest(buttons.convertFromParent(point)) ?? self
        }
        for child in [trailing, leading, wrapped].compactMap({ $0 }) {
            guard let hit = child.hitTest(child.convertFromParent(point)) else { continue }
            let isControl = child !== wrapped
            if !isControl, let button = wrapped?.firstRowButton, button.isSuspended,
                hit.isPlainContent(within: button)
            {
                return self
            }
            guard hit.isPlainContent(within: self, besides: menu), !(isControl && isEditing) else { return hit }
            guard let target = isControl ? menu : touched, !hit.isInside(target) else { return hit }
            return target
        }
        return touched ?? self
    }

    /// What touches beside the content mean: a button that stands for the whole row, its menu, or both.
    private var touched: LayoutBox? {
        guard let button = rowButton else { return menu }
        return menu.flatMap { $0.isInside(button) ? $0 : nil } ?? button
    }

    /// Whether the row has slid off a point of its card.
    func isOnButtons(_ point: CGPoint) -> Bool {
        let covered = layoutDirection == .rightToLeft ? -shift : shift
        return covered > 0 ? point.x < card.minX + covered : covered < 0 ? point.x > card.maxX + covered : false
    }

    /// The button that stands for the whole row; with several of them, the first.
    var rowButton: PressBox? {
        guard shift == 0, let button = wrapped?.firstRowButton, !button.isSuspended else { return nil }
        return button
    }

    /// Whether a single button is the row to those who read it.
    private var standsForRow: Bool { shift == 0 && (wrapped?.presses.count { $0.fillsRow } ?? 0) == 1 }

    /// All buttons that stand for the whole row: a finger presses all of them, as on iOS (remembered). Those with a style
    /// of their own stand for themselves.
    var rowButtons: [PressBox] { wrapped?.presses.filter { $0.fillsRow && !$0.isSuspended } ?? [] }
}
