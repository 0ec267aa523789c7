@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction

/// Keyboard selection in a list: arrows choose the next row in place of the others, Shift and arrows extend the
/// selection, and Command-A chooses all rows of a multiple selection.
///
/// As on an iPad, keys choose several rows without editing the list. In a list that is being edited, only Shift and
/// arrows choose, so that a single key does not lose the ticked rows.
@MainActor
final class ListKeys {
    private unowned let list: any ListHost
    /// The values of the rows at the start and the end of the keyboard selection.
    private var start: AnyHashable?
    private var end: AnyHashable?
    /// The row that Tab or assistive technology has brought the focus to, until a key chooses another one.
    private weak var reached: ListRow?

    init(_ list: any ListHost) { self.list = list }

    /// The row that the next key goes on from.
    var current: ListRow? {
        if let reached { return reached }
        guard let end, list.selection?.isSelected(end) == true else { return nil }
        return list.line(ofValue: end).flatMap { list.lines.made[$0] == nil ? nil : list.row(in: $0) }
    }

    /// Notes the row that the focus has come to without a choice; nil if the focus has only come to the list, or gone.
    func reach(_ row: ListRow?) {
        guard let row else {
            current?.box.invalidateSemantics()
            return
        }
        moveCurrent {
            reached = row
            if row.selectionValue != end { (start, end) = (nil, nil) }
        }
    }

    /// Invalidates the descriptions of the rows that are the current one before and after a change.
    private func moveCurrent(_ change: () -> Void) {
        let old = current
        change()
        guard let current, current !== old else { return }
        old?.box.invalidateSemantics()
        current.box.invalidateSemantics()
    }

    /// - Returns: true if the key was handled.
    func take(_ event: KeyEvent) -> Bool {
        guard event.phase != .up, let selection = list.selection else { return false }
        if event.key == "a", event.modifiers.meaningful == .command {
            return selection.allowsMultiple && chooseAll(selection)
        }
        guard [.upArrow, .downArrow].contains(event.key) else { return false }
        let isForward = event.key == .downArrow
        switch event.modifiers.meaningful {
        case []: return !(selection.allowsMultiple && list.isEditing) && choose(selection, isForward: isForward)
        case .shift: return selection.allowsMultiple && extend(selection, isForward: isForward)
        default: return false
        }
    }

    /// Chooses the next row alone.
    private func choose(_ selection: ListSelection, isForward: Bool) -> Bool {
        guard let next = next(after: lastLine(of: selection, isForward: isForward), isForward: isForward) else {
            return false
        }
        if selection.allowsMultiple { selection.replace([next.value]) } else { next.row.select(next.value) }
        reached?.box.invalidateSemantics()
        reached = nil
        start = next.value
        end = next.value
        show(next.line)
        return true
    }

    /// Extends the selection to the next row; on the way back towards its start, removes the last row.
    private func extend(_ selection: ListSelection, isForward: Bool) -> Bool {
        let last = lastLine(of: selection, isForward: isForward)
        guard let next = next(after: last, isForward: isForward) else { return false }
        if end == nil {
            start = last.flatMap { list.row(in: $0)?.selectionValue } ?? next.value
            // The row with the focus belongs to those that are chosen from it on.
            if let row = reached, row.isChoosable, let start { selection.choose(start, true) }
        } else if let end, let start, let first = list.line(ofValue: start), let last,
            isForward ? last < first : last > first
        {
            selection.choose(end, false)
        }
        selection.choose(next.value, true)
        reached?.box.invalidateSemantics()
        reached = nil
        end = next.value
        show(next.line)
        return true
    }

    /// Chooses all rows. Creates rows that are out of view, because only a row knows if it can be chosen.
    private func chooseAll(_ selection: ListSelection) -> Bool {
        var values: Set<AnyHashable> = []
        list.lines.visitLines { line in
            if let row = list.row(in: line), row.isChoosable, let value = row.selectionValue { values.insert(value) }
        }
        guard !values.isEmpty else { return false }
        selection.replace(values)
        (start, end) = (nil, nil)
        return true
    }

    /// The line that arrows start from: the row that keys have brought the focus to, else the end of the keyboard selection, else the outermost chosen row, of those in
    /// view if any is; nil if none is chosen.
    private func lastLine(of selection: ListSelection, isForward: Bool) -> Int? {
        if let reached, list.graph.focus.isOnRowsByKeys(around: reached.box),
            let line = list.lines.made.keys.first(where: { list.row(in: $0) === reached })
        {
            return line
        }
        if let end, let start, selection.isSelected(end), selection.isSelected(start) { return list.line(ofValue: end) }
        end = nil
        var chosen = list.lines.made.keys.filter { line in
            list.row(in: line)?.selectionValue.map { selection.isSelected($0) } == true
        }
        // Limited to 100, because very many may be out of view.
        if chosen.isEmpty { chosen = selection.selected.prefix(100).compactMap { list.line(ofValue: $0) } }
        return isForward ? chosen.max() : chosen.min()
    }

    /// The next row that can be chosen; for a nil line, the first one.
    private func next(after old: Int?, isForward: Bool) -> (line: Int, row: ListRow, value: AnyHashable)? {
        let count = list.lines.lines.count
        let step = isForward ? 1 : -1
        var line = old.map { $0 + step } ?? (isForward ? 0 : count - 1)
        while (0..<count).contains(line) {
            if let row = list.row(in: line), row.isChoosable, let value = row.selectionValue {
                return (line, row, value)
            }
            line += step
        }
        return nil
    }

    private func show(_ line: Int) { list.lines.scrollBox?.scroll(to: line, of: list.lines, anchor: nil) }
}
