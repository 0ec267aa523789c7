import Drawing
import Foundation

/// The layout of a root view: in the middle of what the safe area leaves.
struct RootLayout: Layout {
    /// In points; leading and trailing follow the reading direction.
    var safeAreaInsets = EdgeInsets()
    /// How much of the room above the lower inset the keyboard's bar covers, in points.
    var keyboardInset: CGFloat = 0

    /// How far the root view keeps clear of the edges.
    var insets: EdgeInsets {
        var insets = safeAreaInsets
        insets.bottom += keyboardInset
        return insets
    }

    private var centre: ZStackLayout { ZStackLayout() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = centre.sizeThatFits(
            proposal: proposal.inset(by: insets), subviews: subviews, cache: &cache)
        guard insets != EdgeInsets() else { return size }
        // With a safe area the root is a window, which is as large as it is whatever is in it.
        return CGSize(
            width: proposal.width ?? size.width + insets.leading + insets.trailing,
            height: proposal.height ?? size.height + insets.top + insets.bottom)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offered = proposal.inset(by: insets)
        let room = bounds.inset(by: insets)
        let size = centre.sizeThatFits(proposal: offered, subviews: subviews, cache: &cache)
        let origin = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
        centre.placeSubviews(
            in: CGRect(origin: origin, size: size), proposal: offered, subviews: subviews, cache: &cache)
    }
}

/// The box of a window, a page or a picture: what global coordinates start from.
final class RootBox: LayoutContainerOf<RootLayout>, @unchecked Sendable {
    /// What was offered to the whole, for views that measure themselves by it.
    var offered = ProposedViewSize.unspecified
    /// What animates in the whole, and how changes that are laid out are to be shown; nil for what only draws.
    var frames: FrameScheduler?
    private var dependents: [ObjectIdentifier: WeakBox] = [:]
    /// The views that take over each other's frames.
    let matchedGeometry = MatchedGeometryGroups()

    /// The edit menu that was placed last.
    weak var editMenu: EditMenuBox?

    /// What magnifies text under a finger, over everything else.
    var loupe: TextLoupe?

    /// What lies over the root view, the topmost last.
    var layers: [PresentationBox] = [] {
        didSet {
            for old in oldValue where old.parent === self { old.parent = nil }
            for layer in layers { layer.parent = self }
            for old in oldValue where old.parent == nil { old.preview?.giveBack() }
            invalidateLayout()
        }
    }

    deinit {
        for layer in layers where layer.parent === self { layer.parent = nil }
    }

    override var children: [LayoutBox] { contents + layers }

    /// What can be seen: nothing below a layer that covers it.
    var shownChildren: [LayoutBox] {
        guard let cover = layers.lastIndex(where: { $0.hidesBelow && !$0.isMoving && !$0.isLeaving }) else {
            return children
        }
        return Array(layers[cover...])
    }

    /// What touches, keys and assistive technology reach: nothing below a modal layer.
    override var reachableChildren: [LayoutBox] {
        guard !layers.isEmpty else { return contents }
        let present = layers.filter { !$0.isLeaving }
        guard let modal = present.lastIndex(where: \.isModal) else { return contents + present }
        return Array(present[modal...])
    }

    override func safeAreaInsets(for child: LayoutBox) -> EdgeInsets? {
        child is PresentationBox ? nil : super.safeAreaInsets(for: child)
    }

    /// Layers have all that is offered, however small the root view is; without an offer they take what they need.
    override func placeChildren() {
        super.placeChildren()
        for layer in layers {
            layer.update(RootLayout(safeAreaInsets: layout.safeAreaInsets))
            let ideal = layer.size(for: proposal)
            layer.place(
                at: .zero,
                proposal: ProposedViewSize(
                    width: proposal.width ?? max(placedSize.width, ideal.width),
                    height: proposal.height ?? max(placedSize.height, ideal.height)))
        }
    }

    override func draw() -> DisplayList {
        var list = drawScreen()
        if let loupe { list.append(contentsOf: loupe.drawn(over: list, of: self)) }
        return list
    }

    private func drawScreen() -> DisplayList {
        guard !layers.isEmpty else { return super.draw() }
        var list = DisplayList()
        var isOnSheet = false
        for child in shownChildren {
            if let layer = child as? PresentationBox {
                layer.preview?.invalidateDrawing()
                if layer.isPushingBack {
                    list = layer.pushedBack(list, isOnSheet: isOnSheet)
                    isOnSheet = true
                }
            }
            list.append(child.displayList, movedBy: child.origin)
        }
        return list
    }

    override func describe(to builder: inout SemanticsBuilder) {
        let reachable = reachableChildren
        builder.visitScreen(reachable.filter { !($0 is PresentationBox) })
        for case let layer as PresentationBox in reachable { builder.visit(layer) }
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        for layer in layers.reversed() where !layer.isLeaving {
            if let hit = layer.hit(atParentPoint: point) { return hit }
        }
        return super.hitTest(point)
    }

    /// The lazy containers that lay out changed lines by themselves.
    private var changed: [WeakLines] = []

    private struct WeakLines {
        weak var box: LazyBox?
    }

    /// Remembers a lazy container with lines to lay out anew.
    func linesDidChange(in box: LazyBox) { changed.append(WeakLines(box: box)) }

    /// Has lazy containers lay out the lines that have changed; those around them follow where need be.
    func layOutChangedLines() {
        while let lines = changed.popLast() { lines.box?.layOutChangedLines() }
    }

    /// Remembers a box whose layout depends on where it stands.
    func register(_ box: any PositionDependentBox) { dependents[ObjectIdentifier(box)] = WeakBox(box: box) }

    /// Lays out anew what stands elsewhere than it was laid out for.
    /// - Returns: whether there was any.
    func updateDependents() -> Bool {
        var didChange = false
        for (id, reference) in dependents {
            guard let box = reference.box else {
                dependents[id] = nil
                continue
            }
            // A box of a lazy container may be out of the tree for a while.
            guard box.root === self, box.isOutOfPlace else { continue }
            if box.followPlace() { didChange = true }
        }
        return didChange
    }

    private struct WeakBox {
        weak var box: (any PositionDependentBox)?
    }
}

/// A box whose layout depends on where it stands in the whole.
protocol PositionDependentBox: LayoutBox {
    /// Whether it stands elsewhere than where it was laid out.
    var isOutOfPlace: Bool { get }

    /// Brings the box in line with where it stands.
    /// - Returns: whether it has to be laid out for that.
    func followPlace() -> Bool
}

extension PositionDependentBox {
    func followPlace() -> Bool {
        invalidateLayout()
        return true
    }
}

extension CGRect {
    /// The rectangle inside; leading is the left here, since containers mirror what they place.
    func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
