/// The styles of a component that a person writes: the base style lays its parts out, the Fiori style gives them their
/// look.
struct StyleTemplate {
    let component: Component
    /// The word in front of each type, by which it is isolated to no actor.
    private let isolation: String
    /// The attribute in front of each function that makes views.
    private let actor: String

    init(_ component: Component, _ options: EmitterOptions) {
        self.component = component
        isolation = options.styleableForm == .compact ? "nonisolated " : ""
        // Nonisolated types do not take the actor of the protocol's requirement; stacks are made on the main actor.
        actor = options.styleableForm == .compact ? "@MainActor " : ""
    }

    private var name: String { component.name }
    private var builders: [Property] { component.storedProperties.filter { $0.form.kind == .builder } }

    /// The layout: each view below the other.
    var baseStyle: [String] {
        let views = builders.map { "configuration.\($0.identifier)" }
        let isStacked = !component.isPart && views.count > 1
        let content = views.isEmpty ? ["EmptyView()"] : views.map { isStacked ? "    " + $0 : $0 }
        return [
            "/// Lays out the parts of \(name).",
            "\(isolation)\(component.access)struct \(name)BaseStyle: \(name)Style {",
            "    @ViewBuilder",
            "    \(actor)\(component.access)func makeBody(_ configuration: \(name)Configuration) -> some View {",
        ] + (isStacked ? ["VStack(alignment: .leading) {"] + content + ["}"] : content).map { "        " + $0 }
            + ["    }", "}"]
    }

    /// The look: of a part itself, of a composite as a whole and of each of its parts.
    var fioriStyle: [String] {
        guard !component.isPart else {
            return [
                "/// The look of \(name) in Fiori.",
                "\(isolation)\(component.access)struct \(name)FioriStyle: \(name)Style {",
                "    \(actor)\(component.access)func makeBody(_ configuration: \(name)Configuration) -> some View {",
            ] + look(name, indent: 8) + ["    }", "}"]
        }
        return ["/// The look of \(name) and its parts in Fiori.", "\(isolation)extension \(name)FioriStyle {"]
            + contentStyle + component.composition.children.flatMap { [""] + nestedStyle(for: $0) } + ["}"]
    }

    /// The style of a composite as a whole.
    var contentStyle: [String] {
        [
            "    struct ContentFioriStyle: \(name)Style {",
            "        \(actor)func makeBody(_ configuration: \(name)Configuration) -> some View {",
        ] + look(name, indent: 12) + ["        }", "    }"]
    }

    /// The style of one part, which a composite's Fiori style names.
    func nestedStyle(for child: String) -> [String] {
        [
            "    struct \(child)FioriStyle: \(child)Style {",
            "        let \(component.hookName)Configuration: \(name)Configuration", "",
            "        \(actor)func makeBody(_ configuration: \(child)Configuration) -> some View {",
        ] + look(child, indent: 12) + ["        }", "    }"]
    }

    private func look(_ component: String, indent: Int) -> [String] {
        let indent = String(repeating: " ", count: indent)
        return [
            "\(indent)\(component)(configuration)",
            "\(indent)    // .font(.fiori(forTextStyle: .body))",
            "\(indent)    // .foregroundStyle(Color.preferredColor(.primaryLabel))",
        ]
    }
}
