import SwiftUI

/// The layout of FormView, which has no views of its own.
nonisolated public struct FormViewBaseStyle: FormViewStyle {
    public func makeBody(_ configuration: FormViewConfiguration) -> some View { EmptyView() }
}
