import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUILists
import SwiftUINavigation

/// The label with the chosen option, which leads to a page of all options on the stack around.
struct NavigationLinkPicker<Label: View, Content: View>: View {
    let label: Label
    let selection: PickerSelection
    let content: Content

    @State private var isShown = false

    var body: some View {
        NavigationLink(
            target: .page(
                PickerPage(label: label, selection: selection, content: content) { isShown = false },
                isActive: $isShown),
            label: LabeledContent {
                OptionsReader(content) { options in
                    if let option = options.first(where: { selection.isChosen($0.tag) }) { BoxView(box: option.box) }
                }
                .lineLimit(1)
            } label: {
                label
            }
        )
    }
}

/// A page of options that is called like its picker. A choice leads back.
private struct PickerPage<Label: View, Content: View>: View {
    let label: Label
    let selection: PickerSelection
    let content: Content
    let leave: @MainActor () -> Void

    var body: some View {
        OptionsReader(label) { parts in
            List { PickerRows(selection: selection, content: content, onChoice: leave) }
                .navigationTitle(Text(verbatim: parts.map(\.label).joined(separator: ", ")))
                .navigationBarTitleDisplayMode(.inline)
        }
    }
}
