import SwiftUITestHost
import Synchronization
import Testing

@testable import SwiftUICore

/// Guides that views set, in the containers around them; and the work that is spared where none is set.
///
/// Numbers: worked out in each test from the sizes of its views and their guides.
@MainActor
@Suite("Explicit guides")
struct ExplicitGuideTests {
    /// The containers that merge the guides of their views.
    enum Container: String, CaseIterable {
        case hStack, vStack, zStack, grid, custom, anyLayout, anyCustom, frame, padding, nested

        @MainActor func around(_ content: some View) -> AnyView {
            switch self {
            case .hStack: AnyView(HStack(spacing: 0) { content })
            case .vStack: AnyView(VStack(spacing: 0) { content })
            case .zStack: AnyView(ZStack { content })
            case .grid: AnyView(Grid { GridRow { content } })
            case .custom: AnyView(CornerLayout { content })
            case .anyLayout: AnyView(AnyLayout(HStackLayout(spacing: 0)) { content })
            case .anyCustom: AnyView(AnyLayout(CornerLayout()) { content })
            case .frame: AnyView(content.frame(maxWidth: .infinity))
            case .padding: AnyView(content.padding(0))
            case .nested: AnyView(HStack(spacing: 0) { VStack(spacing: 0) { ZStack { CornerLayout { content } } } })
            }
        }
    }

    /// Views at the corner, in a layout that leaves guides to the default of `Layout`.
    private struct CornerLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
                CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
            }
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }

    /// The leading edge of the plain view is where the guide of the other one is, 15 points from that one's edge.
    @Test(arguments: Container.allCases)
    func `a guide that a view sets is that of the container around it`(container: Container) throws {
        let guided = block("guided", width: 40, height: 10).alignmentGuide(.leading) { _ in 15 }
        let test = ViewTest(DisplayConfiguration(width: 100, height: 40)) {
            VStack(alignment: .leading, spacing: 0) {
                block("plain", width: 50, height: 10)
                container.around(guided)
            }
        }
        let (plain, other) = (try test.frame(of: "plain"), try test.frame(of: "guided"))
        #expect(plain.minX - other.minX == 15)
        #expect(plain.width == 50 && other.width == 40)
    }

    @Test(arguments: Container.allCases)
    func `a guide of one's own is merged like those of the system`(container: Container) throws {
        let guided = block("guided", width: 10, height: 40).alignmentGuide(.marked) { _ in 12 }
        let test = ViewTest(DisplayConfiguration(width: 100, height: 100)) {
            HStack(alignment: .marked, spacing: 0) {
                block("plain", width: 10, height: 20)
                container.around(guided)
            }
        }
        // The default of the guide is the bottom of the plain view, at 20.
        #expect(try test.frame(of: "guided").minY - test.frame(of: "plain").minY == 20 - 12)
    }

    /// A layout whose content is placed as often as its guides are requested.
    private struct CountedLayout: Layout {
        static let placements = Mutex(0)

        static func count(_ body: () -> Void) -> Int {
            let before = placements.withLock(\.self)
            body()
            return placements.withLock(\.self) - before
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 20, height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            Self.placements.withLock { $0 += 1 }
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }

    /// A layout with a guide of its own: the same as the counted one, 5 points from its edges.
    private struct SettingLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 20, height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }

        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Void
        ) -> CGFloat? { bounds.minX + 5 }

        func explicitAlignment(
            of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout Void
        ) -> CGFloat? { bounds.minY + 5 }
    }

    private static func placements(in container: Container) -> Int {
        CountedLayout.count {
            let test = ViewTest(DisplayConfiguration(width: 100, height: 100)) {
                VStack(alignment: .leading) {
                    HStack(alignment: .top) {
                        container.around(CountedLayout { Color.red })
                        Color.red
                    }
                    Color.red
                }
            }
            _ = test.displayList
        }
    }

    /// In a process of its own: what is known of layouts belongs to the program, of which other tests are a part.
    @Test func `containers whose views set no guide are not walked for one`() async {
        await #expect(processExitsWith: .success) { @MainActor in
            // The first answer of each type of layout, along both axes, shows that it merges.
            for container in Container.allCases { _ = Self.placements(in: container) }
            for axis in [HorizontalAlignment.leading.guide, VerticalAlignment.top.guide] {
                #expect(!ExplicitGuides.mayBeSet(axis))
            }
            for container in Container.allCases {
                #expect(Self.placements(in: container) == 1, "\(container): placed, and never for a guide")
            }
        }
    }

    @Test func `only the guides that a view names are requested from then on`() async {
        await #expect(processExitsWith: .success) { @MainActor in
            for container in Container.allCases { _ = Self.placements(in: container) }
            _ = ViewTest(Color.red.alignmentGuide(.trailing) { $0.width - 3 })
            #expect(ExplicitGuides.mayBeSet(HorizontalAlignment.trailing.guide))
            #expect(!ExplicitGuides.mayBeSet(HorizontalAlignment.leading.guide))
            #expect(Self.placements(in: .hStack) == 1)
            _ = ViewTest(Color.red.alignmentGuide(.leading) { _ in 3 })
            #expect(ExplicitGuides.mayBeSet(HorizontalAlignment.leading.guide))
            #expect(Self.placements(in: .hStack) > 1, "the walk that is otherwise spared")
        }
    }

    @Test func `a layout that sets guides itself is asked for all of them`() async {
        await #expect(processExitsWith: .success) { @MainActor in
            for container in Container.allCases { _ = Self.placements(in: container) }
            let test = ViewTest(DisplayConfiguration(width: 100, height: 100)) {
                VStack(alignment: .leading, spacing: 0) {
                    block("plain", width: 50, height: 10)
                    HStack { SettingLayout { block("set") } }
                }
            }
            for guide in [HorizontalAlignment.leading.guide, VerticalAlignment.bottom.guide] {
                #expect(ExplicitGuides.mayBeSet(guide))
            }
            let (plain, set) = (try? test.frame(of: "plain"), try? test.frame(of: "set"))
            #expect((plain?.minX ?? 0) - (set?.minX ?? 0) == 5)
            #expect(ExplicitGuides.mayBeSet(HorizontalAlignment.leading.guide), "its answers are not the default's")
        }
    }

    @Test func `text baselines are requested always`() {
        #expect(ExplicitGuides.mayBeSet(VerticalAlignment.firstTextBaseline.guide))
        #expect(ExplicitGuides.mayBeSet(VerticalAlignment.lastTextBaseline.guide))
    }
}

extension VerticalAlignment {
    private enum Marked: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    fileprivate static let marked = VerticalAlignment(Marked.self)
}
