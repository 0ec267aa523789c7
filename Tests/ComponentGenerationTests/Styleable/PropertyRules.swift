import Testing

/// A property of a base component, and what it becomes.
struct PropertyRule: CustomTestStringConvertible, Sendable {
    let declaration: String
    let stored: String
    let builder: String
    var data: String?
    var argument: String?
    var member: String?

    var testDescription: String { declaration }

    static let all = [
        PropertyRule(
            declaration: "// sourcery: @ViewBuilder\nvar part: AttributedString { get }",
            stored: "let part: any View", builder: "@ViewBuilder part: () -> any View,",
            data: "init(part: AttributedString) {", argument: "self.init(part: { Text(part) })",
            member: "public let part: Part"),
        PropertyRule(
            declaration: "// sourcery: @ViewBuilder\nvar part: String? { get set }",
            stored: "let part: any View", builder: "@ViewBuilder part: () -> any View = { EmptyView() },",
            data: "init(part: String? = nil) {", argument: "self.init(part: { OptionalText(part) })"),
        PropertyRule(
            declaration: "// sourcery: @ViewBuilder\nvar part: TextOrIcon? { get }",
            stored: "let part: any View", builder: "@ViewBuilder part: () -> any View = { EmptyView() },",
            data: "init(part: TextOrIcon? = nil) {", argument: "self.init(part: { TextOrIconView(part) })"),
        PropertyRule(
            declaration: """
                // sourcery: defaultValue = "FioriButton { _ in Text("Next".localizedFioriString()) }"
                // sourcery: @ViewBuilder, resultBuilder.defaultValue = "{ FioriButton { _ in Text("Next".localizedFioriString()) } }"
                var part: FioriButton? { get }
                """,
            stored: "let part: any View",
            builder:
                "@ViewBuilder part: () -> any View = { FioriButton { _ in Text(\"Next\".localizedFioriString()) } },",
            data: "init(part: FioriButton? = FioriButton { _ in Text(\"Next\".localizedFioriString()) }) {",
            argument: "self.init(part: { part })"),
        PropertyRule(
            declaration:
                "// sourcery: @ViewBuilder, resultBuilder.backingComponent = OptionalImage\nvar part: Image? { get }",
            stored: "let part: any View", builder: "@ViewBuilder part: () -> any View = { EmptyView() },",
            data: "init(part: Image? = nil) {", argument: "self.init(part: { OptionalImage(part) })"),
        PropertyRule(
            declaration: """
                // sourcery: resultBuilder.name = @IndexedViewBuilder, resultBuilder.backingComponent = StepsStack
                // sourcery: resultBuilder.returnType = any IndexedViewContainer
                var part: [StepItem] { get }
                """,
            stored: "let part: any IndexedViewContainer",
            builder: "@IndexedViewBuilder part: () -> any IndexedViewContainer = { EmptyView() },",
            data: "init(part: [StepItem] = []) {", argument: "self.init(part: { StepsStack(part) })",
            member: "public let part: Part"),
        PropertyRule(
            declaration: "// sourcery: @ViewBuilder\nvar part: ((Int) -> any View)? { get }",
            stored: "let part: ((Int) -> any View)?",
            builder: "@ViewBuilder part: ((Int) -> any View)? = { EmptyView() },",
            data: "init(@ViewBuilder part: ((Int) -> any View)? = { EmptyView() }) {",
            argument: "self.init(part: part)", member: "public let part: ((Int) -> any View)?"),
        PropertyRule(
            declaration: "@ViewBuilder\nvar part: () -> any View { get }", stored: "let part: any View",
            builder: "@ViewBuilder part: () -> any View,", member: "public let part: Part"),
        PropertyRule(
            declaration: "@PageBuilder\nvar part: (() -> any Pages)? { get }", stored: "let part: any Pages",
            builder: "@PageBuilder part: () -> any Pages = { EmptyView() },"),
        PropertyRule(
            declaration:
                "@ViewBuilder\n// sourcery: defaultValue = \"{ Rectangle() }\"\nvar part: () -> any View { get }",
            stored: "let part: any View", builder: "@ViewBuilder part: () -> any View = { Rectangle() },"),
        PropertyRule(
            declaration: "@RowBuilder\nvar part: (String) -> any View { get }",
            stored: "let part: (String) -> any View",
            builder: "@RowBuilder @ViewBuilder part: @escaping (String) -> any View,",
            member: "public let part: (String) -> any View"),
        PropertyRule(
            declaration: "// sourcery: @Binding\nvar part: Date? { get }", stored: "@Binding var part: Date?",
            builder: "part: Binding<Date?>,", member: "@Binding public var part: Date?"),
        PropertyRule(
            declaration: "// sourcery: @Binding, defaultValue = .constant(\"\")\nvar part: String { get }",
            stored: "@Binding var part: String", builder: "part: Binding<String> = .constant(\"\"),"),
        PropertyRule(
            declaration: "var part: [AttributedString] { get set }", stored: "var part: [AttributedString]",
            builder: "part: [AttributedString] = [],", member: "public let part: [AttributedString]"),
        PropertyRule(
            declaration: "var part: [Int]? { get }", stored: "let part: [Int]?", builder: "part: [Int]? = nil,"),
        PropertyRule(
            declaration: "var part: Set<Int> { get }", stored: "let part: Set<Int>", builder: "part: Set<Int>,"),
        PropertyRule(
            declaration: "var part: [String: Int] { get }", stored: "let part: [String: Int]",
            builder: "part: [String: Int],"),
        PropertyRule(
            declaration: "var part: (Int) -> Void { get }", stored: "let part: (Int) -> Void",
            builder: "part: @escaping (Int) -> Void,"),
        PropertyRule(
            declaration: "var part: ((Int) -> Void)? { get }", stored: "let part: ((Int) -> Void)?",
            builder: "part: ((Int) -> Void)? = nil,"),
        PropertyRule(
            declaration: "// sourcery: defaultValue = 0...5\nvar part: ClosedRange<Int> { get }",
            stored: "let part: ClosedRange<Int>", builder: "part: ClosedRange<Int> = 0 ... 5,"),
        PropertyRule(
            declaration: "// sourcery: defaultValue = 4.0, default.value = 7\nvar part: CGFloat { get }",
            stored: "let part: CGFloat", builder: "part: CGFloat = 4,"),
        PropertyRule(
            declaration: "// sourcery: default.value\nvar part: Int { get }", stored: "let part: Int",
            builder: "part: Int = 1,"),
        PropertyRule(
            declaration: "// sourcery: default.value = %.1f, default.isStringLiteral\nvar part: String { get }",
            stored: "let part: String", builder: "part: String = \"%.1f\","),
        PropertyRule(
            declaration: "// sourcery: defaultValue = \"\"%.1f\"\"\nvar part: String { get }",
            stored: "let part: String",
            builder: "part: String = \"%.1f\","),
        PropertyRule(
            declaration: "// sourcery: defaultValue = [.date, .hourAndMinute]\nvar part: DatePicker.Components { get }",
            stored: "let part: DatePicker.Components",
            builder: "part: DatePicker.Components = [.date, .hourAndMinute],"),
        PropertyRule(
            declaration: "// sourcery: @binding\nvar part: Bool { get }", stored: "let part: Bool",
            builder: "part: Bool,"),
    ]
}
