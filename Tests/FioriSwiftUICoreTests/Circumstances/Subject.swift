import FioriSwiftUICore
import SwiftUITestHost

/// Every component, with all of its parts.
nonisolated enum Subject: String, CaseIterable {
    case objectHeader, profileHeader, headerChart, sectionHeader
    case kpi, kpiItem, kpiProgressItem, kpiHeader, kpiHeaderControl, kpiLayoutContainer
    case personDetailItem, contactItem, activityItem, activityItems, objectItem, keyValueItem, listPickerItem
    case sideBar, sideBarListItem, expandableList
    case dataTable, dataList, dimensionSelector, fioriButton
    case activityButtonView, activityControlLayoutContainer, mhStack, htmlText
    case iconStack, tagStack, tag, action, progressIndicator, pageIndicator, textInput
    case welcomeScreen, activationScreen, infoView, eulaView
    case userConsentView, userConsentForm, userConsentPage, signatureCaptureView, signature

    @MainActor @ViewBuilder var view: some View {
        switch self {
        case .objectHeader, .profileHeader, .headerChart, .sectionHeader: header
        case .kpi, .kpiItem, .kpiProgressItem, .kpiHeader, .kpiHeaderControl, .kpiLayoutContainer: number
        case .personDetailItem, .contactItem, .activityItem, .activityItems, .objectItem, .keyValueItem,
            .listPickerItem:
            item
        case .sideBar, .sideBarListItem, .expandableList, .dataTable, .dataList, .dimensionSelector, .fioriButton:
            control
        case .activityButtonView, .activityControlLayoutContainer, .mhStack, .htmlText: layout
        case .iconStack, .tagStack, .tag, .action, .progressIndicator, .pageIndicator, .textInput: part
        case .welcomeScreen, .activationScreen, .infoView, .eulaView, .userConsentView, .userConsentForm,
            .userConsentPage, .signatureCaptureView, .signature:
            page
        }
    }

    @MainActor @ViewBuilder private var header: some View {
        let person = LibraryPreviewData.Person.laurelosborn
        switch self {
        case .objectHeader: ObjectHeader(model: LibraryPreviewData.Order.inspection) { Text("Details") }
        case .profileHeader: ProfileHeader(model: person) { ActivityItems(actionItems: person.activities) }
        case .headerChart: HeaderChart(model: LibraryPreviewData.Sales.netSales) { Text("Chart") }
        default: SectionHeader(title: "Open Orders", attribute: "12")
        }
    }

    @MainActor @ViewBuilder private var number: some View {
        switch self {
        case .kpi: KPI(model: LibraryPreviewData.Figure.all[0])
        case .kpiItem: KPIItem(model: LibraryPreviewData.Sales.netSales)
        case .kpiProgressItem: KPIProgressItem(model: LibraryPreviewData.Goal.openOrders)
        case .kpiHeader:
            KPIHeader(items: [
                KPIItem(kpi: "€26.9M", subtitle: "Net sales"), KPIProgressItem(fraction: 0.65, subtitle: "Completed"),
                KPIItem(kpi: "128", subtitle: "Parcels"),
            ])
        case .kpiHeaderControl: KPIHeaderControl(LibraryPreviewData.Figure.all, id: \.title)
        default: KPILayoutContainer(1...5, id: \.self) { number in KPI { Text("\(number)") } }
        }
    }

    @MainActor @ViewBuilder private var item: some View {
        let person = LibraryPreviewData.Person.laurelosborn
        switch self {
        case .personDetailItem: PersonDetailItem(model: person)
        case .contactItem: ContactItem(model: person)
        case .activityItem: ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call")
        case .activityItems: ActivityItems(actionItems: person.activities)
        case .objectItem: ObjectItem(model: FullObject())
        case .keyValueItem: KeyValueItem(key: "Serial Number", value: "533423-A")
        default: ListPickerItem(key: "Country", value: "Germany")
        }
    }

    @MainActor @ViewBuilder private var control: some View {
        switch self {
        case .sideBar:
            SideBar(subtitle: "Laurel Osborn") {
                folders
            } footer: {
                Text("Version 1.0")
            }
        case .sideBarListItem:
            SideBarListItem(
                icon: Image(systemName: "star"), title: "Orders", subtitle: "12",
                accessoryIcon: Image(systemName: "lock"))
        case .expandableList: folders
        case .dataTable: DataTable(model: LibraryPreviewData.Stock.table)
        case .dataList: DataTable(model: Self.list)
        case .dimensionSelector: DimensionSelector(segmentTitles: ["1D", "1W", "1M"], selectedIndex: 0)
        default: FioriButton(title: "Start").fioriButtonStyle(FioriPrimaryButtonStyle())
        }
    }

    @MainActor private var folders: some View {
        ExpandableList(data: LibraryPreviewData.Folder.all, children: \.folders) { folder in
            SideBarListItem(icon: Image(systemName: folder.symbolName), title: folder.name, subtitle: folder.count)
        } destination: { folder in
            Text(folder.name)
        }
    }

    @MainActor private static var list: TableModel {
        let model = LibraryPreviewData.Stock.table
        model.showListView = true
        return model
    }

    @MainActor @ViewBuilder private var layout: some View {
        let activities = LibraryPreviewData.Person.laurelosborn.activities
        switch self {
        case .activityButtonView: ActivityButtonView(.init(type: .email))
        case .activityControlLayoutContainer: ActivityControlLayoutContainer(activities)
        case .mhStack:
            MHStack {
                Tag("Started")
                Tag("103-Repair")
            }
        default: HTMLText("<h2>Licence</h2><p>All <b>rights</b> reserved.</p><ol><li>Read it.</ol>")
        }
    }

    @MainActor @ViewBuilder private var part: some View {
        switch self {
        case .iconStack: IconStack(icons: [.text("1"), .icon(Image(systemName: "paperclip"))])
        case .tagStack: TagStack(tags: ["Started", "PM01", "103-Repair"])
        case .tag: Tag("Started")
        case .action: Action(actionText: "Start") {}
        case .progressIndicator: ProgressIndicator(progressIndicatorText: "Loading")
        case .pageIndicator: PageIndicator(numberOfPages: 3, currentPage: .constant(1))
        default: TextInput(textInputValue: .constant("Houston"))
        }
    }

    @MainActor @ViewBuilder private var page: some View {
        switch self {
        case .welcomeScreen: WelcomeScreen(model: LibraryPreviewData.Welcome.wind)
        case .activationScreen: ActivationScreen(model: LibraryPreviewData.Activation.mail)
        case .infoView: InfoView(model: LibraryPreviewData.Information.loading)
        case .eulaView: EULAView(title: "Licence", bodyAttributedText: "All rights reserved.")
        case .userConsentView: UserConsentView(model: LibraryPreviewData.Consent.all)
        case .userConsentForm: UserConsentForm(model: LibraryPreviewData.ConsentForm.diagnostics)
        case .userConsentPage: UserConsentPage(model: LibraryPreviewData.ConsentPage.data)
        case .signatureCaptureView: SignatureCaptureView(title: "Signature")
        default: SignatureCaptureView(model: LibraryPreviewData.Signature.delivery)
        }
    }

    /// As high as a screen, which decides where the parts stand; the others are as high as they need.
    private var isPage: Bool {
        switch self {
        case .sideBar, .expandableList, .dataTable, .welcomeScreen, .activationScreen, .infoView, .eulaView,
            .userConsentView, .userConsentForm:
            true
        default: false
        }
    }

    /// True if it may be wider than the screen.
    var scrollsSideways: Bool { self == .dataTable || self == .dataList }

    /// Compact or regular width, at a text size.
    func configuration(_ sizeClass: UserInterfaceSizeClass, _ size: DynamicTypeSize) -> DisplayConfiguration {
        DisplayConfiguration(
            width: sizeClass == .regular ? 704 : 358, height: isPage ? 1600 : nil, horizontalSizeClass: sizeClass,
            dynamicTypeSize: size)
    }
}
