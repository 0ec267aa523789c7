import SwiftUI

/// The look of FormView, which has no views of its own.
nonisolated extension FormViewFioriStyle {
    struct ContentFioriStyle: FormViewStyle {
        func makeBody(_ configuration: FormViewConfiguration) -> some View { FormView(configuration) }
    }
}
