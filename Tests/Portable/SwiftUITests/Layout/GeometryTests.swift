import SwiftUITestHost
import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction

/// Geometry readers, fitting and container-relative frames follow the size that is proposed.
///
/// Numbers: worked out in each test from the sizes of its views and its display. 10 points is the ideal length of
/// colours (documented by `replacingUnspecifiedDimensions`), 8 the default spacing between views.
@MainActor
@Suite("Geometry")
struct GeometryTests {
    @Test func `a reader takes what is offered and starts at the top leading corner`() throws {
        let test = ViewTest(DisplayConfiguration(width: 120, height: 80)) {
            GeometryReader { proxy in block("half", width: proxy.size.width / 2, height: proxy.size.height / 4) }
        }
        #expect(try test.frame(of: "half") == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(ViewTest(GeometryReader { _ in Color.red }).sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    }

    @Test func `the content follows the size`() throws {
        struct Bars: View {
            let count: Int
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(0..<count, id: \.self) { _ in Color.red }
                    GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
                }
            }
        }
        let test = ViewTest(Bars(count: 1), DisplayConfiguration(width: 120, height: 80))
        #expect(test.has("60"))
        test.update(Bars(count: 3))
        #expect(test.has("30"))
    }

    @Test func `frames in global, named and local space`() throws {
        let test = ViewTest(DisplayConfiguration(width: 200, height: 100)) {
            HStack(spacing: 0) {
                Color.red.frame(width: 30)
                GeometryReader { proxy in
                    let global = proxy.frame(in: .global)
                    let named = proxy.frame(in: .named("row"))
                    let local = proxy.frame(in: .local)
                    let bounds = proxy.bounds(of: .named("row"))
                    Text("\(Int(global.minX)) \(Int(named.minX)) \(Int(local.minX)) \(Int(bounds?.minX ?? 99))")
                        .accessibilityIdentifier("text")
                }
                .padding(.leading, 5)
            }
            .coordinateSpace(.named("row"))
            .padding(10)
        }
        #expect(try test.element("text").label == "45 35 0 -35")
    }

    @Test func `a reader that is moved without being resized is evaluated again`() throws {
        func view(_ above: CGFloat) -> some View {
            VStack(spacing: 0) {
                Color.red.frame(height: above)
                GeometryReader { proxy in Text("\(Int(proxy.frame(in: .global).minY))") }.frame(height: 20)
            }
        }
        let test = ViewTest(view(10))
        #expect(test.has("10"))
        test.update(view(25))
        #expect(test.has("25"))
    }

    private struct SizeKey: PreferenceKey {
        static let defaultValue = CGFloat.zero
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    @Test func `a size that is read below and used above settles`() throws {
        struct EqualWidths: View {
            @State private var width: CGFloat?
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach([20, 70, 40], id: \.self) { own in
                        Color.red.frame(width: CGFloat(own), height: 10)
                            .background {
                                GeometryReader { proxy in
                                    Color.clear.preference(key: SizeKey.self, value: proxy.size.width)
                                }
                            }
                            .frame(width: width, alignment: .leading)
                            .accessibilityElement(children: .ignore).accessibilityIdentifier("w\(own)")
                    }
                }
                .onPreferenceChange(SizeKey.self) { width = $0 }
            }
        }
        let test = ViewTest(EqualWidths())
        for own in [20, 70, 40] { #expect(try test.frame(of: "w\(own)").width == 70) }
    }

    @Test func `a view that chases its own place ends with a line in the log`() {
        struct Chase: View {
            @State private var offset: CGFloat = 0
            var body: some View {
                GeometryReader { proxy in
                    Color.red.preference(key: SizeKey.self, value: proxy.frame(in: .global).minX + 1)
                }
                .padding(.leading, offset)
                .onPreferenceChange(SizeKey.self) { offset = $0 }
            }
        }
        let test = ViewTest(Chase(), DisplayConfiguration(width: 390, height: 100))
        #expect(test.size.width == 390)
    }

    // MARK: Fitting

    @Test(arguments: [(300.0, "wide"), (100, "medium"), (20, "narrow"), (5, "narrow")])
    func `the first view that fits is shown`(width: Double, name: String) throws {
        let test = ViewTest(DisplayConfiguration(width: width, height: 20)) {
            ViewThatFits {
                block("wide", width: 200, height: 10)
                block("medium", width: 80, height: 10)
                block("narrow", width: 10, height: 10)
            }
        }
        #expect(test.elements.compactMap(\.identifier) == [name])
    }

    @Test func `only the named axes must fit`() throws {
        let test = ViewTest(DisplayConfiguration(width: 100, height: 5)) {
            ViewThatFits(in: .horizontal) {
                block("tall", width: 80, height: 50); block("flat", width: 80, height: 5)
            }
        }
        #expect(test.has("tall"))
    }

    @Test func `another layout keeps the views' state`() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Button(action: { count += 1 }) { Text(verbatim: "count \(count)") }.accessibilityIdentifier("one")
            }
        }
        func view(_ layout: AnyLayout) -> some View {
            layout {
                Counter(); block("b", width: 10, height: 10)
            }
        }
        let test = ViewTest(view(AnyLayout(HStackLayout(spacing: 3))))
        try test.tap("one")
        #expect(try test.frame(of: "b").minX == test.frame(of: "one").maxX + 3)
        test.update(view(AnyLayout(VStackLayout(spacing: 4))))
        #expect(try test.element("one").label == "count 1")
        #expect(try test.frame(of: "b").minY == test.frame(of: "one").maxY + 4)
        test.update(view(AnyLayout(GridLayout())))
        #expect(try test.element("one").label == "count 1")
    }

    @Test func `container relative frames divide the container`() throws {
        let test = ViewTest(
            DisplayConfiguration(
                width: 320, height: 500, safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0))
        ) {
            HStack(spacing: 0) {
                block("third").containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                block("tall").containerRelativeFrame(.vertical) { length, _ in length / 2 }
            }
        }
        #expect(try test.frame(of: "third").width == 100)
        #expect(try test.frame(of: "tall").height == 225)
        let scrolled = ViewTest(DisplayConfiguration(width: 320, height: 500)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { block("page").containerRelativeFrame([.horizontal, .vertical]) }
            }
            .frame(width: 200, height: 80)
        }
        #expect(try scrolled.frame(of: "page").size == CGSize(width: 200, height: 80))
    }

    @Test func `a scroll view that is as wide as its content does not grow with it`() throws {
        func view(_ padding: CGFloat) -> some View {
            ScrollView {
                Color.red.frame(height: 10).containerRelativeFrame(.horizontal).accessibilityElement()
                    .accessibilityIdentifier("line").padding(padding)
            }
            .fixedSize()
        }
        let test = ViewTest(view(10), DisplayConfiguration(width: 320, height: 400))
        for padding in [10, 11, 12, 10] as [CGFloat] {
            test.update(view(padding))
            #expect(try test.frame(of: "line").width == 320)
        }
    }

    @Test func `parts of a container decide the height of a row that scrolls across`() throws {
        func frame<V: View>(@ViewBuilder _ row: @escaping () -> V) throws -> CGRect {
            let test = ViewTest(DisplayConfiguration(width: 320, height: 500)) {
                ScrollView {
                    ScrollView(.horizontal) { row() }
                    block("below", height: 10)
                }
            }
            #expect(try test.frame(of: "below").minY == test.frame(of: "picture").maxY + 8)
            return try test.frame(of: "picture")
        }
        func picture() -> some View { Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("picture") }
        let eager = try frame { HStack { picture().containerRelativeFrame(.horizontal, count: 2, spacing: 0) } }
        #expect(eager == CGRect(x: 0, y: 0, width: 160, height: 80))
        let lazy = try frame { LazyHStack { picture().containerRelativeFrame(.horizontal, count: 2, spacing: 0) } }
        #expect(lazy == CGRect(x: 0, y: 0, width: 160, height: 80))
    }

    @Test func `the content of a reader hears of an environment that changes together with it`() throws {
        struct Probe: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Text(isEnabled ? "enabled" : "disabled") }
        }
        struct Screen: View {
            @State private var isOff = false
            var body: some View {
                VStack {
                    GeometryReader { _ in
                        VStack {
                            Text(isOff ? "off" : "on")
                            Probe()
                        }
                    }
                    .disabled(isOff)
                    Button("Switch") { isOff.toggle() }
                }
            }
        }
        let test = ViewTest(Screen())
        #expect(test.texts.map(\.string) == ["on", "enabled", "Switch"])
        try test.tap("Switch")
        #expect(test.texts.map(\.string) == ["off", "disabled", "Switch"])
        try test.tap("Switch")
        #expect(test.texts.map(\.string) == ["on", "enabled", "Switch"])
    }

    /// A layout that records the addresses of its cache's storage.
    private struct Watched: Layout {
        let addresses: Addresses

        final class Addresses {
            var seen: [UnsafeRawPointer] = []
        }

        func makeCache(subviews: Subviews) -> [Int] { Array(repeating: 0, count: 1_000) }

        private func change(_ cache: inout [Int]) {
            cache[0] += 1
            cache.withUnsafeBytes { addresses.seen.append($0.baseAddress!) }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) -> CGSize {
            change(&cache)
            return CGSize(width: 10, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) {
            change(&cache)
        }
    }

    @Test func `the cache of an erased layout is changed in place`() {
        let addresses = Watched.Addresses()
        let host = ViewHost(AnyLayout(Watched(addresses: addresses)) { Color.red })
        for width in [50, 60, 70] { host.layout(ProposedViewSize(width: CGFloat(width), height: 100)) }
        #expect(addresses.seen.count >= 4)
        #expect(Set(addresses.seen).count == 1)
    }
}
