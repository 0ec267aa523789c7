import SwiftUI

/// A view modifier made of a function, so that modifiers of different types fit one environment value.
///
/// The generated `…Modifier` functions of `View` set it: `.titleModifier { $0.font(.headline) }`.
nonisolated public struct AnyViewModifier: ViewModifier, Sendable {
    private let transform: @MainActor (Content) -> AnyView

    /// - Parameter transform: Returns the modified content; it runs on the main actor, with the body of the view.
    public init<V: View>(_ transform: @escaping (AnyViewModifier.Content) -> V) {
        nonisolated(unsafe) let transform = transform
        self.transform = { AnyView(transform($0)) }
    }

    @MainActor public func body(content: Content) -> some View { transform(content) }
}
