import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Headers of people, charts and sections: the layout, presence and accessibility of their parts.
///
/// Numbers: 44 is the least size of a touch target (Docs/Facts/IOSMetrics.md). Pictures of 72, charts of at least 96
/// and spaces of 12 and 16 are as drawn today, not compared with a device; columns are halves and thirds of what they
/// leave, worked out in the comments. 88 is 72 + 16, 187 is 171 + 16.
@MainActor
struct HeaderTests {
    private let compact = DisplayConfiguration(width: 358)
    private let regular = DisplayConfiguration(width: 704, horizontalSizeClass: .regular)
    private let large = DisplayConfiguration(width: 358, dynamicTypeSize: .accessibility3)
    private let rightToLeft = DisplayConfiguration(width: 358, layoutDirection: .rightToLeft)

    // MARK: ProfileHeader

    private var profile: some View {
        ProfileHeader(
            title: "Laurel Osborn", subtitle: "Sales Manager", footnote: "Houston, Texas",
            descriptionText: "Responsible for the southern region.",
            detailImage: Image(systemName: "person.crop.circle.fill")
        ) {
            ActivityItems(actionItems: LibraryPreviewData.Person.laurelosborn.activities)
        }
    }

    @Test func `profile is centred in compact width`() throws {
        let test = ViewTest(profile, compact)
        for text in test.texts { #expect(abs(text.frame.midX - 179) < 1, "\(text.string)") }
        #expect(try test.text("Laurel Osborn").frame.minY == 72 + 12)
        #expect(try test.frame(of: "Email").maxX == 179 + 44)
        #expect(try test.frame(of: "Email").minY > test.text("Houston, Texas").frame.maxY)
        #expect(
            test.elements.map(\.label) == [
                "Laurel Osborn, Sales Manager, Houston, Texas", "Call", "Email", "Responsible for the southern region.",
            ])
        #expect(test.elements.map(\.isHeader) == [true, false, false, false])
    }

    @Test func `profile is a row in regular width`() throws {
        let test = ViewTest(profile, regular)
        #expect(try test.text("Laurel Osborn").frame.minX == 72 + 16)
        #expect(try test.frame(of: "Email").maxX == 704)
        // 704 less two actions of 44 and two gaps of 16 leave 584 for two columns.
        #expect(try abs(test.text("Responsible for the southern region.").frame.minX - 308) < 0.01)
    }

    @Test func `profile stands at the leading edge in large text`() throws {
        let test = ViewTest(profile, large)
        #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.minX == 0 && $0.frame.maxX <= 358 })
        var mirrored = regular
        mirrored.layoutDirection = .rightToLeft
        #expect(try ViewTest(profile, mirrored).text("Laurel Osborn").frame.maxX == 704 - 88)
    }

    @Test func `profile without parts`() {
        let test = ViewTest(ProfileHeader { Text("Laurel Osborn") }, compact)
        #expect(test.texts.map(\.string) == ["Laurel Osborn"])
        #expect(test.size == CGSize(width: 358, height: 44))
    }

    @Test func `profile of a model`() {
        let person = LibraryPreviewData.Person(title: "Laurel Osborn", subtitle: "Manager")
        let test = ViewTest(ProfileHeader(model: person) { EmptyView() }, compact)
        #expect(test.elements.map(\.label) == ["Laurel Osborn, Manager"])
    }

    // MARK: HeaderChart

    private var chart: some View {
        HeaderChart(
            title: "Net Sales", subtitle: "This quarter", trend: "12%", trendImage: Image(systemName: "arrow.up.right"),
            kpi: "€26.9M"
        ) {
            Color.clear.accessibilityElement().accessibilityLabel(Text("Chart"))
        }
    }

    @Test func `chart stands beside its heading`() throws {
        let test = ViewTest(chart, compact)
        // 358 less a gap of 16, in two halves.
        #expect(try test.frame(of: "Chart").minX == 187)
        #expect(try test.frame(of: "Chart").maxX == 358)
        #expect(try test.frame(of: "Chart").height >= 96)
        #expect(test.elements.map(\.label) == ["Net Sales, This quarter, 12%, €26.9M", "Chart"])
        #expect(try test.text("12%").frame.minX > 0)
        #expect(try abs(ViewTest(chart, regular).frame(of: "Chart").width - 688 / 3) < 1)
        #expect(try ViewTest(chart, rightToLeft).frame(of: "Chart").minX == 0)
        #expect(try ViewTest(chart, rightToLeft).text("Net Sales").frame.maxX == 358)
    }

    @Test func `chart stands below its heading in large text`() throws {
        let test = ViewTest(chart, large)
        #expect(try test.frame(of: "Chart").minY > test.text("€26.9M").frame.maxY)
        #expect(try test.frame(of: "Chart").width == 358)
        #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.maxX <= 358 })
    }

    @Test func `the trend has the colour of good news unless the app says otherwise`() {
        let good = ViewTest(chart, compact).svg().lowercased()
        #expect(good.contains("#256f3a"))
        let bad = ViewTest(
            chart.trendModifier { $0.foregroundStyle(.preferredColor(.negativeLabel)) }
                .trendImageModifier { $0.foregroundStyle(.preferredColor(.negativeLabel)) }, compact
        ).svg().lowercased()
        #expect(bad.contains("#aa0808") && !bad.contains("#256f3a"))
    }

    @Test func `chart header without parts`() {
        let test = ViewTest(HeaderChart(title: "Net Sales") { EmptyView() }, compact)
        #expect(test.texts.map(\.string) == ["Net Sales"])
        #expect(test.size == CGSize(width: 358, height: 44))
        #expect(ViewTest(HeaderChart { Text("Net Sales") }, compact).texts.map(\.string) == ["Net Sales"])
    }

    // MARK: SectionHeader

    @Test func `section header has its attribute at the trailing edge`() throws {
        let header = SectionHeader(title: "Open Orders", attribute: "12")
        let test = ViewTest(header, compact)
        #expect(try test.text("Open Orders").frame.minX == 0)
        #expect(try test.text("12").frame.maxX == 358)
        #expect(test.elements.map(\.label) == ["Open Orders, 12"])
        #expect(test.elements.first?.isHeader == true)
        #expect(test.size.height == 44)
        #expect(try ViewTest(header, rightToLeft).text("12").frame.minX == 0)
        #expect(try ViewTest(header, large).text("12").frame.minX == 0)
        #expect(ViewTest(SectionHeader(title: "Open Orders"), compact).texts.count == 1)
    }

    @Test func `a button in a section header is an element of its own`() throws {
        var isTapped = false
        let header = SectionHeader {
            Text("Open Orders")
        } attribute: {
            Action(actionText: "See All") { isTapped = true }
        }
        let test = ViewTest(header, compact)
        #expect(try test.element("Open Orders").isHeader)
        try test.tap("See All")
        #expect(isTapped)
    }

    @Test func `long section headers wrap around their attribute`() throws {
        let header = SectionHeader(
            title: "Open orders of the southern region that were not confirmed", attribute: "12 of 240")
        let test = ViewTest(header, compact)
        #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.maxX <= 358 })
        #expect(try test.text("12 of 240").frame.maxX == 358)
    }
}
