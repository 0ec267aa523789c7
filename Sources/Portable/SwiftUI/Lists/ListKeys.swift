/// Keys in a list whose rows can be chosen: arrows choose the next row in place of the others, with Shift beside them,
/// and Command-A all rows where several can be chosen.
///
/// As on an iPad, where several rows are chosen by keys without editing the list (remembered from iPadOS 16). In a list that
/// is edited only those with Shift choose, so that nobody loses what they have ticked by one key.
@MainActor
final class ListKeys {
    private unowned let list: any ListHost
    /// The values of the rows from which and to which keys have chosen.
    private var start: AnyHashable?
    private var end: AnyHashable?

    init(_ list: any ListHost) { self.list = list }

    /// - Returns: whether there was a use for the key.
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
        start = next.value
        end = next.value
        show(next.line)
        return true
    }

    /// Chooses the next row as well; on the way back to where this began, takes out the last one.
    private func extend(_ selection: ListSelection, isForward: Bool) -> Bool {
        let last = lastLine(of: selection, isForward: isForward)
        guard let next = next(after: last, isForward: isForward) else { return false }
        if end == nil {
            start = last.flatMap { list.row(in: $0)?.selectionValue } ?? next.value
        } else if let end, let start, let first = list.line(ofValue: start), let last,
            isForward ? last < first : last > first
        {
            selection.choose(end, false)
        }
        selection.choose(next.value, true)
        end = next.value
        show(next.line)
        return true
    }

    /// Rows that are out of view are made for it, as only they know whether they can be chosen.
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

    /// The line that keys go on from: that of the row which they have come to, else of the last one that is chosen, as far
    /// as those are in view; nil where none is chosen.
    private func lastLine(of selection: ListSelection, isForward: Bool) -> Int? {
        if let end, let start, selection.isSelected(end), selection.isSelected(start) { return list.line(ofValue: end) }
        end = nil
        var chosen = list.lines.made.keys.filter { line in
            list.row(in: line)?.selectionValue.map { selection.isSelected($0) } == true
        }
        // Out of view there may be very many.
        if chosen.isEmpty { chosen = selection.selected.prefix(100).compactMap { list.line(ofValue: $0) } }
        return isForward ? chosen.max() : chosen.min()
    }

    /// The next row that can be chosen; the first one after no line.
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
