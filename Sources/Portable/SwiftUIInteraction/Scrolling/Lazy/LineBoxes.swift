@_spi(Floors) import SwiftUICore

/// The boxes of a lazy container's lines, created on demand: those of the current division, and those of divisions with other
/// numbers of items in a line, created only to measure.
///
/// A box has the container as its parent from when it is added until its line is removed.
struct LineBoxes {
    /// The created boxes by line.
    private(set) var made: [Int: [LayoutBox]] = [:]
    /// The boxes by line of other divisions, by their number of items in a line.
    private var probed: [Int: [Int: [LayoutBox]]] = [:]

    /// The boxes of a line; nil if they have not been created.
    subscript(line: Int) -> [LayoutBox]? { made[line] }

    /// The lines that exist of a division with another number of items in a line.
    func probes(perLine: Int) -> [Int: [LayoutBox]] { probed[perLine] ?? [:] }

    mutating func add(_ boxes: [LayoutBox], as line: Int, of container: LayoutBox) {
        container.adopt(boxes)
        made[line] = boxes
    }

    mutating func addProbe(_ boxes: [LayoutBox], as line: Int, perLine: Int, of container: LayoutBox) {
        container.adopt(boxes)
        probed[perLine, default: [:]][line] = boxes
    }

    /// Removes a line of the current division, and all of the others, which may stand for the same views.
    mutating func remove(_ line: Int, from container: LayoutBox) {
        container.release(made[line] ?? [])
        made[line] = nil
        guard !probed.isEmpty else { return }
        container.release(probed.values.joined().lazy.flatMap(\.value))
        probed.removeAll()
        container.adopt(made.values.joined())
    }

    mutating func removeAll(from container: LayoutBox) {
        container.release(made.values.joined())
        container.release(probed.values.joined().flatMap(\.value))
        made.removeAll()
        probed.removeAll()
    }

    /// Changes the number of items in a line, and keeps the lines for the former number, which ancestors may measure again.
    mutating func regroup(from old: Int, to new: Int, of container: LayoutBox) {
        let known = made
        var probes = probed
        probes[old] = nil
        made = [:]
        removeAll(from: container)
        made = probes.removeValue(forKey: new) ?? [:]
        probes[old] = known
        probed = probes
        container.adopt([made, known].joined().lazy.flatMap(\.value))
    }
}
