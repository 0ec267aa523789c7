import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUINavigation

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Optionally: PreferenceKey {
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

extension View {
    fileprivate func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

/// Preferences fold, transform and reach the views around, with anchors in their coordinates.
///
/// Numbers: worked out in each test from the sizes of its views; 8 is the default spacing: 30 + 8 + 30. The limit of
/// evaluations bounds this implementation.
@MainActor
@Suite("Preferences")
struct PreferenceTests {
    /// The received preference values, one entry for each update.
    private final class Received {
        var values: [[String]] = []
    }

    private func received<V: View>(_ view: V) -> Received {
        let received = Received()
        let test = ViewTest(view.onPreferenceChange(Names.self) { received.values.append($0) })
        _ = test.size
        return received
    }

    @Test func `values fold in the order of the views`() {
        let view = VStack {
            Color.red.named("a")
            HStack {
                Color.red.named("b"); Text("none"); Color.red.named("c")
            }
            ForEach(0..<2) { Color.red.named("\($0)") }
        }
        #expect(received(view).values == [["a", "b", "c", "0", "1"]])
    }

    @Test func `the content comes before what lies over or behind it`() {
        let view = Color.red.named("content")
            .overlay { Color.red.named("over") }
            .background { Color.red.named("behind") }
        #expect(received(view).values == [["content", "over", "behind"]])
    }

    @Test func `a value takes the place of those within`() {
        #expect(received(VStack { Color.red.named("in") }.named("out")).values == [["out"]])
    }

    @Test func `a transform changes what comes from within`() {
        let view = VStack { Color.red.named("in") }.transformPreference(Names.self) { $0.append("more") }
        #expect(received(view).values == [["in", "more"]])
    }

    @Test func `the default is told where nothing sets the key`() {
        #expect(received(Color.red).values == [[]])
        #expect(Optionally.defaultValue == nil)
    }

    @Test func `changes are told once`() throws {
        let received = Received()
        func view(_ names: [String]) -> some View {
            VStack { ForEach(names, id: \.self) { Color.red.named($0) } }
                .onPreferenceChange(Names.self) { received.values.append($0) }
        }
        let test = ViewTest(view(["a"]))
        _ = test.size
        test.update(view(["a"]))
        test.update(view(["b", "a"]))
        test.update(view(["a", "b"]))
        test.update(view([]))
        #expect(received.values == [["a"], ["b", "a"], ["a", "b"], []])
    }

    @Test func `a layer made of what the content hands up`() throws {
        func view(_ names: [String]) -> some View {
            HStack { ForEach(names, id: \.self) { block($0, width: 30, height: 10).named($0) } }
                .overlayPreferenceValue(Names.self, alignment: .bottomTrailing) { names in
                    Text(names.joined(separator: "+")).accessibilityIdentifier("sum")
                }
        }
        let test = ViewTest(view(["a", "b"]))
        #expect(try test.element("sum").label == "a+b")
        #expect(try test.frame(of: "sum").maxX == 68)
        test.update(view(["a", "b", "c"]))
        #expect(try test.element("sum").label == "a+b+c")
    }

    @Test func `an anchor is read in the reader's coordinates`() throws {
        func view(_ selected: Int) -> some View {
            VStack(alignment: .leading, spacing: 10) {
                ForEach(0..<3) { index in
                    block("\(index)", width: CGFloat(20 + index * 10), height: 10)
                        .anchorPreference(key: Bounds.self, value: .bounds) { index == selected ? [$0] : [] }
                }
            }
            .padding(5)
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        let frame = proxy[anchors[index]]
                        block("mark", width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
                    }
                }
            }
            .padding(7)
        }
        let test = ViewTest(view(1))
        #expect(try test.frame(of: "mark") == test.frame(of: "1"))
        test.update(view(2))
        #expect(try test.frame(of: "mark") == test.frame(of: "2"))
        #expect(try test.frame(of: "2") == CGRect(x: 12, y: 52, width: 40, height: 10))
    }

    @Test func `several anchors of one view`() throws {
        struct Points: PreferenceKey {
            static let defaultValue: [Anchor<CGPoint>] = []
            static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
                value += nextValue()
            }
        }
        let test = ViewTest(
            block("a", width: 40, height: 20)
                .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
                .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
                .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 1, y: 2))) { $0.append($1) }
                .padding(3)
                .backgroundPreferenceValue(Points.self) { anchors in
                    GeometryReader { proxy in
                        Text(anchors.map { "\(Int(proxy[$0].x)),\(Int(proxy[$0].y))" }.joined(separator: " "))
                            .accessibilityIdentifier("points")
                    }
                })
        #expect(try test.element("points").label == "3,3 43,23 4,5")
    }

    @Test func `what a reader changes with each value ends with a line in the log`() {
        struct Runaway: View {
            @State private var count = 0
            var body: some View {
                Color.red.preference(key: Names.self, value: ["\(count)"])
                    .onPreferenceChange(Names.self) { _ in count += 1 }
            }
        }
        let lines = LogLines()
        _ = ViewTest(Runaway()).size
        #expect(lines.stop().contains { $0.contains("did not settle after 100 rounds") })
    }

    @Test(arguments: ["pages", "geometry", "closure", "elements", "layer", "background"])
    func `views that are shown anew for each value settle, whatever they consist of`(kind: String) {
        struct Page: View {
            let kind: String
            @State private var step = 0
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Step \(step)") { step += 1 }.named("\(step)")
                        if kind == "pages" { TabView { ForEach(0..<3) { Text("\($0)") } }.tabViewStyle(.page) }
                        if kind == "layer" {
                            Color.red.named("in").overlayPreferenceValue(Names.self) { names in
                                Button(names.joined()) {}.named("out")
                            }
                        }
                    }
                    .toolbarBackground(kind == "background" ? .visible : .automatic, for: .navigationBar)
                    .toolbar {
                        Button("Add") {}
                        if kind == "geometry" { GeometryReader { proxy in Text("\(proxy.size.width)") } }
                        if kind == "closure" { Button("\(step)") {}.named("bar") }
                        if kind == "elements" { HStack { ForEach(0..<3) { index in Button("\(index)") {} } } }
                    }
                }
            }
        }
        let lines = LogLines()
        let test = ViewTest(Page(kind: kind), DisplayConfiguration(width: 390, height: 600))
        for step in 0..<3 {
            #expect(test.has("Step \(step)"))
            let before = test.bodyEvaluations
            #expect(throws: Never.self) { try test.tap("Step \(step)") }
            _ = test.texts
            #expect(test.bodyEvaluations - before < 200)
        }
        #expect(lines.stop().filter { $0.contains("did not settle") } == [])
    }

    @Test func `twins in a ForEach are both there and one line in the log names them`() throws {
        let lines = LogLines()
        func view(_ ids: [String]) -> some View {
            VStack(spacing: 0) { ForEach(ids, id: \.self) { block($0, width: 10, height: 10) } }
        }
        let test = ViewTest(view(["x", "twin", "twin"]))
        #expect(test.size.height == 30)
        test.update(view(["twin", "twin", "y"]))
        #expect(test.elements.compactMap(\.identifier) == ["twin", "twin", "y"])
        test.update(view([]))
        #expect(test.elements.isEmpty)
        #expect(lines.stop().contains { $0.contains("the ID twin occurs more than once") })
    }
}

/// Collects the lines of the runtime's log, which logs each line once.
final class LogLines: @unchecked Sendable {
    private var lines: [String] = []

    init() { Log.sink = { [weak self] in self?.lines.append($0) } }

    func stop() -> [String] {
        Log.sink = nil
        return lines
    }
}
