/// The outline of a button with a border.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case automatic, capsule, circle
        case roundedRectangle(radius: CGFloat?)
    }

    private let kind: Kind

    /// The platform's: a rounded rectangle.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))

    /// - Parameter radius: the corners', in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius: radius))
    }

    public static let circle = ButtonBorderShape(kind: .circle)

    /// The corner radius of a button by its height: 6 for small ones (28 high), 8 for regular (34.5), 12 for large (50);
    /// the bounds lie in the middle between these.
    static func radius(height: CGFloat) -> CGFloat { height < 31.25 ? 6 : height < 42.25 ? 8 : 12 }
}

extension ButtonBorderShape: InsettableShape {
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = _ShapeView<ButtonBorderShape, ForegroundStyle>

    nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetButtonBorderShape(base: self, amount: amount)
    }

    nonisolated fileprivate func path(in rect: CGRect, inset amount: CGFloat) -> Path {
        switch kind {
        case .capsule: return Capsule().inset(by: amount).path(in: rect)
        case .circle: return Circle().inset(by: amount).path(in: rect)
        case .automatic, .roundedRectangle:
            var radius = Self.radius(height: rect.height)
            if case .roundedRectangle(let given?) = kind { radius = given }
            return RoundedRectangle(cornerRadius: radius).inset(by: amount).path(in: rect)
        }
    }
}

nonisolated private struct InsetButtonBorderShape: InsettableShape {
    let base: ButtonBorderShape
    let amount: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect, inset: amount) }
    func inset(by amount: CGFloat) -> InsetButtonBorderShape {
        InsetButtonBorderShape(base: base, amount: self.amount + amount)
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The outline of a button with a border.
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
