import FioriSwiftUICore
import SwiftUI
import SwiftUITestHost
import Testing

/// Headers as existing apps call them.
@MainActor
struct HeadersTableTests {
    @Test func `object header`() {
        let texts = ["Body", "Description", "Detail", "Footnote", "Status", "Subtitle", "Tag", "Title"]
        #expect(
            shownTexts(
                ObjectHeader {
                    Text("Title")
                } subtitle: {
                    Text("Subtitle")
                } tags: {
                    Text("Tag")
                } bodyText: {
                    Text("Body")
                } footnote: {
                    Text("Footnote")
                } descriptionText: {
                    Text("Description")
                } status: {
                    Text("Status")
                } substatus: {
                    Image(systemName: "clock")
                } detailImage: {
                    Image(systemName: "gearshape.2")
                } detailContent: {
                    Text("Detail")
                }) == texts)
        #expect(
            shownTexts(
                ObjectHeader(
                    title: "Title", subtitle: "Subtitle", tags: ["Tag"], bodyText: "Body", footnote: "Footnote",
                    descriptionText: "Description", status: .text("Status"),
                    substatus: .icon(Image(systemName: "clock")), detailImage: Image(systemName: "gearshape.2")
                ) {
                    Text("Detail")
                }) == texts)
        #expect(shownTexts(ObjectHeader(model: FullHeader()) { Text("Detail") }) == texts)

        #expect(shownTexts(ObjectHeader { Text("Title") }) == ["Title"])
        #expect(shownTexts(ObjectHeader(title: "Title") { EmptyView() }) == ["Title"])
        #expect(shownTexts(ObjectHeader(model: NamedHeader()) { EmptyView() }) == ["Title"])
    }

    @Test func `profile header`() {
        let texts = ["Call", "Description", "Footnote", "Subtitle", "Title"]
        #expect(
            shownTexts(
                ProfileHeader {
                    Text("Title")
                } subtitle: {
                    Text("Subtitle")
                } footnote: {
                    Text("Footnote")
                } descriptionText: {
                    Text("Description")
                } detailImage: {
                    Image(systemName: "person")
                } actionItems: {
                    Button("Call") {}
                }) == texts)
        #expect(
            shownTexts(
                ProfileHeader(
                    title: "Title", subtitle: "Subtitle", footnote: "Footnote", descriptionText: "Description",
                    detailImage: Image(systemName: "person")
                ) {
                    Button("Call") {}
                }) == texts)
        #expect(shownTexts(ProfileHeader(model: FullHeader()) { Button("Call") {} }) == texts)
        #expect(shownTexts(ProfileHeader { Text("Title") }) == ["Title"])
        #expect(shownTexts(ProfileHeader(model: NamedHeader()) { EmptyView() }) == ["Title"])
    }

    @Test func `header chart`() {
        let texts = ["42", "Chart", "Subtitle", "Title", "Trend"]
        #expect(
            shownTexts(
                HeaderChart {
                    Text("Title")
                } subtitle: {
                    Text("Subtitle")
                } trend: {
                    Text("Trend")
                } trendImage: {
                    Image(systemName: "arrow.up")
                } kpi: {
                    Text("42")
                } chart: {
                    Text("Chart")
                }) == texts)
        #expect(
            shownTexts(
                HeaderChart(
                    title: "Title", subtitle: "Subtitle", trend: "Trend", trendImage: Image(systemName: "arrow.up"),
                    kpi: "42"
                ) {
                    Text("Chart")
                }) == texts)
        #expect(shownTexts(HeaderChart(model: FullHeader()) { Text("Chart") }) == texts)
        #expect(shownTexts(HeaderChart { Text("Title") }) == ["Title"])
        #expect(shownTexts(HeaderChart(model: NamedHeader()) { EmptyView() }) == ["Title"])
    }

    @Test func `section header`() {
        let texts = ["Attribute", "Title"]
        let views = SectionHeader {
            Text("Title")
        } attribute: {
            Text("Attribute")
        }
        #expect(shownTexts(views) == texts)
        #expect(shownTexts(SectionHeader(title: "Title", attribute: "Attribute")) == texts)
        #expect(shownTexts(SectionHeader(model: FullHeader())) == texts)
        #expect(shownTexts(SectionHeader { Text("Title") }) == ["Title"])
        #expect(shownTexts(SectionHeader(title: "Title")) == ["Title"])
        #expect(shownTexts(SectionHeader(model: NamedHeader())) == ["Title"])
    }
}
