/// A modifier that is evaluated for each interpolated value of its data; any `Animatable` modifier is.
@available(*, deprecated, message: "use Animatable directly")
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}
