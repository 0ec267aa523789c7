import Drawing
@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction
import SwiftUIPresentation

/// Fills the proposal and places an edit menu beside its anchor.
nonisolated struct EditMenuModifier: BoxModifier {
    typealias Body = Never

    let menu: EditMenu
    let presentation: Presentation

    @MainActor func makeBox(environment: EnvironmentValues) -> EditMenuBox {
        let box = EditMenuBox()
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: EditMenuBox, environment: EnvironmentValues) {
        box.menu = menu
        box.layer = presentation
        box.invalidateLayout()
    }
}

/// Places the menu above its anchor, below it where there is no room above, and over text that fills the screen. Tracks
/// the anchor as it moves; hidden while it scrolls, and on screens hardly larger than the text.
final class EditMenuBox: TransparentBox, PositionDependentBox, DeferredPlacementBox {
    fileprivate(set) var menu: EditMenu?
    fileprivate weak var layer: Presentation?
    /// The anchor at the last placement.
    private var used: CGRect?
    private var isAway = true
    var awaitsPlacement = false

    /// In points, between the text and the menu, and between the menu and the edges of the screen (by eye from iOS).
    private static let gap: CGFloat = 8
    private static let margin: CGFloat = 8

    /// The visible part of the menu's anchor.
    @MainActor private var target: CGRect? {
        guard let target = menu?.target(), let screen else { return nil }
        let shown = target.intersection(CGRect(origin: .zero, size: screen.placedSize))
        return shown.isNull ? nil : convertFromRoot(shown)
    }

    private var screen: LayoutBox? { enclosingLayer }

    @MainActor var isOutOfPlace: Bool { target != used }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: super.measure(proposal))
    }

    override func placeChildren() {
        root?.register(self)
        deferPlacement()
    }

    func finishPlacement(with requests: LayoutRequests) {
        if layer?.isLeaving == false { root?.placedEditMenu.box = self }
        used = target
        isAway = used == nil
        guard let wrapped else { return }
        let room = CGRect(origin: .zero, size: placedSize).insetBy(dx: Self.margin, dy: Self.margin)
        let size = wrapped.size(for: ProposedViewSize(width: room.width, height: nil))
        let target = used ?? .zero
        let above = target.minY - Self.gap - size.height
        let below = target.maxY + Self.gap
        var y = above
        if above < room.minY { y = below + size.height <= room.maxY ? below : target.midY - size.height / 2 }
        if above < room.minY, y != below, target.height < 2 * size.height { isAway = true }
        let x = max(room.minX, min(target.midX - size.width / 2, room.maxX - size.width))
        y = max(room.minY, min(y, room.maxY - size.height))
        wrapped.place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
    }

    override func draw(in pass: DrawingPass) -> DisplayList { isAway ? DisplayList() : super.draw(in: pass) }

    override func hitTest(_ point: CGPoint) -> LayoutBox? { isAway ? nil : super.hitTest(point) }

    override func describe(to builder: inout SemanticsBuilder) {
        if !isAway { super.describe(to: &builder) }
    }

    /// Handles the start of a touch: dismisses the menu unless the touch is on the menu or its owner.
    fileprivate func touchDidBegin(on hit: LayoutBox?) {
        var box = hit
        while let current = box {
            if current === self || ObjectIdentifier(current) == menu?.owner { return }
            box = current.parent
        }
        layer?.dismiss()
    }
}

/// The most recently placed edit menu of a tree.
private final class PlacedEditMenu {
    weak var box: EditMenuBox?
}

extension RootBox {
    fileprivate var placedEditMenu: PlacedEditMenu { attachments.object { PlacedEditMenu() } }

    /// Reports the start of a touch at a point in root coordinates.
    @MainActor package func noteTouch(at point: CGPoint) {
        guard let editMenu = placedEditMenu.box, editMenu.root === self else { return }
        editMenu.touchDidBegin(on: hitTest(point))
    }
}

extension LayoutBox {
    /// The part of a rectangle of the box that the enclosing scroll views leave visible, in root coordinates; nil when
    /// there is none, or while one of them is dragged or decelerates.
    @MainActor func restingPart(of rect: CGRect) -> CGRect? {
        var rect = rect
        var box: LayoutBox = self
        while let parent = box.parent {
            rect = box.exactToParent(rect)
            if let scroll = parent.asScrollBox {
                guard !scroll.isFree else { return nil }
                rect = rect.intersection(scroll.visibleRect)
                if rect.isNull { return nil }
            }
            box = parent
        }
        return rect
    }
}
