import Drawing
import Foundation
import TextLayout

extension Text: View {
    public typealias Body = Never

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { TextNode(value: view, inputs: inputs) }
    }
}

private final class TextNode: ValueNode<Text>, FrameTask {
    private let box: TextBox
    /// Time at which the text changes by itself, on the host's clock.
    private var due = Double.infinity
    private var lastTransition: ContentTransition

    override init(value view: _GraphValue<Text>, inputs: _ViewInputs) {
        box = TextBox(
            text: ResolvedStyledText(view.value, in: Self.timed(view.value, inputs.environment, inputs.graph)),
            environment: inputs.environment)
        lastTransition = inputs.environment.contentTransition
        super.init(value: view, inputs: inputs)
        box.meanings = view.value.meanings
        box.didChangeRank = { [weak self] in self?.show() }
        wait()
    }

    /// Texts about the present go by the host's clock where it animates.
    private static func timed(_ view: Text, _ environment: EnvironmentValues, _ graph: ViewGraph) -> EnvironmentValues {
        guard graph.animates, view.nextChange(after: graph.date) != nil || view.nextChange(after: .distantPast) != nil,
            environment.textDate == nil
        else { return environment }
        var environment = environment
        environment.textDate = graph.date
        return environment
    }

    private func wait() {
        guard graph.animates else { return }
        // A date is too coarse for the clock to meet it exactly.
        let next = view.nextChange(after: graph.date.addingTimeInterval(1e-6))
        guard let next, environment.textDate == nil else {
            if due != .infinity { graph.frames.remove(self) }
            due = .infinity
            return
        }
        due = graph.frames.time + next.timeIntervalSince(graph.date) + 1e-5
        graph.frames.add(self)
    }

    var deadline: Double { due }

    var needsEveryFrame: Bool { false }

    func showFrame(at time: Double) -> Bool {
        guard time >= due - 1e-9 else { return true }
        show()
        return due != .infinity
    }

    private func show() {
        let environment = box.isSubtitle ? environment.forSubtitles : environment
        box.update(
            text: ResolvedStyledText(view, in: Self.timed(view, environment, graph)), environment: environment)
        wait()
    }

    override func makeBoxes() -> [LayoutBox] { [box] }

    override func apply(_ change: NodeChange) {
        box.meanings = view.meanings
        let transition = environment.contentTransition
        box.animateDrawing(in: graph, transition.change(from: lastTransition))
        lastTransition = transition
        show()
    }

    override func willRemove() { if due != .infinity { graph.frames.remove(self) } }
}

extension BoxRoles {
    /// A text or a text field, with which the separators of rows are aligned.
    package static let lineOfText = declare()
}

/// The box of text: measured and drawn by the text engine.
package final class TextBox: LayoutBox {
    @exclusivity(unchecked) package private(set) var text: ResolvedStyledText
    private(set) var environment: EnvironmentValues
    /// By the links' numbers, as far as they have been touched.
    private var linkBoxes: [Int: TextLinkBox] = [:]
    var meanings: [TextMeaning] = [] { didSet { invalidateSemantics() } }
    /// The room before the first line that something else takes, in points. Set while the box around lays out.
    @exclusivity(unchecked) package var firstLineIndent: CGFloat = 0 {
        didSet { if firstLineIndent != oldValue { layouts = nil } }
    }
    /// The text's layouts, once one was asked for.
    private var layouts: TextLayouts?
    /// True while the text is selected for copying.
    @exclusivity(unchecked) package var isChosen = false { didSet { if isChosen != oldValue { invalidateDrawing() } } }

    /// True if the text is below a title, as one of the texts of a label.
    @MainActor package var isSubtitle = false { didSet { if isSubtitle != oldValue { didChangeRank?() } } }
    var didChangeRank: (@MainActor () -> Void)?

    package var allowsSelection: Bool { environment.allowsTextSelection }

    init(text: ResolvedStyledText, environment: EnvironmentValues) {
        self.text = text
        self.environment = environment
        super.init()
        roles = [.keepsPlacedSize, .lineOfText]
        layoutDirection = environment.layoutDirection
    }

    deinit { release(linkBoxes.values) }

    func update(text: ResolvedStyledText, environment: EnvironmentValues) {
        let sameLayout =
            text.request == self.text.request && environment.textDrawer == nil && self.environment.textDrawer == nil
        self.text = text
        self.environment = environment
        layoutDirection = environment.layoutDirection
        if sameLayout { return invalidateDrawing() }
        layouts = nil
        invalidateLayout()
    }

    /// The lines as they are shown.
    var shownFrame: TextFrame { frame(proposal) }

    private func frame(_ proposal: ProposedViewSize) -> TextFrame {
        let layouts = self.layouts ?? makeLayouts()
        return TextEngine.shared.layout(layouts, width: proposal.width, height: proposal.height)
    }

    private func makeLayouts() -> TextLayouts {
        var request = text.request
        request.firstLineIndent = firstLineIndent
        let layouts = TextEngine.shared.layouts(of: request)
        self.layouts = layouts
        return layouts
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let drawer = environment.textDrawer else { return frame(proposal).size }
        return drawer.size(for: proposal) { [unowned self] in self.frame($0).size }
    }

    package override var spacing: ViewSpacing {
        let leading = text.request.runs.map { LineMetrics(font: $0.font).leading }.max() ?? 0
        let metrics = LineMetrics(ascent: 0, descent: 0, leading: leading)
        return .text(leading: metrics.spacingAbove(displayScale: text.request.displayScale))
    }

    package override func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize)
        -> CGFloat?
    {
        if guide.id == VerticalAlignment.firstTextBaseline.id { return frame(proposal).firstBaseline }
        if guide.id == VerticalAlignment.lastTextBaseline.id { return frame(proposal).lastBaseline }
        return nil
    }

    package override func draw(in pass: DrawingPass) -> DisplayList {
        let frame = frame(proposal)
        let bounds = CGRect(origin: .zero, size: size)
        var list = DisplayList()
        if !environment.hidesForPrivacy {
            var element = text.visibleElement(of: frame, in: bounds)
            element.links = linkElements(under: .identity).filter(\.isEnabled).map {
                VisibleElement.Link(label: $0.label, activationPoint: $0.activationPoint)
            }
            list.annotate(element)
        }
        list.append(contentsOf: drawText(frame, in: bounds))
        return list
    }

    @MainActor private func drawText(_ frame: TextFrame, in bounds: CGRect) -> DisplayList {
        let foreground = HierarchicalShapeStyle.primary.resolved(in: environment, bounds: bounds)
        if environment.drawsPlaceholders { return frame.placeholder(foreground.paint) }
        if let drawer = environment.textDrawer {
            let paints = text.paints(foreground: foreground.paint, bounds: bounds, in: environment)
            return drawer.drawing(of: text, as: frame, paints: paints, in: bounds, environment)
        }
        let list = text.displayList(of: frame, at: .zero, bounds: bounds, in: environment) { foreground.paint }
        let finished = foreground.finished(list)
        guard isChosen else { return finished }
        // As what is selected in fields.
        let tint = TintShapeStyle().resolved(in: environment, bounds: bounds)
        var marked = DisplayList([.fill(.rect(bounds), tint.paint.opacity(0.2))])
        marked.append(contentsOf: finished)
        return marked
    }

    /// True if the last layout truncated the text.
    var isTruncated: Bool { frame(proposal).isTruncated }

    /// The descent of the first line below its baseline.
    package var firstLineDescent: CGFloat {
        guard let line = frame(.unspecified).lines.first else { return 0 }
        return line.origin.y + line.height - line.baseline
    }

    package override func describe(to builder: inout SemanticsBuilder) {
        let label = text.spokenText
        // VoiceOver has nothing to stop at in a text without characters, and must not read one that is private.
        guard !label.isEmpty, !environment.hidesForPrivacy else { return }
        var element = SemanticsElement(role: .text, label: label, frame: builder.frame(of: self))
        for meaning in meanings { element.apply(meaning) }
        element.details.speech = text.speech
        builder.add(element, of: self)
    }

    package override func hitTest(_ point: CGPoint) -> LayoutBox? {
        guard CGRect(origin: .zero, size: size).contains(point) else { return nil }
        guard let link = link(at: point) else { return self }
        if let box = linkBoxes[link] { return box }
        let box = TextLinkBox(link, of: self)
        linkBoxes[link] = box
        return box
    }
}

extension LayoutBox {
    /// The box as a text; nil for all others.
    package final var asText: TextBox? { self as? TextBox }

    /// True for a text.
    package final var isText: Bool { asText != nil }

    /// True for a text and a text field, with which the separators of rows are aligned.
    package final var isLineOfText: Bool { roles.contains(.lineOfText) }
}
