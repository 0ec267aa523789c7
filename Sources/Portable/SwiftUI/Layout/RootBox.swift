import Drawing
import Foundation

/// The box of a window, a page or a picture: the origin of global coordinates.
final class RootBox: LayoutContainerOf<RootLayout> {
    /// The proposal to the root, for views with relative sizes.
    var offered = ProposedViewSize.unspecified
    /// The parameters of drawing the tree.
    var pass = DrawingPass()
    /// The frame scheduler of the tree's animations; nil for a tree that only draws.
    var frames: FrameScheduler?
    private var dependents: [ObjectIdentifier: WeakBox] = [:]
    /// The requests of boxes to their nodes during a layout pass.
    let requests = LayoutRequests()
    /// The objects that upper floors keep for the tree.
    let attachments = Attachments()
    /// Drawn above everything else, such as the loupe over text.
    var overlay: (any RootOverlay)?

    /// The layers above the root view, the topmost last.
    var layers: [RootLayerBox] = [] {
        didSet {
            for old in oldValue where old.parent === self { old.parent = nil }
            for layer in layers { layer.parent = self }
            for old in oldValue where old.parent == nil { old.didLeaveRoot() }
            invalidateLayout()
        }
    }

    deinit {
        for layer in layers where layer.parent === self { layer.parent = nil }
    }

    override var asRoot: RootBox? { self }

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
        child.isRootLayer ? nil : super.safeAreaInsets(for: child)
    }

    /// Layers are proposed the root's whole proposal, whatever the size of the root view; without one, the larger of
    /// the root view's size and their own ideal.
    override func placeChildren() {
        super.placeChildren()
        for layer in layers {
            let screen = RootLayout(safeAreaInsets: layout.safeAreaInsets)
            if layer.layout != screen { layer.replaceLayout(by: screen) }
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
        if let overlay { list.append(contentsOf: overlay.drawn(over: list, of: self)) }
        return list
    }

    @MainActor private func drawScreen(in pass: DrawingPass) -> DisplayList {
        guard !layers.isEmpty else { return super.draw(in: pass) }
        var list = DisplayList()
        var isOnSheet = false
        for child in shownChildren {
            if let layer = child as? RootLayerBox {
                layer.rootWillDraw()
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
        builder.visitScreen(reachable.filter { !$0.isRootLayer })
        for layer in reachable where layer.isRootLayer { builder.visit(layer) }
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
        weak var box: (any LineContainer)?
    }

    /// Registers a lazy container with changed lines to lay out.
    func linesDidChange(in box: any LineContainer) { changed.append(WeakLines(box: box)) }

    /// Lets lazy containers lay out their changed lines.
    @MainActor func layOutChangedLines() {
        while let lines = changed.popLast() { lines.box?.layOutChangedLines() }
    }

    /// Registers a box whose layout depends on its position.
    func register(_ box: any PositionDependentBox) { dependents[ObjectIdentifier(box)] = WeakBox(box: box) }

    /// Updates the layout of registered boxes whose position has changed since their layout.
    /// - Returns: true if any must be laid out again.
    @MainActor func updateDependents() -> Bool {
        var didChange = false
        for (id, reference) in dependents {
            guard let box = reference.box else {
                dependents[id] = nil
                continue
            }
            // A box of a lazy container may temporarily be out of the tree. The way up to the root is long: it is asked
            // for last.
            guard box.isOutOfPlace, box.root === self else { continue }
            if box.followPlace() { didChange = true }
        }
        return didChange
    }

    private struct WeakBox {
        weak var box: (any PositionDependentBox)?
    }
}

/// A box that is drawn above a root's layers.
protocol RootOverlay: AnyObject {
    /// The drawing of the overlay.
    /// - Parameter list: the drawing of the root below.
    @MainActor func drawn(over list: DisplayList, of root: RootBox) -> DisplayList
}

/// A container that lays out its changed lines by itself.
protocol LineContainer: LayoutBox {
    @MainActor func layOutChangedLines()
}

extension LayoutBox {
    /// The root of the box's tree; nil for a box outside of one.
    final var root: RootBox? {
        var box: LayoutBox = self
        while let parent = box.parent { box = parent }
        return box.asRoot
    }
}
