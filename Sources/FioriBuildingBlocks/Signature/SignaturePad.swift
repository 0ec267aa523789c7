import FioriThemeManager
import SwiftUI

/// The sheet of paper that is signed on.
package struct SignaturePaper<Content: View>: View {
    private let content: Content

    package init(@ViewBuilder content: () -> Content) { self.content = content() }

    package var body: some View {
        content
            .frame(maxWidth: .infinity)
            // Room for a signature of one hand's width (our choice; a multiple of 8).
            .frame(height: 200)
            .background(.preferredColor(.primaryBackground, background: .lightConstant))
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .overlay {
                RoundedRectangle(cornerRadius: 8)
                    .strokeBorder(.preferredColor(.tertiaryLabel), lineWidth: 1)
                    .allowsHitTesting(false)
            }
    }
}

/// The area that takes the strokes.
package struct SignaturePad: View {
    @Binding var capture: SignatureCapture
    private let options: SignatureOptions

    package init(capture: Binding<SignatureCapture>, options: SignatureOptions) {
        _capture = capture
        self.options = options
    }

    package var body: some View {
        SignaturePaper {
            GeometryReader { geometry in
                SignatureInk(strokes: capture.strokes, options: options)
                    .background(alignment: .bottom) { line }
                    .contentShape(Rectangle())
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .onChanged { capture.draw(to: $0.location, time: $0.time) }
                            .onEnded { _ in capture.lift() }
                    )
                    .onAppear { capture.size = geometry.size }
                    .onChange(of: geometry.size) { capture.size = geometry.size }
            }
        }
        .accessibilityElement()
        .accessibilityLabel(Text("Signature area", bundle: .module))
        .accessibilityAddTraits(.allowsDirectInteraction)
    }

    /// The line that is signed on.
    private var line: some View {
        Rectangle()
            .fill(.preferredColor(.separator, background: .lightConstant))
            .frame(height: 1)
            .padding(.horizontal, 16)
            .padding(.bottom, 48)
    }
}
