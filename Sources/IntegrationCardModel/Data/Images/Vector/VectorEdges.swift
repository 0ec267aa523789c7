/// The straight edges of a shape, curves as chords, with each part closed as it is filled.
///
/// The text is read as libraries do: up to the first fault, which ends the shape.
struct VectorEdges {
    /// An edge from its upper to its lower end; exactly horizontal ones from left to right.
    struct Edge: Hashable {
        var x0: Double
        var y0: Double
        var x1: Double
        var y1: Double
    }

    /// The chords of a curve and of an eighth of an ellipse.
    private static let curveChords = 4
    private static let arcChords = 8
    /// The greatest place that is told.
    private static let farthest = 1e6

    private(set) var edges: [Edge] = []
    private var noted: (left: Double, top: Double, right: Double, bottom: Double)?
    /// True if a place is too far away to be told.
    private var isFar = false
    /// The places of all points and of those that steer curves; nil where they cannot be told.
    var bounds: (left: Double, top: Double, right: Double, bottom: Double)? { isFar ? nil : noted }

    private var start = (x: 0.0, y: 0.0)
    private var current = (x: 0.0, y: 0.0)

    /// The edges of the attribute `points`.
    init(points: [Double]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            let point = (x: points[index], y: points[index + 1])
            if index == 0 { move(to: point) } else { line(to: point) }
        }
        close()
    }

    /// The edges of the attribute `d`.
    init(path: String) {
        read(path)
        close()
    }

    private mutating func read(_ path: String) {
        var reader = VectorPathNumbers(path)
        var control: (x: Double, y: Double)?
        var previous: UInt8 = 0
        while let command = reader.command(after: previous) {
            let kind = command & 0xDF
            let isRelative = command & 0x20 != 0
            func point() -> (x: Double, y: Double)? {
                guard let x = reader.number(), let y = reader.number() else { return nil }
                return isRelative ? (current.x + x, current.y + y) : (x, y)
            }
            var steering: (x: Double, y: Double)?
            switch kind {
            case UInt8(ascii: "M"):
                guard let end = point() else { return }
                close()
                move(to: end)
            case UInt8(ascii: "Z"):
                close()
                note(start)
                current = start
            case UInt8(ascii: "L"):
                guard let end = point() else { return }
                line(to: end)
            case UInt8(ascii: "H"):
                guard let x = reader.number() else { return }
                line(to: (isRelative ? current.x + x : x, current.y))
            case UInt8(ascii: "V"):
                guard let y = reader.number() else { return }
                line(to: (current.x, isRelative ? current.y + y : y))
            case UInt8(ascii: "C"), UInt8(ascii: "S"):
                let isSmooth = kind == UInt8(ascii: "S")
                let follows = "CcSs".utf8.contains(previous)
                let mirrored = follows ? control.map { (2 * current.x - $0.x, 2 * current.y - $0.y) } : nil
                guard let first = isSmooth ? mirrored ?? current : point(), let second = point(), let end = point()
                else { return }
                curve(first, second, to: end)
                steering = second
            case UInt8(ascii: "Q"), UInt8(ascii: "T"):
                let isSmooth = kind == UInt8(ascii: "T")
                let follows = "QqTt".utf8.contains(previous)
                let mirrored = follows ? control.map { (2 * current.x - $0.x, 2 * current.y - $0.y) } : nil
                guard let middle = isSmooth ? mirrored ?? current : point(), let end = point() else { return }
                func near(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
                    ((point.x + 2 * middle.x) / 3, (point.y + 2 * middle.y) / 3)
                }
                curve(near(current), near(end), to: end)
                steering = middle
            case UInt8(ascii: "A"):
                guard let rx = reader.number(), let ry = reader.number(), let turn = reader.number(),
                    let isLarge = reader.flag(), let isClockwise = reader.flag(), let end = point()
                else { return }
                arc(VectorArc(from: current, to: end, rx, ry, turn: turn, isLarge: isLarge, isClockwise: isClockwise))
                line(to: end)
            default: return
            }
            control = steering
            previous = command
        }
    }

    private mutating func note(_ point: (x: Double, y: Double)) {
        // Beyond the numbers of libraries, places go round.
        guard abs(point.x) < Self.farthest, abs(point.y) < Self.farthest else {
            isFar = true
            return
        }
        guard let bounds = noted else {
            noted = (point.x, point.y, point.x, point.y)
            return
        }
        noted = (
            min(bounds.left, point.x), min(bounds.top, point.y), max(bounds.right, point.x), max(bounds.bottom, point.y)
        )
    }

    private mutating func move(to point: (x: Double, y: Double)) {
        start = point
        current = point
    }

    private mutating func line(to end: (x: Double, y: Double)) {
        let begin = current
        current = end
        // Lines without a length have round ends.
        note(begin)
        note(end)
        guard begin.x.isFinite, begin.y.isFinite, end.x.isFinite, end.y.isFinite, begin != end else { return }
        let isInOrder = begin.y < end.y || begin.y == end.y && begin.x <= end.x
        edges.append(
            isInOrder
                ? Edge(x0: begin.x, y0: begin.y, x1: end.x, y1: end.y)
                : Edge(x0: end.x, y0: end.y, x1: begin.x, y1: begin.y))
    }

    private mutating func curve(
        _ first: (x: Double, y: Double), _ second: (x: Double, y: Double), to end: (x: Double, y: Double)
    ) {
        let begin = current
        note(first)
        note(second)
        for step in 1..<Self.curveChords {
            let part = Double(step) / Double(Self.curveChords)
            let rest = 1 - part
            let factors = (rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part)
            line(
                to: (
                    factors.0 * begin.x + factors.1 * first.x + factors.2 * second.x + factors.3 * end.x,
                    factors.0 * begin.y + factors.1 * first.y + factors.2 * second.y + factors.3 * end.y
                ))
        }
        line(to: end)
    }

    private mutating func arc(_ arc: VectorArc?) {
        guard let arc else { return }
        for step in 1..<Self.arcChords { line(to: arc.point(at: Double(step) / Double(Self.arcChords))) }
        // The rounding of a chord leaves the box of the ellipse unnoticed.
        note((arc.center.x - arc.longer, arc.center.y - arc.longer))
        note((arc.center.x + arc.longer, arc.center.y + arc.longer))
    }

    private mutating func close() {
        if current != start { line(to: start) }
    }
}

/// The commands and numbers of the attribute `d`, in order.
struct VectorPathNumbers {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func separators() {
        while position < bytes.count, bytes[position] <= 0x20 || bytes[position] == 0x2C { position += 1 }
    }

    /// The next command; for a number, the one before continues. nil at the end.
    mutating func command(after previous: UInt8) -> UInt8? {
        separators()
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        if (0x41...0x5A).contains(byte & 0xDF) {
            position += 1
            return byte
        }
        switch previous {
        case UInt8(ascii: "M"): return UInt8(ascii: "L")
        case UInt8(ascii: "m"): return UInt8(ascii: "l")
        // Nothing follows the end of a part without a command.
        case 0, UInt8(ascii: "Z"), UInt8(ascii: "z"): return nil
        default: return previous
        }
    }

    mutating func flag() -> Bool? {
        separators()
        guard current == 0x30 || current == 0x31 else { return nil }
        position += 1
        return bytes[position - 1] == 0x31
    }

    mutating func number() -> Double? {
        separators()
        let begin = position
        if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { position += 1 }
        var count = digits()
        if current == UInt8(ascii: ".") {
            position += 1
            count += digits()
        }
        guard count > 0 else { return nil }
        if current | 0x20 == UInt8(ascii: "e") {
            let end = position
            position += 1
            if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { position += 1 }
            if digits() == 0 { position = end }
        }
        return Double(String(decoding: bytes[begin..<position], as: UTF8.self))
    }

    private mutating func digits() -> Int {
        let begin = position
        while (0x30...0x39).contains(current) { position += 1 }
        return position - begin
    }
}
