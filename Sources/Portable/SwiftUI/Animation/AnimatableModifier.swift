/// A modifier that is made anew for each step on the way between two values of its data; any modifier that is
/// `Animatable` is.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
