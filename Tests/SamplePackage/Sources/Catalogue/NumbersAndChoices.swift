import Combine
import FioriSwiftUI
import Foundation
import SwiftUI

/// Numbers by every kind of initialiser.
public struct Numbers: View {
    let figures: [Figure]

    public init(figures: [Figure]) { self.figures = figures }

    public var body: some View {
        VStack {
            KPIItem {
                Text("26.9")
            } subtitle: {
                Text("Net sales")
            }
            KPIItem(kpi: "26.9", subtitle: "Net sales")
            KPIItem(model: Goal())
            KPIItem(
                data: .components([
                    .icon(Image(systemName: "star")), .unit("$"), .metric("26.9"),
                    .measure(Measurement<Unit>(value: 3, unit: UnitLength.meters), MeasurementFormatter()),
                ]), subtitle: "Net sales")
            KPIItem(data: .measure(Measurement<Unit>(value: 3, unit: UnitLength.meters), MeasurementFormatter()))
            KPIItem(data: .duration(3600, nil))
            KPIItem(data: .duration(3600, DateComponentsFormatter()))
            KPIItem(data: .percent(0.65))
            KPIItem(data: .fraction(3, 5, NumberFormatter()))
            KPIProgressItem(kpi: "65 %", fraction: 0.65, subtitle: "Completed", footnote: "Since May")
            KPIProgressItem(
                kpi: { Text("65 %") }, fraction: 0.65, subtitle: { Text("Completed") }, footnote: { Text("Since May") })
            KPIProgressItem(model: Goal())
                .kpiProgressViewStyle(BarStyle())
        }
        VStack {
            KPI(title: "26.9", icon: Image(systemName: "star"))
            KPI(model: Figure(title: "26.9"))
            KPIHeader(items: [KPIItem(kpi: "26.9"), KPIProgressItem(fraction: 0.65)])
            KPIHeader(figures) { KPIItem(kpi: $0.title) }
            KPIHeader(1...3) { KPIItem(kpi: "\($0)") }
            KPIHeaderControl(figures, id: \.title)
            KPIHeaderControl(figures as [any KPIModel], id: \.title)
            KPIHeaderControl(figures[...], id: \.title)
            KPILayoutContainer(1...9, id: \.self) { Text("\($0)") }
            KPILayoutContainer(figures, id: \.title) { KPI(model: $0) }
        }
    }
}

/// A style of the app's own.
struct BarStyle: KPIProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.kpi
            ProgressView(value: configuration.fractionCompleted ?? 0)
        }
    }
}

/// A button's look that depends on its state.
struct PillStyle: FioriButtonStyle {
    func makeBody(configuration: FioriButtonStyleConfiguration) -> some View {
        configuration.label
            .padding()
            .background(background(configuration.state))
            .clipShape(Capsule())
    }

    private func background(_ state: ControlState) -> Color {
        switch state {
        case .normal: .preferredColor(.tintColor)
        case .highlighted: .preferredColor(.tintColorTapState)
        case .selected: .preferredColor(.positiveLabel)
        case .disabled: .preferredColor(.quaternaryFill)
        default: .clear
        }
    }
}

/// The values to choose from.
public struct Choices: View {
    @State private var country: String? = "Germany"
    @State private var plants: Set<Int> = []
    @State private var folder: Folder?
    @State private var cancellables: Set<AnyCancellable> = []
    private let selector = DimensionSelector(segmentTitles: ["1D", "1W"], selectedIndex: 0)

    struct Folder: Identifiable, Hashable {
        let id: Int
        let name: String
        var folders: [Folder]?
    }

    private let folders = [Folder(id: 1, name: "Orders", folders: [Folder(id: 2, name: "Open")])]

    public init() {}

    public var body: some View {
        NavigationStack {
            Form {
                ListPickerItem(key: "Country", value: country)
                ListPickerItem(
                    key: "Country", value: country,
                    configuration: ListPickerItemConfiguration(["France", "Germany"], id: \.self, selection: $country) {
                        $0.localizedCaseInsensitiveContains($1)
                    } rowContent: {
                        Text($0)
                    })
                ListPickerItem(
                    key: { Text("Plants") }, value: { Text("\(plants.count)") },
                    configuration: ListPickerItemConfiguration(folders, children: \.folders, selection: $plants) {
                        Text($0.name)
                    })
                ListPickerItem(
                    model: Fact(),
                    configuration: ListPickerItemConfiguration([1, 2], id: \.self) { Text("\($0)") })
                ListPickerItem(model: Fact())
                ListPickerItem { Text("Plants") }
                ListPickerItem(key: "Floors", configuration: ListPickerItemConfiguration(1...4))
            }
        }
        SideBar(subtitle: "Laurel Osborn") {
            ExpandableList(data: folders, children: \.folders, selection: $folder) { folder in
                SideBarListItem(icon: Image(systemName: "folder"), title: folder.name, subtitle: "12")
            } destination: { folder in
                Text(folder.name)
            }
        } footer: {
            Text("Version 1.0")
        }
        ExpandableList(data: folders, children: \.folders, selection: $folder) { _ in
            Fact()
        } destination: { folder in
            Text(folder.name)
        }
        SideBar {
            Text("Laurel Osborn")
        } detail: {
            SideBarListItem {
                Image(systemName: "folder")
            } title: {
                Text("Orders")
            } subtitle: {
                Text("12")
            } accessoryIcon: {
                Image(systemName: "lock")
            }
        } footer: {
            EmptyView()
        }
        SideBar(model: Fact()) {
            SideBarListItem(model: Fact())
        } footer: {
            EmptyView()
        }
        VStack {
            FioriButton(
                isSelectionPersistent: false, action: { state in print(state) },
                label: { state in
                    Text(state == .normal ? "Go" : "Going")
                }
            )
            .fioriButtonStyle(PillStyle())
            FioriButton { _ in Label("Go", systemImage: "play") }
                .fioriButtonStyle(FioriPrimaryButtonStyle(maxWidth: .infinity))
            FioriButton(title: "Go", action: { _ in }).fioriButtonStyle(FioriTertiaryButtonStyle())
            FioriButton(title: "Go").fioriButtonStyle(FioriSecondaryButtonStyle()).disabled(true)
            Button("Go") {}.buttonStyle(StatefulButtonStyle(color: .green, maxWidth: nil))
            PageIndicator(numberOfPages: 3, currentPage: .constant(1))
        }
        chooser
    }

    private var chooser: some View {
        selector.segmentWidthMode = .equal
        selector.interItemSpacing = 6
        selector.titleInsets = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        selector.contentInset = EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        selector.allowEmptySelection = true
        selector.segmentAttributes = [
            .normal: SegmentAttributes(textColor: .gray, font: .body, borderColor: .gray),
            .selected: SegmentAttributes(textColor: .red, borderWidth: 2, backgroundColor: .white),
        ]
        let widths: [SegmentWidthMode] = [.intrinsic, .equal, .maximum, .fixed(60)]
        return VStack {
            selector
            SegmentedControl(
                segmentTitles: ["1D", "1W", "\(widths.count)"], interItemSpacing: 6,
                titleInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8), selectedIndex: nil,
                contentInset: EdgeInsets())
        }
        .onReceive(selector.selectionDidChangePublisher) { print($0 as Any) }
        .onAppear { selector.selectionDidChange.sink { print($0 as Any) }.store(in: &cancellables) }
    }
}
