import SwiftUI

/// Collects the symbols and short texts of an ``IconStack``.
@resultBuilder
nonisolated public enum IconBuilder {
    public static func buildExpression<V: View>(_ view: V) -> IconStack { IconStack(content: [AnyView(view)]) }
    public static func buildExpression(_ stack: IconStack) -> IconStack { stack }
    public static func buildExpression(_ item: TextOrIcon) -> IconStack { IconStack(icons: [item]) }
    public static func buildBlock(_ parts: IconStack...) -> IconStack { IconStack(content: parts.flatMap(\.views)) }
    public static func buildOptional(_ part: IconStack?) -> IconStack { part ?? IconStack(content: []) }
    public static func buildEither(first part: IconStack) -> IconStack { part }
    public static func buildEither(second part: IconStack) -> IconStack { part }
    public static func buildArray(_ parts: [IconStack]) -> IconStack { IconStack(content: parts.flatMap(\.views)) }
    public static func buildLimitedAvailability(_ part: IconStack) -> IconStack { part }
}
