import FioriSwiftUI
import SwiftUI

/// People and objects by every kind of initialiser, whole and with parts left out.
public struct PeopleAndObjects: View {
    let colleague: Colleague
    let machine: Machine
    @State private var isFollowed = false

    public init(colleague: Colleague, machine: Machine) {
        self.colleague = colleague
        self.machine = machine
    }

    public var body: some View {
        List {
            Section("People") { people }
            Section("Objects") { objects }
            Section("Headers") { headers }
        }
        .listStyle(.plain)
    }

    @ViewBuilder private var people: some View {
        PersonDetailItem {
            Text(colleague.title)
        } subtitle: {
            Text("Sales")
        } detailImage: {
            Image(systemName: "person")
        }
        PersonDetailItem(title: "Laurel Osborn", subtitle: nil, detailImage: colleague.detailImage)
        PersonDetailItem(model: colleague)
        PersonDetailItem(model: LibraryPreviewData.Person.laurelosborn)
        ContactItem(
            title: "Laurel Osborn", subtitle: "Sales", footnote: "Hamburg", descriptionText: "Ten years",
            detailImage: Image(systemName: "person"),
            actionItems: ActivityItems(actionItems: Ways().actionItems, didSelectActivityItem: { print($0.type) }))
        ContactItem(model: colleague)
        ContactItem(title: { Text("Laurel Osborn") }, actionItems: { ActivityItems(model: Ways()) })
        ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call")
        ActivityItem {
            Image(systemName: "phone")
        } subtitle: {
            Text("Call")
        }
        ActivityItem(model: Fact())
        ActivityItems(model: Ways())
        ActivityItems(actionItems: [.init(type: .phone, data: "1")])
    }

    @ViewBuilder private var objects: some View {
        ObjectItem {
            Text(machine.title)
        } subtitle: {
            Text("Subtitle")
        } footnote: {
            Text("Footnote")
        } descriptionText: {
            Text("Description")
        } status: {
            Text("High").foregroundColor(.preferredColor(.negativeLabel))
        } substatus: {
            Image(systemName: "clock")
        } detailImage: {
            Image(systemName: "bolt").resizable().frame(width: 45, height: 45)
        } icons: {
            Text("1")
            Image(systemName: "circle.fill")
            if isFollowed { TextOrIcon.text("F") }
            ForEach(0..<2, id: \.self) { Text("\($0)") }
        } action: {
            FioriButton(isSelectionPersistent: true) { state in
                isFollowed = state == .selected
            } label: { state in
                Text(state == .selected ? "Following" : "Follow")
            }
            .fioriButtonStyle(FioriSecondaryButtonStyle())
        }
        ObjectItem(
            title: "Pump", subtitle: "Subtitle", footnote: "Footnote", descriptionText: "Description",
            status: .text("High"), substatus: .icon(Image(systemName: "clock")), detailImage: Image(systemName: "bolt"),
            icons: [.text("1"), .icon(Image(systemName: "circle.fill"))],
            action: Action(actionText: "Inspect", didSelectAction: { isFollowed.toggle() }))
        ObjectItem(model: machine)
        ObjectItem(model: Named(title: "Pump"))
        ObjectItem(title: "Pump")
        ObjectItem { Text("Pump") }
        ObjectItem(
            title: { Text("Pump") }, status: { Text("High") }, action: { Action(model: Chore(actionText: "Go")) })
        KeyValueItem(key: "Plant", value: "Hamburg")
        KeyValueItem {
            Text("Plant")
        } value: {
            Text("Hamburg")
        }
        KeyValueItem(model: Fact())
        IconStack(icons: [.text("1")])
        IconStack(model: Marks())
        TagStack(tags: ["Started"])
        TagStack(model: Marks())
        Tag("Started")
        Tag { Label("Started", systemImage: "play") }
        ProgressIndicator(progressIndicatorText: "Loading")
        ProgressIndicator(model: Marks())
    }

    @ViewBuilder private var headers: some View {
        ObjectHeader {
            Text(machine.title)
        } subtitle: {
            Text("Subtitle")
        } tags: {
            Text("Started")
            Tag("PM01")
            if isFollowed { "Followed" }
        } bodyText: {
            Text("Body")
        } footnote: {
            Text("Footnote")
        } descriptionText: {
            Text("Description")
        } status: {
            Text("High")
        } substatus: {
            Text("Open")
        } detailImage: {
            Image(systemName: "bolt")
        } detailContent: {
            KPIProgressItem(model: Goal())
        }
        ObjectHeader(
            title: "Pump", subtitle: "Subtitle", tags: ["Started"], bodyText: "Body", footnote: "Footnote",
            descriptionText: "Description", status: .text("High"), substatus: .text("Open"),
            detailImage: Image(systemName: "bolt")
        ) {
            EmptyView()
        }
        ObjectHeader(model: machine) { Color.red.frame(height: 50) }
        HeaderChart {
            Text("Speed")
        } subtitle: {
            Text("Today")
        } trend: {
            Text("2 %")
        } trendImage: {
            Image(systemName: "arrowtriangle.up")
        } kpi: {
            KPIItem(data: .percent(0.5))
        } chart: {
            Color.red
        }
        HeaderChart(
            title: "Speed", subtitle: "Today", trend: "2 %", trendImage: Image(systemName: "arrowtriangle.up"),
            kpi: "26"
        ) {
            Color.red
        }
        HeaderChart(model: machine) { Color.red }
        ProfileHeader {
            Text(colleague.title)
        } subtitle: {
            Text("Sales")
        } footnote: {
            Text("Footnote")
        } descriptionText: {
            Text("Description")
        } detailImage: {
            Image(systemName: "person")
        } actionItems: {
            ActivityItems(model: Ways())
        }
        ProfileHeader(title: "Laurel Osborn", detailImage: Image(systemName: "person")) { EmptyView() }
        ProfileHeader(model: colleague) { Button("Call") {} }
        ProfileHeader(title: "Laurel Osborn", actionText: "Follow") {}
        ObjectItem(title: "Turbine", actionText: "Start", didSelectAction: {})
        ActivityButtonView(.init(type: .phone)) { print($0) }
        ActivityControlLayoutContainer([1, 2], id: \.self, spacing: nil) { Text("\($0)") }
        MHStack(spacing: 4, lineSpacing: nil) { Tag("Started") }
            .tagStyle(.default)
            .tagLimit(2)
        SectionHeader(title: "Orders", attribute: "All")
        SectionHeader {
            Text("Orders")
        } attribute: {
            Button("All") {}
        }
        SectionHeader(model: Fact())
    }
}
