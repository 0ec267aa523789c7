import SwiftUI

/// A view that knows whether it shows anything.
nonisolated public protocol _ViewEmptyChecking {
    var isEmpty: Bool { get }
}

nonisolated extension View {
    /// True for a view that shows nothing, as far as it is known.
    var isEmpty: Bool {
        if self is EmptyView { return true }
        return (self as? any _ViewEmptyChecking)?.isEmpty ?? false
    }
}

nonisolated extension Optional: _ViewEmptyChecking where Wrapped: View {
    public var isEmpty: Bool { self.map(\.isEmpty) ?? true }
}
