/// A small source file, and what compilers say of it by the isolation of Apple's SwiftUI.
struct IsolationRule: CustomStringConvertible, Sendable {
    /// The compiler's answer in Swift 6 mode. In Swift 5 mode no rule is an error.
    enum Answer: Sendable {
        case compiles
        /// A message, an error or a warning, that has some words.
        case isTold(String)
    }

    let description: String
    let answer: Answer
    let source: String

    private init(_ description: String, _ answer: Answer, _ source: String) {
        self.description = description
        self.answer = answer
        self.source = "import Combine\nimport SwiftUI\n\n" + source
    }
}

extension IsolationRule {
    private static let modelClass = """
        final class Model: ObservableObject {
            @Published var text = ""
        }

        """

    /// The property wrappers of observable objects are on the main actor as types.
    static let propertyWrappers = [
        IsolationRule(
            "a nonisolated initialiser makes an ObservedObject", .isTold("main actor-isolated"),
            modelClass + """
                nonisolated struct Page: View {
                    @ObservedObject private var model: Model

                    init(model: Model) { _model = ObservedObject(wrappedValue: model) }

                    @MainActor var body: some View { Text(model.text) }
                }
                """),
        IsolationRule(
            "a nonisolated initialiser makes a StateObject", .isTold("main actor-isolated"),
            modelClass + """
                nonisolated struct Page: View {
                    @StateObject private var model: Model

                    init(text: String) { _model = StateObject(wrappedValue: Model()) }

                    @MainActor var body: some View { Text(model.text) }
                }
                """),
        IsolationRule(
            "a view on the main actor makes an ObservedObject", .compiles,
            modelClass + """
                struct Page: View {
                    @ObservedObject private var model: Model

                    init(model: Model) { _model = ObservedObject(wrappedValue: model) }

                    var body: some View { TextField("Name", text: $model.text) }
                }
                """),
        IsolationRule(
            "a nonisolated view makes an inner view that observes", .compiles,
            modelClass + """
                nonisolated struct Page: View {
                    private let model: Model

                    init(model: Model) { self.model = model }

                    @MainActor var body: some View { Observer(model: model) }
                }

                private struct Observer: View {
                    @ObservedObject var model: Model

                    var body: some View { Text(model.text) }
                }
                """),
        IsolationRule(
            "a nonisolated initialiser sets State and Binding", .compiles,
            """
            struct Page: View {
                @State private var count: Int
                @Binding private var text: String

                nonisolated init(count: Int, text: Binding<String>) {
                    _count = State(initialValue: count)
                    _text = text
                }

                var body: some View { Text(verbatim: "\\(count) \\(text)") }
            }
            """),
    ]

    /// Views that name `View` in their own declaration are on the main actor, with their initialisers; others are not.
    static let views = [
        IsolationRule(
            "a nonisolated function makes stacks", .isTold("main actor-isolated initializer"),
            "nonisolated func row() -> some View { VStack { Text(\"A\") } }"),
        IsolationRule(
            "a nonisolated function makes buttons", .isTold("main actor-isolated initializer"),
            "nonisolated func start() -> some View { Button(\"Start\") {} }"),
        IsolationRule(
            "a nonisolated function makes texts, pictures, colours, shapes and modifiers of them", .compiles,
            """
            nonisolated func parts() -> [AnyView] {
                [
                    AnyView(Text("A").bold().padding()), AnyView(Image(systemName: "star").resizable()),
                    AnyView(Color.red.frame(width: 3)), AnyView(Circle().fill(.blue)), AnyView(EmptyView()),
                    AnyView(Group { Text("B") }), AnyView(ForEach([1, 2], id: \\.self) { Text(verbatim: "\\($0)") }),
                ]
            }
            """),
        IsolationRule(
            "a default argument is an empty view", .compiles,
            """
            nonisolated struct Row<Detail: View>: View {
                let detail: Detail

                init(@ViewBuilder detail: () -> Detail = { EmptyView() }) { self.detail = detail() }

                @MainActor var body: some View { HStack { detail } }
            }
            """),
        IsolationRule(
            "a style of buttons has a stack in its body", .compiles,
            """
            struct Plain: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View { HStack { configuration.label } }
            }
            """),
        IsolationRule(
            "a nonisolated struct is a style of lists", .compiles,
            "nonisolated struct Flat: ListStyle {}\n\nnonisolated let flat = Flat()"),
        IsolationRule(
            "the main actor shows everything", .compiles,
            """
            struct Page: View {
                @State private var isOn = false

                var body: some View {
                    NavigationStack {
                        List { Toggle("On", isOn: $isOn) }.toolbar { ToolbarItem { Button("Add") {} } }
                    }
                    .gesture(DragGesture().onChanged { _ in isOn = true })
                }
            }
            """),
    ]

    /// Gestures and actions of the environment are on the main actor.
    static let gesturesAndActions = [
        IsolationRule(
            "a gesture is a static constant of a nonisolated type", .isTold("main actor-isolated default value"),
            "enum Gestures {\n    static let drag = DragGesture(minimumDistance: 3)\n}"),
        IsolationRule(
            "a gesture is a static constant of a view", .compiles,
            """
            struct Page: View {
                static let drag = DragGesture(minimumDistance: 3)

                var body: some View { Color.red.gesture(Self.drag) }
            }
            """),
        IsolationRule(
            "an action for addresses is made off the main actor", .isTold("main actor-isolated initializer"),
            "nonisolated func action() -> OpenURLAction { OpenURLAction { _ in .handled } }"),
        IsolationRule(
            "a nonisolated function dismisses", .isTold("main actor-isolated"),
            "nonisolated func leave(_ dismiss: DismissAction) { dismiss() }"),
    ]

    /// Closures whose type is Sendable or isolated.
    static let closures = [
        IsolationRule(
            "a binding captures a value that is not Sendable", .isTold("non-Sendable"),
            modelClass + """
                nonisolated func text(of model: Model) -> Binding<String> {
                    Binding(get: { model.text }, set: { model.text = $0 })
                }
                """),
        IsolationRule(
            "a binding of a view captures its state", .compiles,
            """
            struct Page: View {
                @State private var texts: [String: String] = [:]

                var body: some View {
                    TextField("Name", text: Binding(get: { texts["a"] ?? "" }, set: { texts["a"] = $0 }))
                }
            }
            """),
        IsolationRule(
            "an alignment guide captures a value that is not Sendable", .isTold("non-Sendable"),
            modelClass + """
                nonisolated func aligned(_ model: Model) -> some View {
                    Text("A").alignmentGuide(.leading) { _ in CGFloat(model.text.count) }
                }
                """),
        IsolationRule(
            "the action of a button changes what is on the main actor", .compiles,
            """
            @MainActor final class Counter { var count = 0 }

            struct Page: View {
                let counter: Counter

                var body: some View { Button("Add") { counter.count += 1 } }
            }
            """),
        IsolationRule(
            "a task waits for what is on the main actor", .compiles,
            """
            @MainActor final class Loader { func load() async {} }

            struct Page: View {
                let loader: Loader

                var body: some View { Text("A").task { await loader.load() }.refreshable { await loader.load() } }
            }
            """),
        IsolationRule(
            "a visual effect captures a value that is not Sendable", .isTold("non-Sendable"),
            modelClass + """
                nonisolated func moved(_ model: Model) -> some View {
                    Text("A").visualEffect { effect, _ in effect.offset(x: CGFloat(model.text.count)) }
                }
                """),
    ]

    static let all = propertyWrappers + views + gesturesAndActions + closures
}
