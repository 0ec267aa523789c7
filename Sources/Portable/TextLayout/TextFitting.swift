import Foundation

/// Fits text in an available size: by line breaking, then tightening, then scaling fonts, then truncation.
struct TextFitting {
    let request: TextRequest
    let room: TextEngine.Room
    /// Shapes runs at a scale of their fonts.
    let shape: ([TextRun], CGFloat) -> ShapedText

    /// The maximum tightening of letters, in units of the font's size; iOS tightens by a few hundredths.
    static let tightestSpacing: CGFloat = 0.03
    /// The number of steps of the binary search for a scale.
    private static let scaleSteps = 7

    func frame() -> TextFrame {
        let whole = attempt(scale: 1, spacing: 0)
        if !whole.isCut { return whole.frame() }
        if request.allowsTightening, let tightened = tightened(scale: 1) { return tightened.frame() }
        let smallest = min(1, max(request.minimumScaleFactor.isFinite ? request.minimumScaleFactor : 1, 0.01))
        guard smallest < 1 else { return whole.frame() }
        let least = attempt(scale: smallest, spacing: 0)
        if least.isCut { return least.frame() }
        // The largest scale that fits is between one that does and one that does not.
        var (fits, tooLarge) = (smallest, CGFloat(1))
        var best = least
        for _ in 0..<Self.scaleSteps {
            let middle = (fits + tooLarge) / 2
            let tried = attempt(scale: middle, spacing: 0)
            if tried.isCut {
                tooLarge = middle
            } else {
                fits = middle
                best = tried
            }
        }
        return best.frame()
    }

    private func tightened(scale: CGFloat) -> Attempt? {
        let size = request.runs.map(\.font.size).max() ?? 0
        for part in [0.25, 0.5, 0.75, 1] {
            let tried = attempt(scale: scale, spacing: -size * Self.tightestSpacing * part)
            if !tried.isCut { return tried }
        }
        return nil
    }

    private func attempt(scale: CGFloat, spacing: CGFloat) -> Attempt {
        Attempt(request: request, room: room, scale: scale, spacing: spacing, shape: shape)
    }
}

/// The lines at one scale and spacing.
private struct Attempt {
    private let request: TextRequest
    private let text: ShapedText
    private let breaker: LineBreaker
    private let signs: LineSigns
    private let scale: CGFloat
    private var spans: [LineSpan]
    /// The number of lines that fit.
    private let shown: Int

    init(
        request: TextRequest, room: TextEngine.Room, scale: CGFloat, spacing: CGFloat,
        shape: @escaping ([TextRun], CGFloat) -> ShapedText
    ) {
        self.request = request
        self.scale = scale
        let text = shape(request.runs, scale)
        self.text = text
        let signs = LineSigns(text: text, shape: shape)
        self.signs = signs
        breaker = LineBreaker(
            text: text, width: room.width, firstLineIndent: request.sanitizedIndent, spacing: spacing,
            hyphenWidth: { signs.width(of: "-", like: $0) })
        let limit = max(1, request.maximumLines ?? .max)
        spans = text.clusters.isEmpty ? [] : breaker.lines(limit: limit == .max ? .max : limit + 1)
        guard room.height.isFinite else {
            shown = min(limit, spans.count)
            return
        }
        let builder = FrameBuilder(
            text: text, request: request, breaker: breaker, scaleFactor: scale, ellipsis: { _ in text },
            hyphen: { _ in text })
        var fitting = 0
        let displayScale = request.displayScale
        var top: CGFloat = 0
        var leading: CGFloat = 0
        for span in spans.prefix(limit) {
            let metrics = builder.metrics(of: span)
            let height = metrics.height(displayScale: displayScale)
            top += (fitting > 0 ? max(0, request.lineSpacing) + leading : 0) + height
            leading = metrics.pitch(displayScale: displayScale) - height
            // A tolerance for heights that were rounded elsewhere, which must not cost a line.
            if top > room.height + 0.01, fitting > 0 { break }
            fitting += 1
        }
        shown = fitting
    }

    /// True if the text does not fit.
    var isCut: Bool {
        shown < spans.count
            || spans.prefix(shown).enumerated().contains { $1.width > breaker.width(ofLine: $0) + 0.01 }
    }

    func frame() -> TextFrame {
        var lines = spans.prefix(shown).map { span in
            FrameBuilder.Line(
                span: span,
                parts: [.clusters(span.visible)]
                    + (span.isHyphenated ? [.hyphen(like: span.clusters.upperBound - 1)] : []),
                width: span.width, extent: span.extent, isTruncated: false)
        }
        let isTruncated = shown < spans.count
        if isTruncated, let last = lines.indices.last {
            let room = breaker.width(ofLine: last)
            let truncation = LineTruncation(text: text, breaker: breaker, width: room) {
                signs.width(of: "…", like: $0)
            }
            let cut = truncation.line(from: lines[last].span.clusters.lowerBound, mode: request.truncation)
            lines[last].parts = cut.parts
            lines[last].width = cut.width
            lines[last].extent = cut.width
            lines[last].isTruncated = true
        }
        let builder = FrameBuilder(
            text: text, request: request, breaker: breaker, scaleFactor: scale,
            ellipsis: { signs.shaped("…", like: $0) }, hyphen: { signs.shaped("-", like: $0) })
        return builder.frame(lines: lines, isTruncated: isTruncated)
    }
}

/// The signs that lines have besides their text, shaped once for each font.
private final class LineSigns {
    private let text: ShapedText
    private let shape: ([TextRun], CGFloat) -> ShapedText
    private var known: [Key: ShapedText] = [:]

    private struct Key: Hashable {
        var sign: String
        var segment: Int32
    }

    init(text: ShapedText, shape: @escaping ([TextRun], CGFloat) -> ShapedText) {
        self.text = text
        self.shape = shape
    }

    /// A sign in the font and style of a cluster.
    func shaped(_ sign: String, like cluster: Int) -> ShapedText {
        let key = Key(sign: sign, segment: text.clusters[cluster].segment)
        if let shaped = known[key] { return shaped }
        var run = text.segments[Int(key.segment)].run
        run.content = .text(sign)
        // The segment's font is already scaled.
        let shaped = shape([run], 1)
        known[key] = shaped
        return shaped
    }

    func width(of sign: String, like cluster: Int) -> CGFloat {
        shaped(sign, like: cluster).clusters.reduce(0) { $0 + $1.advance }
    }
}
