import Drawing
import Foundation

/// The box of a window or a picture: the origin of global coordinates.
package final class RootBox: LayoutContainerOf<RootLayout>, PartlyReachableBox {
    /// The proposal to the root, for views with relative sizes.
    @exclusivity(unchecked) package var offered = ProposedViewSize.unspecified
    /// The parameters of drawing the tree.
    @exclusivity(unchecked) package var pass = DrawingPass()
    /// The frame scheduler of the tree's animations; nil for a tree that only draws.
    @exclusivity(unchecked) package var frames: FrameScheduler?
    private var dependents: [ObjectIdentifier: WeakBox] = [:]
    /// The requests of boxes to their nodes during a layout pass.
    package let requests = LayoutRequests()
    /// The objects that upper floors keep for the tree.
    package let attachments = Attachments()
    /// Drawn above everything else, such as the loupe over text.
    @exclusivity(unchecked) package var overlay: (any RootOverlay)?

    /// The layers above the root view, the topmost last.
    @exclusivity(unchecked) package var layers: [RootLayerBox] = [] {
        didSet {
            release(oldValue)
            adopt(layers)
            for old in oldValue where old.parent == nil { old.didLeaveRoot() }
            invalidateLayout()
        }
    }

    deinit {
        release(layers)
    }

    package override init(layout: RootLayout) {
        super.init(layout: layout)
        roles = [.hasSafeArea, .isPartlyReachable]
    }

    package override var children: [LayoutBox] { contents + layers }

    /// The index of the topmost layer that covers all below; nil if there is none.
    private var cover: Int? { layers.lastIndex { $0.hidesBelow && !$0.isMoving && !$0.isLeaving } }

    /// The visible children: none below a layer that covers them.
    var shownChildren: [LayoutBox] { cover.map { Array(layers[$0...]) } ?? children }

    /// The children that touches, keys and assistive technology reach: none below a modal layer.
    package var reachedChildren: [LayoutBox] {
        guard !layers.isEmpty else { return contents }
        let present = layers.filter { !$0.isLeaving }
        guard let modal = present.lastIndex(where: \.isModal) else { return contents + present }
        return Array(present[modal...])
    }

    /// Layers are proposed the root's whole proposal, whatever the size of the root view; without one, the larger of
    /// the root view's size and their own ideal.
    package override func placeChildren() {
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

    package override func draw(in pass: DrawingPass) -> DisplayList {
        var drawing = drawScreen(in: pass)
        if let overlay { drawing.append(contentsOf: overlay.drawn(over: drawing, of: self)) }
        return drawing
    }

    @MainActor private func drawScreen(in pass: DrawingPass) -> DisplayList {
        guard !layers.isEmpty else { return super.draw(in: pass) }
        let cover = cover
        var drawing = cover == nil ? drawChildren(contents, in: pass) : DisplayList()
        var isStacked = false
        for layer in layers[(cover ?? 0)...] {
            layer.rootWillDraw()
            if layer.isPushingBack {
                drawing = layer.pushedBack(drawing, isStacked: isStacked)
                isStacked = true
            }
            drawing.append(layer, in: pass)
        }
        return drawing
    }

    package override func describe(to builder: inout SemanticsBuilder) {
        let reached = reachedChildren
        builder.visitScreen(reached.filter { !$0.roles.contains(.layer) })
        for layer in reached where layer.roles.contains(.layer) { builder.visit(layer) }
    }

    package override func hitTest(_ point: CGPoint) -> LayoutBox? {
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
    package func linesDidChange(in box: any LineContainer) { changed.append(WeakLines(box: box)) }

    /// Lets lazy containers lay out their changed lines.
    @MainActor func layOutChangedLines() {
        while let lines = changed.popLast() { lines.box?.layOutChangedLines() }
    }

    /// Registers a box whose layout depends on its position.
    package func register(_ box: any PositionDependentBox) { dependents[ObjectIdentifier(box)] = WeakBox(box: box) }

    /// Updates the layout of registered boxes whose position has changed since their layout.
    /// - Returns: true if any must be laid out again.
    @MainActor package func updateDependents() -> Bool {
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
package protocol RootOverlay: AnyObject {
    /// The drawing of the overlay.
    /// - Parameter drawing: the drawing of the root below.
    @MainActor func drawn(over drawing: DisplayList, of root: RootBox) -> DisplayList
}

/// A container that lays out its changed lines by itself.
package protocol LineContainer: LayoutBox {
    @MainActor func layOutChangedLines()

    /// True if the box lays out a changed child by itself, so that ancestors are not invalidated.
    func laysOutAlone(_ child: LayoutBox) -> Bool
}

extension LayoutBox {
    /// The box as the root of a tree; nil for all others.
    final var asRoot: RootBox? { self as? RootBox }

    /// The root of the box's tree; nil for a box outside of one.
    package final var root: RootBox? {
        var box: LayoutBox = self
        while let parent = box.parent { box = parent }
        return box.asRoot
    }
}
