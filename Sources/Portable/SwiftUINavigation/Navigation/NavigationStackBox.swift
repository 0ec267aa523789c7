import Drawing
@_spi(Floors) import SwiftUICore

/// The page on top of a stack; while one slides in or out, the page below it as well.
final class NavigationStackBox: LayoutContainerOf<TopPageLayout>, PartlyReachableBox {
    /// Two pages of which the upper one slides over the lower one.
    struct Crossing {
        /// Number of contents of the lower page; those of the upper one follow.
        var lowerCount: Int
        /// True if the lower page is on top when the transition ends.
        var goesBack: Bool
        /// True if the upper page fades in instead of sliding.
        var fades: Bool
        /// The way of an upper page that grows out of a view of the lower one.
        var zoom: ZoomCrossing?
    }

    var crossing: Crossing? {
        didSet {
            findBars()
            invalidateDrawing()
        }
    }
    /// Fraction of the lower page that the upper one covers, from 0 to 1.
    var covered = 1.0 {
        didSet { invalidateDrawing() }
    }
    /// The bars that stay where they are while pages slide.
    private var bars: BarTransition?
    /// Of pages that show nothing behind their content.
    var background = RGBAColor(red: 1, green: 1, blue: 1, alpha: 1)

    /// Speed of the lower page relative to the upper one, its dimming when it is covered, and the width of the upper
    /// page's shadow in points (by eye from iOS).
    private static let lag: CGFloat = 1 / 3
    private static let dimming = 0.1
    private static let shadowWidth: CGFloat = 9

    init() {
        super.init(layout: TopPageLayout())
        roles = .isPartlyReachable
    }

    /// Direction of the upper page: 1 from the right, -1 from the left.
    private var direction: CGFloat { layoutDirection == .rightToLeft ? -1 : 1 }

    private func findBars() {
        bars?.end()
        bars = crossing.flatMap { crossing in
            // Pages that fade do so as a whole.
            crossing.fades || crossing.zoom != nil
                ? nil
                : BarTransition(
                    lower: contents.prefix(crossing.lowerCount), upper: contents.dropFirst(crossing.lowerCount))
        }
    }

    /// The contents that touches and assistive technology reach.
    var reachedChildren: [LayoutBox] {
        guard let crossing else { return contents }
        return Array(crossing.goesBack ? contents.prefix(crossing.lowerCount) : contents.dropFirst(crossing.lowerCount))
    }

    override func describe(to builder: inout SemanticsBuilder) {
        for child in reachedChildren { builder.visit(child) }
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        for child in reachedChildren.reversed() {
            if let hit = child.hit(atParentPoint: point) { return hit }
        }
        return nil
    }

    override func draw(in pass: DrawingPass) -> DisplayList {
        guard let crossing else { return super.draw(in: pass) }
        let covered = CGFloat(covered)
        bars?.update(covered: covered, distance: direction * size.width, lag: Self.lag)
        if let zoom = crossing.zoom { return draw(crossing, zoom: zoom, in: pass) }
        let distance = crossing.fades ? 0 : direction * size.width
        // Pages reach under the bars of the device above and below.
        let page = CGRect(x: 0, y: -1000, width: size.width, height: size.height + 2000)
        var list = DisplayList()
        func show(
            _ boxes: some Sequence<LayoutBox>, isUpper: Bool, movedBy x: CGFloat, darkenedBy shade: Double = 0,
            opacity: Double = 1
        ) {
            var content = DisplayList([.fill(.rect(page), .color(background))])
            content.append(contentsOf: drawChildren(Array(boxes), in: pass))
            if let bars {
                content.append(contentsOf: bars.backgrounds(ofUpper: isUpper, in: self, pass))
            }
            if shade > 0 {
                content.append(.fill(.rect(page), .color(RGBAColor(red: 0, green: 0, blue: 0, alpha: shade))))
            }
            let transform = CGAffineTransform(translationX: x, y: 0)
            list.append(DisplayGroup(content, transform: transform, opacity: opacity))
        }
        show(
            contents.prefix(crossing.lowerCount), isUpper: false, movedBy: -distance * covered * Self.lag,
            darkenedBy: crossing.fades ? 0 : Self.dimming * Double(covered))
        let offset = distance * (1 - covered)
        if !crossing.fades {
            list.append(shadow(at: direction > 0 ? offset : offset + size.width, towards: -direction, in: page))
        }
        show(
            contents.dropFirst(crossing.lowerCount), isUpper: true, movedBy: offset,
            opacity: crossing.fades ? Double(covered) : 1)
        if let bars { list.append(contentsOf: bars.displayList(in: self, pass)) }
        return DisplayList([.group(DisplayGroup(list, clip: ClipShape(.rect(page))))])
    }

    /// Draws an upper page that grows out of a view of the lower one.
    @MainActor private func draw(_ crossing: Crossing, zoom: ZoomCrossing, in pass: DrawingPass) -> DisplayList {
        let room = CGRect(x: 0, y: -1000, width: size.width, height: size.height + 2000)
        let bars = adjacentSafeAreaInsets
        let bounds = CGRect(
            x: 0, y: -bars.top, width: size.width, height: size.height + bars.top + bars.bottom)
        var list = DisplayList([.fill(.rect(room), .color(background))])
        list.append(contentsOf: drawChildren(Array(contents.prefix(crossing.lowerCount)), in: pass))
        let shade = Self.dimming * covered
        if shade > 0 { list.append(.fill(.rect(room), .color(RGBAColor(red: 0, green: 0, blue: 0, alpha: shade)))) }
        var page = DisplayList([.fill(.rect(room), .color(background))])
        page.append(contentsOf: drawChildren(Array(contents.dropFirst(crossing.lowerCount)), in: pass))
        list.append(contentsOf: zoom.drawn(page, filling: bounds, in: self, progress: CGFloat(covered), pass))
        return DisplayList([.group(DisplayGroup(list, clip: ClipShape(.rect(room))))])
    }

    private func shadow(at edge: CGFloat, towards direction: CGFloat, in page: CGRect) -> DisplayItem {
        let end = edge + direction * Self.shadowWidth
        let stops = [
            GradientStop(color: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0.15), location: 0),
            GradientStop(color: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0), location: 1),
        ]
        let strip = CGRect(x: min(edge, end), y: page.minY, width: Self.shadowWidth, height: page.height)
        return .fill(
            .rect(strip),
            .linearGradient(stops, start: CGPoint(x: edge, y: 0), end: CGPoint(x: end, y: 0)))
    }
}

/// Pages in all the room that there is.
struct TopPageLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let ideal = subviews.last?.sizeThatFits(proposal) ?? .zero
        return proposal.replacingUnspecifiedDimensions(by: ideal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
