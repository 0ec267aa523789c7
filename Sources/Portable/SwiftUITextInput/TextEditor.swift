import SwiftUIControls
import SwiftUICore
import SwiftUIInteraction

/// A control for multiline, scrolling text.
public struct TextEditor: View {
    private let text: Binding<String>

    @Environment(\.textEditorStyle) private var style

    public init(text: Binding<String>) { self.text = text }

    @MainActor public var body: some View {
        style.makeBody(configuration: TextEditorStyleConfiguration(text: text))
    }
}

/// The appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View

    /// Makes the view of a text editor.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = TextEditorStyleConfiguration
}

/// The properties of a text editor.
public struct TextEditorStyleConfiguration {
    let text: Binding<String>
}

/// The style that suits the context: on iOS, text on the background colour.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}

    public func makeBody(configuration: AutomaticTextEditorStyle.Configuration) -> AutomaticTextEditorStyle.Body {
        Body(text: configuration.text)
    }

    /// A text editor on the background colour.
    public struct Body: View {
        let text: Binding<String>

        public var body: some View { EditorContent(text: text) }
    }
}

/// Text without decoration; on iOS the same as the automatic style.
public struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}

    public func makeBody(configuration: PlainTextEditorStyle.Configuration) -> some View {
        EditorContent(text: configuration.text)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// Text in a scroll view that it fills.
private struct EditorContent: View {
    let text: Binding<String>
    @Environment(\.scrollContentBackground) private var background

    /// The insets of the text: 8 above and below, 5 at the sides.
    private static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

    var body: some View {
        // Fills the proposed height; without one it is as high as its text, as in the rows of lists.
        ScrollView {
            EditMenuOwner { menu in
                TextInputView(
                    kind: .editor, source: .text(text), label: AnyView(EmptyView()), prompt: nil, menu: menu)
            }
            .padding(Self.insets)
        }
        .transformEnvironment(\.self) { values in
            // By default an editor keeps the keyboard while it is scrolled (Apple's documentation: until the finger is
            // dragged over the keyboard), bounces only if its text is longer, as UITextView does, and is not a
            // refreshable list.
            if values.scrollDismissesKeyboardMode.kind == .automatic {
                values.scrollDismissesKeyboardMode = .interactively
            }
            if values.verticalScrollBounceBehavior.kind == .automatic {
                values.verticalScrollBounceBehavior = .basedOnSize
            }
            values.refresh = nil
        }
        .background { if background != .hidden { Color(storage: .system(.systemBackground)) } }
    }
}

/// A type-erased text editor style.
struct AnyTextEditorStyle {
    private let make: @MainActor (TextEditorStyleConfiguration) -> AnyView

    init<S: TextEditorStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }

    /// A style that is made where it is used. Styles are made on the main actor only; defaults of the environment are not.
    init<S: TextEditorStyle>(making style: @escaping @MainActor @Sendable () -> S) {
        make = { AnyView(style().makeBody(configuration: $0)) }
    }

    @MainActor func makeBody(configuration: TextEditorStyleConfiguration) -> UnaryView<AnyView> {
        UnaryView(content: make(configuration))
    }
}

private struct TextEditorStyleKey: EnvironmentKey {
    static var defaultValue: AnyTextEditorStyle { AnyTextEditorStyle { AutomaticTextEditorStyle() } }
}

extension EnvironmentValues {
    var textEditorStyle: AnyTextEditorStyle {
        get { self[TextEditorStyleKey.self] }
        set { self[TextEditorStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of text editors in this view and its descendants.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        environment(\.textEditorStyle, AnyTextEditorStyle(style))
    }
}

@available(*, unavailable)
extension AutomaticTextEditorStyle: Sendable {}

@available(*, unavailable)
extension AutomaticTextEditorStyle.Body: Sendable {}

@available(*, unavailable)
extension PlainTextEditorStyle: Sendable {}

@available(*, unavailable)
extension TextEditor: Sendable {}
