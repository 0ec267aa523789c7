import Foundation

/// Rows that fingers choose by passing over them; those that they go back over are as they were before.
///
/// Where the first row was chosen before, the fingers take rows out of what is chosen (remembered from iOS).
@MainActor
final class ListRowChoice {
    private weak var list: (any ListHost)?
    /// What was chosen before.
    private let before: Set<AnyHashable>
    /// The values whose rows the fingers have changed.
    private var changed: Set<AnyHashable> = []
    /// Whether rows are chosen, or no longer are; known from the first that can be.
    private var chooses: Bool?
    /// The line that the fingers came down on, and those from there to where they are.
    private var start: (line: Int, value: AnyHashable?)
    private var passed: ClosedRange<Int>
    /// How many lines there were then.
    private var count: Int
    private let origin: CGPoint
    /// Where the fingers are, in the coordinates of the whole picture.
    private var location: CGPoint
    private let scroll: ListEdgeScroll?

    /// Nil where rows cannot be chosen.
    init?(in list: any ListHost, from location: CGPoint) {
        guard let selection = list.selection, selection.allowsMultiple, list.lines.lines.count > 0 else { return nil }
        if !list.isEditing { withAnimation { list.editMode?.wrappedValue = .active } }
        guard list.isEditing else { return nil }
        self.list = list
        before = selection.selected
        self.location = location
        origin = location
        let line = list.line(at: location)
        start = (line, list.row(in: line)?.selectionValue)
        passed = line...line
        count = list.lines.lines.count
        scroll = list.lines.scrollBox.map { ListEdgeScroll($0, frames: list.graph.frames) }
        scroll?.didScroll = { [weak self] in self?.update() }
        take(line)
    }

    /// The fingers have moved.
    func follow(_ location: CGPoint) {
        self.location = location
        update()
        scroll?.follow(location, from: origin)
    }

    func end() { scroll?.stop() }

    private func update() {
        guard let list else { return }
        followData(in: list)
        let line = list.line(at: location)
        let now = min(start.line, line)...max(start.line, line)
        for line in passed.lowerBound..<max(passed.lowerBound, now.lowerBound) { giveBack(line) }
        for line in min(passed.upperBound, now.upperBound)..<passed.upperBound { giveBack(line + 1) }
        for line in now.lowerBound..<max(now.lowerBound, passed.lowerBound) { take(line) }
        for line in min(passed.upperBound, now.upperBound)..<now.upperBound { take(line + 1) }
        passed = now
    }

    /// Rows may have come or gone meanwhile, be it because the list is edited now.
    private func followData(in list: any ListHost) {
        let now = list.lines.lines.count
        guard now != count else { return }
        count = now
        let line = start.value.flatMap { list.line(ofValue: $0) } ?? min(start.line, max(now - 1, 0))
        start.line = line
        passed = line...line
    }

    private func take(_ line: Int) {
        guard let list, let row = list.row(in: line), row.isSelectable, let value = row.selectionValue else { return }
        let chooses = chooses ?? !before.contains(value)
        self.chooses = chooses
        guard before.contains(value) != chooses, changed.insert(value).inserted else { return }
        list.selection?.choose(value, chooses)
    }

    private func giveBack(_ line: Int) {
        guard let list, let chooses, let value = list.row(in: line)?.selectionValue, changed.remove(value) != nil
        else { return }
        list.selection?.choose(value, !chooses)
    }
}

extension ListHost {
    /// The line at a point of the whole picture, or next to it; of those that are in view.
    func line(at point: CGPoint) -> Int {
        var y = lines.convert(point, to: .local).y
        if let window = lines.visible { y = min(max(y, window.lowerBound), window.upperBound - 1) }
        return lines.extents.line(at: y, gap: lines.layout.gap)
    }

    /// Whether the circle that chooses a row is at a point of the whole picture, or what is before it.
    func hasCircle(at point: CGPoint) -> Bool {
        guard isEditing, let row = row(in: line(at: point)), row.isSelectable, row.isShown(at: point),
            let circle = row.box.leading?.frame(in: .global)
        else { return false }
        // Half of what is between the circle and the content.
        return row.box.layoutDirection == .rightToLeft ? point.x >= circle.minX - 6 : point.x <= circle.maxX + 6
    }
}
