import Drawing

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let accessibility = ContentShapeKinds(rawValue: 8)
}

/// A box with its own shape for hit testing or for the preview of a context menu.
package final class ContentShapeBox: TransparentBox {
    var kinds: ContentShapeKinds = []
    var shape: any Shape
    var isEvenOdd = false

    init(_ shape: any Shape) { self.shape = shape }

    private var path: Path { outline(of: shape, in: CGRect(origin: .zero, size: size)) }

    package override func hitTest(_ point: CGPoint) -> LayoutBox? {
        guard kinds.contains(.interaction) else { return super.hitTest(point) }
        return path.contains(point, eoFill: isEvenOdd) ? super.hitTest(point) ?? self : nil
    }

    /// The preview shape in the coordinates of a box, which is an ancestor or a descendant of this one.
    func previewShape(in other: LayoutBox) -> ClipShape {
        let (own, target) = (convert(.zero, to: nil).origin, other.convert(.zero, to: nil).origin)
        let move = CGAffineTransform(translationX: own.x - target.x, y: own.y - target.y)
        return ClipShape(path.applying(move).storage, evenOdd: isEvenOdd)
    }
}

nonisolated package struct ContentShapeModifier<S: Shape>: BoxModifier {
    let kinds: ContentShapeKinds
    let shape: S
    let isEvenOdd: Bool

    package func makeBox(environment: EnvironmentValues) -> ContentShapeBox {
        let box = ContentShapeBox(shape)
        update(box, environment: environment)
        return box
    }

    package func update(_ box: ContentShapeBox, environment: EnvironmentValues) {
        box.kinds = kinds
        box.shape = shape
        box.isEvenOdd = isEvenOdd
    }
}

extension BoxRoles {
    /// A box with a shape of its own, which ends the search for the shapes of views in it.
    package static let endsContentShape = declare()
}

extension LayoutBox {
    /// The shape of the box in the preview of a context menu, if the view sets one: that of a wrapper of this box only,
    /// or of a box that it wraps.
    package var previewShape: ClipShape? {
        if roles.contains(.endsContentShape) { return nil }
        func shape(of box: LayoutBox?) -> ClipShape? {
            guard let box = box as? ContentShapeBox, box.kinds.contains(.contextMenuPreview) else { return nil }
            return box.previewShape(in: self)
        }
        var inner: LayoutBox? = self
        while let current = inner {
            if let found = shape(of: current) { return found }
            inner = current.wrappedBox
        }
        var outer = parent
        while let current = outer as? TransparentBox, !current.roles.contains(.endsContentShape) {
            if let found = shape(of: current) { return found }
            outer = current.parent
        }
        return nil
    }
}

extension View {
    /// Sets the shape for hit testing, independent of the drawn content.
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    /// Sets a shape for some purposes; only hit testing and previews of context menus use it here.
    nonisolated public func contentShape<S>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View where S: Shape {
        modifier(ContentShapeModifier(kinds: kind, shape: shape, isEvenOdd: eoFill))
    }
}
