import SwiftUI

// The types that the original form names beside those of the run time.

extension View {
    var typeErased: AnyView { AnyView(self) }

    /// True for a view that shows nothing, as far as it is known.
    var isEmpty: Bool {
        if self is EmptyView { return true }
        return (self as? any _ViewEmptyChecking)?.isEmpty ?? false
    }
}
