import Drawing
import TextLayout

/// Draws and measures texts in another way than they are by themselves.
protocol TextDrawer {
    /// Draws a laid out text.
    /// - Parameters:
    ///   - paints: by the runs' style numbers.
    ///   - bounds: the place of the text.
    @MainActor func drawing(
        of text: ResolvedStyledText, as frame: TextFrame, paints: [Paint], in bounds: CGRect,
        _ environment: EnvironmentValues
    ) -> DisplayList

    /// The size of a text.
    /// - Parameter natural: the size that the text has by itself.
    func size(for proposal: ProposedViewSize, natural: @escaping (ProposedViewSize) -> CGSize) -> CGSize
}

private struct TextDrawerKey: EnvironmentKey { static var defaultValue: (any TextDrawer)? { nil } }

extension EnvironmentValues {
    /// Draws the texts here; nil for the usual way.
    var textDrawer: (any TextDrawer)? {
        get { self[TextDrawerKey.self] }
        set { self[TextDrawerKey.self] = newValue }
    }
}

extension ResolvedStyledText {
    /// The paints by the runs' style numbers.
    func paints(foreground: Paint, bounds: CGRect, in environment: EnvironmentValues) -> [Paint] {
        styles.map { style in
            switch style {
            case .foreground: foreground
            case .style(let style): style.style.paint(in: environment, bounds: bounds)
            }
        }
    }
}
