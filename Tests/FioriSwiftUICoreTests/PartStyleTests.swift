import Expectations
import Foundation
import SwiftUITestHost
import Testing

@testable import FioriBuildingBlocks
@testable import FioriSwiftUICore
@testable import FioriThemeManager

/// Every part of every component takes its style from a style sheet by its name, and from its `…Modifier`.
///
/// Numbers: 12 and 13 are the sizes of caption and footnote (Docs/Facts/IOSMetrics.md); 30 and 40 are those that
/// tests set. 90 is a lower bound below the 107 parts of today; a colour's two digits tell 256 parts apart.
@MainActor @Suite(.serialized)
struct PartStyleTests {
    private typealias Styling = (AnyView) -> AnyView

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/FioriSwiftUICore").standardizedFileURL

    /// All parts that are themed anywhere in the sources, such as `ContactItem.title`.
    private func parts() throws -> [String] {
        var parts: Set<String> = []
        let files = try #require(FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("_generated") {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /Themed\(\s*"(\w+\.\w+)"/) { parts.insert(String(match.1)) }
        }
        return parts.sorted()
    }

    /// The written form of a colour that is unique to a part and absent from all palettes.
    private func hex(_ index: Int) -> String { "#4d8f" + String(format: "%02x", index) }

    private func color(_ index: Int) -> Color {
        Color(red: 0x4d / 255, green: 0x8f / 255, blue: Double(index) / 255)
    }

    // MARK: Pictures in which all parts are seen

    private func picture(_ view: some View, _ styled: Styling) -> String {
        ViewTest(styled(AnyView(view)), DisplayConfiguration(width: 744, horizontalSizeClass: .regular)).svg()
            .lowercased()
    }

    private func signing(_ styled: Styling) throws -> String {
        let view = SignatureCaptureView(title: "Title")
        let test = ViewTest(styled(AnyView(view)), DisplayConfiguration(width: 358))
        try test.tap("Tap to Sign")
        return test.svg().lowercased()
    }

    private func pictures(of component: String, _ styled: Styling) throws -> String {
        let views: [any View]
        switch component {
        case "Action": views = [Action(model: FullAction())]
        case "ActivationScreen": views = [ActivationScreen(model: FullPage())]
        case "ActivityItem": views = [ActivityItem(model: FullActivity())]
        case "ActivityItems": views = [ActivityItems(model: FullActivities())]
        case "ContactItem": views = [ContactItem(model: FullPerson())]
        case "DataTable": views = [table]
        case "DimensionSelector": views = [DimensionSelector(segmentTitles: ["1D", "1W"], selectedIndex: 0)]
        case "EULAView": views = [EULAView(title: "Title", bodyAttributedText: "Body", htmlContent: "HTML")]
        case "FioriButton": views = [FioriButton(title: "Label")]
        case "HeaderChart": views = [HeaderChart(model: FullHeader()) { EmptyView() }]
        case "IconStack": views = [IconStack(model: FullIcons())]
        case "InfoView": views = [InfoView(model: FullPage())]
        case "KPI": views = [KPI(model: FullNumber())]
        case "KPIItem": views = [KPIItem(model: FullNumber())]
        case "KPIProgressItem": views = [KPIProgressItem(model: FullProgress())]
        case "KeyValueItem": views = [KeyValueItem(model: FullPair())]
        case "ListPickerItem": views = [ListPickerItem(key: "Key", value: "Value")]
        case "ObjectHeader": views = [ObjectHeader(model: FullHeader()) { EmptyView() }]
        case "ObjectItem": views = [ObjectItem(model: FullObject())]
        case "Page": views = [InfoView(model: FullPage())]
        case "PersonDetailItem": views = [PersonDetailItem(model: FullPerson())]
        case "ProfileHeader": views = [ProfileHeader(model: FullHeader()) { EmptyView() }]
        case "ProgressIndicator": views = [ProgressIndicator(model: FullProgressIndicator())]
        case "SectionHeader": views = [SectionHeader(model: FullHeader())]
        case "SideBar":
            views = [
                SideBar(subtitle: "Subtitle") {
                    Text("Detail")
                } footer: {
                    Text("Footer")
                }
            ]
        case "SideBarListItem":
            let image = Image(systemName: "star")
            views = [SideBarListItem(icon: image, title: "Title", subtitle: "Subtitle", accessoryIcon: image)]
        case "SignatureCaptureView":
            let start = picture(SignatureCaptureView(model: TitledSignature()), styled)
            return try start + signing(styled) + picture(SignatureCaptureView(model: FullSignature()), styled)
        case "TagStack": views = [TagStack(model: FullTags())]
        case "TextInput": views = [TextInput(model: FullTextInput())]
        case "UserConsentForm":
            views = [
                UserConsentForm(model: LibraryPreviewData.ConsentForm.usage),
                UserConsentForm(userConsentPages: [TitledConsentPage()]),
                UserConsentForm(userConsentPages: [TitledConsentPage()], isRequired: false),
            ]
        case "UserConsentPage": views = [UserConsentPage(model: FullConsentPage())]
        case "WelcomeScreen": views = [WelcomeScreen(model: FullPage())]
        default:
            Issue.record("there is no picture of \(component) here")
            views = []
        }
        return views.map { picture($0, styled) }.joined()
    }

    private var table: some View {
        let row = TableRowItem(
            leadingAccessories: [.text("1")], trailingAccessory: .icon(AccessoryIcon(image: Image(systemName: "star"))),
            data: [DataTextItem("Cell")])
        let header = TableRowItem(data: [DataTextItem("Header")])
        return DataTable(model: TableModel(headerData: header, rowData: [row], showListView: false))
            .frame(width: 400, height: 200)
    }

    // MARK: Style sheets

    @Test func `style sheets name every part`() throws {
        let parts = try parts()
        #expect(parts.count > 90 && parts.count < 256)
        let rules = parts.enumerated().map { "\($1) { background-color: \(hex($0)); }" }
        ThemeManager.shared.addStyleSheet(try StyleSheet(rules.joined(separator: "\n")))
        defer { ThemeManager.shared.setStyleSheets([]) }
        var pictures: [String: String] = [:]
        for (index, part) in parts.enumerated() {
            let component = String(part.prefix { $0 != "." })
            let picture = try pictures[component] ?? self.pictures(of: component) { $0 }
            pictures[component] = picture
            #expect(picture.contains(hex(index)), "a style sheet does not reach \(part)")
        }
    }

    @Test func `app styles name every part`() throws {
        let parts = try parts()
        let styles = parts.enumerated().map { index, part in
            (part, AnyViewModifier { $0.background(self.color(index)) })
        }
        StyleCache.upsertStyles(Dictionary(uniqueKeysWithValues: styles))
        defer { StyleCache.resetStyles() }
        try expectAll(parts.enumerated(), count: 90...) { index, part in
            let picture = try pictures(of: String(part.prefix { $0 != "." })) { $0 }
            #expect(picture.contains(hex(index)), "StyleCache does not reach \(part)")
        }
    }

    // MARK: Modifiers

    private typealias Hook = (name: String, path: WritableKeyPath<EnvironmentValues, AnyViewModifier>)

    private static let hooks: [Hook] = [
        ("title", \.titleModifier), ("subtitle", \.subtitleModifier), ("tags", \.tagsModifier),
        ("footnote", \.footnoteModifier), ("descriptionText", \.descriptionTextModifier),
        ("detailImage", \.detailImageModifier), ("attribute", \.attributeModifier), ("trend", \.trendModifier),
        ("trendImage", \.trendImageModifier), ("status", \.statusModifier), ("substatus", \.substatusModifier),
        ("bodyText", \.bodyTextModifier), ("bodyAttributedText", \.bodyAttributedTextModifier),
        ("htmlContent", \.htmlContentModifier),
        ("icon", \.iconModifier), ("accessoryIcon", \.accessoryIconModifier), ("icons", \.iconsModifier),
        ("key", \.keyModifier), ("value", \.valueModifier), ("kpi", \.kpiModifier),
        ("actionText", \.actionTextModifier), ("actionItems", \.actionItemsModifier),
        ("progressIndicatorText", \.progressIndicatorTextModifier), ("textInputValue", \.textInputValueModifier),
        ("textInput", \.textInputModifier), ("action", \.actionModifier),
        ("secondaryAction", \.secondaryActionModifier), ("agreeAction", \.agreeActionModifier),
        ("disagreeAction", \.disagreeActionModifier), ("cancelAction", \.cancelActionModifier),
        ("progressIndicator", \.progressIndicatorModifier), ("startAction", \.startActionModifier),
        ("restartAction", \.restartActionModifier), ("clearAction", \.clearActionModifier),
        ("saveAction", \.saveActionModifier), ("nextAction", \.nextActionModifier),
        ("allowAction", \.allowActionModifier), ("denyAction", \.denyActionModifier),
        ("notNowAction", \.notNowActionModifier),
    ]

    /// Parts that components have without data of theirs: they are styled by name only.
    private static let withoutHook: Set = [
        "DataTable.accessory", "DataTable.cell", "DataTable.header", "DimensionSelector.segment", "FioriButton.label",
        "Page.background",
    ]

    @Test func `modifiers reach every part`() throws {
        var view: Styling = { $0 }
        for (index, hook) in Self.hooks.enumerated() {
            let (inner, color) = (view, color(index))
            view = {
                AnyView(inner($0).environment(hook.path, AnyViewModifier { $0.background(color) }))
            }
        }
        try expectAll(parts().filter { !Self.withoutHook.contains($0) }, count: 60...) { part in
            let names = part.split(separator: ".").map(String.init)
            let index = try #require(Self.hooks.firstIndex { $0.name == names[1] }, "\(part) has no modifier")
            let picture = try pictures(of: names[0], view)
            #expect(picture.contains(hex(index)), "its modifier does not reach \(part)")
        }
    }

    // MARK: Stacks

    /// The stacks that show data of a part have the look that the app gives the part, once.
    @Test func `modifiers of stacks win over their defaults and do not add up`() throws {
        let tags = TagStack(tags: ["Tag"])
        let header = ObjectHeader(title: "Title", tags: ["Tag"]) { EmptyView() }
        let built = ObjectHeader {
            Text("Title")
        } tags: {
            Text("Tag")
        }
        for view in [AnyView(tags), AnyView(header), AnyView(built)] {
            let plain = try ViewTest(view).text("Tag")
            #expect(plain.fontSize == 12)
            let large = ViewTest(view.tagsModifier { $0.font(.system(size: 30)) })
            #expect(try large.text("Tag").fontSize == 30)
            let padded = ViewTest(view.tagsModifier { $0.padding(.leading, 10) })
            #expect(try padded.text("Tag").frame.minX == plain.frame.minX + 10)
        }
    }

    @Test func `tags look the same alone and in stacks`() throws {
        let (alone, stack) = (ViewTest(Tag("Tag")), ViewTest(TagStack(tags: ["Tag"])))
        #expect(alone.size == stack.size)
        #expect(try alone.text("Tag").fontSize == 12)
        #expect(try ViewTest(Tag("Tag").tagsModifier { $0.font(.system(size: 30)) }).text("Tag").fontSize == 30)
        func header(@TagBuilder tags: () -> TagStack) -> String {
            ViewTest(ObjectHeader(title: { Text("Title") }, tags: tags)).svg()
        }
        let texts = header {
            Text("Tag")
            Text("Other")
        }
        let tags = header {
            Tag("Tag")
            Tag { Text("Other") }
        }
        #expect(texts == tags)
    }

    @Test func `modifiers of icons and activities do not add up`() throws {
        let stack = IconStack(icons: [.text("1")])
        let item = ObjectItem(title: "Title", icons: [.text("1")])
        for view in [AnyView(stack), AnyView(item)] {
            let plain = try ViewTest(view).text("1")
            let large = ViewTest(view.iconsModifier { $0.font(.system(size: 30)) })
            #expect(try large.text("1").fontSize == 30)
            let padded = ViewTest(view.iconsModifier { $0.padding(.top, 10) })
            #expect(padded.size.height >= ViewTest(view).size.height)
            #expect(plain.fontSize == 13)
        }
        let activities = ActivityItems(actionItems: [.init(type: .phone)])
        let contact = ContactItem(title: "Title", actionItems: activities)
        for view in [AnyView(activities), AnyView(contact)] {
            let plain = ViewTest(view).images[0].frame
            let large = ViewTest(view.actionItemsModifier { $0.font(.system(size: 40)) }).images[0].frame
            #expect(large.height > plain.height * 1.5)
        }
    }
}
