/// The dimming view between a layer and the views below, which takes taps.
nonisolated struct DimmingView: View {
    enum Opacity { case none, standard }

    let presentation: Presentation
    let opacity: Opacity
    /// True if the views below are blurred as well.
    var blurs = false
    let onTap: () -> Void
    @Environment(\.colorScheme) private var colorScheme

    @MainActor var body: some View {
        // 20 % black over light, 48 % over dark.
        Color.black.opacity(opacity == .none ? 0 : colorScheme == .dark ? 0.48 : 0.2)
            .layerEffect(blurs ? .blur : .fade, of: presentation)
            .contentShape(Rectangle())
            .onTapGesture(perform: onTap)
            .accessibilityHidden(true)
            .ignoresSafeArea()
    }
}
