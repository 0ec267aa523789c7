import Drawing
@_spi(Floors) import SwiftUICore

/// The magnifier over text while a finger, which hides the text, moves the cursor or an end of the selection.
///
/// It draws the screen's content once more; hit testing and accessibility ignore it. Its measures are those of iOS 17.
final class TextLoupe: RootOverlay {
    fileprivate weak var box: TextInputBox?
    /// The location of the dragged cursor, in root coordinates.
    fileprivate var point: CGPoint
    /// The progress of the loupe's appearance from the text, from 0 to 1.
    fileprivate let motion: ProgressMotion

    private static let size = CGSize(width: 112, height: 52)
    /// The distance from the point up to the loupe's middle.
    private static let distance: CGFloat = 56
    private static let scale: CGFloat = 1.25
    /// The margins around a line in the loupe, and between the line and the loupe, for large type (by eye).
    private static let margin: CGFloat = 8

    /// The loupe's size, which grows with the line but not beyond the screen's width.
    private static func size(forLine height: CGFloat, in screen: CGSize) -> CGSize {
        let most = max(1, (screen.width - 2 * margin) / size.width)
        let growth = min(max(1, (height * scale + 2 * margin) / size.height), most)
        return CGSize(width: size.width * growth, height: size.height * growth)
    }

    fileprivate init(_ box: TextInputBox, at point: CGPoint, motion: ProgressMotion) {
        self.box = box
        self.point = point
        self.motion = motion
    }

    /// The loupe over a screen: above the point even where that is partly off the screen, but within its sides.
    func drawn(over screen: DisplayList, of root: RootBox) -> DisplayList {
        guard let box, box.root === root, motion.value > 0 else { return DisplayList() }
        let caret = box.convert(box.heldCaret, to: nil)
        // The line stays in the loupe when the finger leaves it.
        let focus = CGPoint(x: caret.midX, y: max(caret.minY, min(point.y, caret.maxY)))
        let size = Self.size(forLine: caret.height, in: root.size)
        let distance = max(Self.distance, caret.height / 2 + Self.margin + size.height / 2)
        let half = size.width / 2
        let x = max(half, min(focus.x, root.size.width - half))
        let middle = CGPoint(x: root.size.width < size.width ? root.size.width / 2 : x, y: point.y - distance)
        let progress = CGFloat(motion.value)
        let grown = box.environment.accessibilityReduceMotion ? 1 : progress
        var list = DisplayList()
        list.append(
            DisplayGroup(
                magnified(screen, at: focus, shownAt: middle, size: size, in: box.environment),
                transform: CGAffineTransform(
                    a: grown, b: 0, c: 0, d: grown, tx: focus.x * (1 - grown), ty: focus.y * (1 - grown)),
                opacity: min(1, motion.value)))
        return list
    }

    private func magnified(
        _ screen: DisplayList, at focus: CGPoint, shownAt middle: CGPoint, size: CGSize,
        in environment: EnvironmentValues
    ) -> DisplayList {
        let frame = CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
        let isDark = environment.colorScheme == .dark
        let black = RGBAColor(red: 0, green: 0, blue: 0, alpha: isDark ? 0.5 : 0.25)
        let rim = RGBAColor(red: 1, green: 1, blue: 1, alpha: isDark ? 0.35 : 0.7)
        // The screen's content may be transparent.
        let ground = DisplayItem.fill(
            Self.capsule(frame), .color(SystemColor.systemBackground.color(in: environment)))
        // The shadow and the rim are by eye.
        let shadow = Filter.shadow(color: black, radius: 14, offset: CGSize(width: 0, height: 4))
        let scale = Self.scale
        let seen = CGSize(width: size.width / scale, height: size.height / scale)
        var list = DisplayList([.group(DisplayGroup(DisplayList([ground]), filters: [shadow]))])
        var copy = DisplayGroup(
            screen,
            transform: CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: middle.x - focus.x * scale, ty: middle.y - focus.y * scale),
            clip: ClipShape(
                Self.capsule(
                    CGRect(
                        x: focus.x - seen.width / 2, y: focus.y - seen.height / 2, width: seen.width,
                        height: seen.height))),
            isIsolated: true)
        copy.isCopy = true
        list.append(copy)
        list.append(.stroke(Self.capsule(frame.insetBy(dx: 0.5, dy: 0.5)), .color(rim), StrokeAttributes(width: 1)))
        return list
    }

    private static func capsule(_ rect: CGRect) -> Geometry { .roundedRect(rect, cornerRadius: rect.height / 2) }
}

extension TextInputBox {
    /// The rectangle of the dragged cursor or end of the selection.
    fileprivate var heldCaret: CGRect {
        let selection = content.text.selection
        let end = selection.head == selection.range.lowerBound ? SelectionEnd.start : .end
        return selectionHandles.first { $0.end == end }?.bar ?? caret
    }
}

extension TextInputNode {
    /// True while a finger drags the cursor or an end of the selection.
    var isUnderLoupe: Bool {
        guard let loupe = box.root?.overlay as? TextLoupe else { return false }
        return loupe.box === box && loupe.motion.target > 0
    }

    /// Shows the loupe over the cursor that a finger hides.
    /// - Parameter point: the location of the dragged cursor, in root coordinates.
    func showLoupe(at point: CGPoint) {
        guard let root = box.root else { return }
        if let loupe = root.overlay as? TextLoupe, loupe.box === box {
            loupe.point = point
            root.invalidateDrawing()
            if loupe.motion.target < 1 { show(loupe) }
        } else {
            let motion = ProgressMotion(0, frames: graph.frames) { [weak root] in root?.invalidateDrawing() }
            let loupe = TextLoupe(box, at: point, motion: motion)
            root.overlay = loupe
            show(loupe)
        }
    }

    private func show(_ loupe: TextLoupe) {
        if graph.movesPages {
            loupe.motion.go(to: 1, with: .easeOut(duration: 0.2))
        } else {
            loupe.motion.jump(to: 1)
        }
    }

    /// Hides the loupe after the drag.
    func hideLoupe() {
        guard let root = box.root, let loupe = root.overlay as? TextLoupe, loupe.box === box, loupe.motion.target > 0
        else { return }
        guard graph.movesPages else {
            root.overlay = nil
            return root.invalidateDrawing()
        }
        loupe.motion.go(to: 0, with: .easeIn(duration: 0.15)) { [weak root, weak loupe] in
            if let root, let loupe, root.overlay === loupe { root.overlay = nil }
        }
    }
}
