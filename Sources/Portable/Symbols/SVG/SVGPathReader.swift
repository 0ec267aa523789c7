import Foundation

/// Parses path data, the `d` attribute of SVG's `path`, by the grammar of SVG 2, section 9.3.9.
///
/// Open subpaths become closed contours, as in filling. Quadratic curves and arcs become cubic curves.
struct SVGPathReader {
    private var numbers: SVGNumberReader
    private var contours: [Contour] = []
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    private var isOpen = false
    /// The second control point of the last curve, which S and T reflect; nil after other commands.
    private var lastCubicControl: CGPoint?
    private var lastQuadraticControl: CGPoint?

    /// - Throws: ``SVGError`` with the offset of the first invalid character.
    static func contours(of data: String) throws(SVGError) -> [Contour] {
        var reader = SVGPathReader(numbers: SVGNumberReader(data))
        try reader.read()
        return reader.contours
    }

    private init(numbers: SVGNumberReader) {
        self.numbers = numbers
    }

    private mutating func read() throws(SVGError) {
        guard var command = numbers.command() else {
            if numbers.isAtEnd { return }
            throw numbers.error("path data starts with a command")
        }
        guard command == UInt8(ascii: "M") || command == UInt8(ascii: "m") else {
            throw numbers.error("path data starts with M or m")
        }
        while true {
            try perform(command)
            if let next = numbers.command() {
                command = next
            } else if numbers.isAtEnd {
                return
            } else if command | 0x20 == UInt8(ascii: "z") {
                throw numbers.error("a command must follow Z")
            } else if command | 0x20 == UInt8(ascii: "m") {
                // Further points of a move are lines.
                command = command == UInt8(ascii: "M") ? UInt8(ascii: "L") : UInt8(ascii: "l")
            }
        }
    }

    private mutating func perform(_ command: UInt8) throws(SVGError) {
        let isRelative = command >= UInt8(ascii: "a")
        let origin = isRelative ? current : .zero
        switch command | 0x20 {
        case UInt8(ascii: "m"):
            current = try point(from: origin)
            start = current
            isOpen = false
            forgetControls()
        case UInt8(ascii: "l"): line(to: try point(from: origin))
        case UInt8(ascii: "h"): line(to: CGPoint(x: origin.x + (try numbers.number()), y: current.y))
        case UInt8(ascii: "v"): line(to: CGPoint(x: current.x, y: origin.y + (try numbers.number())))
        case UInt8(ascii: "c"):
            cubic(try point(from: origin), try point(from: origin), try point(from: origin))
        case UInt8(ascii: "s"):
            let first = lastCubicControl.map { reflected($0) } ?? current
            cubic(first, try point(from: origin), try point(from: origin))
        case UInt8(ascii: "q"): quadratic(try point(from: origin), try point(from: origin))
        case UInt8(ascii: "t"):
            quadratic(lastQuadraticControl.map { reflected($0) } ?? current, try point(from: origin))
        case UInt8(ascii: "a"): try arc(from: origin)
        case UInt8(ascii: "z"):
            current = start
            isOpen = false
            forgetControls()
        default: throw numbers.error("unknown path command \(Character(Unicode.Scalar(command)))")
        }
    }

    private mutating func point(from origin: CGPoint) throws(SVGError) -> CGPoint {
        let x = try numbers.number()
        return CGPoint(x: origin.x + x, y: origin.y + (try numbers.number()))
    }

    private mutating func append(_ segment: Contour.Segment) {
        if !isOpen {
            contours.append(Contour(start: current))
            isOpen = true
        }
        contours[contours.count - 1].segments.append(segment)
        current = segment.end
    }

    private mutating func line(to end: CGPoint) {
        append(.line(end))
        forgetControls()
    }

    private mutating func cubic(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        append(.cubic(first, second, end))
        forgetControls()
        lastCubicControl = second
    }

    private mutating func quadratic(_ control: CGPoint, _ end: CGPoint) {
        func raised(_ from: CGPoint) -> CGPoint {
            CGPoint(x: from.x + 2 / 3 * (control.x - from.x), y: from.y + 2 / 3 * (control.y - from.y))
        }
        append(.cubic(raised(current), raised(end), end))
        forgetControls()
        lastQuadraticControl = control
    }

    private mutating func arc(from origin: CGPoint) throws(SVGError) {
        let rx = try numbers.number()
        let ry = try numbers.number()
        let rotation = try numbers.number()
        let isLarge = try numbers.flag()
        let isSweep = try numbers.flag()
        let end = try point(from: origin)
        let arc = SVGArc(
            start: current, radii: CGSize(width: rx, height: ry), rotation: rotation, isLarge: isLarge,
            isSweep: isSweep, end: end)
        for segment in arc.segments { append(segment) }
        current = end
        forgetControls()
    }

    private func reflected(_ control: CGPoint) -> CGPoint {
        CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
    }

    private mutating func forgetControls() {
        lastCubicControl = nil
        lastQuadraticControl = nil
    }
}
