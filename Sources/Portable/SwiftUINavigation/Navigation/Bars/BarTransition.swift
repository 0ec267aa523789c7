import Drawing
@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction

/// The part of a bar that a view belongs to while pages with bars slide over each other: the bars keep their places.
enum BarPart {
    /// The background of the bar.
    case background
    /// Items that keep their places and cross-fade with those of the other bar.
    case items
    /// The title in the row, which moves the way that the pages do.
    case title
    /// Views that move with the page below the row: the large title, the search field.
    case page
}

nonisolated struct BarPartModifier: BoxModifier {
    typealias Body = Never

    let part: BarPart

    @MainActor func makeBox(environment: EnvironmentValues) -> BarPartBox { BarPartBox(part) }

    @MainActor func update(_ box: BarPartBox, environment: EnvironmentValues) { box.part = part }
}

extension View {
    /// Sets the part of the page's bar that the view belongs to.
    nonisolated func barPart(_ part: BarPart) -> some View { modifier(BarPartModifier(part: part)) }
}

final class BarPartBox: TransparentBox {
    /// Offset and opacity of a part during a transition.
    struct Motion: Equatable {
        /// Offset to the right of its final position, in points.
        var shift: CGFloat = 0
        var opacity = 1.0
    }

    var part: BarPart
    var isBackground: Bool { part == .background }
    var motion: Motion? {
        didSet { if motion != oldValue { invalidateDrawing() } }
    }

    init(_ part: BarPart) { self.part = part }

    /// Draws the part at its place when no page moves.
    @MainActor func content(in pass: DrawingPass) -> DisplayList { drawChildren(children, in: pass) }

    override func draw(in pass: DrawingPass) -> DisplayList {
        let list = content(in: pass)
        guard let motion else { return list }
        guard motion.opacity > 0 else {
            // A part that is still clear is on its way in: its texts and pictures are found as those of its page are.
            var clear = DisplayList()
            for element in list.visibleElements { clear.annotate(element) }
            return clear
        }
        let transform = CGAffineTransform(translationX: motion.shift, y: 0)
        return DisplayList([.group(DisplayGroup(list, transform: transform, opacity: motion.opacity))])
    }
}

/// The bars of two pages of which one slides over the other. Where both have a bar it is one to the eye, as on iOS:
/// items go over into each other in place, titles move and do so too, large titles and search fields move with their
/// pages. A bar that the other page has not slides with its own, and so does what lies behind a bar where there is
/// nothing behind that of the other page: rows do not show through while it fades.
final class BarTransition {
    private struct Bar {
        let page: NavigationPageBox
        let container: LayoutBox

        /// The part's current content: bars change during a transition.
        var parts: [BarPartBox] { BarTransition.parts(in: container) }
    }

    private var lower: [Bar] = []
    private var upper: [Bar] = []

    /// Nil where pages have no bars in common.
    init?(lower: some Sequence<LayoutBox>, upper: some Sequence<LayoutBox>) {
        guard let below = Self.page(in: lower), let above = Self.page(in: upper) else { return nil }
        for (old, new) in zip(below.bars, above.bars) where !old.contents.isEmpty && !new.contents.isEmpty {
            self.lower.append(Bar(page: below, container: old))
            self.upper.append(Bar(page: above, container: new))
        }
        guard !self.lower.isEmpty else { return nil }
        below.barsApart = self.lower.map(\.container)
        above.barsApart = self.upper.map(\.container)
    }

    /// Brings the bars to where they are on their way.
    /// - Parameters:
    ///   - covered: how far the upper page covers the lower one, from 0 to 1.
    ///   - distance: how far the upper page goes, in points to the right.
    ///   - lag: how much more slowly the lower page moves.
    func update(covered: CGFloat, distance: CGFloat, lag: CGFloat) {
        let shown = Double(covered)
        for (old, new) in zip(lower, upper) {
            let (oldParts, parts) = (old.parts, new.parts)
            let keepsBackground = parts.contains(where: \.isBackground)
            let hadBackground = oldParts.contains(where: \.isBackground)
            for part in parts {
                part.motion =
                    switch part.part {
                    case .background where !hadBackground: .init(opacity: 0)
                    case .background, .items: .init(opacity: shown)
                    // From the middle of the trailing half (by eye from iOS).
                    case .title: .init(shift: distance * (1 - covered) / 2, opacity: shown)
                    case .page: .init(shift: distance * (1 - covered))
                    }
            }
            for part in oldParts {
                let shift = -distance * covered * lag
                part.motion =
                    switch part.part {
                    // Else content would show through both while they go over into each other.
                    case .background: .init(opacity: keepsBackground ? 1 : 0)
                    case .items: .init(opacity: 1 - shown)
                    case .title: .init(shift: shift, opacity: 1 - shown)
                    // Gone before the page that comes is below it.
                    case .page: .init(shift: shift, opacity: max(0, 1 - 2 * shown))
                    }
            }
        }
    }

    /// Gives the bars back to their pages.
    func end() {
        for bar in lower + upper {
            bar.page.barsApart = []
            for part in bar.parts { part.motion = nil }
        }
    }

    /// The bars, in the coordinates of the stack of the pages.
    @MainActor func displayList(in stack: LayoutBox, _ pass: DrawingPass) -> DisplayList {
        var list = DisplayList()
        for bar in lower + upper {
            var place = bar.container.origin
            var box = bar.container.parent
            while let current = box, current !== stack {
                place.x += current.origin.x
                place.y += current.origin.y
                box = current.parent
            }
            if box != nil { list.append(bar.container, at: place, in: pass) }
        }
        return list
    }

    /// Draws the bar backgrounds of a page below the items of both pages, where the other page has no background; in
    /// the coordinates of the pages' stack.
    @MainActor func backgrounds(ofUpper isUpper: Bool, in stack: LayoutBox, _ pass: DrawingPass) -> DisplayList {
        var list = DisplayList()
        let others = isUpper ? lower : upper
        for (bar, other) in zip(isUpper ? upper : lower, others) where !other.parts.contains(where: \.isBackground) {
            for part in bar.parts where part.isBackground {
                list.append(
                    part.content(in: pass), movedBy: part.convert(.zero, to: stack).origin, id: pass.id(of: part))
            }
        }
        return list
    }

    /// The page whose bars are those of a page of a stack, which may be the column of a split view with its own stack.
    private static func page(in boxes: some Sequence<LayoutBox>) -> NavigationPageBox? {
        for box in boxes {
            if let page = box as? NavigationPageBox, !page.isBare { return page }
            if box.asScrollBox != nil { continue }
            if let found = page(in: box.reachableChildren) { return found }
        }
        return nil
    }

    private static func parts(in box: LayoutBox) -> [BarPartBox] {
        if let part = box as? BarPartBox { return [part] }
        return box.children.flatMap(parts)
    }
}
