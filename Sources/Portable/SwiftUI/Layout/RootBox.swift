import Drawing
import Foundation

/// The layout of a root view: centred in the safe area.
struct RootLayout: Layout {
    /// The insets in points; leading and trailing follow the layout direction.
    var safeAreaInsets = EdgeInsets()
    /// The height of the keyboard's bar above the bottom safe area inset, in points.
    var keyboardInset: CGFloat = 0

    /// The insets of the root view from the edges.
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
        // A window has its own size, independent of its content.
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

/// The box of a window, a page or a picture: the origin of global coordinates.
final class RootBox: LayoutContainerOf<RootLayout>, @unchecked Sendable {
    /// The proposal to the root, for views with relative sizes.
    var offered = ProposedViewSize.unspecified
    /// The parameters of drawing the tree.
    var pass = DrawingPass()
    /// The frame scheduler of the tree's animations; nil for a tree that only draws.
    var frames: FrameScheduler?
    private var dependents: [ObjectIdentifier: WeakBox] = [:]
    /// The groups of views with matched geometry.
    let matchedGeometry = MatchedGeometryGroups()

    /// The most recently placed edit menu.
    weak var editMenu: EditMenuBox?

    /// The loupe that magnifies text under a finger, above everything else.
    var loupe: TextLoupe?

    /// The layers above the root view, the topmost last.
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

    /// The visible children: none below a layer that covers them.
    var shownChildren: [LayoutBox] {
        guard let cover = layers.lastIndex(where: { $0.hidesBelow && !$0.isMoving && !$0.isLeaving }) else {
            return children
        }
        return Array(layers[cover...])
    }

    /// The children that touches, keys and assistive technology reach: none below a modal layer.
    override var reachableChildren: [LayoutBox] {
        guard !layers.isEmpty else { return contents }
        let present = layers.filter { !$0.isLeaving }
        guard let modal = present.lastIndex(where: \.isModal) else { return contents + present }
        return Array(present[modal...])
    }

    override func safeAreaInsets(for child: LayoutBox) -> EdgeInsets? {
        child is PresentationBox ? nil : super.safeAreaInsets(for: child)
    }

    /// Layers are proposed the root's whole proposal, whatever the size of the root view; without one, the larger of
    /// the root view's size and their own ideal.
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

    override func draw(in pass: DrawingPass) -> DisplayList {
        var list = drawScreen(in: pass)
        if let loupe { list.append(contentsOf: loupe.drawn(over: list, of: self)) }
        return list
    }

    private func drawScreen(in pass: DrawingPass) -> DisplayList {
        guard !layers.isEmpty else { return super.draw(in: pass) }
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
            list.append(child, in: pass)
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

    /// Registers a lazy container with changed lines to lay out.
    func linesDidChange(in box: LazyBox) { changed.append(WeakLines(box: box)) }

    /// Lets lazy containers lay out their changed lines.
    func layOutChangedLines() {
        while let lines = changed.popLast() { lines.box?.layOutChangedLines() }
    }

    /// Registers a box whose layout depends on its position.
    func register(_ box: any PositionDependentBox) { dependents[ObjectIdentifier(box)] = WeakBox(box: box) }

    /// Updates the layout of registered boxes whose position has changed since their layout.
    /// - Returns: true if any must be laid out again.
    func updateDependents() -> Bool {
        var didChange = false
        for (id, reference) in dependents {
            guard let box = reference.box else {
                dependents[id] = nil
                continue
            }
            // A box of a lazy container may temporarily be out of the tree.
            guard box.root === self, box.isOutOfPlace else { continue }
            if box.followPlace() { didChange = true }
        }
        return didChange
    }

    private struct WeakBox {
        weak var box: (any PositionDependentBox)?
    }
}

/// A box whose layout depends on its position in the tree.
protocol PositionDependentBox: LayoutBox {
    /// True if the position differs from the one the box was laid out for.
    var isOutOfPlace: Bool { get }

    /// Adapts the box to its position.
    /// - Returns: true if the box must be laid out again.
    func followPlace() -> Bool
}

extension PositionDependentBox {
    func followPlace() -> Bool {
        invalidateLayout()
        return true
    }
}

extension CGRect {
    /// The rectangle inset by some distances; leading is the left edge here, because containers mirror their
    /// placements.
    func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
