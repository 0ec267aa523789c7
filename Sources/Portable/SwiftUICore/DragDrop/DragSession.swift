import CoreTransferable
import Drawing

/// A drag of an item with a finger, from a view to one that takes the item.
///
/// Its picture follows the finger over everything else: one of the view, or a preview.
final class DragSession: RootOverlay {
    private let item: DragItem
    private let root: RootBox
    /// The frame of the view at the start, in root coordinates.
    private let frame: CGRect
    private let start: CGPoint
    private var location: CGPoint
    @MainActor private let preview: DragPreview?
    private weak var target: DropTargetBox?
    /// The answer of the view below the finger to the item.
    private var operation = DropOperation.copy
    /// The answers of the views that have been asked whether they take the item.
    @MainActor private var answers: [ObjectIdentifier: Bool] = [:]

    /// The opacity of the picture.
    private static let opacity = 0.8

    @MainActor init(_ item: DragItem, of box: LayoutBox, in root: RootBox, at point: CGPoint, preview: DragPreview?) {
        self.item = item
        self.root = root
        self.preview = preview
        frame = box.convert(CGRect(origin: .zero, size: box.size), to: nil)
        start = point
        location = point
        root.overlay = self
        root.invalidateDrawing()
    }

    @MainActor func move(to point: CGPoint) {
        location = point
        root.invalidateDrawing()
        let target = root.dropTarget(at: point) { target, point in accepts(target, point) }
        if target !== self.target {
            if let old = self.target { old.receiver?.exited(item, place(in: old)) }
            self.target = target
            operation = .copy
            if let target { target.receiver?.entered(item, place(in: target)) }
        }
        guard let target, let receiver = target.receiver else { return }
        operation = receiver.updated(item, place(in: target)) ?? operation
    }

    /// True if a view takes the item; each is asked once.
    @MainActor private func accepts(_ target: DropTargetBox, _ point: CGPoint) -> Bool {
        if let known = answers[ObjectIdentifier(target)] { return known }
        guard let receiver = target.receiver else { return false }
        let answer = receiver.accepts(item, point)
        answers[ObjectIdentifier(target)] = answer
        return answer
    }

    /// The finger's place in a view's coordinates.
    @MainActor private func place(in target: DropTargetBox) -> CGPoint { target.convert(location, to: .local) }

    /// Ends the drag, with the item given to the view below the finger, or without.
    @MainActor func end(drops: Bool) {
        if root.overlay === self { root.overlay = nil }
        root.invalidateDrawing()
        preview?.remove()
        guard let target, let receiver = target.receiver else { return }
        self.target = nil
        if drops, operation == .copy || operation == .move {
            receiver.receive(item, place(in: target))
        } else {
            receiver.exited(item, place(in: target))
        }
    }

    @MainActor func drawn(over screen: DisplayList, of root: RootBox) -> DisplayList {
        var list = DisplayList()
        if let preview {
            list.append(preview.drawn(at: location, in: root.pass))
            return list
        }
        var copy = DisplayGroup(
            screen,
            transform: CGAffineTransform(translationX: location.x - start.x, y: location.y - start.y),
            clip: ClipShape(.rect(frame)), opacity: Self.opacity)
        copy.isCopy = true
        list.append(copy)
        return list
    }
}

extension LayoutBox {
    /// The innermost view at a point in the box's coordinates that takes the item.
    @MainActor fileprivate func dropTarget(
        at point: CGPoint, accepts: (DropTargetBox, CGPoint) -> Bool
    ) -> DropTargetBox? {
        for child in reachableChildren.reversed() {
            let inner = child.convertFromParent(point)
            let found =
                DeepStack.isLow
                ? DeepStack.extended { child.dropTarget(at: inner, accepts: accepts) }
                : child.dropTarget(at: inner, accepts: accepts)
            if let found { return found }
        }
        guard let target = self as? DropTargetBox, CGRect(origin: .zero, size: size).contains(point) else { return nil }
        return accepts(target, point) ? target : nil
    }
}
