import CoreGraphics
import Drawing

/// A picture with all that its environment says about it.
struct ResolvedImage: Equatable {
    /// In points, before any resizing.
    let size: CGSize
    /// The distance from the top to the text baseline, in points.
    let baseline: CGFloat
    let isResizable: Bool
    let isSymbol: Bool
    /// The accessibility label; nil for decoration.
    let label: String?

    private var content: Content
    private let resizing: Image.Resizing?
    private let quality: CGInterpolationQuality
    private let isAntialiased: Bool
    private let displayScale: CGFloat
    /// Shadows and the like that the foreground style brings for symbols and templates.
    private var foreground: ResolvedStyle?
    /// The paint of the area that stands for a redacted picture.
    private let redaction: Paint?

    private enum Content: Equatable {
        /// A symbol in a box of the unresized size.
        case symbol(SymbolRendering, SymbolPaints)
        case bitmap(CGImage, tint: Paint?)
        /// A picture without pixels of its own.
        case vector(VectorAsset, tint: Paint?)
        /// Drawn in a box of the unresized size.
        case drawing(DisplayList)
        /// A box with a cross, which marks a missing image.
        case placeholder(Paint)
    }

    init(_ image: Image, in environment: EnvironmentValues) {
        isResizable = image.resizing != nil
        resizing = image.resizing
        quality = image.interpolationQuality.quality
        isAntialiased = image.isAntialiased
        displayScale = max(environment.displayScale, 1)
        redaction =
            environment.drawsPlaceholders
            ? HierarchicalShapeStyle.primary.paint(in: environment, bounds: .zero).opacity(0.16) : nil
        func style(_ size: CGSize) -> ResolvedStyle {
            HierarchicalShapeStyle.primary.resolved(in: environment, bounds: CGRect(origin: .zero, size: size))
        }
        func label(_ text: Text?) -> String? { text.map { ResolvedStyledText($0, in: environment).spokenText } }
        var isTemplate = image.templateMode == .template
        switch image.source {
        case .symbol(let name):
            let symbol = SymbolRendering(name: name, in: environment)
            (size, baseline, isSymbol, self.label) = (symbol.size, symbol.baseline, true, symbol.label)
            let bounds = CGRect(origin: .zero, size: symbol.size)
            content =
                symbol.isKnown
                ? .symbol(symbol, SymbolPaints(image.symbolMode, in: environment, bounds: bounds))
                : .placeholder(style(symbol.size).paint)
            isTemplate = true
        case .bitmap(let bitmap, let scale, let text, let isDecorative):
            let points = max(scale, 1e-6)
            size = CGSize(width: CGFloat(bitmap.width) / points, height: CGFloat(bitmap.height) / points)
            (baseline, isSymbol, self.label) = (size.height, false, isDecorative ? nil : label(text))
            content = .bitmap(bitmap, tint: isTemplate ? style(size).paint : nil)
        case .drawing(let drawing, let text):
            (size, baseline, isSymbol, self.label) = (drawing.size, drawing.size.height, false, label(text))
            content = .drawing(drawing.displayList(in: environment))
        case .asset(let name, let bundle, let text, let isDecorative):
            (isSymbol, self.label) = (false, isDecorative ? nil : label(text))
            let asset = AssetImages.image(named: name, bundle: bundle?.bundle, in: environment)
            isTemplate = image.templateMode.map { $0 == .template } ?? asset?.isTemplate ?? false
            size = asset?.size ?? CGSize(width: 24, height: 24)
            baseline = size.height
            let tint = isTemplate ? style(size).paint : nil
            switch asset?.picture {
            case .bitmap(let bitmap): content = .bitmap(bitmap, tint: tint)
            case .vector(let vector): content = .vector(vector, tint: tint)
            case nil: content = .placeholder(style(size).paint)
            }
        }
        if isTemplate {
            let style = style(size)
            if style.blendMode != .normal || style.groupOpacity != 1 || !style.shadows.isEmpty { foreground = style }
        }
    }

    /// The picture with its symbol's layers, or its opacity, drawn in other paints.
    func painted(with paints: [Paint]) -> ResolvedImage {
        guard let first = paints.first else { return self }
        var copy = self
        switch content {
        case .symbol(let symbol, _): copy.content = .symbol(symbol, SymbolPaints(paints: paints))
        case .bitmap(let bitmap, .some): copy.content = .bitmap(bitmap, tint: first)
        case .vector(let vector, .some): copy.content = .vector(vector, tint: first)
        case .placeholder: copy.content = .placeholder(first)
        case .bitmap, .vector, .drawing: break
        }
        return copy
    }

    /// The picture as a paint that repeats it from an origin on; nil when nothing of it is taken.
    /// - Parameters:
    ///   - sourceRect: what is repeated, in the picture's unit space.
    ///   - scale: how much larger than its own size the picture is drawn.
    func tile(sourceRect: CGRect, scale: CGFloat, origin: CGPoint) -> Paint? {
        let part = sourceRect.standardized.intersection(CGRect(x: 0, y: 0, width: 1, height: 1))
        guard !part.isNull, part.width > 0, part.height > 0, scale > 0, scale.isFinite,
            let bitmap = pixels(scale: scale)
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

    /// The picture as pixels: its own, or drawn for the display when it has none or is coloured.
    private func pixels(scale: CGFloat) -> CGImage? {
        if case .bitmap(let bitmap, nil) = content { return bitmap }
        let list = displayList(in: CGRect(origin: .zero, size: size))
        return try? Rasteriser.registered?.image(list, size, displayScale * min(max(scale, 1), 8), nil)
    }

    /// The picture in a rectangle.
    func displayList(in rect: CGRect) -> DisplayList {
        guard rect.isFinite, rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return .init() }
        // As text, see `TextFrame.placeholder`.
        if let redaction { return DisplayList([.fill(.rect(rect), redaction)]) }
        let list = drawn(in: rect)
        return foreground?.finished(list) ?? list
    }

    private func drawn(in rect: CGRect) -> DisplayList {
        switch content {
        case .symbol(let symbol, let paints):
            return symbol.displayList(in: rect, paints: paints)
        case .bitmap(let bitmap, let tint):
            return sliced(bitmap, in: rect, tint: tint)
        case .vector(let vector, let tint):
            // Without caps or tiles a vector picture is drawn for the size that it is shown in.
            let isPlain = resizing.map { $0.capInsets == EdgeInsets() && $0.mode == .stretch } ?? true
            guard let bitmap = vector.image(size: isPlain ? rect.size : size, scale: displayScale) else {
                return .init()
            }
            if isPlain {
                return DisplayList([.image(item(bitmap, rect, nil, tint))])
            }
            return sliced(bitmap, in: rect, tint: tint)
        case .drawing(let list):
            let transform = CGAffineTransform(
                a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
            var scaled = DisplayList()
            scaled.append(DisplayGroup(list, transform: transform))
            return scaled
        case .placeholder(let paint):
            return Self.placeholder(in: rect, paint: paint)
        }
    }

    /// The number of tiles above which they are one paint instead of a picture each.
    private static let mostTiles: CGFloat = 1_000

    private func sliced(_ bitmap: CGImage, in rect: CGRect, tint: Paint?) -> DisplayList {
        let isTiled = tint == nil && resizing?.mode == .tile && resizing?.capInsets == EdgeInsets()
        if isTiled, (rect.width / size.width).rounded(.up) * (rect.height / size.height).rounded(.up) > Self.mostTiles,
            let paint = tile(sourceRect: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1, origin: rect.origin)
        {
            return DisplayList([.fill(.rect(rect), paint)])
        }
        return DisplayList(
            ImageSlices(pixels: bitmap, points: size, resizing: resizing).pieces(in: rect).map { piece in
                .image(item(bitmap, piece.rect, piece.source, tint))
            })
    }

    private func item(_ bitmap: CGImage, _ rect: CGRect, _ source: CGRect?, _ tint: Paint?) -> ImageItem {
        ImageItem(
            image: bitmap, rect: rect, source: source, interpolation: quality, tint: tint, isAntialiased: isAntialiased)
    }

    private static func placeholder(in rect: CGRect, paint: Paint) -> DisplayList {
        var cross = Path(rect.inset(evenly: 0.5))
        cross.move(to: CGPoint(x: rect.minX, y: rect.minY))
        cross.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        cross.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        cross.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return DisplayList([.stroke(cross.storage, paint.opacity(0.4), StrokeAttributes(width: 1))])
    }
}
