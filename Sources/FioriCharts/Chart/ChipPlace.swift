import SwiftUI

/// The room that a selection's label has in a chart.
nonisolated struct ChipRoom {
    /// The size of the chart.
    let size: CGSize
    /// The frame of the selected marks that are in sight.
    let mark: CGRect
    /// The areas of these marks, of which the label covers as little as it can: at most about `mostAreas` of them.
    let areas: [CGRect]
    /// The frames of the data labels, of which none is covered in part.
    let labels: [CGRect]
    /// The frames of other labels, which are left in sight where there is such a place.
    let axisLabels: [CGRect]

    private static let mostAreas = 150

    init(size: CGSize, mark: CGRect, areas: [CGRect], labels: [CGRect], axisLabels: [CGRect] = []) {
        self.size = size
        self.mark = mark
        self.labels = labels
        self.axisLabels = axisLabels
        let step = (areas.count - 1) / Self.mostAreas + 1
        self.areas = stride(from: 0, to: areas.count, by: step).map { areas[$0].insetBy(dx: -1, dy: -1) }
    }

    /// Small parts of paths, which together are about their shape.
    static func areas(of paths: [Path]) -> [CGRect] {
        let bounds = paths.dropFirst().reduce(paths.first?.boundingRect ?? .zero) { $0.union($1.boundingRect) }
        let steps = 16
        let part = CGSize(width: bounds.width / CGFloat(steps), height: bounds.height / CGFloat(steps))
        let cells = (0..<steps * steps).map { place in
            CGRect(
                x: bounds.minX + CGFloat(place % steps) * part.width,
                y: bounds.minY + CGFloat(place / steps) * part.height, width: part.width, height: part.height)
        }
        let areas = cells.filter { cell in
            paths.contains { $0.contains(CGPoint(x: cell.midX, y: cell.midY)) }
        }
        return areas.isEmpty ? [bounds] : areas
    }

    fileprivate var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// The part of the marks that a frame covers, from 0 to 1: the mean of the parts of each, since points beside large
    /// columns are values, too.
    fileprivate func coveredPart(by frame: CGRect) -> CGFloat {
        let covered = areas.reduce(0) { sum, area in
            let part = frame.intersection(area)
            return part.isNull ? sum : sum + part.width * part.height / (area.width * area.height)
        }
        let part = covered / CGFloat(max(areas.count, 1))
        return part.isFinite ? part.clamped(to: 0...1) : 0
    }

    /// The number of labels of axes that a frame covers in part.
    fileprivate func cutAxisLabels(by frame: CGRect) -> Int {
        axisLabels.reduce(0) { $0 + (Self.cuts(frame, $1) ? 1 : 0) }
    }

    /// The labels of which a frame covers a part, but not all.
    static func labels(_ labels: [CGRect], cutBy frame: CGRect) -> [CGRect] { labels.filter { cuts(frame, $0) } }

    fileprivate func cutsDataLabel(_ frame: CGRect) -> Bool { labels.contains { Self.cuts(frame, $0) } }

    /// True if a frame covers a part of a label, but not all of it.
    fileprivate static func cuts(_ frame: CGRect, _ label: CGRect) -> Bool {
        frame.intersects(label) && !frame.contains(label)
    }
}

/// The place of a selection's label beside its marks.
nonisolated struct ChipPlace {
    /// The faults of a place, the graver first.
    struct Faults: Comparable {
        /// The part of the marks that is covered, in twentieths.
        var coveredMarks: Int
        /// The labels of axes that are covered in part.
        var cutLabels: Int

        static let none = Faults(coveredMarks: 0, cutLabels: 0)

        static func < (left: Faults, right: Faults) -> Bool {
            (left.coveredMarks, left.cutLabels) < (right.coveredMarks, right.cutLabels)
        }
    }

    let frame: CGRect
    let faults: Faults

    /// The place of a label: above its marks, below or beside them, then the nearest one, without faults; else the first of
    /// those with the least of them. A data label is covered whole or not at all.
    /// - Parameter chip: The size of the label, at most that of the chart.
    init(of chip: CGSize, in room: ChipRoom) {
        var best: ChipPlace?
        for frame in Self.frames(of: chip, in: room) where !room.cutsDataLabel(frame) {
            let place = ChipPlace(frame: frame, in: room)
            if best.map({ place.faults < $0.faults }) ?? true { best = place }
            if place.faults == .none { break }
        }
        guard let best else {
            // It grows over the data labels that it would cut anywhere.
            var frame = Self.standard(chip, in: room)
            while let label = room.labels.first(where: { ChipRoom.cuts(frame, $0) }) {
                frame = frame.union(label.insetBy(dx: -4, dy: -1))
            }
            self = ChipPlace(frame: frame.intersection(room.bounds), in: room)
            return
        }
        self = best.grownOverLabels(in: room)
    }

    private init(frame: CGRect, in room: ChipRoom) {
        self.frame = frame
        let covered = Int((room.coveredPart(by: frame) * 20).rounded(.up))
        faults = Faults(coveredMarks: covered, cutLabels: room.cutAxisLabels(by: frame))
    }

    /// The place that covers all of the labels that it cuts, if it covers no more of the marks and is not much greater.
    private func grownOverLabels(in room: ChipRoom) -> ChipPlace {
        guard faults.cutLabels > 0 else { return self }
        var grown = frame
        while let label = room.axisLabels.first(where: { ChipRoom.cuts(grown, $0) }) {
            let wider = grown.union(label.insetBy(dx: -2, dy: 0)).intersection(room.bounds)
            guard wider.width * wider.height <= frame.width * frame.height * Self.mostGrowth else { return self }
            // Labels that reach beyond the chart stay cut by its edge.
            if wider == grown { return self }
            grown = wider
        }
        let place = ChipPlace(frame: grown, in: room)
        return place.faults < faults && !room.cutsDataLabel(grown) ? place : self
    }

    /// True if a label covers none of some marks, and stands at its own one rather than at another.
    /// - Parameter areas: The areas of the marks.
    static func stands(_ frame: CGRect, at mark: CGRect, amongMarks marks: [CGRect], areas: [CGRect]) -> Bool {
        func distance(_ mark: CGRect) -> CGFloat {
            let across = max(frame.minX - mark.maxX, mark.minX - frame.maxX, 0)
            return hypot(across, max(frame.minY - mark.maxY, mark.minY - frame.maxY, 0))
        }
        let own = distance(mark)
        return !areas.contains { $0.insetBy(dx: 1, dy: 1).intersects(frame) }
            && marks.allSatisfy { own <= distance($0) + 0.5 }
    }

    private static let mostGrowth: CGFloat = 1.4

    // MARK: Frames

    /// The frames that a label may have, in the order of preference. None is made before it is asked for.
    private static func frames(of chip: CGSize, in room: ChipRoom) -> some Sequence<CGRect> {
        let (first, mark) = (standard(chip, in: room), room.mark)
        let places = [
            CGPoint(x: mark.midX - chip.width / 2, y: mark.minY - chip.height - distance),
            CGPoint(x: mark.midX - chip.width / 2, y: mark.maxY + distance),
            CGPoint(x: mark.maxX + distance, y: mark.midY - chip.height / 2),
            CGPoint(x: mark.minX - chip.width - distance, y: mark.midY - chip.height / 2),
        ]
        let beside = places.map { CGRect(origin: $0, size: chip) }.filter(room.bounds.contains)
        // In the middle of a ring, over its label.
        let middle = CGRect(x: mark.midX, y: mark.midY, width: 0, height: 0)
            .insetBy(dx: -chip.width / 2, dy: -chip.height / 2)
        let groups: [() -> [CGRect]] = [
            { [first] }, { beside }, { grid(of: chip, in: room) },
            { mark.contains(middle) && room.bounds.contains(middle) ? [middle] : [] },
        ]
        return groups.lazy.flatMap { $0() }
    }

    /// The frame above the marks, below points at the top of the chart, else beside them; over them where none of these has
    /// room.
    private static func standard(_ chip: CGSize, in room: ChipRoom) -> CGRect {
        let (mark, size) = (room.mark, room.size)
        let above = mark.minY - chip.height - distance
        let below = mark.maxY + distance
        let across = CGPoint(x: mark.midX - chip.width / 2, y: above)
        let down = mark.midY - chip.height / 2
        let origin: CGPoint
        if above >= 0 {
            origin = across
        } else if mark.height <= 12, below + chip.height <= size.height {
            origin = CGPoint(x: across.x, y: below)
        } else if mark.maxX + distance * 2 + chip.width <= size.width {
            origin = CGPoint(x: mark.maxX + distance * 2, y: down)
        } else if mark.minX - distance * 2 - chip.width >= 0 {
            origin = CGPoint(x: mark.minX - distance * 2 - chip.width, y: down)
        } else {
            origin = across
        }
        return clamped(CGRect(origin: origin, size: chip), in: size)
    }

    private static let distance: CGFloat = 4

    /// Frames all over a chart, the nearest to the marks first.
    private static func grid(of chip: CGSize, in room: ChipRoom) -> [CGRect] {
        let steps = 12
        let free = CGSize(width: room.size.width - chip.width - 1, height: room.size.height - chip.height - 1)
        guard free.width >= 0, free.height >= 0 else { return [] }
        var frames: [(frame: CGRect, distance: CGFloat)] = []
        for across in 0...steps {
            for down in 0...steps {
                let frame = CGRect(
                    x: 0.5 + free.width * CGFloat(across) / CGFloat(steps),
                    y: 0.5 + free.height * CGFloat(down) / CGFloat(steps), width: chip.width, height: chip.height)
                frames.append((frame, hypot(frame.midX - room.mark.midX, frame.midY - room.mark.midY)))
            }
        }
        return frames.sorted { $0.distance < $1.distance }.map(\.frame)
    }

    private static func clamped(_ frame: CGRect, in size: CGSize) -> CGRect {
        CGRect(
            x: place(frame.minX, length: frame.width, in: size.width),
            y: place(frame.minY, length: frame.height, in: size.height), width: frame.width, height: frame.height)
    }

    /// The nearest place in a room, with half a point for the border where there is that much.
    private static func place(_ start: CGFloat, length: CGFloat, in room: CGFloat) -> CGFloat {
        let border = min(max((room - length) / 2, 0), 0.5)
        return start.clamped(to: border...max(room - length - border, border))
    }
}
