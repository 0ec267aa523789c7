import Drawing
@_spi(Floors) import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUIInteraction
import SwiftUIPresentation

/// A row of a list: the content in its insets, the background, and the separators above and below.
final class ListRowBox: GestureBox, TouchReceiver, PressArea, PreparedLine, BackdropBox, RowBox {
    /// The style of the row at its place in the list.
    var look: ListRowAppearance {
        didSet { if look != oldValue { invalidateLayout() } }
    }
    /// Replaces the background of the style.
    var background: LayoutBox? {
        didSet { if background !== oldValue { replace(oldValue, background) } }
    }
    /// The control before the content while the list is edited.
    var leading: LayoutBox? {
        didSet { if leading !== oldValue { replace(oldValue, leading) } }
    }
    /// The control after the content: a badge, a chevron, the handle of a row that can be moved.
    var trailing: LayoutBox? {
        didSet { if trailing !== oldValue { replace(oldValue, trailing) } }
    }
    /// The edges whose control is new and animates in from there.
    var arrivals: Set<HorizontalEdge> = []
    /// Former controls that are still animating out.
    var departures: [Departure] = []
    /// The buttons under the content's leading and trailing edges.
    var actions: [HorizontalEdge: LayoutBox] = [:] {
        didSet {
            release(oldValue.values)
            adopt(actions.values)
            invalidateLayout()
        }
    }
    /// The animated lengths of the row.
    var motion = ListRowMotion() {
        didSet {
            guard motion != oldValue else { return }
            if motion.isRaised { roles.insert(.raised) } else { roles.remove(.raised) }
            invalidateDrawing()
        }
    }
    /// The horizontal shift that reveals the buttons, in points towards the trailing edge.
    var shift: CGFloat = 0 {
        didSet { if shift != oldValue { invalidateLayout() } }
    }
    /// The state of a full swipe, shared with the buttons.
    let fullSwipe = FullSwipeProgress()
    /// The part of the buttons' space that the first button has filled, from 0 to 1.
    var fullness: CGFloat {
        get { fullSwipe.fullness }
        set {
            guard newValue != fullSwipe.fullness else { return }
            fullSwipe.fullness = newValue
            for box in actions.values.flatMap(\.presses) { box.invalidateLayout() }
        }
    }
    /// True while a finger presses the row.
    var isPressed = false {
        didSet { if isPressed != oldValue { invalidateDrawing() } }
    }
    var isSelected = false {
        didSet { if isSelected != oldValue { invalidateDrawing() } }
    }
    /// Gestures, actions and the look from the list.
    @MainActor weak var behavior: (any ListRowBehavior)?
    /// The touches that the row takes.
    var touches = ListRowTouches() {
        didSet {
            guard touches.isEditing != oldValue.isEditing || touches.takesTapsOfLinks != oldValue.takesTapsOfLinks
            else { return }
            // The row's buttons lose or get their actions; see ``PressBox/isSuspended``.
            for button in wrapped?.presses ?? [] { button.invalidateSemantics() }
        }
    }

    init(look: ListRowAppearance) {
        self.look = look
        super.init()
        roles = [.listLine, .pressArea, .needsPreparation, .row]
    }

    deinit {
        release(parts)
        release(departures.lazy.map(\.box))
    }

    // MARK: Touches

    @MainActor var recognizer: AnyRecognizer {
        behavior?.recognizer ?? AnyRecognizer(GestureRecognizer<Void>())
    }

    /// True if touches are for the row: if it takes taps, or shows its buttons.
    @MainActor var isMeantForTouches: Bool { touches.takesTaps || shift != 0 }
    /// Rows that can be lifted receive touches in addition to the button that fills them.
    @MainActor var scrolls: Bool { touches.isLiftable }
    var isEditing: Bool { touches.isEditing }
    /// Rows take taps where the list is edited, and those of a link that chooses the row.
    var claimsTaps: Bool { touches.isEditing || touches.takesTapsOfLinks }

    @MainActor func didAct() { behavior?.didAct() }

    @MainActor func beginMove() -> (any RowMove)? { behavior?.beginMove() }

    // MARK: Parts

    private func replace(_ old: LayoutBox?, _ new: LayoutBox?) {
        release(old)
        adopt(new)
        invalidateLayout()
    }

    private var parts: [LayoutBox] { [background, leading, trailing].compactMap { $0 } + Array(actions.values) }

    /// The children from back to front.
    override var children: [LayoutBox] {
        var result: [LayoutBox] = []
        if shift > 0, let box = actions[.leading] { result.append(box) }
        if shift < 0, let box = actions[.trailing] { result.append(box) }
        return result + [background, wrapped, leading, trailing].compactMap { $0 } + departures.map(\.box)
    }

    // MARK: Layout

    /// Marks the look as stale, because the traits of the content may have changed.
    override func didInvalidateLayout() { roles.insert(.needsPreparation) }

    /// Updates the look; the list's own changes to the row end here during layout.
    @MainActor func prepareLine() {
        absorbsInvalidation = true
        behavior?.refresh()
        absorbsInvalidation = false
        roles.remove(.needsPreparation)
    }

    /// Discards the cached layout after the list has given the row another place.
    func placeDidChange() { forgetLayout() }

    /// The insets of the content in the row's frame, with the margins and the space for the controls beside it.
    private func insets(width: CGFloat?) -> EdgeInsets {
        var insets = look.insets
        insets.leading += look.metrics.margin
        insets.trailing += look.metrics.margin
        // Controls stand 12 points from the content, the indentation of edited rows on iOS.
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
        let insets = insets(width: proposal.width)
        let content = wrapped?.size(for: inner(proposal)) ?? .zero
        let width = proposal.width ?? content.width + insets.leading + insets.trailing
        let height = max(look.metrics.minimumRowHeight, content.height + insets.top + insets.bottom)
        return CGSize(width: width, height: height + look.spacing)
    }

    /// The row's frame without the card's margins and the spacing after it.
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

    override var contentTransform: CGAffineTransform? {
        motion.lift == 0 ? nil : CGAffineTransform(translationX: 0, y: motion.lift)
    }

    // MARK: Drawing

    /// Draws the part that does not fade with a row being inserted or removed between others: its background, so that
    /// the page does not show through their card. At the end of a card nothing replaces the row, so the background
    /// fades as well. A row shown elsewhere leaves its background.
    func drawBackdrop(in pass: DrawingPass) -> DisplayList {
        if presentation?.isAway == true { return drawBackground(in: pass) }
        if look.endsCard || (look.metrics.style.isGrouped && behavior?.isEndOfStaying == true) {
            return DisplayList()
        }
        return shift == 0 ? drawBackground(in: pass) : drawCardBehindButtons(in: pass)
    }

    override func draw(in pass: DrawingPass) -> DisplayList {
        motion.elevation > 0 ? drawWithShadow(drawRow(in: pass)) : drawRow(in: pass)
    }

    // MARK: Accessibility and hit testing

    override func describe(to builder: inout SemanticsBuilder) {
        builder.areaFrame = standsForRow ? card.applying(builder.transform) : nil
        defer { builder.areaFrame = nil }
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

    /// The target of touches beside the content: the button that fills the row, its menu, or both.
    private var touched: LayoutBox? {
        guard let button = rowButton else { return menu }
        guard let menu, menu.isInside(button) else { return button }
        return menu
    }

    /// True if a point of the card is over the revealed buttons.
    func isOnButtons(_ point: CGPoint) -> Bool {
        let covered = layoutDirection == .rightToLeft ? -shift : shift
        return covered > 0 ? point.x < card.minX + covered : covered < 0 ? point.x > card.maxX + covered : false
    }

    /// The button that fills the row; the first of several.
    var rowButton: PressBox? {
        guard shift == 0, let button = wrapped?.firstRowButton, !button.isSuspended else { return nil }
        return button
    }

    /// True if exactly one button fills the row, so that it gets the row's accessibility frame.
    private var standsForRow: Bool { shift == 0 && (wrapped?.presses.count { $0.fillsArea } ?? 0) == 1 }

    /// All buttons that fill the row: a finger presses all of them. Buttons with a custom style do not fill it.
    var areaButtons: [PressBox] { wrapped?.presses.filter { $0.fillsArea && !$0.isSuspended } ?? [] }
}

extension BoxRoles {
    /// A list's own line around a content box, which comes, moves and goes with it, and has a shape of its own.
    static let listLine: BoxRoles = [.removesAsOne, .takesLeavingViewsAlong, .endsContentShape]
}

extension LayoutBox {
    /// The box as a row of a list; nil for all others.
    final var asListRow: ListRowBox? { self as? ListRowBox }
}
