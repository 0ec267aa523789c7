import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// The controls that a list shows before and after the content of a row.
@MainActor
package enum ListRowControls {
    /// Editing controls scale with Dynamic Type up to this size, to leave room for the content (by eye).
    private static let sizes = ...DynamicTypeSize.accessibility1

    /// The leading control while a list is edited: the circle that selects a row of a multiple selection, else the
    /// delete sign.
    static func leading(of row: ListRow, isEditing: Bool, selection: ListSelection?) -> AnyView? {
        guard isEditing else { return nil }
        if let selection, selection.allowsMultiple, row.isSelectable, let value = row.selectionValue {
            return AnyView(mark(isSelected: selection.isSelected(value)))
        }
        guard row.canDelete else { return nil }
        return AnyView(DeleteSign { [weak row] in row?.open() }.dynamicTypeSize(sizes))
    }

    /// The circle of a row's selection.
    package static func mark(isSelected: Bool) -> some View {
        SelectionMark(isSelected: isSelected).dynamicTypeSize(sizes)
    }

    /// The spacing between a row's control and its content, in points (by eye).
    package nonisolated static let spacing: CGFloat = 12

    /// The trailing accessories: a badge, and outside of editing the chevron of a navigation row; while editing, the
    /// handle of a row that can be moved.
    static func trailing(of row: ListRow, isEditing: Bool, traits: LayoutTraits) -> AnyView? {
        let badge = traits[BadgeKey.self]
        let hasHandle = isEditing && row.canMove
        let leadsOn = traits[DisclosureKey.self] && !isEditing
        guard badge != nil || hasHandle || leadsOn else { return nil }
        return AnyView(
            HStack(spacing: 8) {
                if let badge { badge.view }
                if leadsOn { DisclosureChevron() }
                if hasHandle { MoveHandle().dynamicTypeSize(sizes) }
            })
    }
}

/// The chevron at the end of a row that leads to another page.
private struct DisclosureChevron: View {
    var body: some View {
        Image(systemName: "chevron.forward")
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.tertiary)
            .accessibilityHidden(true)
            // Keeps its position while a handle replaces it.
            .frame(minHeight: MoveHandle.size)
    }
}

/// The red circle before a row that can be deleted.
private struct DeleteSign: View {
    let action: @MainActor () -> Void
    @ScaledMetric(relativeTo: .body) private var size: CGFloat = 22

    var body: some View {
        Button(action: action) {
            Image(systemName: "minus.circle.fill").foregroundStyle(.white, .red).font(.system(size: size))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(system: .remove))
    }
}

/// The circle before a row that can be selected, filled when it is.
private struct SelectionMark: View {
    let isSelected: Bool
    @ScaledMetric(relativeTo: .body) private var size: CGFloat = 22

    var body: some View {
        Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
            .font(.system(size: size))
            .accessibilityHidden(true)
    }
}

/// The handle that moves a row: three lines.
struct MoveHandle: View {
    /// The minimum width and height, in points.
    static let size: CGFloat = 28

    var body: some View {
        Image(systemName: "line.3.horizontal")
            .foregroundStyle(.tertiary)
            .frame(minWidth: Self.size, minHeight: Self.size)
            .contentShape(Rectangle())
            .accessibilityLabel(Text(system: .reorder))
            .layoutValue(key: MoveHandleKey.self, value: true)
    }
}

/// Marks the handle that moves a row.
struct MoveHandleKey: LayoutValueKey { static var defaultValue: Bool { false } }
