import Drawing
import Synchronization

/// The parameters of drawing a tree of boxes. They are the same for all passes over a tree, because boxes keep their
/// display lists.
@_spi(Floors) public struct DrawingPass {
    /// True to put each box's drawing into a group with the box's identity, for hosts that send the differences of
    /// display lists. Pictures do without, which saves groups.
    var identifiesGroups = false

    package init(identifiesGroups: Bool = false) {
        self.identifiesGroups = identifiesGroups
    }

    /// The identity of a box's group; nil for pictures.
    package func id(of box: LayoutBox) -> Int? { identifiesGroups ? Int(truncatingIfNeeded: box.identity) : nil }
}

/// The drawing of a box at its place in the parent's drawing, which a parent that is drawn again takes over. The group
/// is the same object then, so that a difference of the parent's drawings passes over it without a look inside.
final class PlacedDrawing: Sendable {
    /// The box's own drawing that was placed.
    let drawing: DisplayList
    let origin: CGPoint
    let result: DisplayList

    init(drawing: DisplayList, origin: CGPoint, result: DisplayList) {
        self.drawing = drawing
        self.origin = origin
        self.result = result
    }
}

/// The numbers of boxes.
enum BoxIdentity {
    private static let count = Atomic<UInt64>(0)

    /// The next number, from 1; unlike an address it is never used twice in a process.
    static func next() -> UInt64 { count.wrappingAdd(1, ordering: .relaxed).newValue }
}

extension DisplayList {
    /// Appends what a box draws.
    /// - Parameter origin: the box's origin, if it is shown elsewhere than at its place.
    @MainActor package mutating func append(_ box: LayoutBox, at origin: CGPoint? = nil, in pass: DrawingPass) {
        let drawing = box.displayList(in: pass)
        let origin = origin ?? box.origin
        guard pass.identifiesGroups, !drawing.isEmpty else { return append(drawing, movedBy: origin) }
        if let placed = box.placedDrawing, placed.origin == origin, placed.drawing.sharesStorage(with: drawing) {
            return append(contentsOf: placed.result)
        }
        var result = DisplayList()
        result.append(drawing, movedBy: origin, id: pass.id(of: box))
        box.placedDrawing = PlacedDrawing(drawing: drawing, origin: origin, result: result)
        append(contentsOf: result)
    }

    /// Appends a box's display list, translated to the box's origin.
    ///
    /// Nested translations are merged. A display list that is one group with an identity keeps it: boxes around a single box add
    /// no groups of their own.
    /// - Parameter id: the identity of the box's group; nil to add a group only where it has an effect.
    package mutating func append(_ drawing: DisplayList, movedBy offset: CGPoint, id: Int? = nil) {
        guard !drawing.isEmpty else {
            if drawing.hasAnnotations {
                takeAnnotations(of: drawing, transform: CGAffineTransform(translationX: offset.x, y: offset.y))
            }
            return
        }
        if offset == .zero, id == nil {
            append(contentsOf: drawing)
            return
        }
        let move = CGAffineTransform(translationX: offset.x, y: offset.y)
        if drawing.items.count == 1, case .group(var group) = drawing.items[0] {
            if group.id != nil, offset == .zero {
                append(contentsOf: drawing)
                return
            }
            if drawing.hasAnnotations { takeAnnotations(of: drawing, transform: move) }
            group.id = group.id ?? id
            group.transform = group.transform.concatenating(move)
            append(group)
        } else {
            append(DisplayGroup(drawing, transform: move, id: id))
        }
    }
}
