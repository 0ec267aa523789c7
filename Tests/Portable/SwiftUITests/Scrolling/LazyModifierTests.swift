import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUIPresentation

/// Modifiers around a `ForEach` apply to each of its views, which lazy containers make when they come into view.
///
/// Numbers: rows of 40 points in a window of 400: ten, and three more at the edges; row 52 is 52 × 40 − 2,000 + 10
/// down. Fewer than 100 of 10,000 made rows is a limit of this implementation.
@MainActor
@Suite("Lazy containers: modifiers around all rows")
struct LazyModifierTests {
    private final class Counter: @unchecked Sendable {
        var made = 0
        var log: [String] = []

        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private typealias Rows = ForEach<Range<Int>, Int, Text>

    private let window = DisplayConfiguration(width: 390, height: 400)

    /// The number of rows that are created in a list, and in a lazy stack.
    private func made<V: View>(_ modify: (Rows) -> V) -> [Int] {
        func made(_ container: (V) -> AnyView) -> Int {
            let counter = Counter()
            let rows = Rows(0..<10_000) { index in
                counter.made += 1
                return Text("Row \(index)")
            }
            let test = ViewTest(container(modify(rows)), window)
            _ = test.displayList
            return counter.made
        }
        return [
            made { rows in AnyView(List { rows }) },
            made { rows in AnyView(ScrollView { LazyVStack { rows } }) },
        ]
    }

    private func expectFew<V: View>(_ name: String, _ modify: (Rows) -> V) {
        let made = made(modify)
        #expect(made.allSatisfy { $0 < 100 }, "\(name): \(made)")
    }

    @Test func `rows stay lazy whatever is around them`() {
        expectFew("onAppear") { $0.onAppear {} }
        expectFew("onDisappear") { $0.onDisappear {} }
        expectFew("task") { $0.task {} }
        expectFew("onChange") { $0.onChange(of: 1) { _, _ in } }
        expectFew("id") { $0.id("all") }
        expectFew("background") { $0.background(.red) }
        expectFew("overlay") { $0.overlay { Color.red } }
        expectFew("offset") { $0.offset(x: 3) }
        expectFew("rotationEffect") { $0.rotationEffect(.degrees(3)) }
        expectFew("scaleEffect") { $0.scaleEffect(2) }
        expectFew("focusable") { $0.focusable() }
        expectFew("listRowBackground") { $0.listRowBackground(Color.red) }
        expectFew("listRowInsets") { $0.listRowInsets(EdgeInsets()) }
        expectFew("listRowSeparator") { $0.listRowSeparator(.hidden) }
        expectFew("swipeActions") { $0.swipeActions { Button("Act") {} } }
        expectFew("onDelete") { $0.onDelete { _ in } }
        expectFew("padding") { $0.padding() }
        expectFew("frame") { $0.frame(maxWidth: .infinity) }
        expectFew("font") { $0.font(.title) }
        expectFew("foregroundStyle") { $0.foregroundStyle(.red) }
        expectFew("environment") { $0.environment(\.isEnabled, false) }
        expectFew("disabled") { $0.disabled(true) }
        expectFew("tint") { $0.tint(.red) }
        expectFew("opacity") { $0.opacity(0.5) }
        expectFew("clipShape") { $0.clipShape(Circle()) }
        expectFew("contextMenu") { $0.contextMenu { Button("Act") {} } }
        expectFew("onTapGesture") { $0.onTapGesture {} }
        expectFew("gesture") { $0.gesture(DragGesture()) }
        expectFew("transition") { $0.transition(.slide) }
        expectFew("animation") { $0.animation(.default, value: 1) }
        expectFew("transaction") { $0.transaction { _ in } }
        expectFew("accessibilityIdentifier") { $0.accessibilityIdentifier("row") }
        expectFew("accessibilityLabel") { $0.accessibilityLabel("row") }
        expectFew("accessibilityElement") { $0.accessibilityElement(children: .combine) }
        expectFew("badge") { $0.badge(2) }
        expectFew("tag") { $0.tag(1) }
        expectFew("redacted") { $0.redacted(reason: .placeholder) }
        expectFew("sheet") { $0.sheet(isPresented: .constant(false)) { Text("Sheet") } }
        expectFew("alert") { $0.alert("Alert", isPresented: .constant(false)) {} }
        expectFew("navigationTitle") { $0.navigationTitle("Title") }
        expectFew("toolbar") { $0.toolbar { Button("Act") {} } }
        expectFew("onHover") { $0.onHover { _ in } }
        expectFew("scrollTransition") { $0.scrollTransition { content, _ in content } }
        expectFew("visualEffect") { $0.visualEffect { content, _ in content } }
        expectFew("preference") { $0.preference(key: Key.self, value: 1) }
        expectFew("onPreferenceChange") { $0.onPreferenceChange(Key.self) { _ in } }
        expectFew("searchable") { $0.searchable(text: .constant("")) }
        expectFew("shadow") { $0.shadow(radius: 2) }
        expectFew("containerRelativeFrame") { $0.containerRelativeFrame(.horizontal) }
        expectFew("scrollTargetLayout") { $0.scrollTargetLayout() }
        expectFew("layoutPriority") { $0.layoutPriority(2) }
        expectFew("zIndex") { $0.zIndex(2) }
        expectFew("alignmentGuide") { $0.alignmentGuide(.leading) { _ in 0 } }
        expectFew("modifier") { $0.modifier(Own()) }
        expectFew("textFieldStyle") { $0.textFieldStyle(.roundedBorder) }
        expectFew("buttonStyle") { $0.buttonStyle(.bordered) }
        expectFew("refreshable") { $0.refreshable {} }
        expectFew("onSubmit") { $0.onSubmit {} }
        expectFew("matchedGeometryEffect") { $0.compositingGroup() }
        expectFew("drawingGroup") { $0.drawingGroup() }
        expectFew("mask") { $0.mask { Circle() } }
        expectFew("border") { $0.border(.red) }
        expectFew("simultaneousGesture") { $0.simultaneousGesture(TapGesture()) }
        expectFew("onLongPressGesture") { $0.onLongPressGesture {} }
        expectFew("contentShape") { $0.contentShape(Rectangle()) }
        expectFew("hidden") { $0.hidden() }
        expectFew("fixedSize") { $0.fixedSize() }
        expectFew("position") { $0.position(x: 3, y: 3) }
        expectFew("safeAreaInset") { $0.ignoresSafeArea() }
        expectFew("labelsHidden") { $0.labelsHidden() }
        expectFew("Group") { rows in Group { rows } }
        expectFew("Section") { rows in Section("Head") { rows } }
        expectFew("if") { rows in Group { if true { rows } else { Text("None") } } }
        expectFew("AnyView") { AnyView($0) }
        expectFew("equatable") { rows in Group { AnyView(rows).onAppear {} } }
    }

    private struct Key: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Own: ViewModifier {
        @State private var count = 0
        func body(content: Content) -> some View { content.padding().background(.red).onAppear { count += 1 } }
    }

    @Test func `around all rows it appears with the first and disappears with the last`() {
        let counter = Counter()
        let test = ViewTest(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20) { _ in Color.red.frame(height: 50) }
                        .onAppear { counter.log.append("+head") }
                        .onDisappear { counter.log.append("-head") }
                    ForEach(0..<20) { _ in Color.blue.frame(height: 50) }
                        .onAppear { counter.log.append("+rows") }
                        .onDisappear { counter.log.append("-rows") }
                    ForEach(0..<20) { _ in Color.red.frame(height: 50) }
                }
            }, window)
        _ = test.displayList
        #expect(counter.take() == ["+head"])
        let middle = CGPoint(x: 100, y: 200)
        test.scroll(at: middle, y: 700)
        _ = test.displayList
        #expect(counter.take() == ["+rows"])
        test.scroll(at: middle, y: 500)
        _ = test.displayList
        #expect(counter.take() == ["-head"])
        test.scroll(at: middle, y: 1000)
        _ = test.displayList
        #expect(counter.take() == ["-rows"])
        test.scroll(at: middle, y: -600)
        _ = test.displayList
        #expect(counter.take() == ["+rows"])
    }

    private struct Optional: View {
        var names: [String]
        let counter: Counter
        var isLazy = false

        var body: some View {
            if isLazy {
                List { rows }
            } else {
                VStack { rows }
            }
        }

        private var rows: some View {
            ForEach(names, id: \.self) { Text($0) }
                .onAppear { counter.log.append("+") }
                .onDisappear { counter.log.append("-") }
        }
    }

    @Test func `without rows nothing appears`() {
        for isLazy in [false, true] {
            let counter = Counter()
            let test = ViewTest(Optional(names: [], counter: counter, isLazy: isLazy), window)
            _ = test.displayList
            #expect(counter.take().isEmpty)
            test.update(Optional(names: ["A", "B"], counter: counter, isLazy: isLazy))
            _ = test.displayList
            #expect(counter.take() == ["+"])
            test.update(Optional(names: ["B"], counter: counter, isLazy: isLazy))
            _ = test.displayList
            #expect(counter.take().isEmpty)
            test.update(Optional(names: [], counter: counter, isLazy: isLazy))
            _ = test.displayList
            #expect(counter.take() == ["-"])
        }
    }

    @Test func `what lies behind all rows lies behind each`() throws {
        let test = ViewTest(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { Text("Row \($0)").frame(height: 40) }
                        .overlay(alignment: .topLeading) {
                            Color.blue.frame(width: 5, height: 7).accessibilityIdentifier("mark")
                        }
                        .offset(x: 10)
                }
            }, window)
        let marks = test.elements.filter { $0.identifier == "mark" }
        #expect(marks.count >= 10)
        let second = try test.text("Row 1").frame
        #expect(marks[1].frame.minX == second.minX && marks[1].frame.minY == 40)
        test.scroll(at: CGPoint(x: 100, y: 200), y: 2000)
        #expect(try test.text("Row 52").frame.minY == 90)
        #expect(test.elements.filter { $0.identifier == "mark" }.count <= 13)
    }

    private final class Appearances {
        var counted: Set<String> = []
    }

    /// A style that counts a row when it appears for the first time. The row has no other state.
    private struct CountingStyle: LabelStyle {
        let row: String
        let rows: Appearances
        @State private var count = 0

        func makeBody(configuration: Configuration) -> some View {
            Text(verbatim: "\(row): \(count) times").onAppear {
                if rows.counted.insert(row).inserted { count += 1 }
            }
        }
    }

    @Test func `the state of a style survives when its row is scrolled out and in`() throws {
        let rows = Appearances()
        let test = ViewTest(DisplayConfiguration(width: 300, height: 400)) {
            ScrollView {
                LazyVStack {
                    ForEach(0..<200, id: \.self) { index in
                        Label("Row", systemImage: "star")
                            .labelStyle(CountingStyle(row: "row \(index)", rows: rows))
                            .frame(height: 44)
                    }
                }
            }
        }
        #expect(test.has("row 1: 1 times"))
        // Rows are released when there are three windows of them.
        for _ in 0..<5 { test.scroll(at: CGPoint(x: 150, y: 200), y: 1_000) }
        #expect(!test.has("row 1: 1 times"))
        test.scroll(at: CGPoint(x: 150, y: 200), y: -6_000)
        #expect(test.has("row 1: 1 times"))
    }
}
