import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUILists
import SwiftUIPresentation

/// The options as rows of their own, the chosen one with a check mark. In a menu the label is the title of the options
/// if the picker is to be in line there, and not so by itself.
struct InlinePicker<Label: View, Content: View>: View {
    let label: Label
    let selection: PickerSelection
    let content: Content

    @Environment(\.labelsAreHidden) private var isLabelHidden
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.pickerStyle) private var style

    var body: some View {
        if isInMenu {
            if style == .inline, !isLabelHidden {
                PickerRows(selection: selection, content: content, title: label)
            } else {
                PickerRows(selection: selection, content: content)
            }
        } else {
            if !isLabelHidden { label.foregroundStyle(.secondary) }
            PickerRows(selection: selection, content: content)
        }
    }
}

/// Rows of a picker, one for each option.
struct PickerRows<Content: View, Title: View>: View {
    let selection: PickerSelection
    let content: Content
    /// The title of menu options that have none of their own.
    var title: Title
    /// Called when an option is chosen, whether or not it was before.
    var onChoice: @MainActor () -> Void = {}

    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        OptionsReader(groupsOf: content) { groups in
            // Among the items of a menu the options are a group of their own.
            if !isInMenu, groups.count == 1, let group = groups.first, group.header == nil, group.footer == nil {
                rows(group.options)
            } else {
                ForEach(0..<groups.count, id: \.self) { index in
                    Section {
                        rows(groups[index].options)
                    } header: {
                        if let header = groups[index].header {
                            BoxView(box: header)
                        } else if index == 0 {
                            title
                        }
                    } footer: {
                        if let footer = groups[index].footer { BoxView(box: footer) }
                    }
                }
            }
        }
    }

    private func rows(_ options: [PickerOption]) -> some View {
        ForEach(0..<options.count, id: \.self) { index in
            PickerRow(option: options[index], isChosen: selection.isChosen(options[index].tag)) {
                selection.choose(options[index].tag)
                onChoice()
            }
            .disabled(options[index].isDisabled)
        }
    }
}

extension PickerRows where Title == EmptyView {
    init(selection: PickerSelection, content: Content, onChoice: @escaping @MainActor () -> Void = {}) {
        self.init(selection: selection, content: content, title: EmptyView(), onChoice: onChoice)
    }
}

/// An option with a check mark while it is chosen: at the trailing edge in lists, at the leading one in menus.
private struct PickerRow: View {
    let option: PickerOption
    let isChosen: Bool
    let choose: @MainActor () -> Void

    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.menuCloses) private var closeMenu
    @Environment(\.menuStaysOpen) private var menuStaysOpen
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if isInMenu {
            MenuRow(action: chooseAndClose) {
                MenuItemLabel(mark: isChosen ? .checked : .unchecked) { BoxView(box: option.box) }
            }
            .accessibilityAddTraits(isChosen ? .isSelected : [])
        } else {
            Button(action: choose) {
                HStack {
                    BoxView(box: option.box)
                    Spacer(minLength: 8)
                    if isChosen {
                        Image(systemName: "checkmark")
                            .font(.body.weight(.semibold))
                            .foregroundStyle(.tint)
                            .accessibilityHidden(true)
                    }
                }
                // As faint as the labels of other controls that are disabled.
                .opacity(isEnabled ? 1 : 0.3)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(isChosen ? .isSelected : [])
        }
    }

    private func chooseAndClose() {
        if !menuStaysOpen { closeMenu?() }
        choose()
    }
}
