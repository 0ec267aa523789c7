import Foundation
import SwiftUIControls
@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction

/// A selection that fingers make by passing over rows; rows that they retreat from regain their former state.
///
/// If the first row was already chosen, the fingers deselect rows.
@MainActor
final class ListRowChoice {
    private weak var list: (any ListHost)?
    /// The selection before the gesture.
    private let before: Set<AnyHashable>
    /// The values whose rows the fingers have changed.
    private var changed: Set<AnyHashable> = []
    /// True if the gesture selects rows, false if it deselects them; decided by the first row that can be chosen.
    private var chooses: Bool?
    /// The line at which the fingers came down, and the range of lines from there to the fingers.
    private var start: (line: Int, value: AnyHashable?)
    private var passed: ClosedRange<Int>
    /// The number of lines when the gesture began or last updated.
    private var count: Int
    private let origin: CGPoint
    /// The position of the fingers, in global coordinates.
    private var location: CGPoint
    private let scroll: ListEdgeScroll?

    /// Fails if rows cannot be chosen.
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

    /// Follows the fingers to a new position.
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

    /// Adapts to rows that were inserted or removed meanwhile, such as by the start of editing.
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
    /// The line at a point in global coordinates, or the nearest one in view.
    func line(at point: CGPoint) -> Int {
        var y = lines.convert(point, to: .local).y
        if let window = lines.visible { y = min(max(y, window.lowerBound), window.upperBound - 1) }
        return lines.extents.line(at: y, gap: lines.layout.gap)
    }

    /// True if a point in global coordinates is at the circle that chooses a row, or before it.
    func hasCircle(at point: CGPoint) -> Bool {
        guard isEditing, let row = row(in: line(at: point)), row.isSelectable, row.isShown(at: point),
            let circle = row.box.leading?.frame(in: .global)
        else { return false }
        // Half of the space between the circle and the content.
        return row.box.layoutDirection == .rightToLeft ? point.x >= circle.minX - 6 : point.x <= circle.maxX + 6
    }
}
