import CoreGraphics
import Drawing

/// A picture with all that its environment says about it.
struct ResolvedImage: Equatable {
    /// In points, before any resizing.
    let size: CGSize
    /// How far below the top the text baseline runs, in points.
    let baseline: CGFloat
    let isResizable: Bool
    let isSymbol: Bool
    /// What assistive technology reads; nil for decoration.
    let label: String?

    private let content: Content
    private let resizing: Image.Resizing?
    private let quality: CGInterpolationQuality

    private enum Content: Equatable {
        /// A symbol in a box of the unresized size, in the foreground paint.
        case symbol(SymbolRendering, Paint)
        case bitmap(CGImage, tint: Paint?)
        /// Nothing could be found: a box with a cross, so that it is seen.
        case placeholder(Paint)
    }

    init(_ image: Image, in environment: EnvironmentValues) {
        isResizable = image.resizing != nil
        resizing = image.resizing
        quality = image.interpolationQuality.quality
        func foreground(_ size: CGSize) -> Paint {
            HierarchicalShapeStyle.primary.paint(in: environment, bounds: CGRect(origin: .zero, size: size))
        }
        switch image.source {
        case .symbol(let name):
            let symbol = SymbolRendering(name: name, in: environment)
            size = symbol.size
            baseline = symbol.baseline
            isSymbol = true
            label = symbol.label
            content =
                symbol.isKnown ? .symbol(symbol, foreground(symbol.size)) : .placeholder(foreground(symbol.size))
        case .bitmap(let bitmap, let scale, _, let text, let isDecorative):
            let points = max(scale, 1e-6)
            size = CGSize(width: CGFloat(bitmap.width) / points, height: CGFloat(bitmap.height) / points)
            baseline = size.height
            isSymbol = false
            label = isDecorative ? nil : text.map { ResolvedText($0, in: environment).plainText }
            content = .bitmap(bitmap, tint: image.templateMode == .template ? foreground(size) : nil)
        case .asset(let name, let bundle, let text, let isDecorative):
            isSymbol = false
            label = isDecorative ? nil : text.map { ResolvedText($0, in: environment).plainText }
            if let (bitmap, scale) = AssetImages.image(named: name, bundle: bundle?.bundle, in: environment) {
                size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
                content = .bitmap(bitmap, tint: image.templateMode == .template ? foreground(size) : nil)
            } else {
                size = CGSize(width: 24, height: 24)
                content = .placeholder(foreground(size))
            }
            baseline = size.height
        }
    }

    /// The picture as a paint that repeats it from an origin on; nil when it has no pixels or nothing of it is taken.
    /// - Parameters:
    ///   - sourceRect: what is repeated, in the picture's unit space.
    ///   - scale: how much larger than its own size the picture is drawn.
    func tile(sourceRect: CGRect, scale: CGFloat, origin: CGPoint, in environment: EnvironmentValues) -> Paint? {
        let part = sourceRect.standardized.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard !part.isNull, part.width > 0, part.height > 0, scale > 0, scale.isFinite,
            case .bitmap(let bitmap, _) = content
        else { return nil }
        let pixels = CGSize(width: bitmap.width, height: bitmap.height)
        let source = CGRect(
            x: part.minX * pixels.width, y: part.minY * pixels.height, width: part.width * pixels.width,
            height: part.height * pixels.height)
        return .imageTile(
            bitmap, source: source,
            transform: CGAffineTransform(
                a: size.width / pixels.width * scale, b: 0, c: 0, d: size.height / pixels.height * scale, tx: origin.x,
                ty: origin.y))
    }

    /// The picture in a rectangle.
    func displayList(in rect: CGRect) -> DisplayList {
        guard rect.isFinite, rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return .init() }
        switch content {
        case .symbol(let symbol, let paint):
            return symbol.displayList(in: rect, paint: paint)
        case .bitmap(let bitmap, let tint):
            let pieces = ImageSlices(pixels: bitmap, points: size, resizing: resizing).pieces(in: rect)
            return DisplayList(
                pieces.map { piece in
                    .image(
                        ImageItem(
                            image: bitmap, rect: piece.rect, source: piece.source, interpolation: quality, tint: tint))
                })
        case .placeholder(let paint):
            var cross = Path(rect.inset(evenly: 0.5))
            cross.move(to: CGPoint(x: rect.minX, y: rect.minY))
            cross.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            cross.move(to: CGPoint(x: rect.maxX, y: rect.minY))
            cross.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            return DisplayList([.stroke(cross.storage, paint.opacity(0.4), StrokeAttributes(width: 1))])
        }
    }
}

/// How a picture is cut so that its corners keep their size and its middle is stretched or repeated.
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
