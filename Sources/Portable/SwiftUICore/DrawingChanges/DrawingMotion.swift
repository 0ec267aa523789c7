import Drawing

/// Animates a change of a box's drawing: interpolates, cross-fades or rolls its content.
final class DrawingMotion: FrameTask, DrawingChange {
    private var track = AnimationTrack<Double>()
    private let start: DisplayList
    private let change: ContentChange
    private var part = 0.0
    /// True after checking that the colours differ at all.
    private var isCompared = false
    private let frames: FrameScheduler
    private unowned(unsafe) let box: LayoutBox

    /// - Parameter start: the present drawing.
    init(
        box: LayoutBox, from start: DisplayList, change: ContentChange, transaction: Transaction, frames: FrameScheduler
    ) {
        self.box = box
        self.start = start
        self.change = change
        self.frames = frames
        guard let animation = transaction.animation else { return }
        track.add(
            1, animation: animation, completions: transaction.completions, environment: EnvironmentValues(),
            frames: frames)
        part = 1 - track.remainder(frames)
        frames.add(self)
    }

    deinit { track.cancel(frames) }

    var deadline: Double { track.deadline }

    func shown(_ end: DisplayList) -> DisplayList {
        if change != .replace, let mixed = start.mixed(with: end, by: part) {
            if !isCompared {
                isCompared = true
                if part < 1, start.mixed(with: end, by: 0) == end { box.presentation?.drawing = nil }
            }
            return mixed
        }
        if case .roll(let direction) = change, let rolled = start.rolled(into: end, by: part, direction) {
            return rolled
        }
        if change == .mix {
            box.presentation?.drawing = nil
            return end
        }
        var list = DisplayList()
        let opacity = min(max(part, 0), 1)
        if opacity < 1 {
            // The elements on screen are those of the end, as for the other changes.
            var group = DisplayGroup(start, opacity: 1 - opacity)
            group.isCopy = true
            list.append(group)
        }
        if opacity > 0 {
            list.append(DisplayGroup(end, opacity: opacity))
        } else {
            for element in end.visibleElements { list.annotate(element) }
        }
        return list
    }

    func showFrame(at time: Double) -> Bool {
        part = 1 - track.remainder(frames)
        box.invalidateDrawing()
        guard track.isFinished else { return true }
        box.presentation?.drawing = nil
        return false
    }
}

extension DisplayList {
    /// Interpolates between two lists that differ only in paints and glyphs; other geometry is the target's. Nil if
    /// they differ in more.
    func mixed(with other: DisplayList, by part: Double) -> DisplayList? {
        guard items.count == other.items.count else { return nil }
        var result: [DisplayItem] = []
        result.reserveCapacity(items.count)
        for (old, new) in zip(items, other.items) {
            guard let item = old.mixed(with: new, by: part) else { return nil }
            result.append(item)
        }
        var list = DisplayList()
        list.takeAnnotations(of: other)
        list.items = result
        return list
    }
}

extension DisplayItem {
    fileprivate func mixed(with other: DisplayItem, by part: Double) -> DisplayItem? {
        switch (self, other) {
        case (.fill(_, let old, _, _), .fill(let shape, let new, let evenOdd, let antialiased)):
            return .fill(shape, old.mixed(with: new, by: part), evenOdd: evenOdd, antialiased: antialiased)
        case (.stroke(_, let old, _), .stroke(let shape, let new, let line)):
            return .stroke(shape, old.mixed(with: new, by: part), line)
        case (.text(let old), .text(let new)):
            return old.mixed(with: new, by: part).map(DisplayItem.text)
        case (.image(let old), .image(let new)):
            guard old.image == new.image else { return nil }
            var item = new
            if let from = old.tint, let to = new.tint { item.tint = from.mixed(with: to, by: part) }
            return .image(item)
        case (.group(let old), .group(let new)):
            guard let content = old.content.mixed(with: new.content, by: part) else { return nil }
            var group = new
            group.content = content
            group.opacity = old.opacity + (new.opacity - old.opacity) * part
            return .group(group)
        default: return nil
        }
    }
}

extension GlyphRun {
    /// Interpolates between two runs of the same text, with the positions and sizes of glyphs that correspond.
    func mixed(with other: GlyphRun, by part: Double) -> GlyphRun? {
        guard text == other.text, glyphs.count == other.glyphs.count else { return nil }
        var run = other
        run.paint = paint.mixed(with: other.paint, by: part)
        // A change of weight or optical size is immediate, but position and size are interpolated.
        guard zip(glyphs, other.glyphs).allSatisfy({ $0.cluster == $1.cluster }) else { return run }
        let amount = CGFloat(part)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * amount }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        run.face.size = max(mix(face.size, other.face.size), 0.1)
        run.origin = mix(origin, other.origin)
        run.width = mix(width, other.width)
        for (index, old) in glyphs.enumerated() {
            run.glyphs[index].position = mix(old.position, other.glyphs[index].position)
            run.glyphs[index].advance = mix(old.advance, other.glyphs[index].advance)
        }
        return run
    }
}

extension Paint {
    /// Interpolates between paints of one kind; returns the target for different kinds.
    fileprivate func mixed(with other: Paint, by part: Double) -> Paint {
        let amount = CGFloat(part)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * amount }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        func mix(_ a: [GradientStop], _ b: [GradientStop]) -> [GradientStop] {
            guard a.count == b.count else { return b }
            return zip(a, b).map { a, b in
                GradientStop(
                    color: a.color.mixed(with: b.color, by: min(max(part, 0), 1)),
                    location: a.location + (b.location - a.location) * part)
            }
        }
        switch (self, other) {
        case (.color(let a), .color(let b)): return .color(a.mixed(with: b, by: min(max(part, 0), 1)))
        case (.linearGradient(let a, let start, let end), .linearGradient(let b, let newStart, let newEnd)):
            return .linearGradient(mix(a, b), start: mix(start, newStart), end: mix(end, newEnd))
        case (.radialGradient(let a, let centre, let inner, let outer), .radialGradient(let b, let to, let i, let o)):
            return .radialGradient(
                mix(a, b), center: mix(centre, to), startRadius: mix(inner, i), endRadius: mix(outer, o))
        case (.angularGradient(let a, let centre, let start, let end), .angularGradient(let b, let to, let s, let e)):
            return .angularGradient(
                mix(a, b), center: mix(centre, to), startAngle: start + (s - start) * part,
                endAngle: end + (e - end) * part)
        default: return other
        }
    }
}

extension LayoutBox {
    /// Animates an imminent change of the box's drawing, with the current transaction of a graph.
    @MainActor final func animateDrawing(in graph: ViewGraph, _ change: ContentChange = .mix) {
        guard graph.animation != nil, wasShown, change != .atOnce else {
            // A change without an animation ends earlier ones.
            if graph.animates { presentation?.drawing = nil }
            return
        }
        let start = displayList(in: root?.pass ?? DrawingPass())
        let presentation = makePresentation()
        presentation.drawing = DrawingMotion(
            box: self, from: start, change: change, transaction: graph.transaction, frames: graph.frames)
        invalidateDrawing()
    }
}
