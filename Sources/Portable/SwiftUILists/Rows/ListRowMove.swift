import Drawing
import Foundation
@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction
import SwiftUIPresentation

/// A drag of a row to another place in its data, above the others, which make room as it passes them.
@MainActor
final class ListRowMove: RowMove {
    private weak var row: ListRow?
    /// The index of the row's element in its data, and the one it would get if it were dropped now.
    private let element: Int
    private var target: Int
    /// The finger's movement since it lifted the row, in points.
    private var distance: CGFloat = 0
    /// The rows that have been asked to make room, by the index of their element.
    private var others: [Int: Other] = [:]
    /// The content offset of the enclosing scroll view when the finger lifted the row.
    private let startOffset: CGFloat
    private let scroll: ListEdgeScroll?

    private struct Other { weak var row: ListRow? }

    init?(_ row: ListRow) {
        guard row.canMove, let element = row.element else { return nil }
        self.row = row
        self.element = element
        target = element
        scroll = row.box.enclosingScrollBox.map { ListEdgeScroll($0, frames: row.frames) }
        startOffset = scroll?.offset ?? 0
        row.box.motion.isDropped = false
        row.raise(true)
        scroll?.didScroll = { [weak self] in self?.update() }
    }

    /// Follows the finger to a new position.
    /// - Parameters:
    ///   - distance: from where the finger lifted the row, in points.
    ///   - location: in the coordinates of the screen.
    func follow(_ distance: CGFloat, at location: CGPoint) {
        self.distance = distance
        update()
        scroll?.follow(location)
    }

    private func update() {
        guard let row else { return }
        let lift = distance + (scroll?.offset ?? 0) - startOffset
        row.lift(by: lift)
        let middle = row.box.origin.y + row.box.card.midY + lift
        let siblings = row.siblings
        target = element
        for sibling in siblings {
            guard let index = sibling.element else { continue }
            let place = sibling.box.origin.y + sibling.box.card.midY
            if index > element, place < middle { target = max(target, index) }
            if index < element, place > middle { target = min(target, index) }
        }
        makeRoom(siblings, for: row)
    }

    private func makeRoom(_ siblings: [ListRow], for row: ListRow) {
        let passed = target > element ? (element + 1)..<(target + 1) : target..<element
        let height = row.box.size.height * (target > element ? -1 : 1)
        for sibling in siblings {
            if let index = sibling.element, passed.contains(index) { others[index] = Other(row: sibling) }
        }
        row.show(at: row.place.index + target - element)
        if let last = others[target]?.row {
            row.box.motion.gap = last.box.origin.y - row.box.origin.y
            if target > element { row.box.motion.gap += last.box.size.height - row.box.size.height }
        } else {
            row.box.motion.gap = 0
        }
        for (index, other) in others {
            guard let other = other.row else { continue }
            let makesRoom = passed.contains(index)
            other.makeRoom(makesRoom ? height : 0)
            other.show(at: other.place.index + (makesRoom ? (height < 0 ? -1 : 1) : 0))
        }
    }

    /// Drops the row: tells the data its new index.
    func drop() {
        // Rows move from where they are shown to their new places with the same animation as the change of the data.
        let animation = Animation.default
        // The data may have changed while the finger was down.
        let edits = row?.element == element ? row?.edits : nil
        end(with: animation)
        guard target != element else { return }
        // The destination is the index before which the row is inserted, counted before its removal.
        withAnimation(animation) {
            edits?.move?(IndexSet(integer: element), target > element ? target + 1 : target)
        }
    }

    /// Returns all rows to their places.
    func cancel() { end(with: ListRowOffsetMotion.animation) }

    private func end(with animation: Animation) {
        scroll?.stop()
        if let row {
            row.box.motion.isDropped = true
            row.raise(false, with: animation)
            row.makeRoom(0, with: animation)
            row.box.motion.gap = 0
            row.settle()
        }
        for other in others.values.compactMap(\.row) {
            other.makeRoom(0, with: animation)
            other.settle()
        }
        others = [:]
    }
}

extension ListRow {
    /// Shows the row as if it were at an index of its section.
    fileprivate func show(at index: Int) {
        guard index != shownIndex ?? place.index else { return }
        shownIndex = index
        refresh()
    }

    /// Shows the row at its own place again, once the list knows that place after a move.
    fileprivate func settle() {
        shownIndex = nil
        list.graph.afterUpdate { [weak self] in self?.refresh() }
        list.graph.invalidate()
    }

    /// Offsets the row immediately, following a finger.
    fileprivate func lift(by distance: CGFloat) {
        slides.stop(\.motion.lift)
        box.motion.room = distance
        box.motion.lift = distance
    }

    /// Animates the row's elevation above its card.
    fileprivate func raise(_ isRaised: Bool, with animation: Animation = ListRowOffsetMotion.animation) {
        box.motion.isLifted = isRaised
        slides.bring(\.motion.elevation, to: isRaised ? 1 : 0, with: animation)
    }

    /// Animates the row's offset: it makes room for a moved row, or returns.
    fileprivate func makeRoom(_ distance: CGFloat, with animation: Animation = ListRowOffsetMotion.animation) {
        guard box.motion.room != distance else { return }
        box.motion.room = distance
        slides.bring(\.motion.lift, to: distance, with: animation)
    }

    /// The rows in view of the same data.
    fileprivate var siblings: [ListRow] { list.rows(besides: self) }
}

extension ListRowBox {
    /// The radius in points and the opacity of a lifted row's shadow (by eye from iOS).
    private static var shadow: (radius: CGFloat, opacity: Double) { (8, 0.2) }

    /// Adds the shadow of a lifted row.
    func drawWithShadow(_ list: DisplayList) -> DisplayList {
        var group = DisplayGroup(list)
        let color = RGBAColor(red: 0, green: 0, blue: 0, alpha: Self.shadow.opacity * Double(min(motion.elevation, 1)))
        group.filters.append(.shadow(color: color, radius: Self.shadow.radius, offset: .zero))
        return DisplayList([.group(group)])
    }

    /// Draws the card at the row's place while the row is shown elsewhere, below all rows: the card continues, so that
    /// the gap of a moved row looks like an empty row.
    func drawGap() -> DisplayList {
        guard isRaised || motion.lift != 0 else { return DisplayList() }
        let place = presentation?.motion == nil ? origin : placedOrigin
        var list = DisplayList()
        if look.isPartOfCard, look.hasBackground {
            let corner = look.metrics.cornerRadius
            let shape = Self.shape(placedCard, top: look.isFirst ? corner : 0, bottom: look.isLast ? corner : 0)
            list.append(
                DisplayGroup(
                    DisplayList([.fill(shape, .color(look.metrics.rowBackground))]),
                    transform: CGAffineTransform(translationX: place.x, y: place.y)))
        }
        if isRaised {
            list.append(
                DisplayGroup(
                    drawSeparators(), transform: CGAffineTransform(translationX: place.x, y: place.y + motion.gap)))
        }
        return list
    }
}
