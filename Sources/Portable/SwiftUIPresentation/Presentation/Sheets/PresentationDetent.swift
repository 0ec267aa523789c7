import SwiftUICore

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomDetentType)
    }

    private let kind: Kind

    /// About half of the screen.
    public static let medium = PresentationDetent(kind: .fraction(0.5))
    /// Nearly the whole screen.
    public static let large = PresentationDetent(kind: .fraction(1))

    /// A part of the largest height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(kind: .fraction(fraction)) }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(kind: .height(height)) }

    /// A height that a type works out.
    public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
        .init(kind: .custom(CustomDetentType(type: type)))
    }

    /// The values that a custom height depends on.
    @dynamicMemberLookup
    public struct Context {
        /// The height of the largest sheet, without the home indicator's.
        public private(set) var maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }

    /// The height in points; nil where a custom one does not apply.
    func height(in context: Context) -> CGFloat? {
        let height: CGFloat? =
            switch kind {
            case .fraction(let fraction): context.maxDetentValue * fraction
            case .height(let height): height
            case .custom(let custom): custom.type.height(in: context)
            }
        return height.map { min(max($0, 0), context.maxDetentValue) }
    }
}

/// A height of sheets that is worked out from the place.
public protocol CustomPresentationDetent {
    /// The height in points; nil to leave it out.
    static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}

// Unchecked: a type is the same for all threads; the protocol does not say so.
private struct CustomDetentType: Hashable, @unchecked Sendable {
    let type: any CustomPresentationDetent.Type

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.type == rhs.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
