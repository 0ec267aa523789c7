import Drawing
import Synchronization

/// The parameters of drawing a tree of boxes. They are the same for all passes over a tree, because boxes keep their
/// display lists.
struct DrawingPass {
    /// True to put each box's drawing into a group with the box's identity, for hosts that send the differences of
    /// display lists. Pictures do without, which saves groups.
    var identifiesGroups = false

    /// The identity of a box's group; nil for pictures.
    func id(of box: LayoutBox) -> Int? { identifiesGroups ? Int(truncatingIfNeeded: box.identity) : nil }
}

/// The drawing of a box at its place in the parent's drawing, which a parent that is drawn again takes over. The group
/// is the same object then, so that a difference of the parent's lists passes over it without a look inside.
final class PlacedDrawing: Sendable {
    /// The box's own drawing that was placed.
    let list: DisplayList
    let origin: CGPoint
    let result: DisplayList

    init(list: DisplayList, origin: CGPoint, result: DisplayList) {
        self.list = list
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
    @MainActor mutating func append(_ box: LayoutBox, at origin: CGPoint? = nil, in pass: DrawingPass) {
        let list = box.displayList(in: pass)
        let origin = origin ?? box.origin
        guard pass.identifiesGroups, !list.isEmpty else { return append(list, movedBy: origin) }
        if let placed = box.placedDrawing, placed.origin == origin, placed.list.sharesStorage(with: list) {
            return append(contentsOf: placed.result)
        }
        var result = DisplayList()
        result.append(list, movedBy: origin, id: pass.id(of: box))
        box.placedDrawing = PlacedDrawing(list: list, origin: origin, result: result)
        append(contentsOf: result)
    }

    /// Appends a box's display list, translated to the box's origin.
    ///
    /// Nested translations are merged. A list that is one group with an identity keeps it: boxes around a single box add
    /// no groups of their own.
    /// - Parameter id: the identity of the box's group; nil to add a group only where it has an effect.
    mutating func append(_ list: DisplayList, movedBy offset: CGPoint, id: Int? = nil) {
        guard !list.isEmpty else {
            if list.hasAnnotations {
                takeAnnotations(of: list, transform: CGAffineTransform(translationX: offset.x, y: offset.y))
            }
            return
        }
        if offset == .zero, id == nil {
            append(contentsOf: list)
            return
        }
        let move = CGAffineTransform(translationX: offset.x, y: offset.y)
        if list.items.count == 1, case .group(var group) = list.items[0] {
            if group.id != nil, offset == .zero {
                append(contentsOf: list)
                return
            }
            if list.hasAnnotations { takeAnnotations(of: list, transform: move) }
            group.id = group.id ?? id
            group.transform = group.transform.concatenating(move)
            append(group)
        } else {
            append(DisplayGroup(list, transform: move, id: id))
        }
    }
}
