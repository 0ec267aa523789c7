import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

private struct ShareKey: _ViewTraitKey {
    static var defaultValue: CGFloat { 1 }
}

/// A column with lines between the children.
private struct DividedColumn: _VariadicView_UnaryViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack(spacing: 0) {
            ForEach(children) { child in
                child
                if child.id != last { Color.black.frame(height: 2).accessibilityIdentifier("line") }
            }
        }
    }
}

/// Each child as high as ten times its share.
private struct Shares: _VariadicView_MultiViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in child.frame(height: 10 * child[ShareKey.self]) }
    }
}

private struct Tagged: _VariadicView_MultiViewRoot {
    let log: ([String]) -> Void

    func body(children: _VariadicView.Children) -> some View {
        let _ = log(children.map { $0.id(as: Int.self).map { "\($0)" } ?? $0.id(as: String.self) ?? "-" })
        children
    }
}

private struct Picked: _VariadicView_UnaryViewRoot {
    let index: Int
    var isTwice = false

    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        VStack(spacing: 0) {
            if children.indices.contains(index) {
                children[index]
                if isTwice { children[index] }
            }
        }
    }
}

private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }.frame(height: 20).accessibilityIdentifier(name)
    }
}

/// Roots arrange the views of a content one by one.
///
/// Numbers: heights that the views here are given.
@MainActor
@Suite("Variadic views")
struct VariadicViewTests {
    private let window = DisplayConfiguration(width: 100, height: 400)
    private let isLong = true

    private func block(_ name: String, height: CGFloat = 20) -> some View {
        Color.gray.frame(height: height).accessibilityIdentifier(name)
    }

    @Test func `a root puts views between its children`() throws {
        let test = ViewTest(
            _VariadicView.Tree(DividedColumn()) {
                block("a")
                ForEach(0..<2) { block("row \($0)", height: 30) }
                if isLong { block("b") }
            }, window)
        let names = ["a", "row 0", "row 1", "b"]
        let tops = try names.map { try test.frame(of: $0).minY }
        #expect(tops.map { $0 - tops[0] } == [0, 22, 54, 86])
        let plain = ViewTest(
            VStack(spacing: 2) {
                block("a")
                ForEach(0..<2) { block("row \($0)", height: 30) }
                block("b")
            }, window)
        #expect(try names.map { try plain.frame(of: $0).minY } == tops)
        #expect(test.elements.filter { $0.identifier == "line" }.count == 3)
    }

    @Test func `children keep the traits that they set`() throws {
        func views(_ share: CGFloat) -> some View {
            VStack(spacing: 0) {
                _VariadicView.Tree(Shares()) {
                    Color.gray.accessibilityIdentifier("one")
                    Color.gray.accessibilityIdentifier("many")._trait(ShareKey.self, share)
                    Color.gray.accessibilityIdentifier("off")._trait(ShareKey.self, 7, isEnabled: false)
                }
            }
        }
        let test = ViewTest(views(3), window)
        #expect(try ["one", "many", "off"].map { try test.frame(of: $0).height } == [10, 30, 10])
        test.update(views(5))
        #expect(try ["one", "many", "off"].map { try test.frame(of: $0).height } == [10, 50, 10])
    }

    @Test func `explicit identities are those of the data and of the views`() throws {
        var seen: [String] = []
        let test = ViewTest(
            VStack {
                _VariadicView.Tree(Tagged { seen = $0 }) {
                    ForEach([4, 8], id: \.self) { block("\($0)") }
                    block("named").id("x").padding(1).background(Color.red)
                    AnyView(block("plain"))
                }
            }, window)
        _ = try test.frame(of: "plain")
        #expect(seen == ["4", "8", "x", "-"])
    }

    @Test func `identities last while other views come and go`() throws {
        struct Page: View {
            let showsFirst: Bool
            let note: ([AnyHashable]) -> Void

            struct Root: _VariadicView_MultiViewRoot {
                let note: ([AnyHashable]) -> Void

                func body(children: _VariadicView.Children) -> some View {
                    let _ = note(children.map(\.id))
                    children
                }
            }

            var body: some View {
                VStack {
                    _VariadicView.Tree(Root(note: note)) {
                        if showsFirst { Text("first") }
                        Text("second")
                        ForEach([1, 2], id: \.self) { Text("\($0)") }
                    }
                }
            }
        }
        var ids: [AnyHashable] = []
        let test = ViewTest(Page(showsFirst: false) { ids = $0 }, window)
        _ = test.displayList
        let before = ids
        #expect(Set(before).count == 3)
        test.update(Page(showsFirst: true) { ids = $0 })
        _ = test.displayList
        #expect(ids.count == 4 && Array(ids.dropFirst()) == before)
    }

    @Test func `a child keeps its state while the root shows it elsewhere`() throws {
        func views(_ index: Int, _ isTwice: Bool = false) -> some View {
            _VariadicView.Tree(Picked(index: index, isTwice: isTwice)) {
                Counter(name: "a")
                Counter(name: "b")
            }
        }
        let test = ViewTest(views(0), window)
        try test.tap("a")
        #expect(test.texts.map(\.string) == ["a 1"])
        test.update(views(1))
        #expect(test.texts.map(\.string) == ["b 0"])
        test.update(views(0))
        #expect(test.texts.map(\.string) == ["a 1"])
    }

    @Test func `a child that stands in two places has a state in each`() throws {
        let test = ViewTest(
            _VariadicView.Tree(Picked(index: 1, isTwice: true)) {
                Counter(name: "a")
                Counter(name: "b")
            }, window)
        #expect(test.texts.map(\.string) == ["b 0", "b 0"])
        let second = test.texts[1].frame
        test.tap(at: CGPoint(x: second.midX, y: second.midY))
        #expect(test.texts.map(\.string) == ["b 0", "b 1"])
    }

    @Test func `children take on the environment of the place where they stand`() throws {
        struct Root: _VariadicView_MultiViewRoot {
            func body(children: _VariadicView.Children) -> some View {
                ForEach(children) { $0.environment(\.lineLimit, 7) }
            }
        }
        struct Limit: View {
            @Environment(\.lineLimit) private var limit

            var body: some View { Text("\(limit ?? 0)") }
        }
        func views(_ count: Int) -> some View {
            VStack { _VariadicView.Tree(Root()) { ForEach(0..<count, id: \.self) { _ in Limit() } } }
        }
        let test = ViewTest(views(1), window)
        #expect(test.texts.map(\.string) == ["7"])
        test.update(views(3))
        #expect(test.texts.map(\.string) == ["7", "7", "7"])
    }

    @Test func `only children that are shown appear`() throws {
        var log: [String] = []
        func views(_ index: Int) -> some View {
            _VariadicView.Tree(Picked(index: index)) {
                Text("a").onAppear { log.append("+a") }.onDisappear { log.append("-a") }
                Text("b").onAppear { log.append("+b") }.onDisappear { log.append("-b") }
            }
        }
        let test = ViewTest(views(0), window)
        _ = test.displayList
        #expect(log == ["+a"])
        test.update(views(1))
        _ = test.displayList
        #expect(log == ["+a", "+b", "-a"])
    }

    @Test func `preferences of children pass through the root's body`() throws {
        struct Key: PreferenceKey {
            static var defaultValue: [String] { [] }
            static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
        }
        struct Root: _VariadicView_MultiViewRoot {
            let heard: ([String]) -> Void

            func body(children: _VariadicView.Children) -> some View {
                children.first.onPreferenceChange(Key.self, perform: heard)
            }
        }
        var inner: [String] = []
        var outer: [String] = []
        let test = ViewTest(
            VStack {
                _VariadicView.Tree(Root { inner = $0 }) {
                    Text("a").preference(key: Key.self, value: ["a"])
                    Text("b").preference(key: Key.self, value: ["b"])
                }
            }
            .onPreferenceChange(Key.self) { outer = $0 }, window)
        _ = test.displayList
        #expect(inner == ["a"] && outer == ["a"])
    }
}
