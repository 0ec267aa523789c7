import SwiftUI

// The types that the declarations need. They only have to type-check; nothing here is drawn.

enum Fiori {}

nonisolated public enum TextOrIcon {
    case text(String)
    case icon(Image)
}

public struct TextOrIconView: View {
    public init(status: TextOrIcon?) {}
    public init(substatus: TextOrIcon?) {}
    public var body: some View { EmptyView() }
}

public struct TagStack: View {
    public init(tags: [String]?) {}
    public var body: some View { EmptyView() }
}

public struct IconStack: View {
    public init(icons: [TextOrIcon]?) {}
    public var body: some View { EmptyView() }
}

public protocol IndexedViewContainer: View {}

public struct UserConsentFormsContainer: IndexedViewContainer {
    public init(userConsentForms: [UserConsentFormModel]) {}
    public var body: some View { EmptyView() }
}

@resultBuilder
nonisolated public enum IndexedViewBuilder {
    public static func buildBlock<Content: IndexedViewContainer>(_ content: Content) -> Content { content }
}

@resultBuilder
nonisolated public enum TagBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

@resultBuilder
nonisolated public enum IconBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

extension ActivityItems: View {
    public var body: some View { EmptyView() }
}

extension Action: View {
    public var body: some View { EmptyView() }
}

extension ProgressIndicator: View {
    public var body: some View { EmptyView() }
}

extension TextInput: View {
    public var body: some View { EmptyView() }
}
