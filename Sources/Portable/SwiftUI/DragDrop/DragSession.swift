import CoreTransferable
import Drawing

/// A drag of a value with a finger, from a view to one that takes the value.
///
/// Its picture of the view follows the finger over everything else.
final class DragSession: RootOverlay, @unchecked Sendable {
    private let value: any Transferable
    private let root: RootBox
    /// The frame of the view at the start, in root coordinates.
    private let frame: CGRect
    private let start: CGPoint
    private var location: CGPoint
    private weak var target: DropTargetBox?

    /// The opacity of the picture.
    private static let opacity = 0.8

    @MainActor init(_ value: any Transferable, of box: LayoutBox, in root: RootBox, at point: CGPoint) {
        self.value = value
        self.root = root
        frame = box.convert(CGRect(origin: .zero, size: box.size), to: nil)
        start = point
        location = point
        root.overlay = self
        root.invalidateDrawing()
    }

    @MainActor func move(to point: CGPoint) {
        location = point
        root.invalidateDrawing()
        let target = root.dropTarget(at: point, for: value)
        guard target !== self.target else { return }
        self.target?.receiver?.isTargeted(false)
        self.target = target
        target?.receiver?.isTargeted(true)
    }

    /// Ends the drag, with the value given to the view below the finger, or without.
    @MainActor func end(drops: Bool) {
        if root.overlay === self { root.overlay = nil }
        root.invalidateDrawing()
        guard let target, let receiver = target.receiver else { return }
        receiver.isTargeted(false)
        if drops { receiver.receive(value, target.convert(location, to: .local)) }
    }

    func drawn(over screen: DisplayList, of root: RootBox) -> DisplayList {
        var copy = DisplayGroup(
            screen,
            transform: CGAffineTransform(translationX: location.x - start.x, y: location.y - start.y),
            clip: ClipShape(.rect(frame)), opacity: Self.opacity)
        copy.isCopy = true
        var list = DisplayList()
        list.append(copy)
        return list
    }
}

extension LayoutBox {
    /// The innermost view at a point in the box's coordinates that takes a value.
    @MainActor fileprivate func dropTarget(at point: CGPoint, for value: any Transferable) -> DropTargetBox? {
        for child in reachableChildren.reversed() {
            let inner = child.convertFromParent(point)
            let found =
                DeepStack.isLow
                ? DeepStack.extended { child.dropTarget(at: inner, for: value) }
                : child.dropTarget(at: inner, for: value)
            if let found { return found }
        }
        guard let target = self as? DropTargetBox, CGRect(origin: .zero, size: size).contains(point) else { return nil }
        return target.receiver?.accepts(value) == true ? target : nil
    }
}
