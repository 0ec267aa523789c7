import Foundation
import SwiftUIControls
import SwiftUICore

/// Wheels side by side for the parts of a date, in the order of the locale, after a label or below it.
struct WheelDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    @Environment(\.localCalendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textDate) private var now
    @Environment(\.layoutDirection) private var direction
    @Environment(\.labelsAreHidden) private var isLabelHidden
    @State private var wheels = WheelSet()

    var body: some View {
        Group {
            if isLabelHidden {
                wheelRow.background { configuration.label.spokenOnly() }
            } else {
                WheelLabelLayout {
                    LabelLines(content: configuration.label)
                    wheelRow
                }
            }
        }
        .semantics(.datePicker, children: .contain)
        .spokenByItsText()
    }

    private var wheelRow: some View {
        let columns = DateColumns(configuration, calendar, now: now ?? Date())
        return HStack(spacing: 0) {
            ForEach(columns.fields, id: \.self) { field in
                let column = columns.column(field)
                Wheel(
                    rows: column.rows, index: column.index, set: wheels,
                    choose: { configuration.choose(columns.date(setting: field, to: $0)) }
                ) { index in
                    WheelTitle(
                        title: column.title(index), widest: column.widest, alignment: field.alignment(direction)
                    )
                    .foregroundStyle(column.allows(index) ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
                }
                .frame(maxWidth: field.maximumWidth)
                .layoutPriority(field == .date ? 1 : 0)
                .semantics(
                    .picker, children: .ignore, label: Text(system: field.word),
                    value: Text(verbatim: column.title(column.index)),
                    actions: [
                        .increment { move(field, column.index + 1, columns) },
                        .decrement { move(field, column.index - 1, columns) },
                    ])
            }
        }
        .font(.system(size: 21))
        .frame(maxWidth: .infinity)
        .background { WheelBand() }
        .opacity(isEnabled ? 1 : 0.5)
        .allowsHitTesting(isEnabled)
    }

    private func move(_ field: DateColumns.Field, _ index: Int, _ columns: DateColumns) {
        guard columns.column(field).rows.contains(index) else { return }
        configuration.choose(columns.date(setting: field, to: index))
    }
}
