import Drawing

extension GraphicsContext {
    /// A change of what is drawn on its way to the canvas.
    public struct Filter: Sendable {
        fileprivate enum Kind: Sendable {
            case projection(ProjectionTransform)
            case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
            case multiply(Color)
            case threshold(min: Double, max: Double, Color)
            case plain(Drawing.Filter)
        }

        fileprivate let kind: Kind

        /// A projective transform, flattened over the canvas.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter {
            Filter(kind: .projection(matrix))
        }

        /// A shadow; radius and offsets in points of the canvas.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
            options: GraphicsContext.ShadowOptions = ShadowOptions()
        ) -> GraphicsContext.Filter {
            Filter(kind: .shadow(color, radius: radius, offset: CGSize(width: x, height: y), blendMode, options))
        }

        /// Multiplies colours by another one.
        public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter { Filter(kind: .multiply(color)) }

        /// Mixes the levels of each colour.
        public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
            Filter(kind: .plain(.colorMatrix(matrix.values)))
        }

        /// Turns hues around the colour circle.
        public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter {
            Filter(kind: .plain(.hueRotation(angle.radians)))
        }

        /// Strengthens colours: 0 leaves grays, 1 changes nothing.
        public static func saturation(_ amount: Double) -> GraphicsContext.Filter {
            Filter(kind: .plain(.saturation(amount)))
        }

        /// Adds to the levels of all colours.
        public static func brightness(_ amount: Double) -> GraphicsContext.Filter {
            Filter(kind: .plain(.brightness(amount)))
        }

        /// Spreads colours around middle gray: 1 changes nothing.
        public static func contrast(_ amount: Double) -> GraphicsContext.Filter {
            Filter(kind: .plain(.contrast(amount)))
        }

        /// Brings colours nearer to their complements: 0 changes nothing, 1 inverts.
        public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
            if amount == 1 { return Filter(kind: .plain(.colorInvert)) }
            var matrix = ColorMatrix()
            let factor = Float(1 - 2 * amount)
            (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
            (matrix.r5, matrix.g5, matrix.b5) = (Float(amount), Float(amount), Float(amount))
            return colorMatrix(matrix)
        }

        /// Takes colour away: 0 changes nothing, 1 leaves grays.
        public static func grayscale(_ amount: Double) -> GraphicsContext.Filter {
            Filter(kind: .plain(.grayscale(amount)))
        }

        /// Makes dark parts transparent.
        public static var luminanceToAlpha: GraphicsContext.Filter { Filter(kind: .plain(.luminanceToAlpha)) }

        /// Blurs; the radius is the standard deviation in points of the canvas.
        public static func blur(
            radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()
        ) -> GraphicsContext.Filter {
            Filter(kind: .plain(.blur(radius: radius, isOpaque: options.contains(.opaque))))
        }

        /// Fills what is more opaque than one bound and less than another with a colour, and clears the rest.
        public static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = Color.black
        ) -> GraphicsContext.Filter {
            Filter(kind: .threshold(min: min, max: max, color))
        }
    }
}

extension GraphicsContext.Filter {
    /// The filtered form of what was drawn on a canvas.
    func applied(to content: DisplayList, in environment: EnvironmentValues, canvas: CGRect) -> DisplayList {
        switch kind {
        case .plain(let filter): return Self.group(content, filter)
        case .multiply(let color): return Self.group(content, .colorMultiply(color.rgba(in: environment)))
        case .projection(let projection):
            return DisplayList([.group(DisplayGroup(content, transform: projection.flattened(over: canvas.size)))])
        case .shadow(let color, let radius, let offset, let mode, let options):
            let color = color.rgba(in: environment)
            if mode == .normal, options.subtracting(.disablesGroup).isEmpty {
                return Self.group(content, .shadow(color: color, radius: radius, offset: offset))
            }
            return Self.shadow(
                content, color, radius: radius, offset: offset, mode: mode, options: options, canvas: canvas)
        case .threshold(let min, let max, let color):
            let color = color.rgba(in: environment)
            var list = Self.group(content, .colorMatrix(Self.step(above: min, color: color)))
            if max < 1 {
                let mask = Self.group(Self.covering(canvas, content), .colorMatrix(Self.step(below: max)))
                list = DisplayList([.group(DisplayGroup(list, mask: mask))])
            }
            return list
        }
    }

    private static func group(_ content: DisplayList, _ filters: Drawing.Filter...) -> DisplayList {
        DisplayList([.group(DisplayGroup(content, filters: filters))])
    }

    /// The content with room for all of the canvas, so that filters reach what is clear.
    private static func covering(_ canvas: CGRect, _ content: DisplayList) -> DisplayList {
        var list = DisplayList([.fill(.rect(canvas), .color(.clear))])
        list.append(contentsOf: content)
        return list
    }

    /// A shadow in one of the unusual ways, put together from its parts.
    private static func shadow(
        _ content: DisplayList, _ color: RGBAColor, radius: CGFloat, offset: CGSize,
        mode: GraphicsContext.BlendMode, options: GraphicsContext.ShadowOptions, canvas: CGRect
    ) -> DisplayList {
        let isInverted = options.contains(.invertsAlpha)
        let tint = [
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0,
            isInverted ? -color.alpha : color.alpha, isInverted ? color.alpha : 0,
        ]
        // The source of an inverted shadow extends beyond the canvas by the reach of the shadow.
        let reach = radius * Drawing.Filter.blurReach + max(abs(offset.width), abs(offset.height))
        let caster = isInverted ? covering(canvas.insetBy(dx: -reach, dy: -reach), content) : content
        var cast = DisplayGroup(
            group(caster, .colorMatrix(tint), .blur(radius: radius / 2)),
            transform: CGAffineTransform(translationX: offset.width, y: offset.height), blendMode: mode.cgBlendMode)
        cast.isCopy = !options.contains(.shadowOnly)
        let shadow = DisplayItem.group(cast)
        if options.contains(.shadowOnly) { return DisplayList([shadow]) }
        var list = options.contains(.shadowAbove) ? content : DisplayList([shadow])
        if options.contains(.shadowAbove) { list.append(shadow) } else { list.append(contentsOf: content) }
        if options.contains(.disablesGroup) { return list }
        return DisplayList([.group(DisplayGroup(list, isIsolated: true))])
    }

    /// Steeper than a level of 255, so that an edge is as sharp as it can be stored.
    private static let steepness = 255.0

    private static func step(above bound: Double, color: RGBAColor) -> [Double] {
        [
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, steepness * color.alpha,
            (0.5 - steepness * bound) * color.alpha,
        ]
    }

    private static func step(below bound: Double) -> [Double] {
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -steepness, 0.5 + steepness * bound]
    }
}
