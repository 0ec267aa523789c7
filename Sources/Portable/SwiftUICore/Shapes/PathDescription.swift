extension Path {
    /// The path as a list of coordinates and operators: `m` move, `l` line, `q` quadratic, `c` cubic, `h` close.
    public var description: String {
        var words: [String] = []
        func add(_ points: CGPoint..., operator name: String) {
            for point in points { words += [PathNumber.text(point.x), PathNumber.text(point.y)] }
            words.append(name)
        }
        forEach { element in
            switch element {
            case .move(let end): add(end, operator: "m")
            case .line(let end): add(end, operator: "l")
            case .quadCurve(let end, let control): add(control, end, operator: "q")
            case .curve(let end, let control1, let control2): add(control1, control2, end, operator: "c")
            case .closeSubpath: add(operator: "h")
            }
        }
        return words.joined(separator: " ")
    }

    /// Reads what ``description`` writes; nil when it is anything else.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let counts = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0]
            guard let count = counts[String(word)], count == numbers.count else { return nil }
            switch word {
            case "m": move(to: point(0))
            case "l": addLine(to: point(0))
            case "q": addQuadCurve(to: point(1), control: point(0))
            case "c": addCurve(to: point(2), control1: point(0), control2: point(1))
            default: closeSubpath()
            }
            numbers.removeAll()
        }
        guard numbers.isEmpty else { return nil }
    }
}

private enum PathNumber {
    static func text(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
    }
}
