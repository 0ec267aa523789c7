import SwiftUITestHost
import Testing

@testable import SwiftUI
@testable @_spi(Floors) import SwiftUICore
@testable @_spi(Floors) import SwiftUIInteraction

/// The same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// Makes trees of all kinds of views and modifiers.
@MainActor
struct RandomTree {
    private var generator: SeededGenerator
    /// Lengths that layout must survive.
    private let isHostile: Bool
    /// The generator that varies some of the lengths and texts, and nothing else.
    private var variation: SeededGenerator?
    /// True if there are views whose layout depends on earlier ones: lazy containers estimate lines that they have not
    /// shown, and a view that fills a container may be the one that determines its size.
    private let remembers: Bool

    init(seed: UInt64, isHostile: Bool, remembers: Bool = true, variation: UInt64? = nil) {
        generator = SeededGenerator(seed: seed)
        self.isHostile = isHostile
        self.remembers = remembers
        self.variation = variation.map(SeededGenerator.init)
    }

    private mutating func varies() -> Bool {
        guard var variation else { return false }
        defer { self.variation = variation }
        return Int.random(in: 0..<6, using: &variation) == 0
    }

    private mutating func length() -> CGFloat {
        let length = usualLength()
        return varies() ? length + 7.5 : length
    }

    private mutating func usualLength() -> CGFloat {
        if isHostile, Int.random(in: 0..<4, using: &generator) == 0 {
            return [.nan, .infinity, -.infinity, -20, 1e300, -0.0, 1e-300].randomElement(using: &generator)!
        }
        return CGFloat(Int.random(in: 0...120, using: &generator)) / 2
    }

    private mutating func maybe(_ value: CGFloat) -> CGFloat? { Bool.random(using: &generator) ? value : nil }

    mutating func view(depth: Int) -> AnyView {
        let view = depth == 0 ? leaf() : container(depth)
        return Int.random(in: 0..<3, using: &generator) == 0 ? modified(view) : view
    }

    private mutating func leaf() -> AnyView {
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: return AnyView(Color.red)
        case 1:
            let count = Int.random(in: 0...9, using: &generator)
            return AnyView(Text(verbatim: String(repeating: varies() ? "other " : "word ", count: count)))
        case 2: return AnyView(Spacer(minLength: maybe(length())))
        case 3: return AnyView(Divider())
        case 4: return AnyView(Circle().frame(width: length(), height: length()))
        case 5: return AnyView(Image(systemName: "star"))
        default: return AnyView(EmptyView())
        }
    }

    private mutating func container(_ depth: Int) -> AnyView {
        let children = (0..<Int.random(in: 0...4, using: &generator)).map { _ in view(depth: depth - 1) }
        let content = ForEach(children.indices, id: \.self) { children[$0] }
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1: return AnyView(HStack(spacing: maybe(length())) { content })
        case 2, 3: return AnyView(VStack(spacing: maybe(length())) { content })
        case 4: return AnyView(ZStack(alignment: .bottomTrailing) { content })
        case 5: return AnyView(GeometryReader { _ in content })
        case 6: return AnyView(ScrollView { content })
        case 7: return AnyView(ViewThatFits { content })
        case 8:
            return AnyView(
                Grid {
                    GridRow { content }; content
                })
        case 9 where remembers: return AnyView(ScrollView { LazyVStack(spacing: maybe(length())) { content } })
        case 10 where remembers:
            return AnyView(
                LazyVGrid(columns: [GridItem(.adaptive(minimum: length())), GridItem(.fixed(length()))]) { content })
        default: return AnyView(HStack(alignment: .firstTextBaseline) { content })
        }
    }

    private mutating func modified(_ view: AnyView) -> AnyView {
        switch Int.random(in: 0..<14, using: &generator) {
        case 0: return AnyView(view.padding(length()))
        case 1: return AnyView(view.frame(width: maybe(length()), height: maybe(length())))
        case 2:
            return AnyView(
                view.frame(minWidth: maybe(length()), idealWidth: maybe(length()), maxWidth: maybe(length())))
        case 3: return AnyView(view.fixedSize())
        case 4: return AnyView(view.aspectRatio(length() / 10, contentMode: .fit))
        case 5: return AnyView(view.offset(x: length(), y: length()))
        case 6: return AnyView(view.position(x: length(), y: length()))
        case 7: return AnyView(view.background { Color.blue })
        case 8: return AnyView(view.layoutPriority(Double(length())))
        case 9: return AnyView(view.alignmentGuide(.leading) { [value = length()] _ in value })
        case 10: return AnyView(view.ignoresSafeArea())
        case 11: return AnyView(view.safeAreaInset(edge: .bottom) { Color.green.frame(height: 10) })
        case 12 where remembers: return AnyView(view.containerRelativeFrame(.horizontal))
        default: return AnyView(view.lineLimit(1).redacted(reason: .placeholder))
        }
    }
}

/// Random trees keep the rules of layout for all seeds.
///
/// Numbers: lower limits that show that the seeds make enough boxes, changes and answers, below what they make today;
/// the scale of 3 is that of the host.
@MainActor
@Suite("Random trees")
struct RandomTreeTests {
    private func host(_ seed: UInt64, isHostile: Bool) -> ViewHost<AnyView> {
        var tree = RandomTree(seed: seed, isHostile: isHostile)
        return host(tree.view(depth: 5), seed)
    }

    private func host(_ view: AnyView, _ seed: UInt64) -> ViewHost<AnyView> {
        var environment = EnvironmentValues()
        environment.displayScale = 3
        environment.layoutDirection = seed.isMultiple(of: 5) ? .rightToLeft : .leftToRight
        let insets = EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0)
        let host = ViewHost(view, environment: environment, safeAreaInsets: insets)
        host.layout(ProposedViewSize(width: 320, height: 480))
        return host
    }

    private func boxes(_ host: ViewHost<AnyView>) -> [LayoutBox] {
        func below(_ box: LayoutBox) -> [LayoutBox] { [box] + box.children.flatMap(below) }
        return below(host.root)
    }

    /// Every box has been placed, with a size that is a number and an edge that is on a pixel.
    @Test func `sizes are finite, children placed, edges on pixels`() {
        var count = 0
        for seed in 1...40 as ClosedRange<UInt64> {
            let host = host(seed, isHostile: false)
            #expect(host.layoutRounds < ViewHost<AnyView>.layoutBound, "seed \(seed) does not settle")
            for box in boxes(host) {
                count += 1
                #expect(box.size.width.isFinite && box.size.height.isFinite, "seed \(seed): \(type(of: box))")
                #expect(box.size.width >= 0 && box.size.height >= 0, "seed \(seed): \(type(of: box))")
                #expect(box.origin.x.isFinite && box.origin.y.isFinite, "seed \(seed): \(type(of: box))")
                let edge = box.origin.x * 3
                #expect(abs(edge - edge.rounded()) < 1e-3, "seed \(seed): \(type(of: box)) at \(box.origin.x)")
            }
            _ = host.displayList
            _ = host.semantics
        }
        print("random trees:", count, "boxes")
        #expect(count > 2_000)
    }

    @Test func `the same tree is laid out in the same way`() {
        for seed in 1...25 as ClosedRange<UInt64> {
            let (first, second) = (host(seed, isHostile: false), host(seed, isHostile: false))
            #expect(difference(first.dump, second.dump) == nil, "seed \(seed)")
            // A lazy container knows more lines than before once it has shown others, and so estimates the rest anew.
            guard !first.dump.contains("LazyBox") else { continue }
            let before = first.dump
            first.layout(ProposedViewSize(width: 200, height: 300))
            first.layout(ProposedViewSize(width: 320, height: 480))
            #expect(difference(first.dump, before) == nil, "seed \(seed) after another size")
        }
    }

    /// Cached layouts must be invalidated where something below changes, and only there may they be computed again.
    @Test func `a tree that changes looks like one that has been so from the start`() {
        var changes = 0
        for seed in 1...50 as ClosedRange<UInt64> {
            func tree(_ variation: UInt64?) -> AnyView {
                var tree = RandomTree(seed: seed, isHostile: false, remembers: false, variation: variation)
                return tree.view(depth: 5)
            }
            let changing = host(tree(nil), seed)
            for variation in 1...3 as ClosedRange<UInt64> {
                let before = changing.displayList
                changing.update(tree(variation))
                changing.layout(ProposedViewSize(width: 320, height: 480))
                let fresh = host(tree(variation), seed)
                let difference = difference(frames(changing), frames(fresh))
                #expect(difference == nil, "seed \(seed), variation \(variation)")
                if changing.displayList != before { changes += 1 }
            }
        }
        #expect(changes > 60)
    }

    /// The tree with its frames in thousandths of a point.
    private func frames(_ host: ViewHost<AnyView>) -> String {
        boxes(host).map { box in
            let frame = [box.origin.x, box.origin.y, box.size.width, box.size.height].map { Int(($0 * 1000).rounded()) }
            return "\(type(of: box)) \(frame)"
        }
        .joined(separator: "\n")
    }

    /// The first line in which two dumps differ.
    private func difference(_ one: String, _ other: String) -> String? {
        guard one != other else { return nil }
        let lines = zip(one.split(separator: "\n"), other.split(separator: "\n")).first { $0 != $1 }
        return lines.map { "\($0.0.trimmingPrefix(" ")) ≠ \($0.1.trimmingPrefix(" "))" } ?? "one is longer"
    }

    /// NaN, infinite, negative and huge lengths neither end the program nor reach the screen as such.
    @Test func `lengths that are no lengths do no harm`() {
        for seed in 1...60 as ClosedRange<UInt64> {
            let host = host(seed, isHostile: true)
            let boxes = boxes(host)
            #expect(!boxes.isEmpty)
            for box in boxes {
                #expect(!box.size.width.isNaN && !box.size.height.isNaN, "seed \(seed): \(type(of: box))")
                #expect(box.size.width >= 0 && box.size.height >= 0, "seed \(seed): \(type(of: box))")
                #expect(!box.origin.x.isNaN && !box.origin.y.isNaN, "seed \(seed): \(type(of: box))")
            }
            _ = host.displayList
            _ = host.semantics
            _ = host.sizeThatFits(.infinity)
            _ = host.sizeThatFits(ProposedViewSize(width: .nan, height: -1))
        }
    }

    /// Boxes replace such answers by 0, which hides them, so the layouts themselves are measured.
    @Test func `no proposal is answered with NaN or a negative length`() {
        let lengths: [CGFloat?] = [0, nil, .infinity, 1e9, 160]
        var answers = 0
        for seed in 1...60 as ClosedRange<UInt64> {
            for box in boxes(host(seed, isHostile: false)) {
                for width in lengths {
                    for height in lengths {
                        let proposal = ProposedViewSize(width: width, height: height)
                        let size = box.measure(proposal)
                        answers += 1
                        #expect(
                            size.width >= 0 && size.height >= 0, "seed \(seed): \(type(of: box)) \(proposal): \(size)")
                    }
                }
            }
        }
        #expect(answers > 50_000)
    }
}
