import SwiftUI

nonisolated extension View {
    /// Changes the view where a condition is true, and leaves it as it is otherwise.
    ///
    /// The view and the changed view are different ones to SwiftUI: state within is lost when the condition changes.
    @ViewBuilder public func ifApply<Content: View>(
        _ condition: Bool, @ViewBuilder content: (Self) -> Content
    ) -> some View {
        if condition { content(self) } else { self }
    }
}
