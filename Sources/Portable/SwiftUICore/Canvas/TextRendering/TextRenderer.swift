import Drawing
import TextLayout

/// Draws the texts of a view in a way of its own.
@available(iOS 17.0, *)
public protocol TextRenderer: Animatable {
    /// Draws a text, in the coordinates of the text's place.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// The size of a text for a proposal; by default what the text has by itself.
    @available(iOS 18.0, *)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The room around the text in which the renderer draws, too; none by default. Layout does not count it.
    @available(iOS 18.0, *)
    var displayPadding: EdgeInsets { get }
}

@available(iOS 18.0, *)
extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
@available(iOS 18.0, *)
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    /// The size that the text has by itself.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

@available(*, unavailable)
extension TextProxy: Sendable {}

/// Draws texts by a renderer.
@available(iOS 18.0, *)
private struct RendererDrawer<Renderer: TextRenderer>: TextDrawer {
    let renderer: Renderer

    func drawing(
        of text: ResolvedStyledText, as frame: TextFrame, paints: [Paint], in bounds: CGRect,
        _ environment: EnvironmentValues
    ) -> DisplayList {
        let padding = renderer.displayPadding
        let room = CGSize(
            width: bounds.width + padding.leading + padding.trailing,
            height: bounds.height + padding.top + padding.bottom)
        let recording = GraphicsRecording(environment: environment, size: room)
        var context = GraphicsContext(recording: recording)
        context.translateBy(x: padding.leading, y: padding.top)
        renderer.draw(layout: Text.Layout(text, frame, paints: paints), in: &context)
        var list = DisplayList()
        list.append(
            DisplayGroup(
                recording.finished,
                transform: CGAffineTransform(translationX: -padding.leading, y: -padding.top)))
        return list
    }

    func size(for proposal: ProposedViewSize, natural: @escaping (ProposedViewSize) -> CGSize) -> CGSize {
        renderer.sizeThatFits(proposal: proposal, text: TextProxy(measure: natural))
    }
}

/// Lets a renderer draw the texts within, and follows its animated values.
@available(iOS 18.0, *)
nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
    var renderer: Renderer

    var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    @MainActor func body(content: Content) -> some View {
        content.environment(\.textDrawer, RendererDrawer(renderer: renderer))
    }
}

extension View {
    /// Lets a renderer draw the texts of the view.
    @available(iOS 18.0, *)
    nonisolated public func textRenderer<T>(_ renderer: T) -> some View where T: TextRenderer {
        modifier(TextRendererModifier(renderer: renderer))
    }
}
