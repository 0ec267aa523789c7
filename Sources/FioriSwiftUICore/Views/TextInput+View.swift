import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum TextInput {
        static let textInputValue = Themed("TextInput.textInputValue", Field(), as: .field)
        static let textInputValueCumulative = EmptyModifier()

        /// A field with a line around it.
        nonisolated struct Field: ViewModifier {
            fileprivate static var text: TextStyle { TextStyle(.body, .primaryLabel) }

            @MainActor func body(content: Content) -> some View {
                content
                    .modifier(Self.text)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                    .frame(minHeight: 44)
                    .overlay {
                        RoundedRectangle(cornerRadius: 8)
                            .strokeBorder(.preferredColor(.tertiaryLabel), lineWidth: 1)
                            .allowsHitTesting(false)
                    }
            }
        }
    }
}

nonisolated extension Fiori.TextInput.Field: ControlStyle {
    var classes: PartClasses { .field }

    @MainActor func classLook(_ styles: StyleSheetStyles) -> some ViewModifier {
        let look = StyleSheetLook(
            styles, base: Self.text.base,
            box: BoxBase(
                padding: EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12), minHeight: 44,
                border: .preferredColor(.tertiaryLabel), cornerRadius: 8))
        return ControlClassLook(look: look, text: Self.text, color: .preferredColor(.primaryLabel))
    }
}

extension TextInput: View {
    public var body: some View {
        TextInputField(text: _textInputValue, onCommit: _onCommit)
    }
}

private struct TextInputField: View {
    let text: Binding<String>
    let onCommit: (() -> Void)?
    @FocusState private var isFocused: Bool
    @Environment(\.textInputValueModifier) private var textInputValueModifier

    var body: some View {
        TextField(
            text: text,
            prompt: Text("Enter text", bundle: .module).foregroundStyle(.preferredColor(.tertiaryLabel))
        ) {
            Text("Enter text", bundle: .module)
        }
        .accessibilityLabel(Text("Enter text", bundle: .module))
        .textFieldStyle(.plain)
        .multilineTextAlignment(.leading)
        .focused($isFocused)
        .onSubmit { onCommit?() }
        .modifier(textInputValueModifier.concat(Fiori.TextInput.textInputValue))
        // Touches beside the line of text begin editing, too.
        .contentShape(Rectangle())
        .onTapGesture { isFocused = true }
    }
}

struct TextInputLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(TextInput(textInputValue: .constant("laurel.osborn@example.com")), category: .control)
    }
}

struct TextInputPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            TextInput(textInputValue: .constant("laurel.osborn@example.com"))
        }
    }
}
