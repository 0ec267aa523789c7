/// A control for long text, which scrolls.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>

    @Environment(\.textEditorStyle) private var style

    nonisolated public init(text: Binding<String>) { self.text = text }

    @MainActor public var body: some View {
        style.makeBody(configuration: TextEditorStyleConfiguration(text: text))
    }
}

/// The look of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View

    /// The look of one text editor.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = TextEditorStyleConfiguration
}

/// What a style knows of its text editor.
public struct TextEditorStyleConfiguration {
    let text: Binding<String>
}

/// The look that fits the place: on iOS, text on the background colour.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}

    public func makeBody(configuration: AutomaticTextEditorStyle.Configuration) -> AutomaticTextEditorStyle.Body {
        Body(text: configuration.text)
    }

    /// A text editor on the background colour.
    public struct Body: View {
        let text: Binding<String>

        public var body: some View { EditorContent(text: text) }
    }
}

/// Text without a look of its own around it; on iOS the same as the automatic style.
public struct PlainTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}

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

    /// Around the text: 8 above and below, 5 at the sides (remembered from iOS).
    private static let insets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)

    var body: some View {
        // As high as it may be, else as its text, as in the rows of lists (remembered from iOS).
        ScrollView {
            EditMenuOwner { menu in
                TextInputView(
                    kind: .editor, source: .text(text), label: AnyView(EmptyView()), prompt: nil, menu: menu)
            }
            .padding(Self.insets)
        }
        .transformEnvironment(\.self) { values in
            // By itself an editor keeps the keyboard while it is scrolled (Apple's documentation: the finger would have to
            // drag over it), gives way only if its text is longer, as UITextView, and is no list that can be refreshed.
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

/// The style in the environment.
struct AnyTextEditorStyle {
    private let make: @MainActor (TextEditorStyleConfiguration) -> AnyView

    init<S: TextEditorStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
    }

    @MainActor func makeBody(configuration: TextEditorStyleConfiguration) -> OneView<AnyView> {
        OneView(content: make(configuration))
    }
}

private struct TextEditorStyleKey: EnvironmentKey {
    static var defaultValue: AnyTextEditorStyle { AnyTextEditorStyle(AutomaticTextEditorStyle()) }
}

extension EnvironmentValues {
    var textEditorStyle: AnyTextEditorStyle {
        get { self[TextEditorStyleKey.self] }
        set { self[TextEditorStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of text editors in this view and below.
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
