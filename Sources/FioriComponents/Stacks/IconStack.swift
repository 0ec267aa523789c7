import SwiftUI

/// Symbols and short texts, one below the other.
nonisolated public struct IconStack: View, _ViewEmptyChecking {
    let views: [any View]

    /// - Parameter icons: The symbols and texts.
    public init(_ icons: [TextOrIcon]) { views = icons.map { TextOrIconView($0) } }

    init(views: [any View]) { self.views = views }

    @MainActor public var body: some View {
        VStack(alignment: .center, spacing: 4) {
            ForEach(views.indices, id: \.self) { AnyView(views[$0]) }
        }
    }

    public var isEmpty: Bool { views.isEmpty }
}

/// Collects the symbols of a ``IconStack``.
@resultBuilder
nonisolated public enum IconBuilder {
    public static func buildExpression(_ view: some View) -> IconStack { IconStack(views: [view]) }
    public static func buildExpression(_ stack: IconStack) -> IconStack { stack }
    public static func buildExpression(_ item: TextOrIcon) -> IconStack { IconStack([item]) }
    public static func buildBlock(_ parts: IconStack...) -> IconStack { IconStack(views: parts.flatMap(\.views)) }
    public static func buildOptional(_ part: IconStack?) -> IconStack { part ?? IconStack(views: []) }
    public static func buildEither(first part: IconStack) -> IconStack { part }
    public static func buildEither(second part: IconStack) -> IconStack { part }
    public static func buildArray(_ parts: [IconStack]) -> IconStack { IconStack(views: parts.flatMap(\.views)) }
    public static func buildLimitedAvailability(_ part: IconStack) -> IconStack { part }
}
