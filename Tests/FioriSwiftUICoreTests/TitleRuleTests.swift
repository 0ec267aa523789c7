import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Components with a title beside something.
nonisolated enum TitledComponent: String, CaseIterable {
    case objectItem, objectItemWithAction, objectItemInColumns, objectHeader, objectHeaderInTwoColumns
    case objectHeaderInColumns, sectionHeader, sectionHeaderWithButton
    case contactItem, contactItemInColumns, personDetailItem, profileHeader, headerChart, listPickerItem, keyValueItem
    case sideBarListItem, tableRow, tableRowWithSymbol

    /// The component with a title and the text beside it.
    @MainActor @ViewBuilder func view(title: String, other: String) -> some View {
        switch self {
        case .objectItem, .objectItemWithAction, .objectItemInColumns: object(title: title, other: other)
        case .objectHeader, .objectHeaderInTwoColumns, .objectHeaderInColumns: header(title: title, other: other)
        case .sectionHeader: SectionHeader(title: title, attribute: other)
        case .sectionHeaderWithButton:
            SectionHeader {
                Text(title)
            } attribute: {
                Action(actionText: other) {}
            }
        case .contactItem, .contactItemInColumns, .personDetailItem, .profileHeader: person(title: title, other: other)
        case .headerChart:
            HeaderChart(title: title, subtitle: "This quarter", trend: "12%", kpi: "€26.9M") { Color.clear }
        case .listPickerItem: ListPickerItem(key: title, value: other)
        case .keyValueItem: KeyValueItem(key: title, value: other)
        case .sideBarListItem:
            SideBarListItem(
                icon: Image(systemName: "star"), title: title, subtitle: other, accessoryIcon: Image(systemName: "lock")
            )
        case .tableRow, .tableRowWithSymbol: table(title: title, other: other)
        }
    }

    @MainActor @ViewBuilder private func header(title: String, other: String) -> some View {
        switch self {
        case .objectHeaderInTwoColumns:
            ObjectHeader(
                title: title, descriptionText: "Temperature too high in the last week", status: .text(other),
                detailImage: Image(systemName: "wrench")
            ) {
                EmptyView()
            }
        case .objectHeaderInColumns:
            ObjectHeader(
                title: title, subtitle: "Job 819701", tags: ["Pumps", "Urgent"], bodyText: other,
                status: .text("High"), substatus: .text("Scheduled"), detailImage: Image(systemName: "wrench")
            ) {
                Color.clear.frame(height: 80)
            }
        default:
            ObjectHeader(
                title: title, subtitle: "Job 819701", status: .text(other), substatus: .text("Scheduled"),
                detailImage: Image(systemName: "wrench")
            ) {
                EmptyView()
            }
        }
    }

    /// A row of a table in compact width, with a text or a symbol at its end.
    @MainActor private func table(title: String, other: String) -> some View {
        let row = TableRowItem(
            leadingAccessories: self == .tableRow ? [.text("1")] : [],
            trailingAccessory: self == .tableRow ? .text(other) : .icon(Image(systemName: "chevron.forward")),
            data: [DataTextItem(title), DataTextItem("Job 819701"), DataTextItem("Pumps"), DataTextItem(other)])
        return DataTable(model: TableModel(rowData: [row]))
    }

    @MainActor @ViewBuilder private func object(title: String, other: String) -> some View {
        switch self {
        case .objectItemWithAction:
            ObjectItem(
                title: title, subtitle: "Job 819701", status: .text(other), substatus: .text("High"),
                icons: [.text("1")], action: Action(actionText: "Approve") {})
        case .objectItemInColumns:
            ObjectItem(
                title: title, descriptionText: "Temperature too high in the last week", status: .text(other),
                detailImage: Image(systemName: "wrench"))
        default:
            ObjectItem(
                title: title, subtitle: "Job 819701", status: .text(other), detailImage: Image(systemName: "wrench"),
                icons: [.text("1")])
        }
    }

    @MainActor @ViewBuilder private func person(title: String, other: String) -> some View {
        let image = Image(systemName: "person.crop.circle.fill")
        let activities: [ActivityItemDataType] = [
            .init(type: .phone), .init(type: .email), .init(type: .message), .init(type: .videoCall),
        ]
        switch self {
        case .personDetailItem: PersonDetailItem(title: title, subtitle: "Manager", detailImage: image)
        case .profileHeader:
            ProfileHeader(title: title, subtitle: "Manager", descriptionText: other, detailImage: image) {
                ActivityItems(actionItems: activities)
            }
        default:
            ContactItem(
                title: title, subtitle: "Manager", descriptionText: other, detailImage: image,
                actionItems: ActivityItems(actionItems: activities))
        }
    }

    /// The component without what is beside its title.
    @MainActor @ViewBuilder func alone(title: String) -> some View {
        switch self {
        case .objectItem, .objectItemWithAction, .objectItemInColumns, .tableRow, .tableRowWithSymbol:
            ObjectItem { Text(title) }
        case .objectHeader, .objectHeaderInTwoColumns, .objectHeaderInColumns: ObjectHeader { Text(title) }
        case .sectionHeader, .sectionHeaderWithButton: SectionHeader { Text(title) }
        case .contactItem, .contactItemInColumns: ContactItem { Text(title) }
        case .personDetailItem: PersonDetailItem { Text(title) }
        case .profileHeader:
            ProfileHeader {
                Text(title)
            } actionItems: {
                EmptyView()
            }
        case .headerChart:
            HeaderChart {
                Text(title)
            } chart: {
                EmptyView()
            }
        case .listPickerItem: ListPickerItem { Text(title) }
        case .keyValueItem: KeyValueItem { Text(title) }
        case .sideBarListItem: SideBarListItem { Text(title) }
        }
    }

    var isRegular: Bool {
        switch self {
        case .objectItemInColumns, .objectHeaderInTwoColumns, .objectHeaderInColumns, .contactItemInColumns,
            .profileHeader:
            true
        default: false
        }
    }

    /// The room at the edges that is not the row's, in points.
    var padding: CGFloat { self == .tableRow || self == .tableRowWithSymbol ? 32 : 0 }

    /// The height in which the component is shown; nil for what it needs.
    var height: CGFloat? { padding > 0 ? 4_000 : nil }
}

/// The rule for titles of all items and headers: a title gets the width of the widest of its first two words or 40 % of
/// the row, the more of them, and no more than it needs; a title of up to three words is never cut.
///
/// Numbers: 40 %, two and three words are the rule's. A title's frame is as wide as its widest line, so that the room
/// shows in its height: it is no higher than the same title alone in a room of the least width.
@MainActor
struct TitleRuleTests {
    /// A component with texts and the circumstances in which it is shown.
    private struct Sample: CustomStringConvertible {
        let component: TitledComponent
        let title: String
        let other: String
        let configuration: DisplayConfiguration

        var description: String {
            "\(component) “\(title)” beside “\(other)” at \(configuration.width ?? 0), \(configuration.dynamicTypeSize), "
                + "\(configuration.layoutDirection)"
        }

        var words: [Substring] { title.split(separator: " ") }
    }

    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }

        mutating func text(words: ClosedRange<Int>, letters: ClosedRange<Int>) -> String {
            (0..<Int.random(in: words, using: &self)).map { _ in
                let length = Int.random(in: letters, using: &self)
                return String((0..<length).map { _ in "aeinorstlmwW".randomElement(using: &self) ?? "a" })
            }
            .joined(separator: " ")
        }

        mutating func sample(_ component: TitledComponent) -> Sample {
            let title = text(words: 1...(Bool.random(using: &self) ? 3 : 9), letters: 1...14)
            return Sample(
                component: component, title: title, other: text(words: 1...8, letters: 1...12),
                configuration: DisplayConfiguration(
                    width: CGFloat(Int.random(in: 280...1024, using: &self)), height: component.height,
                    horizontalSizeClass: component.isRegular ? .regular : .compact,
                    dynamicTypeSize: DynamicTypeSize.allCases.randomElement(using: &self) ?? .large,
                    layoutDirection: Bool.random(using: &self) ? .leftToRight : .rightToLeft))
        }
    }

    /// The size of a title alone in a width, or on one line.
    private func size(_ title: String, in sample: Sample, width: CGFloat? = nil) throws -> CGSize {
        var configuration = sample.configuration
        configuration.width = width ?? 20_000
        configuration.height = nil
        let test = ViewTest(sample.component.alone(title: title), configuration)
        return try test.text(title).frame.size
    }

    private func check(_ sample: Sample) throws {
        let screen = try #require(sample.configuration.width)
        let width = screen - sample.component.padding
        let test = ViewTest(
            sample.component.view(title: sample.title, other: sample.other), sample.configuration)
        let title = try #require(test.texts.first { $0.string == sample.title }, "\(sample)")
        let need = try size(sample.title, in: sample)
        let word = try sample.words.prefix(2).map { try size(String($0), in: sample).width }.max() ?? 0
        // Fractions of points are lost where frames are measured.
        let room = min(need.width, max(word, width * 0.4), width)
        let least = try size(sample.title, in: sample, width: room.rounded(.up) + 1)

        #expect(title.frame.width <= need.width + 1, "\(sample)")
        #expect(title.frame.height <= least.height + 1, "\(sample): \(title.frame) in a room of \(room)")
        if sample.words.count <= 3 { #expect(!title.isTruncated, "\(sample)") }
        for text in test.texts {
            #expect(text.frame.minX >= -0.5 && text.frame.maxX <= screen + 0.5, "\(sample): \(text.string)")
            guard text.frame != title.frame else { continue }
            #expect(!text.frame.insetBy(dx: 0.5, dy: 0.5).intersects(title.frame), "\(sample): \(text.string)")
        }
    }

    @Test(arguments: TitledComponent.allCases)
    func `titles keep their room beside texts of any length`(component: TitledComponent) throws {
        let start = ContinuousClock.now
        var numbers = Numbers(state: component.rawValue.utf8.reduce(37) { $0 &* 31 &+ UInt64($1) })
        var count = 0
        // The number of samples is the same on each machine, unless it is very slow.
        while count < 60, count < 20 || start.duration(to: .now) < .seconds(20) {
            try check(numbers.sample(component))
            count += 1
        }
    }

    @Test(arguments: DynamicTypeSize.allCases)
    func `titles keep their room at each text size`(size: DynamicTypeSize) throws {
        for component in TitledComponent.allCases {
            for width: CGFloat in [280, 390, 1024] {
                try check(
                    Sample(
                        component: component, title: "Maintenance of Substation",
                        other: "Waiting for approval by the regional manager",
                        configuration: DisplayConfiguration(
                            width: width, height: component.height,
                            horizontalSizeClass: component.isRegular ? .regular : .compact,
                            dynamicTypeSize: size)))
            }
        }
    }

    // MARK: Named cases

    private let status = "Waiting for approval by the regional manager"

    @Test func `a long status of an object goes below its texts`() throws {
        let item = ObjectItem(title: "Rotary Pump, Model 23", subtitle: "Job 819701", status: .text(status))
        let test = ViewTest(item, DisplayConfiguration(width: 390))
        let title = try test.text("Rotary Pump, Model 23")
        #expect(!title.isTruncated && title.frame.minX == 0)
        #expect(try test.text(status).frame.minY >= test.text("Job 819701").frame.maxY + 8)
        #expect(try test.text(status).frame.minX == 0)
        // Beside the texts where it has room.
        let wide = ViewTest(item, DisplayConfiguration(width: 1024))
        #expect(try wide.text(status).frame.maxX == 1024)
        #expect(try wide.text(status).frame.minY == wide.text("Rotary Pump, Model 23").frame.minY)
    }

    @Test func `states below an object are level with its texts`() throws {
        let item = ObjectItem(
            title: "Pump", status: .text(status), substatus: .text("High"), detailImage: Image(systemName: "wrench"))
        let test = ViewTest(item, DisplayConfiguration(width: 390))
        let start = try test.text("Pump").frame.minX
        #expect(start == 57)
        #expect(try test.text(status).frame.minX == start && test.text("High").frame.minX == start)
        #expect(test.elements.map(\.label) == ["Pump, \(status), High"])
    }

    @Test func `a long state of an object's header goes below its names`() throws {
        let header = ObjectHeader(
            title: "Inspect Pump Motor", subtitle: "Job 819701", status: .text(status),
            detailImage: Image(systemName: "wrench")
        ) {
            EmptyView()
        }
        let test = ViewTest(header, DisplayConfiguration(width: 390))
        #expect(try !test.text("Inspect Pump Motor").isTruncated)
        #expect(try test.text(status).frame.minY >= test.text("Job 819701").frame.maxY)
    }

    @Test func `columns of a header are even unless the title needs more`() throws {
        func header(_ title: String) -> some View {
            ObjectHeader(
                title: title, bodyText: "North", detailImage: Image(systemName: "wrench")
            ) {
                Text("Chart").frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        let wide = DisplayConfiguration(width: 1024, horizontalSizeClass: .regular)
        // (1024 − 2 × 24) / 3 = 325⅓
        let even = ViewTest(header("Pump"), wide)
        #expect(abs(try even.text("North").frame.minX - 349.3) < 0.5)
        #expect(abs(try even.text("Chart").frame.minX - 698.7) < 0.5)
        // A picture of 64, 12 beside it, and 40 % of 1,024 for the title.
        let long = ViewTest(header("Inspect the electric pump motor of the northern substation today"), wide)
        let start = try long.text("North").frame.minX
        #expect(abs(start - (64 + 12 + 409.6 + 24)) < 1.5)
        #expect(abs(try long.text("Chart").frame.minX - (start + (1024 - start - 24) / 2 + 24)) < 0.5)
        #expect(try long.text("Chart").frame.minY == long.text("North").frame.minY)
    }

    @Test func `columns of a header go below a title that leaves them too little`() throws {
        let title = "Elektrizitätsversorgungsunternehmen Nord"
        let header = ObjectHeader(title: title, bodyText: "North", detailImage: Image(systemName: "wrench")) {
            Text("Chart").frame(maxWidth: .infinity, alignment: .leading)
        }
        let test = ViewTest(header, DisplayConfiguration(width: 600, horizontalSizeClass: .regular))
        let bottom = try test.text(title).frame.maxY
        #expect(try test.text("North").frame.minY >= bottom && test.text("North").frame.minX == 0)
        // Side by side where each has 240 points.
        #expect(try test.text("Chart").frame.minX == 312)
        #expect(try test.text("Chart").frame.minY == test.text("North").frame.minY)
        let narrow = ViewTest(header, DisplayConfiguration(width: 390, horizontalSizeClass: .regular))
        #expect(try narrow.text("Chart").frame.minX == 0)
        #expect(try narrow.text("Chart").frame.minY >= narrow.text("North").frame.maxY + 16)
    }

    @Test func `a long accessory of a table's row goes below its object`() throws {
        let row = TableRowItem(trailingAccessory: .text(status), data: [DataTextItem("Rotary Pump, Model 23")])
        let table = DataTable(model: TableModel(rowData: [row]))
        let test = ViewTest(table, DisplayConfiguration(width: 390, height: 800, horizontalSizeClass: .compact))
        let title = try test.text("Rotary Pump, Model 23")
        #expect(!title.isTruncated && title.frame.minX == 16)
        #expect(try test.text(status).frame.minX == 16)
        #expect(try test.text(status).frame.minY >= title.frame.maxY + 8)
        let wide = ViewTest(table, DisplayConfiguration(width: 1024, height: 800, horizontalSizeClass: .compact))
        #expect(try wide.text(status).frame.maxX == 1000)
    }

    @Test func `the name of a field in a table's row keeps its words`() throws {
        let name = "Verantwortungsbereich"
        let row = TableRowItem(data: [DataTextItem("Pump"), DataTextItem("Nord", isEditable: true)])
        let model = TableModel(
            headerData: TableRowItem(data: [DataTextItem("Gerät"), DataTextItem(name)]), rowData: [row])
        model.editMode = .inline
        let test = ViewTest(
            DataTable(model: model),
            DisplayConfiguration(width: 320, height: 800, horizontalSizeClass: .compact, dynamicTypeSize: .xxxLarge))
        #expect(try test.text(name).baselines.count == 1)
    }

    @Test func `a check mark leaves the words of a value whole`() throws {
        struct Picker: View {
            @State var chosen: String? = "Elektrizitätswerk"

            var body: some View {
                NavigationStack {
                    ListPickerItem(
                        key: "Customer", value: chosen,
                        configuration: ListPickerItemConfiguration(["Elektrizitätswerk", "Pump"], selection: $chosen))
                }
            }
        }
        let width = try ViewTest(
            Text("Elektrizitätswerk").font(.body), DisplayConfiguration(dynamicTypeSize: .accessibility2)
        )
        .text("Elektrizitätswerk").frame.width
        // A little more than the word with the insets of the row.
        let test = ViewTest(
            Picker(),
            DisplayConfiguration(
                width: (width + 42).rounded(), height: 900, horizontalSizeClass: .compact,
                dynamicTypeSize: .accessibility2))
        try test.tap("Customer, Elektrizitätswerk")
        test.advance(by: 1)
        let value = try #require(test.texts.last { $0.string == "Elektrizitätswerk" })
        #expect(value.baselines.count == 1 && !value.isTruncated)
    }

    @Test func `a long attribute of a section goes below its title`() throws {
        let header = SectionHeader(title: "Open Orders", attribute: status)
        let test = ViewTest(header, DisplayConfiguration(width: 320))
        #expect(try test.text("Open Orders").frame.minX == 0)
        #expect(try test.text(status).frame.minX == 0)
        #expect(try test.text(status).frame.minY == test.text("Open Orders").frame.maxY + 4)
        #expect(test.texts.allSatisfy { !$0.isTruncated })
    }

    @Test func `four actions of a contact go below the name in a narrow row`() throws {
        let item = ContactItem(
            title: "Laurel Osborn", subtitle: "Manager", detailImage: Image(systemName: "person.crop.circle.fill"),
            actionItems: ActivityItems(actionItems: [
                .init(type: .phone), .init(type: .email), .init(type: .message), .init(type: .videoCall),
            ]))
        let narrow = ViewTest(item, DisplayConfiguration(width: 288))
        #expect(try narrow.text("Laurel Osborn").frame.height < 30)
        #expect(try narrow.frame(of: "Call").minY >= narrow.text("Manager").frame.maxY)
        #expect(try narrow.frame(of: "Call").minX == narrow.text("Manager").frame.minX)
        let wide = ViewTest(item, DisplayConfiguration(width: 390))
        #expect(try wide.frame(of: "Video call").maxX == 390)
    }

    @Test func `what fits stays beside the title`() throws {
        let title = "Inspect the electric pump motor of the substation"
        let item = ObjectItem(title: title, status: .text("Very high"))
        let test = ViewTest(item, DisplayConfiguration(width: 358))
        #expect(try test.text("Very high").frame.maxX == 358)
        #expect(try test.text("Very high").frame.minY == test.text(title).frame.minY)
        // Japanese breaks between any two letters.
        let japanese = "北部変電所の電動ポンプモーターを点検して報告してください"
        let lines = ViewTest(ObjectItem(title: japanese, status: .text("高")), DisplayConfiguration(width: 358))
        #expect(try lines.text("高").frame.maxX == 358)
    }

    @Test func `titles of many words are cut after their lines`() throws {
        let title = Array(repeating: "Inspect the electric pump motor", count: 6).joined(separator: " ")
        let test = ViewTest(ObjectItem(title: title, status: .text("High")), DisplayConfiguration(width: 358))
        #expect(try test.text(title).baselines.count == 2)
        #expect(try test.text(title).isTruncated)
    }

    @Test func `limits of lines that an app sets take precedence`() throws {
        let title = Array(repeating: "Inspect the electric pump motor", count: 6).joined(separator: " ")
        let item = ObjectItem(title: title, status: .text("High"))
        let all = ViewTest(item.titleModifier { $0.lineLimit(nil) }, DisplayConfiguration(width: 358))
        #expect(try !all.text(title).isTruncated && all.text(title).baselines.count > 3)
        let one = ViewTest(item.titleModifier { $0.lineLimit(1) }, DisplayConfiguration(width: 358))
        #expect(try one.text(title).baselines.count == 1)
        let short = ViewTest(
            ObjectItem(title: "Inspect Pump").titleModifier { $0.lineLimit(1) }, DisplayConfiguration(width: 90))
        #expect(try short.text("Inspect Pump").isTruncated)
    }
}
