import CoreGraphics

/// The division of a picture whose corners keep their size and whose middle is stretched or repeated.
struct ImageSlices {
    let pixels: CGImage
    /// The picture's own size.
    let points: CGSize
    let resizing: Image.Resizing?

    struct Piece {
        let rect: CGRect
        /// In pixels of the picture.
        let source: CGRect
    }

    func pieces(in rect: CGRect) -> [Piece] {
        let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        guard let resizing, resizing.capInsets != EdgeInsets() || resizing.mode == .tile else {
            return [Piece(rect: rect, source: whole)]
        }
        let caps = resizing.capInsets
        let columns = spans(
            from: rect.minX, length: rect.width, own: points.width, caps: (caps.leading, caps.trailing), resizing.mode)
        let rows = spans(
            from: rect.minY, length: rect.height, own: points.height, caps: (caps.top, caps.bottom), resizing.mode)
        let scale = CGSize(width: whole.width / points.width, height: whole.height / points.height)
        return rows.flatMap { row in
            columns.map { column in
                Piece(
                    rect: CGRect(x: column.start, y: row.start, width: column.length, height: row.length),
                    source: CGRect(
                        x: column.source * scale.width, y: row.source * scale.height,
                        width: column.sourceLength * scale.width, height: row.sourceLength * scale.height))
            }
        }
    }

    private struct Span {
        var start, length, source, sourceLength: CGFloat
    }

    private func spans(
        from start: CGFloat, length: CGFloat, own: CGFloat, caps: (CGFloat, CGFloat), _ mode: Image.ResizingMode
    ) -> [Span] {
        let first = min(caps.0, own, length)
        let last = min(caps.1, own - first, length - first)
        let middle = length - first - last
        let ownMiddle = own - first - last
        var spans: [Span] = []
        if first > 0 { spans.append(Span(start: start, length: first, source: 0, sourceLength: first)) }
        if middle > 0, ownMiddle > 0 {
            let step = mode == .tile ? ownMiddle : middle
            // More than this many repetitions cannot be told apart and would only take time.
            let count = min(Int((middle / step).rounded(.up)), 10_000)
            for index in 0..<max(count, 1) {
                let offset = CGFloat(index) * step
                let piece = min(step, middle - offset)
                spans.append(
                    Span(
                        start: start + first + offset, length: piece, source: first,
                        sourceLength: mode == .tile ? piece : ownMiddle))
            }
        }
        if last > 0 {
            spans.append(Span(start: start + length - last, length: last, source: own - last, sourceLength: last))
        }
        return spans
    }
}
