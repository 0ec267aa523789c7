import SwiftUI

/// A style that shows its component as it is, with modifiers around it: a font, a colour, a padding.
///
/// A component applies all looks that follow one another in one body, where other styles cost a body each. `makeBody` says
/// the same for other places.
///
/// ```swift
/// nonisolated public struct TitleFioriStyle: TitleStyle, LookStyle {
///     public func look(of title: AnyView, for configuration: TitleConfiguration) -> some View {
///         title.font(.headline)
///     }
///
///     public func makeBody(_ configuration: TitleConfiguration) -> some View {
///         look(of: AnyView(Title(configuration)), for: configuration)
///     }
/// }
/// ```
nonisolated public protocol LookStyle<Configuration>: DynamicProperty {
    associatedtype Configuration
    associatedtype Look: View

    /// The component with the modifiers around it.
    /// - Parameter content: the component with what is applied inside of this look, whose type depends on the app.
    @MainActor func look(of content: AnyView, for configuration: Configuration) -> Look
}
