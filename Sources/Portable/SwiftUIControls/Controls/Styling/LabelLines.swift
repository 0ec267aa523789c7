@_spi(Floors) import SwiftUICore

/// The label of a control in a row. Several texts stand below each other, those after the first as subtitles (Apple's
/// documentation of `LabeledContent`); pictures beside them.
nonisolated package struct LabelLines<Content: View>: View {
    package typealias Body = Never

    let content: Content
    /// True if pictures stand at the trailing edge, whatever their order, as in menus.
    var hasTrailingImages = false

    package init(content: Content, hasTrailingImages: Bool = false) {
        self.content = content
        self.hasTrailingImages = hasTrailingImages
    }

    @MainActor package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LabelLinesNode(value: view, inputs: inputs) }
    }

    package static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
}

private final class LabelLinesNode<Content: View>: ValueNode<LabelLines<Content>> {
    private var child: ChildNode<Content>!
    private var lines: LayoutContainerOf<VStackLayout>?
    private var row: LayoutContainerOf<HStackLayout>?

    override init(value view: _GraphValue<LabelLines<Content>>, inputs: _ViewInputs) {
        super.init(value: view, inputs: inputs)
        child = ChildNode(view.value.content, inputs: self.inputs())
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child.node) }
    }

    override func makeBoxes() -> [LayoutBox] {
        let boxes = child.boxes
        let texts = boxes.filter { !$0.unwrapped.isImage }
        let areLines = texts.count > 1 && texts.allSatisfy { $0.unwrapped.isText }
        for (index, text) in texts.enumerated() {
            text.unwrapped.asText?.isSubtitle = areLines && index > 0
        }
        guard boxes.count > 1 else { return boxes }
        guard areLines else { return [inRow(boxes)] }
        // Two points between the lines.
        let lines = lines ?? LayoutContainerOf(layout: VStackLayout(alignment: .leading, spacing: 2))
        self.lines = lines
        lines.layoutDirection = environment.layoutDirection
        lines.contents = texts
        guard texts.count < boxes.count else { return [lines] }
        let isFirst = boxes.first?.unwrapped.isImage == true
        let images = boxes.filter { $0.unwrapped.isImage }
        return [inRow(isFirst ? images + [lines] : [lines] + images)]
    }

    private func inRow(_ boxes: [LayoutBox]) -> LayoutBox {
        let row = row ?? LayoutContainerOf(layout: HStackLayout())
        self.row = row
        row.layoutDirection = environment.layoutDirection
        var boxes = boxes
        if view.hasTrailingImages, boxes.contains(where: { $0.unwrapped.isImage }) {
            let images = boxes.filter { $0.unwrapped.isImage }
            boxes = boxes.filter { !$0.unwrapped.isImage } + [SpacerBox(0, axis: .horizontal)] + images
        }
        row.contents = boxes
        return row
    }

    override func apply(_ change: NodeChange) {
        for group in [lines, row] as [LayoutBox?] {
            guard let group, group.layoutDirection != environment.layoutDirection else { continue }
            group.layoutDirection = environment.layoutDirection
            group.invalidateLayout()
        }
        child.update(view.content, environment: environment)
    }
}
