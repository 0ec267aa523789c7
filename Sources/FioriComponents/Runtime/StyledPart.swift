import SwiftUI

/// A component whose styles can be applied where another view draws it.
///
/// A configuration keeps the parts of its component as such values. The wrapper of a part reads the styles of its place and
/// draws the part itself, so that the part needs no node and no body of its own.
nonisolated public protocol _StyledPart: View, _ViewEmptyChecking {
    /// The styles of the component in the environment.
    static var _styles: KeyPath<EnvironmentValues, _StyleStack> & Sendable { get }

    /// The component in the styles of its place, whose views have types that only these know.
    @MainActor func _drawn(by styles: _StyleStack) -> AnyView
}
