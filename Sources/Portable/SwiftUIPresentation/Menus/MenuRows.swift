@_spi(Floors) import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// The items of a menu in their groups: a thin line between two items, a thick one between two groups.
struct MenuRows<Items: View>: View {
    let items: Items

    @Environment(\.presentation) private var presentation

    var body: some View {
        OptionsReader(groupsOf: items) { separate in
            let groups = joined(separate)
            // A menu without items does not open.
            if groups.isEmpty { Color.clear.frame(height: 0).onAppear { presentation?.dismiss() } }
            MenuRowsLayout(layer: presentation) {
                ForEach(0..<groups.count, id: \.self) { index in
                    MenuGroupRows(group: groups[index], index: index)
                }
            }
        }
    }
}

/// A title that stands alone goes with what comes next: its section holds one, such as a picker.
private func joined(_ groups: [PickerOptionGroup]) -> [PickerOptionGroup] {
    var joined: [PickerOptionGroup] = []
    for var group in groups {
        if let title = joined.last?.header, joined.last?.count == 1, group.header == nil {
            joined.removeLast()
            group.header = title
        }
        joined.append(group)
    }
    return joined
}

private struct MenuGroupRows: View {
    let group: PickerOptionGroup
    let index: Int

    var body: some View {
        if index > 0 { MenuSeparator().menuRowRole(index, .separator) }
        if let header = group.header { MenuTitle(box: header).menuRowRole(index, .header) }
        ForEach(0..<group.options.count, id: \.self) { option in
            MenuItemRow(box: group.options[option].box).menuRowRole(index, .item)
        }
        if let footer = group.footer { MenuTitle(box: footer).menuRowRole(index, .footer) }
        ForEach(0..<max(group.count - 1, 0), id: \.self) { _ in
            Divider().accessibilityHidden(true).menuRowRole(index, .line)
        }
    }
}

/// An item that does something, or what is only to be read: that stands where the titles of the others do, as faint as
/// one that is disabled.
private struct MenuItemRow: View {
    let box: LayoutBox

    var body: some View {
        if box.presses.isEmpty {
            MenuItemLabel { BoxView(box: box).opacity(0.3) }
        } else {
            BoxView(box: box)
        }
    }
}

/// Between two groups: 8 points thick (the shade by eye).
private struct MenuSeparator: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Color.black.opacity(colorScheme == .dark ? 0.2 : 0.08).frame(height: 8).accessibilityHidden(true)
    }
}

/// The title of a group: small and grey (by eye from iOS).
private struct MenuTitle: View {
    let box: LayoutBox

    var body: some View {
        BoxView(box: box)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16)
            .padding(.vertical, 7)
            .accessibilityAddTraits(.isHeader)
    }
}

/// The role of a row in its menu.
private struct MenuRowRole {
    enum Part { case separator, header, item, footer, line }

    var group = 0
    var part = Part.item

    struct Key: LayoutValueKey { static var defaultValue: MenuRowRole { MenuRowRole() } }
}

extension View {
    nonisolated fileprivate func menuRowRole(_ group: Int, _ part: MenuRowRole.Part) -> some View {
        layoutValue(key: MenuRowRole.Key.self, value: MenuRowRole(group: group, part: part))
    }
}

/// Rows from top to bottom; in a menu that opens upward the first item may be the lowest, nearest to the finger.
struct MenuRowsLayout: Layout {
    let layer: Presentation?

    /// The groups from top to bottom, each with its rows and the lines between them, and what divides it from the next one.
    private func groups(_ subviews: Subviews) -> [(rows: [LayoutSubview], lines: [LayoutSubview], end: LayoutSubview?)]
    {
        var groups: [[LayoutSubview]] = []
        for subview in subviews {
            let place = subview[MenuRowRole.Key.self]
            while groups.count <= place.group { groups.append([]) }
            groups[place.group].append(subview)
        }
        let isTurned = layer?.showsFirstItemLast == true
        let separators = groups.dropFirst().map { $0.first { $0[MenuRowRole.Key.self].part == .separator } } + [nil]
        return zip(isTurned ? groups.reversed() : groups, separators).map { group, separator in
            func parts(_ part: MenuRowRole.Part) -> [LayoutSubview] {
                group.filter { $0[MenuRowRole.Key.self].part == part }
            }
            let items = parts(.item)
            return (parts(.header) + (isTurned ? items.reversed() : items) + parts(.footer), parts(.line), separator)
        }
    }

    private func arrange(_ subviews: Subviews, width: CGFloat, place: (LayoutSubview, CGFloat) -> Void) -> CGFloat {
        var y: CGFloat = 0
        func height(_ subview: LayoutSubview) -> CGFloat {
            subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        for group in groups(subviews) {
            for (index, row) in group.rows.enumerated() {
                if index > 0, index <= group.lines.count { place(group.lines[index - 1], y) }
                place(row, y)
                y += height(row)
            }
            if let end = group.end {
                place(end, y)
                y += height(end)
            }
        }
        return y
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? 250
        return CGSize(width: width, height: arrange(subviews, width: width) { _, _ in })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        _ = arrange(subviews, width: bounds.width) { row, y in
            row.place(
                at: CGPoint(x: bounds.minX, y: bounds.minY + y),
                proposal: ProposedViewSize(width: bounds.width, height: nil))
        }
    }
}
