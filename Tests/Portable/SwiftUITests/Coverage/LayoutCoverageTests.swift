import SwiftUITestHost
import Testing

/// Layout as in apps. Compiling is the test; showing is checked too.
@MainActor
@Suite("Coverage: layout")
struct LayoutCoverageTests {
    private enum Half: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    private struct Equal: Layout {
        struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }

        var spacing: CGFloat?

        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = .horizontal
            return properties
        }

        func makeCache(subviews: Subviews) -> [CGFloat] { subviews.map { $0[Weight.self] } }

        func updateCache(_ cache: inout [CGFloat], subviews: Subviews) { cache = makeCache(subviews: subviews) }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
            let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
            return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: heights.max() ?? 0))
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
        ) {
            let gaps = zip(subviews, subviews.dropFirst()).map { first, second in
                spacing ?? first.spacing.distance(to: second.spacing, along: .horizontal)
            }
            let unit = (bounds.width - gaps.reduce(0, +)) / max(cache.reduce(0, +), 1)
            var x = bounds.minX
            for (index, subview) in subviews.enumerated() {
                let width = unit * cache[index]
                subview.place(
                    at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                    proposal: ProposedViewSize(width: width, height: nil))
                x += width + (index < gaps.count ? gaps[index] : 0)
            }
        }
    }

    private struct Stacks: View {
        let isWide: Bool

        var body: some View {
            let layout = isWide ? AnyLayout(HStackLayout(alignment: .top, spacing: 4)) : AnyLayout(VStackLayout())
            VStack(alignment: .leading, spacing: 8) {
                layout {
                    Text("a")
                    Spacer(minLength: 0)
                    Text("b").layoutPriority(1)
                }
                HStack(alignment: .firstTextBaseline) {
                    Text("c").alignmentGuide(.firstTextBaseline) { $0[.lastTextBaseline] }
                    Divider()
                    Text("d").fixedSize(horizontal: true, vertical: false)
                }
                HStack(alignment: VerticalAlignment(Half.self)) { Color.red.frame(width: 1, height: 1) }
                ZStack(alignment: Alignment(horizontal: .trailing, vertical: VerticalAlignment(Half.self))) {
                    Color.blue
                }
                ZStack(alignment: .bottomTrailing) {
                    Group { EmptyView() }
                    AnyView(Text("e")).zIndex(1).position(x: 3, y: 4).offset(x: 1, y: 1).offset(CGSize.zero)
                }
                Equal(spacing: 2) {
                    Text("f").layoutValue(key: Equal.Weight.self, value: 2)
                    Text("g")
                }
                ViewThatFits(in: .horizontal) {
                    Text("a long line that hardly fits")
                    Text("h")
                }
                Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 4, verticalSpacing: 2) {
                    GridRow {
                        Text("i").gridColumnAlignment(.trailing)
                        Text("j").gridCellColumns(2)
                    }
                    GridRow(alignment: .top) { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]) }
                    Divider().gridCellAnchor(.center)
                }
            }
            .padding()
            .padding(.horizontal, 3)
            .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            .frame(minWidth: 0, idealWidth: 100, maxWidth: .infinity, minHeight: 0, alignment: .topLeading)
            .frame(width: 300, height: nil, alignment: .center)
            .aspectRatio(1.5, contentMode: .fit)
            .aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill)
            .containerRelativeFrame([.horizontal], alignment: .leading) { length, axis in length / 2 }
            .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8)
            .ignoresSafeArea(.keyboard, edges: .bottom)
            .safeAreaInset(edge: .top, spacing: 4) { Text("bar") }
            .safeAreaPadding(.horizontal)
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    private struct Scrolling: View {
        @Namespace private var space

        var body: some View {
            ScrollView([.horizontal, .vertical]) {
                LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(0..<3) { Text("row \($0)").id($0) }
                    } header: {
                        Text("head")
                    } footer: {
                        Text("foot")
                    }
                    ForEach(["x", "y"], id: \.self) { Text($0) }
                }
                LazyHStack { Text("z") }
                LazyVGrid(columns: [GridItem(.flexible(minimum: 10), spacing: 4), GridItem(.adaptive(minimum: 30))]) {
                    ForEach(0..<3) { Text("\($0)") }
                }
                LazyHGrid(rows: [GridItem(.fixed(30))]) { Text("q") }
            }
            .scrollIndicators(.hidden, axes: .vertical)
            .scrollBounceBehavior(.basedOnSize)
            .scrollDismissesKeyboard(.interactively)
            .scrollClipDisabled()
            .scrollDisabled(false)
            .contentMargins(.horizontal, 12, for: .scrollContent)
            .contentMargins(4)
        }
    }

    private struct Geometry: View {
        private struct Frames: PreferenceKey {
            static var defaultValue: [Anchor<CGRect>] { [] }
            static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
                value += nextValue()
            }
        }

        @State private var width: CGFloat = 0

        var body: some View {
            HStack {
                Text("\(Int(width))").anchorPreference(key: Frames.self, value: .bounds) { [$0] }
                Text("b").transformAnchorPreference(key: Frames.self, value: .bounds) { $0.append($1) }
            }
            .transformPreference(Frames.self) { $0.reverse() }
            .overlayPreferenceValue(Frames.self, alignment: .topLeading) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        let rect = proxy[anchors[index]]
                        Rectangle().stroke().frame(width: rect.width, height: rect.height)
                            .offset(x: rect.minX, y: rect.minY)
                    }
                }
            }
            .backgroundPreferenceValue(Frames.self) { _ in Color.clear }
            .background(
                GeometryReader { proxy in
                    Color.clear.preference(key: WidthKey.self, value: proxy.frame(in: .named("space")).width)
                }
            )
            .onPreferenceChange(WidthKey.self) { width = $0 }
            .coordinateSpace(.named("space"))
            .visualEffect { content, proxy in content.opacity(proxy.frame(in: .global).minY < 0 ? 0 : 1) }
        }
    }

    private struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    @Test func `stacks, grids and layouts of one's own`() {
        for isWide in [false, true] {
            let test = ViewTest(Stacks(isWide: isWide), DisplayConfiguration(width: 390, height: 844))
            #expect(test.texts.map(\.string).contains("f"))
        }
    }

    @Test func `scrolling`() {
        let test = ViewTest(Scrolling(), DisplayConfiguration(width: 390, height: 844))
        #expect(test.texts.map(\.string).contains("row 2"))
    }

    @Test func `geometry, anchors and preferences`() {
        let test = ViewTest(Geometry(), DisplayConfiguration(width: 390, height: 100))
        #expect(test.size.height > 0)
        #expect(test.texts.contains { (Int($0.string) ?? 0) > 0 })
    }
}
