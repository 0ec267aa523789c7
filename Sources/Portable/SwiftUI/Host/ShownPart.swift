import Drawing
import TextLayout

/// A text or picture on screen, whether or not assistive technology meets it as an element of its own.
package struct ShownPart: Sendable {
    package enum Kind: Sendable { case text, image }

    package let kind: Kind
    /// The text, or what the picture is called.
    package let name: String
    /// In points, in the coordinates of the whole picture.
    package let frame: CGRect
    /// True if text was truncated.
    package let isTruncated: Bool
    /// The font size of text in points.
    package let fontSize: CGFloat?
    /// The font weight of text, 100 to 900.
    package let fontWeight: Int?
    /// Baselines of the lines of text, in points from the top of the whole picture.
    package var baselines: [CGFloat] = []
    /// The links in text that can be followed, each with what an element for it says.
    package var links: [SemanticsElement] = []
}

extension LayoutBox {
    /// The texts and pictures in the box and those below it, from back to front.
    /// - Parameter transform: maps the parent's coordinates to those of the whole picture.
    func shownParts(under transform: CGAffineTransform = .identity) -> [ShownPart] {
        let transform = transformToParent.concatenating(transform)
        let frame = CGRect(origin: .zero, size: size).applying(transform)
        switch self {
        case is HiddenBox, is SpokenOnlyBox:
            return []
        case let root as RootBox:
            return root.shownChildren.flatMap { $0.shownParts(under: transform) }
        case let box as TextBox:
            guard !box.environment.hidesForPrivacy else { return [] }
            let font = box.text.request.runs.first?.font
            return [
                ShownPart(
                    kind: .text, name: box.text.plainText, frame: frame, isTruncated: box.isTruncated,
                    fontSize: font?.size, fontWeight: font?.weight,
                    baselines: box.baselines.map { CGPoint(x: 0, y: $0).applying(transform).y },
                    links: box.linkElements(under: transform).filter(\.isEnabled))
            ]
        case let box as TextInputBox:
            return [
                ShownPart(
                    kind: .text, name: box.readableText, frame: frame, isTruncated: false, fontSize: box.fontSize,
                    fontWeight: box.fontWeight)
            ]
        case let box as ImageBox:
            return [
                ShownPart(
                    kind: .image, name: box.image.label ?? "", frame: frame, isTruncated: false, fontSize: nil,
                    fontWeight: nil)
            ]
        default:
            return children.flatMap { child in
                DeepStack.isLow
                    ? DeepStack.extended { child.shownParts(under: transform) } : child.shownParts(under: transform)
            }
        }
    }
}
