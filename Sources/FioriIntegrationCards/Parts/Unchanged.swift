import SwiftUI

/// Leaves a view as it is; the default look of parts that only style sheets change.
nonisolated struct Unchanged: ViewModifier {
    @MainActor func body(content: Content) -> some View { content }
}
