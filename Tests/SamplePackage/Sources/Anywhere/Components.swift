import FioriSwiftUI
import Foundation
import SwiftUI

// Every component, built in nonisolated functions, as in factories, static properties and closures of apps. The target
// has no default isolation.

/// A text for every model that needs nothing more.
struct Plain: PersonDetailItemModel, ObjectItemModel, SectionHeaderModel, KPIModel, InfoViewModel {
    let title: String
}

/// People and objects.
func items() -> [AnyView] {
    [
        AnyView(PersonDetailItem(title: "Laurel Osborn", subtitle: "Sales")),
        AnyView(
            PersonDetailItem {
                Text("Laurel Osborn")
            } subtitle: {
                Text("Sales")
            }),
        AnyView(PersonDetailItem(model: Plain(title: "Laurel Osborn"))),
        AnyView(
            ContactItem(
                title: "Laurel Osborn", actionItems: ActivityItems(actionItems: [.init(type: .phone, data: "1")]))),
        AnyView(ContactItem(title: { Text("Laurel Osborn") }, actionItems: { FioriButton(title: "Call") })),
        AnyView(ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call")),
        AnyView(
            ObjectItem(
                title: "Pump", status: .text("High"), icons: [.text("1")], action: Action(actionText: "Inspect"))),
        AnyView(
            ObjectItem {
                Text("Pump")
            } icons: {
                Text("1")
                Image(systemName: "circle.fill")
            } action: {
                FioriButton(title: "Follow") { _ in }
            }),
        AnyView(ObjectItem(model: Plain(title: "Pump"))),
        AnyView(KeyValueItem(key: "Plant", value: "Hamburg")),
        AnyView(IconStack(icons: [.text("1")])),
        AnyView(TagStack(tags: ["Started"])),
        AnyView(Tag("Started").tagStyle(.default)),
        AnyView(MHStack(spacing: 4) { TagStack(tags: ["Started", "PM01"]).tagLimit(1) }),
        AnyView(ObjectItem(title: "Pump", actionText: "Inspect", didSelectAction: {})),
        AnyView(ActivityButtonView(.init(type: .phone)) { _ in }),
        AnyView(ActivityControlLayoutContainer([.init(type: .phone)])),
        AnyView(ProgressIndicator(progressIndicatorText: "Loading")),
        AnyView(TextOrIconView(.text("High"))),
        AnyView(AttributedText("Terms")),
        AnyView(PageIndicator(numberOfPages: 3, currentPage: .constant(1))),
        AnyView(TextInput(textInputValue: .constant("text"))),
        AnyView(Action(actionText: "Start", didSelectAction: {})),
    ]
}

/// Headers and numbers.
func headers() -> [AnyView] {
    [
        AnyView(
            ObjectHeader(
                title: { Text("Pump") },
                tags: {
                    Text("Started")
                    Tag("PM01")
                }, detailContent: { KPIProgressItem(fraction: 0.5) })),
        AnyView(ObjectHeader(title: "Pump", tags: ["Started"]) { EmptyView() }),
        AnyView(HeaderChart(title: "Speed") { ChartView(ChartModel(chartType: .line, data: [[2, 5, nil, 4]])) }),
        AnyView(ProfileHeader(title: "Laurel Osborn") { EmptyView() }),
        AnyView(ProfileHeader(title: "Laurel Osborn", actionText: "Follow")),
        AnyView(SectionHeader(title: "Orders", attribute: "All")),
        AnyView(KPIItem(kpi: "26.9", subtitle: "Net sales")),
        AnyView(KPIItem(data: .percent(0.65))),
        AnyView(KPIItemDataView(.percent(0.65))),
        AnyView(KPIProgressItem(kpi: "65 %", fraction: 0.65).kpiProgressViewStyle(.circular)),
        AnyView(KPIProgressItem(data: .percent(0.65))),
        AnyView(KPI(title: "26.9")),
        AnyView(KPIHeader(1...3) { KPIItem(kpi: "\($0)") }),
        AnyView(KPIHeaderControl([Plain(title: "26.9")], id: \.title)),
        AnyView(KPILayoutContainer(1...9, id: \.self) { Text("\($0)") }),
    ]
}

/// Choices and tables.
func choices() -> [AnyView] {
    struct Folder: Identifiable, Hashable {
        let id: Int
        var folders: [Folder]?
    }
    let picker = ListPickerItemConfiguration([1, 2], id: \.self, selection: .constant(1)) { Text("\($0)") }
    return [
        AnyView(ListPickerItem(key: "Country", value: "France", configuration: picker)),
        AnyView(
            SideBar(subtitle: "Laurel Osborn") {
                ExpandableList(data: [Folder(id: 1)], children: \.folders) { folder in
                    SideBarListItem(title: "Folder \(folder.id)")
                } destination: { folder in
                    Text("Folder \(folder.id)")
                }
            } footer: {
                Text("Version 1.0")
            }),
        AnyView(
            FioriButton(isSelectionPersistent: true, action: { _ in }, label: { _ in Text("Go") })
                .fioriButtonStyle(FioriSecondaryButtonStyle())),
        AnyView(FioriButton(title: "Go").fioriButtonStyle(FioriPrimaryButtonStyle(maxWidth: .infinity))),
        AnyView(FioriButton(title: "Go").fioriButtonStyle(FioriTertiaryButtonStyle())),
        AnyView(DimensionSelector(segmentTitles: ["1D", "1W"], selectedIndex: 0)),
        AnyView(DataTable(model: table())),
        AnyView(DataTable(model: table(), isEditing: .constant(true))),
        AnyView(Text("Go").buttonStyle(StatefulButtonStyle())),
        AnyView(
            ListPickerItem(key: "Floor", configuration: ListPickerItemConfiguration(1...3, selection: .constant(2)))),
    ]
}

func table() -> TableModel {
    TableModel(
        headerData: TableRowItem(data: [DataTextItem("Machine")]),
        rowData: [TableRowItem(trailingAccessory: .text("More"), data: [DataTextItem("Pump", .headline, .red)])],
        columnAttributes: [TableColumnAttribute(textAlignment: .leading, width: .flexible)])
}

/// The pages that an app begins with.
func pages() -> [AnyView] {
    [
        AnyView(
            WelcomeScreen(
                title: "Welcome", textInput: TextInput(textInputValue: .constant("")),
                action: Action(actionText: "Start"))),
        AnyView(ActivationScreen(title: "Activate", action: Action(actionText: "Next"))),
        AnyView(InfoView(title: "Loading", progressIndicator: ProgressIndicator(progressIndicatorText: "Loading"))),
        AnyView(InfoView(model: Plain(title: "Loading"))),
        AnyView(EULAView(title: "Licence", bodyAttributedText: "You may use this app.", didAgree: {})),
        AnyView(EULAView(title: "Licence", htmlContent: "<p>You may use this app.</p>")),
        AnyView(HTMLText("<p>You may use this app.</p>")),
        AnyView(
            UserConsentView {
                UserConsentForm(
                    userConsentPages: {
                        UserConsentPage(title: "Location", bodyAttributedText: "We would like to know.")
                    }, isRequired: true)
            } didFinish: { _ in
            }),
        AnyView(SignatureCaptureView(title: "Received by", onSave: { _ in }).strokeWidth(4, isConstant: true)),
    ]
}

/// Styles of parts, whole and by name.
func styled() -> some View {
    StyleCache.upsertStyles(["PersonDetailItem.title": AnyViewModifier { $0.italic() }])
    return PersonDetailItem(title: "Laurel Osborn").titleModifier { $0.font(.title3) }
}

/// Everything in one list.
public func everyComponent() -> [AnyView] {
    items() + headers() + choices() + pages() + charts() + cards() + [AnyView(styled())]
}
