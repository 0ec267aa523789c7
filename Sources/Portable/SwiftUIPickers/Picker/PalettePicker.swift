import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUIPresentation

/// The pictures of the options side by side in a row of a menu, the chosen one on a plate.
struct PalettePicker<Label: View, Content: View>: View {
    let label: Label
    let selection: PickerSelection
    let content: Content

    var body: some View {
        ControlGroup {
            OptionsReader(content) { options in
                ForEach(0..<options.count, id: \.self) { index in
                    let option = options[index]
                    let isChosen = Binding {
                        selection.isChosen(option.tag)
                    } set: { _ in
                        selection.choose(option.tag)
                    }
                    Toggle(isOn: isChosen) { BoxView(box: option.box) }.disabled(option.isDisabled)
                }
            }
        } label: {
            label
        }
        .controlGroupStyle(.palette)
    }
}
