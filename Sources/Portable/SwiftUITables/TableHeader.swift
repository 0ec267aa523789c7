import SwiftUIControls
import SwiftUICore
import SwiftUIInteraction
import SwiftUILists
import SwiftUIPresentation

/// The titles of the columns; those that can be sorted by are buttons. Where the table takes people's changes, a title
/// is dragged to its place among the others, and a finger that stays opens a menu of the columns.
struct TableHeader<Value: Identifiable>: View {
    let columns: [_TableColumn<Value>]
    /// All columns, hidden ones too.
    let all: [(column: _TableColumn<Value>, isVisible: Bool)]
    let layout: TableColumnLayout
    let sort: TableSort?
    let customization: Binding<TableColumnCustomization<Value>>?
    /// True if rows have a circle before their cells while the table is edited.
    let hasMarks: Bool

    @State private var width: CGFloat = 0
    @State private var moving: Moving?
    @Environment(\.layoutDirection) private var direction
    @Environment(\.scrollContentBackground) private var background
    @Environment(\.editMode) private var editMode

    /// A title under a finger.
    private struct Moving {
        let id: String
        /// Offset of the finger from the column's middle at the start of the drag, in points.
        let grip: CGFloat
        /// Position of the finger.
        var x: CGFloat
    }

    @MainActor var body: some View {
        VStack(spacing: 0) {
            row
                .font(.subheadline.weight(.medium))
                .lineLimit(1)
                .padding(.vertical, 8)
                .padding(.horizontal, 20)
                .contentShape(Rectangle())
                .modifier(TableColumnMenu(columns: all, customization: customization))
            Divider()
        }
        // Rows move under the titles.
        .background {
            if background == .hidden { Rectangle().fill(.bar) } else { ListBackground() }
        }
        .accessibilityElement(children: .contain)
    }

    /// The titles, as far in as the cells are.
    private var row: some View {
        HStack(spacing: ListRowControls.spacing) {
            if hasMarks, editMode?.wrappedValue.isEditing == true {
                ListRowControls.mark(isSelected: false).hidden().frame(height: 0)
            }
            titles
        }
    }

    private var titles: some View {
        layout {
            ForEach(Array(columns.enumerated()), id: \.element.path) { index, column in
                TableCell { title(column).accessibilityAddTraits(.isHeader) }
                    .offset(x: shift(of: column, at: index))
            }
        }
        .background {
            GeometryReader { proxy in
                Color.clear.onChange(of: proxy.size.width, initial: true) { width = $1 }
            }
        }
        .simultaneousGesture(drag, including: customization == nil ? .subviews : .all)
    }

    @ViewBuilder private func title(_ column: _TableColumn<Value>) -> some View {
        if let sort, let comparator = column.sort {
            let order = sort.order(comparator)
            Button {
                sort.tap(comparator)
            } label: {
                HStack(spacing: 4) {
                    column.label
                    if let order {
                        Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                            .font(.caption.weight(.semibold))
                            .accessibilityHidden(true)
                    }
                }
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(order == nil ? [] : .isSelected)
        } else {
            column.label.foregroundStyle(.secondary)
        }
    }

    // MARK: Moving

    /// The offset of a title that a finger holds, in points to the right.
    private func shift(of column: _TableColumn<Value>, at index: Int) -> CGFloat {
        guard let moving, moving.id == column.customizationID else { return 0 }
        let shift = moving.x - moving.grip - middle(of: index)
        return direction == .rightToLeft ? -shift : shift
    }

    private func middle(of index: Int) -> CGFloat {
        let span = layout.spans(in: width)[index]
        return (span.lowerBound + span.upperBound) / 2
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 10)
            .onChanged { value in
                let start = ahead(value.startLocation.x)
                let x = ahead(value.location.x)
                if moving == nil, let index = column(at: start), let id = columns[index].movableID {
                    moving = Moving(id: id, grip: start - middle(of: index), x: x)
                }
                moving?.x = x
                if let target = column(at: x) { move(to: target) }
            }
            .onEnded { _ in withAnimation { moving = nil } }
    }

    /// Converts a horizontal position to a distance from the leading edge.
    private func ahead(_ x: CGFloat) -> CGFloat { direction == .rightToLeft ? width - x : x }

    private func column(at x: CGFloat) -> Int? {
        layout.spans(in: width).firstIndex { $0.contains(x) }
    }

    private func move(to target: Int) {
        guard let moving, let id = columns[target].movableID, id != moving.id else { return }
        withAnimation { customization?.wrappedValue.move(moving.id, to: id, in: all.map(\.column)) }
    }
}

extension _TableColumn {
    /// The column's name if people may move it.
    fileprivate var movableID: String? { fixed.contains(.reorder) ? nil : customizationID }
    /// The column's name if people may hide it.
    fileprivate var hideableID: String? { fixed.contains(.visibility) ? nil : customizationID }
}

/// Lets people choose which columns are shown.
private struct TableColumnMenu<Value: Identifiable>: ViewModifier {
    let columns: [(column: _TableColumn<Value>, isVisible: Bool)]
    let customization: Binding<TableColumnCustomization<Value>>?

    func body(content: Content) -> some View {
        let choices = columns.filter { $0.column.hideableID != nil }
        if let customization, !choices.isEmpty {
            content.contextMenu {
                ForEach(choices, id: \.column.path) { column, isVisible in
                    Toggle(
                        isOn: Binding {
                            isVisible
                        } set: {
                            customization.wrappedValue[visibility: column.hideableID!] = $0 ? .visible : .hidden
                        }
                    ) { column.label }
                }
            }
        } else {
            content
        }
    }
}
