/// Puts entries of a rotor together.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: AccessibilityRotorContent { content }

    public static func buildBlock<Content>(_ content: Content) -> some AccessibilityRotorContent
    where Content: AccessibilityRotorContent { content }

    public static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
    where Content: AccessibilityRotorContent {
        RotorContentList(contents: content.map { [$0] } ?? [])
    }
}
