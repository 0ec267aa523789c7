import SwiftUICore

/// The dimming view between a layer and the views below, which takes taps.
nonisolated package struct DimmingView: View {
    package enum Opacity { case none, standard }

    let presentation: Presentation
    let opacity: Opacity
    /// True if the views below are blurred as well.
    var blurs = false
    let onTap: () -> Void
    @Environment(\.colorScheme) private var colorScheme

    package init(presentation: Presentation, opacity: Opacity, blurs: Bool = false, onTap: @escaping () -> Void) {
        self.presentation = presentation
        self.opacity = opacity
        self.blurs = blurs
        self.onTap = onTap
    }

    @MainActor package var body: some View {
        // 20 % black over light, 48 % over dark.
        Color.black.opacity(opacity == .none ? 0 : colorScheme == .dark ? 0.48 : 0.2)
            .layerEffect(blurs ? .blur : .fade, of: presentation)
            .contentShape(Rectangle())
            .onTapGesture(perform: onTap)
            .accessibilityHidden(true)
            .ignoresSafeArea()
    }
}
