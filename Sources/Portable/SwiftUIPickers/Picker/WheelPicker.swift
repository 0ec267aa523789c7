import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// A picker whose options are on a wheel.
struct WheelPicker<Label: View, Content: View>: View {
    let label: Label
    let selection: PickerSelection
    let content: Content

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        OptionsReader(content) { options in
            let index = options.firstIndex { selection.isChosen($0.tag) }
            let choose = { (index: Int) in selection.choose(options[index].tag) }
            Wheel(rows: .range(0..<options.count), index: index ?? 0, choose: choose) {
                BoxView(box: options[$0].box)
            }
            .accessibilityHidden(true)
            .background { WheelBand() }
            .background { label.spokenOnly() }
            .semantics(
                .picker, value: index.map { Text(verbatim: options[$0].label) },
                actions: [
                    .increment { if let index, index + 1 < options.count { choose(index + 1) } },
                    .decrement { if let index, index > 0 { choose(index - 1) } },
                ]
            )
            .semantics(
                state: SemanticsState(
                    amount: index.map {
                        .init(value: Double($0 + 1), lowerBound: 1, upperBound: Double(options.count))
                    }))
        }
        // The type of a wheel is larger than that around it.
        .font(.system(size: 21))
        .foregroundStyle(Color(system: isEnabled ? .label : .tertiaryLabel))
        .allowsHitTesting(isEnabled)
        .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
    }
}
