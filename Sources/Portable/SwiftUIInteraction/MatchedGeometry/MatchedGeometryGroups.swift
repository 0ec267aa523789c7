@_spi(Floors) import SwiftUICore

/// The matched views of one tree.
package final class MatchedGeometryGroups {
    private var boxes: [ObjectIdentifier: Entry] = [:]
    private var lastNumber = 0
    /// The last shown frame of each group: the source's, else that of its first other view.
    private var lastRects: [MatchedGeometryKey: CGRect] = [:]

    private struct Entry {
        weak var box: MatchedGeometryBox?
        let number: Int
    }

    func register(_ box: MatchedGeometryBox) {
        guard boxes[ObjectIdentifier(box)]?.box == nil else { return }
        lastNumber += 1
        boxes[ObjectIdentifier(box)] = Entry(box: box, number: lastNumber)
    }

    /// Moves the matched views to their frames, after the alignment of all boxes.
    package func update(in root: RootBox, _ pass: AlignmentPass) {
        guard !boxes.isEmpty else { return }
        var members: [MatchedGeometryBox] = []
        for (id, entry) in boxes.sorted(by: { $0.value.number < $1.value.number }) {
            guard let box = entry.box else {
                boxes[id] = nil
                continue
            }
            // A box of a lazy container may temporarily be out of the tree.
            if box.root === root { members.append(box) } else { box.forgetMatch() }
        }
        var sources: [MatchedGeometryKey: MatchedGeometryBox] = [:]
        var others: [MatchedGeometryBox] = []
        for box in members {
            guard box.isSource, !box.leaves else {
                others.append(box)
                continue
            }
            box.follow(nil, from: lastRects[box.key], pass)
            // Of several sources the first has precedence; Apple does not define which.
            if sources[box.key] == nil { sources[box.key] = box }
        }
        var rects = sources.compactMapValues(\.shownRect)
        for box in others {
            box.follow(sources[box.key], from: nil, pass)
            if rects[box.key] == nil { rects[box.key] = box.shownRect }
        }
        lastRects = rects
    }
}

extension RootBox {
    /// The groups of views with matched geometry.
    package var matchedGeometry: MatchedGeometryGroups { attachments.object { MatchedGeometryGroups() } }
}
