import Drawing
import TextLayout

extension Text: View {
    public typealias Body = Never

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { TextNode(view: view.value, inputs: inputs) }
    }
}

private final class TextNode: TypedNode<Text> {
    private let box: TextBox

    override init(view: Text, inputs: _ViewInputs) {
        box = TextBox(text: ResolvedText(view, in: inputs.environment), environment: inputs.environment)
        super.init(view: view, inputs: inputs)
    }

    override func makeBoxes() -> [LayoutBox] { [box] }

    override func apply(_ change: NodeChange) {
        box.update(text: ResolvedText(view, in: environment), environment: environment)
    }
}

/// The box of text: measured and drawn by the text engine.
final class TextBox: LayoutBox, @unchecked Sendable {
    private(set) var text: ResolvedText
    private var environment: EnvironmentValues

    init(text: ResolvedText, environment: EnvironmentValues) {
        self.text = text
        self.environment = environment
        super.init()
        layoutDirection = environment.layoutDirection
    }

    func update(text: ResolvedText, environment: EnvironmentValues) {
        let sameLayout = text.request == self.text.request
        self.text = text
        self.environment = environment
        layoutDirection = environment.layoutDirection
        if sameLayout { invalidateDrawing() } else { invalidateLayout() }
    }

    private func frame(_ proposal: ProposedViewSize) -> TextFrame {
        TextEngine.shared.layout(text.request, width: proposal.width, height: proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { frame(proposal).size }

    override func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if guide.id == VerticalAlignment.firstTextBaseline.id { return frame(proposal).firstBaseline }
        if guide.id == VerticalAlignment.lastTextBaseline.id { return frame(proposal).lastBaseline }
        return nil
    }

    override func draw() -> DisplayList {
        let frame = frame(proposal)
        let bounds = CGRect(origin: .zero, size: size)
        let paints = text.styles.map { style in
            switch style {
            case .foreground: HierarchicalShapeStyle.primary.paint(in: environment, bounds: bounds)
            case .style(let style): style.style.paint(in: environment, bounds: bounds)
            }
        }
        if environment.redactionReasons.contains(.placeholder) {
            return frame.placeholder(paints.first ?? .black)
        }
        var list = backgrounds(in: frame)
        list.append(
            contentsOf: DisplayList(
                frame.displayItems(at: .zero) { paints.indices.contains($0) ? paints[$0] : .black }))
        for attachment in frame.attachments {
            list.append(contentsOf: text.images[attachment.id].displayList(in: attachment.rect))
        }
        return list
    }

    /// The colours behind runs, as high as their lines.
    private func backgrounds(in frame: TextFrame) -> DisplayList {
        guard !text.backgrounds.isEmpty else { return .init() }
        var ends: [Int] = [0]
        for run in text.request.runs {
            // An attachment stands for one object replacement character, which takes three bytes.
            let length = if case .text(let string) = run.content { string.utf8.count } else { 3 }
            ends.append(ends.last! + length)
        }
        var list = DisplayList()
        for background in text.backgrounds {
            let paint = Paint.color(background.color.rgba(in: environment))
            for rect in frame.rects(for: ends[background.run]..<ends[background.run + 1]) {
                list.append(.fill(.rect(rect), paint, antialiased: false))
            }
        }
        return list
    }

    /// Whether the last layout cut something off.
    var isTruncated: Bool { frame(proposal).isTruncated }

    override func describe(to builder: inout SemanticsBuilder) {
        builder.add(role: .text, label: text.plainText, box: self)
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        CGRect(origin: .zero, size: size).contains(point) ? self : nil
    }
}
