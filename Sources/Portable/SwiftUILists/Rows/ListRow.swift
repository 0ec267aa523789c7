import Drawing
import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// The state of a created list row: its box, and the views that the list adds to the content.
@MainActor
final class ListRow: ListRowBehavior {
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
    private(set) var recognizer = AnyRecognizer(GestureRecognizer<Void>())
    /// The index in the section at which the row is shown while rows are moved; nil for its own.
    var shownIndex: Int?
    private var background: ListRowAccessory?
    private var leading: ListRowAccessory?
    private var trailing: ListRowAccessory?
    /// The buttons under the content's edges that a finger has pulled towards.
    var actions: [HorizontalEdge: ListRowAccessory] = [:]
    /// True if the first button fills the buttons' space, because letting go performs its action.
    var isFull = false
    /// The accessibility actions and the menu's action, until the row is refreshed.
    var spoken: ListRowActions?
    var knownMenu: SemanticsAction??
    /// The dependencies read by the menu's closure.
    var menuReads: ObservedReads?

    init(_ content: LayoutBox, at place: ListRowPlace, in list: any ListHost) {
        self.content = content
        self.place = place
        self.list = list
        box = ListRowBox(look: ListRowAppearance(metrics: list.metrics))
        box.wrapped = content
        recognizer = AnyRecognizer(gesture)
        box.behavior = self
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
        let look = ListRowAppearance(
            metrics: list.metrics, place: place, shownIndex: shownIndex ?? place.index, traits: traits,
            in: list.environment)
        let custom = traits[ListRowBackgroundKey.self]
        update(
            &background, custom.map { AnyView($0.view.frame(maxWidth: .infinity, maxHeight: .infinity)) },
            environment: custom?.environment)
        updateControls(traits)
        round(\.motion.topCorner, to: look.topRadius, from: box.look.topRadius)
        round(\.motion.bottomCorner, to: look.bottomRadius, from: box.look.bottomRadius)
        box.look = look
        box.background = background?.box
        box.touches = ListRowTouches(
            takesTaps: takesTaps, isLiftable: isLiftable, isEditing: list.isEditing,
            takesTapsOfLinks: hasChoosingLink)
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

    // MARK: Parts

    func update(_ part: inout ListRowAccessory?, _ view: AnyView?, environment: EnvironmentValues? = nil) {
        guard let view else {
            part?.remove()
            part = nil
            return
        }
        let environment = environment ?? list.environment
        if let part {
            part.update(view, environment: environment)
        } else {
            part = ListRowAccessory(view, parent: list, environment: environment)
        }
    }

    private func updateControls(_ traits: LayoutTraits) {
        update(&leading, ListRowControls.leading(of: self, isEditing: list.isEditing, selection: list.selection))
        update(&trailing, ListRowControls.trailing(of: self, isEditing: list.isEditing, traits: traits))
        box.showControl(leading?.box, at: .leading, in: list.graph)
        box.showControl(trailing?.box, at: .trailing, in: list.graph)
    }

    // MARK: The list

    var isEditing: Bool { list.isEditing }

    /// True if no row below in the same card stays while this one is inserted or removed.
    var isEndOfStaying: Bool { !list.staysRow(below: self) }

    /// Starts a move of the row by a finger; nil if it cannot be moved.
    func beginMove() -> ListRowMove? { isLiftable && box.shift == 0 ? ListRowMove(self) : nil }

    /// The frame scheduler of the list's tree.
    var frames: FrameScheduler { list.graph.frames }
}
