import FioriCharts
import FioriComponents
import FioriIntegrationCards
import SwiftUI
import SwiftUITestHost
import Testing

/// A page of an app with today's components, a chart and a card, all of whose names are written without their modules.
///
/// The proof is that it compiles; the test shows that its parts are drawn.
private struct Page: View {
    let card: Manifest

    var body: some View {
        VStack {
            SectionHeader(title: "Orders", attribute: "12", didSelectHandler: {})
                .sectionHeaderStyle(.accessory(.disclosure))
                .titleStyle { Title($0).bold() }
            LabelItem(icon: Image(systemName: "star"), title: "Favourites")
                .labelItemStyle(.titleStyle { Title($0).italic() })
            ChartView(ChartModel(chartType: .line, data: [[1, 2, 3]])).frame(height: 200)
            CardView(card)
            Tags {
                "Started"
                "PM01"
            }
            .tagStyle { Tag($0) }
            FioriButton(title: "Save") { _ in }.fioriButtonStyle(FioriPrimaryButtonStyle(maxWidth: .infinity))
        }
        .tagLimit(1)
        .splitPercent(0.5)
        .environment(\.numberOfLines, 3)
        .foregroundStyle(Color.preferredColor(.primaryLabel))
        .font(.fiori(forTextStyle: .body))
    }

    /// Types of components in places where nothing else says which is meant.
    static let types: [Any.Type] = [
        Action.self, Title.self, Tag.self, TagStack.self, Icon.self, Status.self, Key.self, Value.self, TextOrIcon.self,
        ControlState.self, FioriButton.self, SectionHeader.self, AccessoryType.self, ActivityItemDataType.self,
        StyleCache.self,
    ]
}

struct ModulesTogetherTests {
    @Test func `today's components, charts and cards are used without qualified names`() throws {
        let manifest = try Manifest(
            data: Data(
                #"""
                {"sap.app": {"id": "card"}, "sap.card": {"type": "Object", "header": {"title": "Pump"}, "content": {}}}
                """#.utf8))
        let test = ViewTest(Page(card: manifest), DisplayConfiguration(width: 358))
        for text in ["Orders", "Favourites", "Save", "Started"] {
            #expect(test.texts.map(\.string).contains(text), "\(text)")
        }
        for type in Page.types { #expect(!String(reflecting: type).hasPrefix("FioriSwiftUICore.")) }
    }
}
