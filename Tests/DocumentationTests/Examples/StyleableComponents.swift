// The code has the form of the pages.
// swift-format-ignore-file
// The articles of FioriComponents.

import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

@MainActor func ordersHeader() -> some View {
// example
SectionHeader(title: "Orders", attribute: "12")
    .titleStyle { Title($0).bold() }                 // titles below, as they are and bolder
    .sectionHeaderStyle(.accessory(.disclosure))     // another layout
// end
}

// example
struct OpenOrders: View {
    var body: some View {
        VStack {
            ObjectItem(title: "Rotary Pump", subtitle: "Job 819701", status: .text("High"))
            ObjectItem {
                Text("Transformer")
            } tags: {
                "Started"
                Tag("PM01").tagStyle(.outline)
            }
        }
        .titleStyle { Title($0).foregroundStyle(.preferredColor(.tintColor)) }
        .objectItemStyle(.statusStyle { Status($0).bold() })
    }
}
// end

// example
struct PumpRow: View {
    let name: String
    let start: () -> Void

    var body: some View {
        ObjectItem(
            title: AttributedString(name), description: "Temperature fluctuates", status: .text("High"),
            action: FioriButton(title: "Start") { _ in start() })
    }
}
// end

// example
struct LaurelRow: View {
    let call: (ActivityItemDataType) -> Void

    var body: some View {
        ContactItem(
            title: "Laurel Osborn", subtitle: "Manager",
            activityItems: [.init(type: .phone, data: "6504224410"), .init(type: .email, data: "laurel@example.com")])
            .didSelectActivityItem { call($0) }
    }
}
// end

// example
struct StyledOrders: View {
    var body: some View {
        ObjectItem(title: "Rotary Pump", subtitle: "Job 819701")
            .titleStyle { Title($0).underline() }
            .objectItemStyle(.subtitleStyle { Subtitle($0).italic() })
    }
}
// end

// example
struct InspectionHeader: View {
    var body: some View {
        ObjectHeader(
            title: "Inspect Electric Pump Motor", subtitle: "Job 819701", tags: ["Started", "PM01"],
            status: .text("High"), detailImage: Image(systemName: "wrench")
        ) {
            Text("Consumption")
        }
        .tagStyle(.outline)
        .headerSeparator(false)
    }
}
// end

/// Numbers: none beside 0, the leading edge.
@MainActor
@Suite("Documentation: components of today")
struct StyleableComponentTests {
    @Test func itsTestPasses() throws {
        // example
        let test = ViewTest(OpenOrders(), DisplayConfiguration(width: 390))
        #expect(try test.text("Rotary Pump").frame.minX == 0)
        #expect(test.elements[0].label == "Rotary Pump, Job 819701, High")
        // end
    }

    @Test func theOthersAreDrawn() throws {
        #expect(ViewTest(PumpRow(name: "Pump") {}, DisplayConfiguration(width: 390)).has("Start"))
        #expect(ViewTest(LaurelRow { _ in }, DisplayConfiguration(width: 390)).has("Call"))
        #expect(ViewTest(StyledOrders(), DisplayConfiguration(width: 390)).texts.count == 2)
        #expect(ViewTest(InspectionHeader(), DisplayConfiguration(width: 390)).has("Page"))
    }
}

// example
struct PumpList: View {
    let pumps: [String]?

    var body: some View {
        List(pumps ?? ["Rotary Pump", "Inspection Pump", "Feed Pump"], id: \.self) { pump in
            ObjectItem(title: AttributedString(pump), subtitle: "Job 819701", status: .text("High"))
        }
        .environment(\.isLoading, pumps == nil)
    }
}
// end

// example
struct PumpPicture: View {
    let picture: Image?
    let name: String?

    var body: some View {
        VStack(alignment: .leading) {
            (picture ?? Image(systemName: "photo"))
                .resizable()
                .frame(width: 120, height: 80)
                .imageSkeletonLoading(isLoading: picture == nil)
            Text(name ?? "Rotary Pump")
                .skeletonLoading(isLoading: name == nil)
        }
    }
}
// end
