import Drawing

/// An outline that adapts to a rectangle.
public protocol Shape: Sendable, Animatable, View {
    /// The outline within a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// What the shape is for.
    nonisolated static var role: ShapeRole { get }

    /// Whether the shape is mirrored in right-to-left environments.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size that the shape takes for a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// All that is offered, 10 points where nothing is.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

extension Shape {
    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// What a shape is for.
public enum ShapeRole: Sendable {
    case fill
    case stroke
    case separator
}

/// How something with a direction behaves in right-to-left environments.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It stays as it is.
    case fixed
    /// It is mirrored when the direction is the given one.
    case mirrors(in: LayoutDirection)

    /// It is mirrored in right-to-left environments.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// The shape made smaller by a length in points on all sides.
    nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content, Style>: View where Content: Shape, Style: ShapeStyle {
    public typealias Body = Never

    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node {
            ShapeNode(view: view.value, inputs: inputs) {
                ShapeDrawing(shape: $0.shape, style: AnyShapeStyle($0.style), fillStyle: $0.fillStyle)
            }
        }
    }
}

extension Shape {
    /// The shape filled with a style.
    nonisolated public func fill<S>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> where S: ShapeStyle {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// The outline drawn with a style; half of the line lies outside the shape.
    nonisolated public func stroke<S>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
        -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle
    {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// The outline drawn with a style; half of the line lies outside the shape.
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
        -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle
    {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// The outline itself as a shape.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

    /// The outline itself as a shape.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A view that draws a shape.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape

    nonisolated var shape: Self.Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape whose outline is drawn with a style.
nonisolated public struct StrokeShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public var body: some View {
        _StrokedShapeView(shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased)
            .background { background }
    }
}

/// A stroke drawn as a stroke, so that renderers keep it one.
nonisolated struct _StrokedShapeView<Content: Shape, Style: ShapeStyle>: View {
    typealias Body = Never

    let shape: Content
    let style: Style
    let strokeStyle: StrokeStyle
    let isAntialiased: Bool

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node {
            ShapeNode(view: view.value, inputs: inputs) {
                ShapeDrawing(
                    shape: $0.shape, style: AnyShapeStyle($0.style),
                    fillStyle: FillStyle(antialiased: $0.isAntialiased), stroke: $0.strokeStyle)
            }
        }
    }
}

/// The outline of a shape as a shape.
struct StrokedShape<Base: Shape>: Shape {
    let shape: Base
    let style: StrokeStyle

    func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    static var role: ShapeRole { .stroke }
    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension InsettableShape {
    /// The outline drawn inside the shape.
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
        StrokeBorderShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// The outline drawn inside the shape.
    nonisolated public func strokeBorder<S>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A shape whose outline is drawn inside it.
nonisolated public struct StrokeBorderShapeView<Content, Style, Background>: ShapeView
where Content: InsettableShape, Style: ShapeStyle, Background: View {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    nonisolated public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    @MainActor public var body: some View {
        _StrokedShapeView(
            shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, strokeStyle: strokeStyle,
            isAntialiased: isAntialiased
        )
        .background { background }
    }
}
