import SwiftUI
import SwiftUITestHost

extension ViewTest {
    /// The picture as SVG with each text in one piece: SVG places words one by one.
    @MainActor var writtenTexts: String { svg().replacing(/<\/?tspan[^>]*>/, with: "") }
}
