import CoreGraphics
import Drawing
import TextLayout

extension GraphicsContext {
    /// The shading in the environment of the canvas, for using it again and again.
    public func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading {
        if case .resolved = shading.kind { return shading }
        return Shading(kind: .resolved(shading, environment))
    }

    // MARK: Paths

    /// Fills a path.
    public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {
        guard !path.isEmpty, path.storage.isFinite else { return }
        if shading.isBackdrop {
            return emitBackdrop(ClipShape(path.applying(transform).storage, evenOdd: style.isEOFilled))
        }
        let resolved = shading.resolved(in: environment, bounds: path.boundingRect)
        if !resolved.isInvisible || blendMode != .normal { emit(resolved.filling(path.storage, style: style)) }
    }

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
        guard !path.isEmpty, path.storage.isFinite, style.lineWidth > 0 else { return }
        if shading.isBackdrop { return emitBackdrop(ClipShape(path.strokedPath(style).applying(transform).storage)) }
        let resolved = shading.resolved(in: environment, bounds: path.boundingRect)
        if !resolved.isInvisible || blendMode != .normal { emit(resolved.stroking(path.storage, style: style)) }
    }

    /// Draws along a path.
    public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws once more what has been drawn so far, within a shape of the canvas.
    private func emitBackdrop(_ shape: ClipShape) {
        var copy = DisplayGroup(recording.finished, clip: shape)
        copy.isCopy = true
        emit(DisplayList([.group(copy)]), inCanvasSpace: true)
    }

    // MARK: Pictures

    /// A picture in the environment of the canvas.
    public struct ResolvedImage {
        fileprivate let image: SwiftUICore.ResolvedImage

        /// In points.
        public var size: CGSize { image.size }
        /// Distance from the top to the picture's text baseline, in points.
        public let baseline: CGFloat
        /// The shading of templates and symbols in place of the foreground.
        public var shading: GraphicsContext.Shading?

        fileprivate init(_ image: SwiftUICore.ResolvedImage) {
            self.image = image
            baseline = image.baseline
        }
    }

    public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage {
        ResolvedImage(SwiftUICore.ResolvedImage(image, in: environment))
    }

    /// Draws a picture stretched to a rectangle.
    public func draw(
        _ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
    ) {
        var picture = image.image
        if let shading = image.shading {
            picture = picture.painted(
                with: shading.levels.map { $0.resolved(in: environment, bounds: rect).paint })
        }
        var list = DisplayList()
        list.annotate(VisibleElement(.image, name: picture.label ?? "", frame: rect))
        list.append(contentsOf: picture.displayList(in: rect))
        emit(list)
    }

    /// Draws a picture in its own size, with the anchor in its unit space at a point.
    public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(size: image.size, anchor: anchor, at: point))
    }

    /// Draws a picture stretched to a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws a picture in its own size, with the anchor in its unit space at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    // MARK: Text

    /// A text in the environment of the canvas.
    public struct ResolvedText {
        fileprivate let text: ResolvedStyledText

        /// The shading of text without a style of its own.
        public var shading: GraphicsContext.Shading

        fileprivate func frame(in size: CGSize) -> TextFrame {
            TextEngine.shared.layout(text.request, width: size.width, height: size.height)
        }

        /// The size that the text takes in a space, in points.
        public func measure(in size: CGSize) -> CGSize { frame(in: size).size }

        /// Distance from the top to the first baseline in a space, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { frame(in: size).firstBaseline }

        /// Distance from the top to the last baseline in a space, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { frame(in: size).lastBaseline }
    }

    public func resolve(_ text: Text) -> GraphicsContext.ResolvedText {
        ResolvedText(text: ResolvedStyledText(text, in: environment), shading: .foreground)
    }

    /// Draws a text from the top left corner of a rectangle, broken and truncated to fit.
    public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
        let frame = text.frame(in: rect.size)
        let bounds = CGRect(origin: rect.origin, size: frame.size)
        var list = DisplayList()
        list.annotate(text.text.visibleElement(of: frame, in: bounds))
        list.append(
            contentsOf: text.text.displayList(of: frame, at: rect.origin, bounds: bounds, in: environment) {
                text.shading.resolved(in: environment, bounds: bounds).paint
            })
        emit(list)
    }

    /// Draws a text unbroken, with the anchor in its unit space at a point.
    public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let room = CGSize(width: CGFloat.infinity, height: .infinity)
        let rect = CGRect(size: text.measure(in: room), anchor: anchor, at: point)
        draw(text, in: CGRect(origin: rect.origin, size: room))
    }

    /// Draws a text from the top left corner of a rectangle, broken and truncated to fit.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text unbroken, with the anchor in its unit space at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    // MARK: Symbols

    /// A view of the canvas, laid out in its ideal size.
    public struct ResolvedSymbol {
        fileprivate let symbol: CanvasSymbol

        /// In points.
        public var size: CGSize { symbol.size }
    }

    /// The first of the canvas's symbol views with a tag; nil if there is none.
    public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable {
        recording.symbols.first { $0.tag == AnyHashable(id) }.map { ResolvedSymbol(symbol: $0) }
    }

    /// Draws a symbol stretched to a rectangle.
    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let transform = CGAffineTransform(
            a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
            ty: rect.minY)
        guard transform.isFinite else { return }
        emit(DisplayList([.group(DisplayGroup(symbol.symbol.drawing, transform: transform))]))
    }

    /// Draws a symbol in its own size, with the anchor in its unit space at a point.
    public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(size: symbol.size, anchor: anchor, at: point))
    }

    // MARK: Core Graphics

    /// Draws with Core Graphics, in user space. What is drawn becomes a picture of the canvas's pixels.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let scale = max(environment.displayScale, 1)
        let size = recording.bounds.size
        guard
            let context = CGContext(
                data: nil, width: Int((size.width * scale).rounded(.up)),
                height: Int((size.height * scale).rounded(.up)),
                bitsPerComponent: 8, bytesPerRow: 0, space: .standard,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return }
        context.translateBy(x: 0, y: CGFloat(context.height))
        context.scaleBy(x: scale, y: -scale)
        context.concatenate(transform)
        try content(context)
        guard let image = context.makeImage() else { return }
        let rect = CGRect(x: 0, y: 0, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        emit(DisplayList([.image(ImageItem(image: image, rect: rect))]), inCanvasSpace: true)
    }
}

extension CGRect {
    /// The rectangle of a size with a point of its unit space at a place.
    fileprivate init(size: CGSize, anchor: UnitPoint, at point: CGPoint) {
        self.init(
            x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }
}
