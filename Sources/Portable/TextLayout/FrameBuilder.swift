import Foundation

/// Places lines, their glyphs and decorations.
struct FrameBuilder {
    let text: ShapedText
    let request: TextRequest
    let breaker: LineBreaker
    let scaleFactor: CGFloat
    /// Shapes an ellipsis in the font of a cluster.
    let ellipsis: (Int) -> ShapedText
    /// Shapes a hyphen in the font of a cluster.
    let hyphen: (Int) -> ShapedText

    /// A line to be placed.
    struct Line {
        var span: LineSpan
        var parts: [LinePart]
        var width: CGFloat
        /// The width including the spaces at which the line breaks, up to the available width.
        var extent: CGFloat
        var isTruncated: Bool
    }

    /// The result so far.
    private struct Output {
        var lines: [TextLine] = []
        var parts: [FramePart] = []
        var attachments: [AttachmentPlacement] = []
        var stops: [CaretStop] = []
    }

    func frame(lines: [Line], isTruncated: Bool) -> TextFrame {
        let scale = request.displayScale
        let indent = request.sanitizedIndent
        let widest = lines.enumerated().map { $1.extent + ($0 == 0 ? indent : 0) }.max() ?? 0
        let width = PixelGrid.roundUp(max(0, widest), scale: scale)
        let spacing = request.lineSpacing.isFinite ? PixelGrid.round(max(0, request.lineSpacing), scale: scale) : 0
        var output = Output()
        reserveCapacity(for: lines, in: &output)
        var top: CGFloat = 0
        // The leading between the bottom of the line above and the next line's top.
        var leading: CGFloat = 0
        for (index, line) in lines.enumerated() {
            if index > 0 { top += spacing + leading }
            let metrics = metrics(of: line)
            let height = metrics.height(displayScale: scale)
            let isRightToLeft =
                line.span.paragraph < text.paragraphIsRightToLeft.count
                && text.paragraphIsRightToLeft[line.span.paragraph]
            let x = offset(of: line, in: width, indent: index == 0 ? indent : 0)
            output.lines.append(
                TextLine(
                    origin: CGPoint(x: x, y: top), width: line.width, height: height,
                    baseline: top + metrics.baseline(displayScale: scale), bytes: bytes(of: line.span),
                    isRightToLeft: isRightToLeft, isTruncated: line.isTruncated))
            place(line, isRightToLeft: isRightToLeft, into: &output)
            top += height
            leading = metrics.pitch(displayScale: scale) - height
        }
        if request.minimumLines > lines.count, let segment = text.segments.first {
            let pitch = segment.metrics.pitch(displayScale: scale)
            top += CGFloat(min(request.minimumLines, 10_000) - lines.count) * (pitch + spacing)
            if lines.isEmpty { top -= spacing + pitch - segment.metrics.height(displayScale: scale) }
        }
        return TextFrame(
            size: CGSize(width: width, height: top), lines: output.lines, isTruncated: isTruncated,
            scaleFactor: scaleFactor, text: text.string(0..<text.text.count), attachments: output.attachments,
            parts: output.parts, caretStops: output.stops)
    }

    /// Makes room for exactly what the lines have: arrays that grow by themselves have twice as much.
    private func reserveCapacity(for lines: [Line], in output: inout Output) {
        var (clusters, pieces) = (0, 0)
        for line in lines {
            for part in line.parts {
                guard case .clusters(let range) = part, let first = range.first, let last = range.last else { continue }
                clusters += range.count
                pieces += Int(abs(text.clusters[last].piece - text.clusters[first].piece)) + 1
            }
        }
        output.stops.reserveCapacity(clusters)
        output.parts.reserveCapacity(pieces)
    }

    /// The metrics of a line, for counting the lines that fit.
    func metrics(of span: LineSpan) -> LineMetrics {
        metrics(
            of: Line(
                span: span, parts: [.clusters(span.clusters)], width: span.width, extent: span.extent,
                isTruncated: false))
    }

    private func metrics(of line: Line) -> LineMetrics {
        var metrics: LineMetrics?
        var last: Int32 = -1
        func include(_ segment: Int32) {
            guard segment != last else { return }
            last = segment
            let own = text.segments[Int(segment)].metrics
            if metrics == nil { metrics = own } else { metrics!.include(own) }
        }
        for part in line.parts {
            switch part {
            case .clusters(let range):
                // A line feed determines the height of its line only if that is otherwise empty.
                for index in range where !text.clusters[index].flags.contains(.lineFeed) {
                    include(text.clusters[index].segment)
                }
            case .ellipsis(let cluster), .hyphen(let cluster): include(text.clusters[cluster].segment)
            }
        }
        if let metrics { return metrics }
        let first = line.span.clusters.lowerBound
        let segment =
            first < text.clusters.count
            ? Int(text.clusters[first].segment) : Int(text.clusters.last?.segment ?? 0)
        return text.segments.isEmpty ? LineMetrics(ascent: 0, descent: 0) : text.segments[segment].metrics
    }

    private func offset(of line: Line, in width: CGFloat, indent: CGFloat) -> CGFloat {
        let left = request.direction == .leftToRight ? indent : 0
        let room = width - indent
        let isLeft: Bool
        switch request.alignment {
        case .center: return PixelGrid.round(left + (room - line.width) / 2, scale: request.displayScale)
        case .leading: isLeft = request.direction == .leftToRight
        case .trailing: isLeft = request.direction == .rightToLeft
        }
        return isLeft ? left : left + room - line.width
    }

    private func bytes(of span: LineSpan) -> Range<Int> {
        guard !span.clusters.isEmpty else {
            let byte =
                span.clusters.lowerBound < text.clusters.count
                ? Int(text.clusters[span.clusters.lowerBound].byteStart) : text.text.count
            return byte..<byte
        }
        return Int(
            text.clusters[span.clusters.lowerBound].byteStart)..<Int(
                text.clusters[span.clusters.upperBound - 1].byteEnd)
    }

    // MARK: Glyphs

    /// Adjacent clusters of one piece on a line.
    private struct Fragment {
        let text: ShapedText
        let piece: Int
        let clusters: Range<Int>
        let level: UInt8
        /// False for the ellipsis and the hyphen at a break, which are not part of the text.
        let isText: Bool
    }

    private func place(_ line: Line, isRightToLeft: Bool, into output: inout Output) {
        var fragments: [Fragment] = []
        func append(_ sign: ShapedText) {
            fragments.append(
                Fragment(
                    text: sign, piece: 0, clusters: sign.clusters.indices, level: isRightToLeft ? 1 : 0, isText: false))
        }
        for part in line.parts {
            switch part {
            case .clusters(let range): appendFragments(of: range, to: &fragments)
            case .ellipsis(let cluster): append(ellipsis(cluster))
            case .hyphen(let cluster): append(hyphen(cluster))
            }
        }
        let lineIndex = output.lines.count - 1
        let placed = output.lines[lineIndex]
        var decorations = DecorationLines(scale: request.displayScale)
        var x = placed.origin.x
        for fragment in VisualOrder.reordered(fragments, level: \.level) {
            x = place(fragment, at: x, line: lineIndex, decorations: &decorations, into: &output)
        }
        output.parts += decorations.parts
    }

    private func appendFragments(of range: Range<Int>, to fragments: inout [Fragment]) {
        var start = range.lowerBound
        while start < range.upperBound {
            let piece = text.clusters[start].piece
            var end = start + 1
            while end < range.upperBound, text.clusters[end].piece == piece { end += 1 }
            if piece >= 0 {
                fragments.append(
                    Fragment(
                        text: text, piece: Int(piece), clusters: start..<end, level: text.pieces[Int(piece)].level,
                        isText: true))
            }
            start = end
        }
    }

    /// Places a fragment and returns the start of the next one.
    private func place(
        _ fragment: Fragment, at start: CGFloat, line lineIndex: Int, decorations: inout DecorationLines,
        into output: inout Output
    ) -> CGFloat {
        let line = output.lines[lineIndex]
        let piece = fragment.text.pieces[fragment.piece]
        let segment = fragment.text.segments[piece.segment]
        let baseline = line.baseline - segment.run.baselineOffset
        let ordered = piece.isRightToLeft ? Array(fragment.clusters.reversed()) : Array(fragment.clusters)
        let clusters = fragment.text.clusters
        let firstByte = Int(clusters[fragment.clusters.lowerBound].byteStart)
        let lastByte = Int(clusters[fragment.clusters.upperBound - 1].byteEnd)
        // Not asked for each cluster, because the comparison copies the face.
        let hasFace = piece.face != nil
        var glyphs: [Glyph] = []
        if let first = ordered.first, let last = ordered.last, hasFace {
            let end = max(clusters[first].glyphEnd, clusters[last].glyphEnd)
            glyphs.reserveCapacity(Int(end - min(clusters[first].glyphStart, clusters[last].glyphStart)))
        }
        var x = start
        for index in ordered {
            let cluster = clusters[index]
            let advance = breaker.advance(of: cluster, at: x - line.origin.x)
            if fragment.isText {
                output.stops.append(
                    CaretStop(
                        line: lineIndex, byte: Int(cluster.byteStart), byteEnd: Int(cluster.byteEnd), left: x,
                        right: x + advance, level: piece.level))
            }
            var pen = x - start
            for position in Int(cluster.glyphStart)..<Int(cluster.glyphEnd) {
                let glyph = piece.glyphs[position]
                if glyph.id != .max, !cluster.flags.contains(.tab) {
                    glyphs.append(
                        Glyph(
                            id: glyph.id, position: CGPoint(x: pen + glyph.dx, y: glyph.dy), advance: glyph.advance,
                            cluster: Int(cluster.byteStart) - firstByte))
                }
                pen += glyph.advance
            }
            if !hasFace { placeWithoutFace(segment, x: x, advance: advance, line: line, cluster, &output) }
            x += advance
        }
        if let face = piece.face, !glyphs.isEmpty {
            output.parts.append(
                .glyphs(
                    PlacedGlyphs(
                        face: face, origin: CGPoint(x: start, y: baseline), glyphs: glyphs,
                        text: fragment.text.string(firstByte..<lastByte), isRightToLeft: piece.isRightToLeft,
                        width: x - start, letterSpacing: piece.spacing + breaker.spacing),
                    style: segment.run.style))
        }
        decorations.add(segment.run, font: segment.font, from: start, to: x, baseline: baseline)
        return x
    }

    private func placeWithoutFace(
        _ segment: ShapedText.Segment, x: CGFloat, advance: CGFloat, line: TextLine, _ cluster: ShapedText.Cluster,
        _ output: inout Output
    ) {
        if case .attachment(let attachment) = segment.run.content {
            let top = line.baseline - segment.run.baselineOffset - attachment.baseline
            output.attachments.append(
                AttachmentPlacement(
                    id: attachment.id, rect: CGRect(origin: CGPoint(x: x, y: top), size: attachment.size)))
        } else if !cluster.flags.contains(.whitespace) {
            let height = segment.font.size * 0.7
            output.parts.append(
                .placeholder(
                    CGRect(x: x + 1, y: line.baseline - height, width: max(1, advance - 2), height: height),
                    style: segment.run.style))
        }
    }
}
