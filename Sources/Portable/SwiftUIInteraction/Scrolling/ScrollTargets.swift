import ScrollMechanics
@_spi(Floors) import SwiftUICore

/// The node of a container that creates its lines lazily.
@MainActor
package protocol LazyContainerNode: ViewNode {
    var lines: LazyBox { get }
}

/// Finds views in scroll views by identity, and identities by position.
@MainActor
package enum ScrollTargets {
    /// Scrolls the view with an identity into view, in its scroll view. Views that do not exist yet are found by the
    /// identities of their elements; if none matches, all are created one by one, because they may have explicit
    /// identities.
    /// - Parameter transaction: the transaction that moves the content.
    /// - Returns: true if the view was found.
    @discardableResult
    package static func scroll(
        to id: AnyHashable, below node: ViewNode, anchor: UnitPoint?, with transaction: Transaction
    ) -> Bool {
        scroll(toKnown: id, below: node, anchor: anchor, with: transaction)
            || scroll(toView: id, below: node, anchor: anchor, with: transaction)
    }

    private static func scroll(
        toKnown id: AnyHashable, below node: ViewNode, anchor: UnitPoint?, with transaction: Transaction
    ) -> Bool {
        if let scroll = scrollBefore(firstLayoutOf: node, showing: id) {
            return scroll.waitForLayout { [weak node] in
                guard let node, node.isAlive else { return }
                Self.scroll(to: id, below: node, anchor: anchor, with: Transaction())
            }
        }
        if let container = node as? any LazyContainerNode, let line = container.lines.line(of: id),
            let scroll = container.lines.enclosingScrollBox
        {
            move(scroll, to: line, of: container.lines, anchor: anchor, with: transaction, in: node.graph)
            return true
        }
        if let found = identifiedBox(id, in: node), let scroll = found.enclosingScrollBox,
            found.root != nil
        {
            if let lines = found.nearestAncestor({ $0.asLazyBox }), let line = lines.line(of: found) {
                move(scroll, to: line, of: lines, anchor: anchor, with: transaction, in: node.graph)
                return true
            }
            func rect() -> CGRect {
                found.convert(CGRect(origin: .zero, size: found.placedSize), to: scroll.content)
            }
            move(
                scroll, to: { scroll.offset(showing: rect(), anchor: anchor) }, with: transaction, in: node.graph,
                end: { scroll.scroll(to: rect(), anchor: anchor) })
            return true
        }
        return node.children.contains { scroll(toKnown: id, below: $0, anchor: anchor, with: transaction) }
    }

    /// Searches for the view in elements that do not exist yet.
    private static func scroll(
        toView id: AnyHashable, below node: ViewNode, anchor: UnitPoint?, with transaction: Transaction
    ) -> Bool {
        if let lines = (node as? any LazyContainerNode)?.lines, let scroll = lines.enclosingScrollBox {
            if scroll.room == nil, lines.runs.contains(where: { $0.source.index(ofView: id) != nil }) {
                return scroll.waitForLayout { [weak node] in
                    guard let node, node.isAlive else { return }
                    _ = Self.scroll(toView: id, below: node, anchor: anchor, with: Transaction())
                }
            }
            if scroll.room != nil, let line = lines.line(ofView: id) {
                move(scroll, to: line, of: lines, anchor: anchor, with: transaction, in: node.graph)
                return true
            }
            // Nodes below may be scroll views that contain it.
        }
        return node.children.contains { scroll(toView: id, below: $0, anchor: anchor, with: transaction) }
    }

    /// The scroll view around a view with an identity, if it has not been laid out: views that scroll when they appear
    /// do so before positions are known.
    private static func scrollBefore(firstLayoutOf node: ViewNode, showing id: AnyHashable) -> ScrollBox? {
        var scroll: ScrollBox?
        if let lines = (node as? any LazyContainerNode)?.lines,
            lines.runs.contains(where: { $0.source.index(of: id) != nil })
        {
            scroll = lines.enclosingScrollBox
        } else if let found = identifiedBox(id, in: node) {
            scroll = found.enclosingScrollBox
        }
        return scroll?.room == nil ? scroll : nil
    }

    /// The first box of a view with an identity from a node; nil if a lazy container creates it.
    private static func identifiedBox(_ id: AnyHashable, in node: ViewNode) -> LayoutBox? {
        guard let found = (node as? any IdentifyingNode)?.identified.first(where: { $0.id == id })?.node else {
            return nil
        }
        return found.isShownAtOnce ? found.boxes.first : nil
    }

    /// Scrolls to a place that a position names.
    /// - Parameters:
    ///   - anchor: the part of a view that the scroll view shows at the same part of itself; nil for the shortest way.
    ///   - transaction: the transaction that moves the content.
    static func scroll(
        _ scroll: ScrollBox, to destination: ScrollDestination, below node: ViewNode, anchor: UnitPoint?,
        with transaction: Transaction
    ) {
        scroll.heading.keepPosition()
        if case .view(let id, let own) = destination {
            let id = (id as? UncheckedID)?.id ?? AnyHashable(id)
            let isFound = Self.scroll(to: id, below: node, anchor: own ?? anchor, with: transaction)
            if isFound { scroll.heading.keepPosition() } else { scroll.heading.leavePosition() }
            return
        }
        let isWaiting = scroll.waitForLayout { [weak node, weak scroll] in
            guard let node, node.isAlive, let scroll else { return }
            Self.scroll(scroll, to: destination, below: node, anchor: anchor, with: Transaction())
        }
        guard !isWaiting else { return }
        move(
            scroll, to: { destination.offset(in: scroll) ?? scroll.contentOffset }, with: transaction, in: node.graph,
            end: {
                scroll.contentOffset = destination.offset(in: scroll) ?? scroll.contentOffset
                if case .edge(let edge) = destination { scroll.heading.hold(edge) }
            })
    }

    /// Moves a scroll view's content to a line of a lazy container.
    private static func move(
        _ scroll: ScrollBox, to line: Int, of lines: LazyBox, anchor: UnitPoint?, with transaction: Transaction,
        in graph: ViewGraph
    ) {
        move(
            scroll, to: { scroll.offset(showing: line, of: lines, anchor: anchor) }, with: transaction, in: graph,
            end: { scroll.scroll(to: line, of: lines, anchor: anchor) })
    }

    /// Moves a scroll view's content to an offset, animated if the transaction is.
    private static func move(
        _ scroll: ScrollBox, to target: @escaping () -> CGPoint, with transaction: Transaction, in graph: ViewGraph,
        end: @escaping () -> Void
    ) {
        scroll.hands.motion?.stop()
        guard graph.animates, transaction.animation != nil, let motion = scroll.hands.motion else { return end() }
        graph.hold(transaction)
        motion.glide(to: target, with: transaction, end: end)
    }

    /// The identity of the target layout's element at a scroll view's anchor, or at its start.
    static func element(in scroll: ScrollBox, below node: ViewNode, anchor: UnitPoint?) -> AnyHashable? {
        // The content may not have been placed at its present offset, so positions are compared in its own coordinates.
        var point = (anchor ?? .topLeading).point(in: CGRect(origin: .zero, size: scroll.placedSize))
        point.y += scroll.contentOffset.y
        point.x += scroll.contentOffset.x
        if scroll.layoutDirection == .rightToLeft { point.x = scroll.content.placedSize.width - point.x }
        var best: (id: AnyHashable, distance: CGFloat)?
        func consider(_ id: AnyHashable, _ rect: CGRect) {
            let dx = scroll.axes.contains(.horizontal) ? max(rect.minX - point.x, point.x - rect.maxX, 0) : 0
            let dy = scroll.axes.contains(.vertical) ? max(rect.minY - point.y, point.y - rect.maxY, 0) : 0
            let distance = hypot(dx, dy)
            // Of two elements that meet, the later one has just come into view.
            if best.map({ distance <= $0.distance }) ?? true { best = (id, distance) }
        }
        forEachTarget(in: scroll, below: node) { lines in
            let corner = lines.convert(.zero, to: scroll.content).origin
            let isMirrored = lines.layoutDirection == .rightToLeft
            let x = isMirrored ? corner.x + lines.placedSize.width - point.x : point.x - corner.x
            let along = lines.layout.axis == .vertical ? point.y - corner.y : x
            if let (id, rect) = lines.element(at: along) { consider(id, lines.convert(rect, to: scroll.content)) }
        } view: { id, rect in
            consider(id, rect)
        }
        return best?.id
    }

    /// The resting offset after a finger is lifted, if a behaviour determines it.
    static func target(of scroll: ScrollBox, velocity: CGSize, environment: EnvironmentValues) -> CGPoint? {
        guard let behavior = environment.scrollTargetBehavior else { return nil }
        let offset = scroll.contentOffset
        let rest = CGPoint(
            x: offset.x + ScrollPhysics.glide(from: velocity.width),
            y: offset.y + ScrollPhysics.glide(from: velocity.height))
        let start = scroll.hands.gesture?.offsetAtStart ?? offset
        var target = ScrollTarget(rect: CGRect(origin: rest, size: scroll.placedSize), anchor: nil)
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: start, size: scroll.placedSize), anchor: nil),
            velocity: CGVector(dx: velocity.width, dy: velocity.height), contentSize: scroll.content.placedSize,
            containerSize: scroll.placedSize, axes: scroll.axes, environment: environment,
            nearestTarget: { nearestTarget(in: scroll, to: $0) })
        behavior.updateTarget(&target, context: context)
        guard let anchor = target.anchor else { return target.rect.origin }
        let size = scroll.placedSize
        return CGPoint(
            x: target.rect.minX + (target.rect.width - size.width) * anchor.x,
            y: target.rect.minY + (target.rect.height - size.height) * anchor.y)
    }

    /// The frame of the target layout's view nearest to a position in the content, both from the leading edge.
    nonisolated private static func nearestTarget(in scroll: ScrollBox, to place: CGPoint) -> CGRect? {
        guard let layout = targetLayout(below: scroll.content) else { return nil }
        func rect(_ rect: CGRect, in box: LayoutBox) -> CGRect {
            var result = box.convert(rect, to: scroll.content)
            if scroll.layoutDirection == .rightToLeft {
                result.origin.x = scroll.content.placedSize.width - result.maxX
            }
            return result
        }
        var candidates: [CGRect] = []
        if let lines = layout.asLazyBox {
            let corner = rect(CGRect(origin: .zero, size: lines.placedSize), in: lines).origin
            let along = lines.layout.axis == .vertical ? place.y - corner.y : place.x - corner.x
            if let line = lines.line(at: along) {
                candidates = [line, line + 1].filter { $0 < lines.lines.count }.map {
                    rect(lines.rect(of: $0), in: lines)
                }
            }
        } else {
            candidates = layout.children.map { rect(CGRect(origin: .zero, size: $0.placedSize), in: $0) }
        }
        func distance(_ rect: CGRect) -> CGFloat {
            hypot(
                scroll.axes.contains(.horizontal) ? rect.minX - place.x : 0,
                scroll.axes.contains(.vertical) ? rect.minY - place.y : 0)
        }
        return candidates.min { distance($0) < distance($1) }
    }

    /// The container marked as the target layout.
    nonisolated private static func targetLayout(below box: LayoutBox) -> LayoutBox? {
        if let marked = box as? ScrollTargetBox, marked.isEnabled {
            var box: LayoutBox = marked
            while box.asLazyBox == nil, box.children.count == 1, let only = box.children.first { box = only }
            return box
        }
        for child in box.children {
            if let found = targetLayout(below: child) { return found }
        }
        return nil
    }
}

/// A binding to a scroll position.
struct ScrollPositionLink {
    /// The position that the scroll view is to take; nil if it stays where it is.
    let destination: ScrollDestination?
    /// True if views are looked for while the content moves.
    var tracksViews = true
    /// Takes the identity of the view to which the content was moved by hand.
    let write: (AnyHashable?) -> Void
    let anchor: UnitPoint?
}

/// Synchronises a scroll view with the binding to its position.
@MainActor
final class ScrollPositionTracker {
    private var known: ScrollDestination?

    /// Returns true if the binding names a position other than the last known one.
    func takesOver(_ link: ScrollPositionLink) -> Bool {
        let wanted = link.destination
        defer { known = wanted }
        return wanted != nil && wanted != known
    }

    /// Writes the scroll view's present position.
    func write(_ id: AnyHashable?, to link: ScrollPositionLink) {
        if let id {
            let found = ScrollDestination.view(UncheckedID(id), nil)
            guard found != known else { return }
            known = found
        }
        link.write(id)
    }
}

private struct ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollPositionLink? { nil } }

extension EnvironmentValues {
    var scrollPosition: ScrollPositionLink? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}

/// Passes the identity of a view at a scroll position to the scroll view within.
nonisolated private struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
    @Binding var id: ID?
    let anchor: UnitPoint?

    @MainActor func body(content: Content) -> some View {
        let binding = $id
        // Read in the body, so that the scroll view is updated after writes.
        let current = id.map { ScrollDestination.view(UncheckedID(AnyHashable($0)), nil) }
        content.environment(
            \.scrollPosition,
            ScrollPositionLink(
                destination: current, write: { if let value = $0?.base as? ID { binding.wrappedValue = value } },
                anchor: anchor))
    }
}

extension View {
    /// Binds the identity of the view at a scroll view's start, or at an anchor; writing it scrolls to that view.
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }
}
