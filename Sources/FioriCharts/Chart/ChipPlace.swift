import CoreGraphics

/// The place of a selection's label beside its mark.
nonisolated enum ChipPlace {
    /// The frame of a label above the mark, or where there is room. It covers no data label in part: it stands where none
    /// is, or grows over those that it would cut.
    /// - Parameters:
    ///   - chip: The size of the label, at most that of the chart.
    ///   - labels: The frames of the data labels.
    ///   - axisLabels: The frames of other labels, which are left in sight where there is such a place.
    static func frame(
        _ chip: CGSize, beside mark: CGRect, in size: CGSize, labels: [CGRect], axisLabels: [CGRect] = []
    ) -> CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        let above = mark.minY - chip.height - 4
        let below = mark.maxY + 4
        // A label under a point at the top of the chart leaves the point in sight.
        let isBelow = above < 0 && mark.height <= 12 && below + chip.height <= size.height
        let places = [
            CGPoint(x: mark.midX - chip.width / 2, y: isBelow ? below : above),
            CGPoint(x: mark.midX - chip.width / 2, y: below),
            CGPoint(x: mark.maxX + 4, y: mark.midY - chip.height / 2),
            CGPoint(x: mark.minX - chip.width - 4, y: mark.midY - chip.height / 2),
        ]
        let standard = clamped(CGRect(origin: places[0], size: chip), in: size)
        let others = places.dropFirst().map { CGRect(origin: $0, size: chip) }.filter(bounds.contains)
        let all = labels + axisLabels
        let isFree = { (frame: CGRect, taken: [CGRect]) in !taken.contains { cuts(frame, $0) } }
        if let free = ([standard] + others).first(where: { isFree($0, all) }) { return free }
        let near = frames(of: chip, near: mark, in: bounds)
        if let free = near.first(where: { isFree($0, all) }) ?? near.first(where: { isFree($0, labels) }) {
            return free
        }
        if let free = ([standard] + others).first(where: { frame in !labels.contains { cuts(frame, $0) } }) {
            return free
        }
        // In the middle of a ring, over its label.
        let middle = CGRect(
            x: mark.midX - chip.width / 2, y: mark.midY - chip.height / 2, width: chip.width, height: chip.height)
        if mark.contains(middle), !labels.contains(where: { cuts(middle, $0) }) { return middle }
        var frame = standard
        while let label = labels.first(where: { cuts(frame, $0) }) {
            frame = frame.union(label.insetBy(dx: -4, dy: -1))
        }
        return frame.intersection(bounds)
    }

    /// Frames all over a chart that leave a mark in sight, the nearest first.
    private static func frames(of chip: CGSize, near mark: CGRect, in bounds: CGRect) -> [CGRect] {
        let steps = 12
        let room = CGSize(width: bounds.width - chip.width - 1, height: bounds.height - chip.height - 1)
        guard room.width >= 0, room.height >= 0 else { return [] }
        let shown = mark.insetBy(dx: -2, dy: -2)
        var frames: [(frame: CGRect, distance: CGFloat)] = []
        for across in 0...steps {
            for down in 0...steps {
                let frame = CGRect(
                    x: 0.5 + room.width * CGFloat(across) / CGFloat(steps),
                    y: 0.5 + room.height * CGFloat(down) / CGFloat(steps), width: chip.width, height: chip.height)
                if frame.intersects(shown) { continue }
                frames.append((frame, hypot(frame.midX - mark.midX, frame.midY - mark.midY)))
            }
        }
        return frames.sorted { $0.distance < $1.distance }.map(\.frame)
    }

    /// The frame in a corner, at the middle of an edge or in the middle of a plot that covers the least of marks.
    static func frame(_ chip: CGSize, covering marks: [CGRect], in plot: CGRect, of size: CGSize) -> CGRect {
        let places = [0.5, 1, 0].flatMap { across in [0, 0.5, 1].map { CGPoint(x: across, y: $0) } }
        let frames = places.map { place in
            clamped(
                CGRect(
                    x: plot.minX + (plot.width - chip.width) * place.x,
                    y: plot.minY + (plot.height - chip.height) * place.y, width: chip.width, height: chip.height),
                in: size)
        }
        let covered = frames.map { frame in
            marks.reduce(0) { area, mark in
                let part = frame.intersection(mark)
                return part.isNull ? area : area + part.width * part.height
            }
        }
        let least = covered.indices.min { covered[$0] < covered[$1] } ?? 0
        return frames[least]
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

    /// True if a frame covers a part of a label, but not all of it.
    private static func cuts(_ frame: CGRect, _ label: CGRect) -> Bool {
        frame.intersects(label) && !frame.contains(label)
    }
}
