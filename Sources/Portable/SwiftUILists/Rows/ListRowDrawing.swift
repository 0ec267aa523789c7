import Drawing
import SwiftUIControls
@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction

/// Drawing of a row on its card: the background, its content, and the separators above and below.
extension ListRowBox {
    /// The row's part of its card, shifted with its content.
    private var shape: Geometry {
        var rect = card
        rect.origin.x += layoutDirection == .rightToLeft ? -shift : shift
        // A lifted row has rounded corners of its own.
        let corner = look.metrics.cornerRadius * motion.elevation
        return Self.shape(rect, top: max(motion.topCorner, corner), bottom: max(motion.bottomCorner, corner))
    }

    static func shape(_ rect: CGRect, top: CGFloat, bottom: CGFloat) -> Geometry {
        if top == 0, bottom == 0 { return .rect(rect) }
        if top == bottom { return .roundedRect(rect, cornerRadius: top, style: .continuous) }
        return .path(
            CGPath(
                elements: ContinuousCorners.roundedRectangle(
                    rect, topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)))
    }

    @MainActor func drawBackground(in pass: DrawingPass) -> DisplayList {
        var list = DisplayList()
        if let background {
            let drawn = drawChildren([background], in: pass)
            if !drawn.isEmpty { list.append(DisplayGroup(drawn, clip: ClipShape(shape))) }
        } else if look.hasBackground {
            let color = look.metrics.rowBackground.mixed(with: look.metrics.liftedBackground, by: motion.elevation)
            list.append(.fill(shape, .color(motion.elevation == 0 ? look.metrics.rowBackground : color)))
        }
        return list
    }

    /// The row as a context menu's preview: without corners, separators and highlights.
    @MainActor func drawRowPreview(in pass: DrawingPass) -> DisplayList {
        var list = DisplayList()
        if let background {
            list = drawChildren([background], in: pass)
        } else if look.hasBackground {
            list.append(.fill(.rect(card), .color(look.metrics.liftedBackground)))
        }
        list.append(contentsOf: drawChildren([wrapped, leading, trailing].compactMap { $0 }, in: pass))
        return list
    }

    /// The row's part of its card, without the shift of the content.
    private var cardShape: Geometry { Self.shape(card, top: motion.topCorner, bottom: motion.bottomCorner) }

    /// The card behind a row that is shifted off its buttons.
    @MainActor func drawCardBehindButtons(in pass: DrawingPass) -> DisplayList {
        guard look.hasBackground else {
            return DisplayList([.group(DisplayGroup(drawBackground(in: pass), clip: ClipShape(cardShape)))])
        }
        return DisplayList([.fill(cardShape, .color(look.metrics.rowBackground))])
    }

    /// The opacity of the highlight.
    private var highlighting: Double { isPressed || isSelected ? 1 : Double(min(max(motion.fadingHighlight, 0), 1)) }

    /// The highlight's shape. Covers the separator of the row above too, so that none is visible beside a highlighted
    /// row.
    private var highlight: Geometry {
        guard look.topSeparator == nil, motion.topCorner == 0, shift == 0, motion.lift == 0 else { return shape }
        var rect = card
        rect.origin.y -= look.metrics.pixel
        rect.size.height += look.metrics.pixel
        return Self.shape(rect, top: 0, bottom: motion.bottomCorner)
    }

    @MainActor func drawRow(in pass: DrawingPass) -> DisplayList {
        var list = drawBackground(in: pass)
        if highlighting > 0 {
            list.append(.fill(highlight, .color(look.metrics.highlight.opacity(highlighting))))
        }
        list.append(contentsOf: drawChildren([wrapped].compactMap { $0 }, in: pass))
        let controls = drawChildren([leading, trailing].compactMap { $0 } + departures.map(\.box), in: pass)
        if movesControls, !controls.isEmpty {
            list.append(DisplayGroup(controls, clip: ClipShape(shape)))
        } else {
            list.append(contentsOf: controls)
        }
        // Separators stay at the row's place, so they fade with its elevation.
        if motion.elevation < 1 {
            list.append(DisplayGroup(drawSeparators(), opacity: Double(1 - max(motion.elevation, 0))))
        }
        let side: HorizontalEdge = shift > 0 ? .leading : .trailing
        guard shift != 0, let buttons = actions[side] else { return list }
        // Clips the shifted row and its buttons to the row's part of the card.
        var moved = drawChildren([buttons], in: pass)
        moved.append(contentsOf: list)
        return DisplayList([.group(DisplayGroup(moved, clip: ClipShape(cardShape)))])
    }

    /// Draws the separators above and below.
    func drawSeparators() -> DisplayList {
        let card = card
        var lines = DisplayList()
        func add(_ line: ListRowAppearance.Line?, at y: CGFloat) {
            guard let line, line.isFull || highlighting < 1 else { return }
            let color = line.isFull || highlighting == 0 ? line.color : line.color.opacity(1 - highlighting)
            var (start, end) = line.isFull ? (card.minX, card.maxX) : separatorSpan
            if !line.isFull { start += layoutDirection == .rightToLeft ? -contentWay : contentWay }
            if layoutDirection == .rightToLeft { (start, end) = (size.width - end, size.width - start) }
            let move = line.isFull ? 0 : layoutDirection == .rightToLeft ? -shift : shift
            let rect = CGRect(x: start + move, y: y, width: max(0, end - start), height: look.metrics.pixel)
            lines.append(.fill(.rect(rect), .color(color), antialiased: false))
        }
        add(look.topSeparator, at: wayLeft)
        let bottom = card.maxY - look.metrics.pixel
        add(look.bottomSeparator, at: look.bottomSeparator?.isEdge == true ? bottom + wayLeft : bottom)
        return lines
    }

    /// The remaining distance of a row that makes room, in points: the edge separators of a section do not move with
    /// it.
    private var wayLeft: CGFloat {
        motion.lift == 0 || isRaised ? 0 : placedOrigin.y + motion.room - origin.y - motion.lift
    }

    /// The horizontal extent of the separator below, from the leading edge: from the content's alignment guide, else
    /// its first text, else its own edge, to the content's trailing guide, else the edge of the card.
    private var separatorSpan: (CGFloat, CGFloat) {
        let card = card
        guard let wrapped else { return (card.minX, card.maxX) }
        let dimensions = ViewDimensions(box: wrapped, size: wrapped.placedSize, proposal: wrapped.proposal)
        let isMirrored = layoutDirection == .rightToLeft
        let far = placedSize.width - wrapped.placedOrigin.x - wrapped.placedSize.width
        let start = (isMirrored ? far : wrapped.placedOrigin.x) - shift
        let leading: CGFloat
        if let guide = dimensions[explicit: .listRowSeparatorLeading] {
            leading = start + guide
        } else if let text = wrapped.firstText(in: self) {
            leading = (isMirrored ? placedSize.width - text.maxX : text.minX) - shift
        } else {
            leading = start
        }
        let trailing = dimensions[explicit: .listRowSeparatorTrailing].map { start + $0 } ?? card.maxX
        return (leading, trailing)
    }
}
