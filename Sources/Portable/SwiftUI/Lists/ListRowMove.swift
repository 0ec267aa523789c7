import Drawing
import Foundation

/// A row that a finger takes to another place in its data, over the others, which make room as it passes them.
@MainActor
final class ListRowMove {
    private unowned let row: ListRow
    /// Where the row's element stands in its data, and where it would stand if it were let go now.
    private let element: Int
    private var target: Int
    /// The rows that have been asked to make room.
    private var others: [Int: ListRow] = [:]

    init?(_ row: ListRow) {
        guard row.isEditing, row.canMove, let element = row.element else { return nil }
        self.row = row
        self.element = element
        target = element
        row.box.isLifted = true
        row.box.isDropped = false
        row.refresh()
    }

    /// The finger has moved from where it took the row, in points.
    func follow(_ distance: CGFloat) {
        row.lift(by: distance)
        let middle = row.box.origin.y + row.box.card.midY + distance
        target = element
        if distance > 0 {
            while let next = row.sibling(at: target + 1), next.box.origin.y + next.box.card.midY < middle {
                target += 1
            }
        } else {
            while target > 0, let next = row.sibling(at: target - 1), next.box.origin.y + next.box.card.midY > middle {
                target -= 1
            }
        }
        makeRoom()
    }

    private func makeRoom() {
        let passed = target > element ? (element + 1)..<(target + 1) : target..<element
        let height = row.box.size.height * (target > element ? -1 : 1)
        for index in passed where others[index] == nil { others[index] = row.sibling(at: index) }
        for (index, other) in others {
            let makesRoom = passed.contains(index)
            other.makeRoom(makesRoom ? height : 0)
            other.shownIndex = makesRoom ? other.place.index + (height < 0 ? -1 : 1) : nil
        }
    }

    /// The finger has let the row go: the data are told where it should stand.
    func drop() {
        // Rows go from where they are shown to their new places in the time that the change of the data takes.
        let animation = Animation.default
        end(with: animation)
        guard target != element else { return }
        // The destination is the place before which the row goes, counted with the row still there.
        withAnimation(animation) {
            row.edits?.move?(IndexSet(integer: element), target > element ? target + 1 : target)
        }
    }

    /// All rows go back.
    func cancel() { end(with: ListRowSlide.animation) }

    private func end(with animation: Animation) {
        row.box.isLifted = false
        row.box.isDropped = true
        row.makeRoom(0, with: animation)
        row.refresh()
        for other in others.values {
            other.makeRoom(0, with: animation)
            other.shownIndex = nil
        }
        others = [:]
    }
}

extension ListRowBox {
    /// How far the shadow of a row reaches that a finger moves, in points, and how dark it is (by eye from iOS).
    static let shadow = (radius: CGFloat(8), opacity: 0.2)

    /// The row away from its place, with a shadow while a finger holds it.
    func lifted(_ list: DisplayList) -> DisplayList {
        var group = DisplayGroup(list)
        group.transform = CGAffineTransform(translationX: 0, y: lift)
        if isLifted {
            let color = RGBAColor(red: 0, green: 0, blue: 0, alpha: Self.shadow.opacity)
            group.filters.append(.shadow(color: color, radius: Self.shadow.radius, offset: .zero))
        }
        return DisplayList([.group(group)])
    }
}
