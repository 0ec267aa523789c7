import Drawing
import TextLayout

extension ResolvedText {
    /// What a laid out text draws.
    /// - Parameters:
    ///   - origin: where the frame's top left corner goes, in points.
    ///   - bounds: what the unit space of styles is mapped to.
    ///   - foreground: the paint of runs without a style of their own.
    func displayList(
        of frame: TextFrame, at origin: CGPoint, bounds: CGRect, in environment: EnvironmentValues,
        foreground: () -> Paint
    ) -> DisplayList {
        let paints = styles.map { style in
            switch style {
            case .foreground: foreground()
            case .style(let style): style.style.paint(in: environment, bounds: bounds)
            }
        }
        var list = DisplayList(frame.displayItems(at: origin) { paints.indices.contains($0) ? paints[$0] : .black })
        for attachment in frame.attachments {
            let rect = attachment.rect.offsetBy(dx: origin.x, dy: origin.y)
            list.append(contentsOf: images[attachment.id].displayList(in: rect))
        }
        return list
    }
}
