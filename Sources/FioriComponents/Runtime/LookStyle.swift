import FioriThemeManager
import SwiftUI

/// A style that shows its component as it is, with modifiers around it: a font, a colour, a padding.
///
/// A component applies all looks that follow one another in one body, where other styles cost a body each. `makeBody` says
/// the same for other places; styles of components that are declared in the same module have it already.
///
/// ```swift
/// nonisolated public struct HeadlineTitleStyle: TitleStyle, LookStyle {
///     public func look(of title: LookContent, for configuration: TitleConfiguration) -> some View {
///         title.view.font(.headline)
///     }
///
///     public func makeBody(_ configuration: TitleConfiguration) -> some View {
///         look(of: LookContent(Title(configuration)), for: configuration)
///     }
/// }
/// ```
nonisolated public protocol LookStyle<Configuration>: DynamicProperty {
    associatedtype Configuration
    associatedtype Look: View

    /// The component with the modifiers around it. The content has what is applied inside of this look.
    @MainActor func look(of content: LookContent, for configuration: Configuration) -> Look
}

/// A component inside of a look, and the theme at its place.
nonisolated public struct LookContent {
    /// The component with what is applied to it already, whose type depends on the app.
    public let view: AnyView
    /// The theme of the environment; nil for the shared one.
    let theme: VersionedTheme?
    /// The skeleton that the component is shown in; nil for one that is shown as it is.
    let skeleton: Skeleton?

    public init(_ component: some View) { self.init(AnyView(component), theme: nil, skeleton: nil) }

    init(_ view: AnyView, theme: VersionedTheme?, skeleton: Skeleton?) {
        self.view = view
        self.theme = theme
        self.skeleton = skeleton
    }
}
