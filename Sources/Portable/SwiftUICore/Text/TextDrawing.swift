import Drawing
import TextLayout

extension ResolvedStyledText {
    /// The annotation of a laid out text, which ``displayList(of:at:bounds:in:foreground:)`` draws.
    /// - Parameter bounds: the place of the text, in points; its lines begin at the top.
    func visibleElement(of frame: TextFrame, in bounds: CGRect) -> VisibleElement {
        var element = VisibleElement(.text, name: plainText, frame: bounds)
        element.isTruncated = frame.isTruncated
        let font = request.runs.first?.font
        element.fontSize = font?.size
        element.fontWeight = font?.weight
        element.baselines = frame.lines.map { bounds.minY + $0.baseline }
        return element
    }

    /// Draws a laid out text.
    /// - Parameters:
    ///   - origin: where the frame's top left corner goes, in points.
    ///   - bounds: what the unit space of styles is mapped to.
    ///   - foreground: the paint of runs without a style of their own.
    package func displayList(
        of frame: TextFrame, at origin: CGPoint, bounds: CGRect, in environment: EnvironmentValues,
        foreground: () -> Paint
    ) -> DisplayList {
        let resolved = styles.map { style in
            switch style {
            case .foreground: ResolvedStyle(paint: foreground())
            case .style(let style): style.style.resolved(in: environment, bounds: bounds)
            }
        }
        var list = backgrounds(of: frame, at: origin, in: environment)
        var order: [Int] = []
        let items = frame.displayItems(at: origin) { style in
            order.append(style)
            return resolved.indices.contains(style) ? resolved[style].paint : .black
        }
        // Neighbours in one style cast their shadows together.
        var start = 0
        while start < items.count {
            let style = order[start]
            let end = order[start...].firstIndex { $0 != style } ?? items.count
            let part = DisplayList(Array(items[start..<end]))
            list.append(contentsOf: resolved.indices.contains(style) ? resolved[style].finished(part) : part)
            start = end
        }
        for attachment in frame.attachments {
            let rect = attachment.rect.offsetBy(dx: origin.x, dy: origin.y)
            list.append(contentsOf: images[attachment.id].displayList(in: rect))
        }
        return list
    }

    /// The colours behind runs, as high as their lines.
    private func backgrounds(
        of frame: TextFrame, at origin: CGPoint, in environment: EnvironmentValues
    ) -> DisplayList {
        guard !backgrounds.isEmpty else { return .init() }
        let bytes = request.runBytes
        var list = DisplayList()
        for background in backgrounds {
            let paint = Paint.color(background.color.rgba(in: environment))
            for rect in frame.rects(for: bytes[background.run]) {
                list.append(.fill(.rect(rect.offsetBy(dx: origin.x, dy: origin.y)), paint, antialiased: false))
            }
        }
        return list
    }
}
