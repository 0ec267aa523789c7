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
///         title.font(.headline)
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
