import FioriThemeManager
import SwiftUI

/// A component inside of a look, and the theme at its place.
///
/// A text keeps its type under fonts and colours, which it takes into itself: a look of them costs no view.
nonisolated public struct LookContent: View {
    private var content: Content
    /// The theme of the environment; nil for the shared one.
    let theme: VersionedTheme?
    /// The skeleton that the component is shown in; nil for one that is shown as it is.
    let skeleton: Skeleton?

    private enum Content {
        case view(AnyView)
        case text(Text, hasFont: Bool, hasColor: Bool)
    }

    public init(_ component: some View) { self.init(AnyView(component), theme: nil, skeleton: nil) }

    init(_ view: AnyView, theme: VersionedTheme?, skeleton: Skeleton?) {
        content = .view(view)
        self.theme = theme
        self.skeleton = skeleton
    }

    /// The content of a part that has no views of others in it.
    init(_ part: ConfigurationViewWrapper, theme: VersionedTheme?, skeleton: Skeleton?) {
        content = part.text.map { .text($0, hasFont: false, hasColor: false) } ?? .view(part.unwrapped)
        self.theme = theme
        self.skeleton = skeleton
    }

    /// The component with what is applied to it already, whose type depends on the app.
    public var view: AnyView {
        switch content {
        case .view(let view): view
        case .text(let text, _, _): AnyView(text)
        }
    }

    public var body: some View { view }

    /// The component in a font, unless what is inside has one.
    /// - Parameter font: The font; nil for that of the system.
    public func font(_ font: Font?) -> LookContent {
        if let font, case .text(let text, let hasFont, let hasColor) = content {
            return hasFont ? self : with(.text(text.font(font), hasFont: true, hasColor: hasColor))
        }
        return with(.view(AnyView(view.font(font))))
    }

    /// The component in a colour, unless what is inside has one.
    public func foregroundStyle(_ color: Color) -> LookContent {
        if case .text(let text, let hasFont, let hasColor) = content {
            return hasColor ? self : with(.text(text.foregroundStyle(color), hasFont: hasFont, hasColor: true))
        }
        return with(.view(AnyView(view.foregroundStyle(color))))
    }

    /// The component with a modifier around it.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<AnyView, Modifier> {
        ModifiedContent(content: view, modifier: modifier)
    }

    private func with(_ content: Content) -> LookContent {
        var copy = self
        copy.content = content
        return copy
    }
}
