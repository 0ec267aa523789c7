import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// Components with a title beside something.
nonisolated enum TitledComponent: String, CaseIterable {
    case objectItem, objectItemWithAction, objectItemInColumns, objectItemOnCard, objectHeader, objectHeaderInColumns
    case contactItem, contactItemInColumns, profileHeader, keyValueItem, sectionHeader

    @MainActor @ViewBuilder func view(title: AttributedString, other: AttributedString) -> some View {
        let image = Image(systemName: "wrench")
        switch self {
        case .objectItem:
            ObjectItem(title: title, subtitle: "Job", status: .text(other), detailImage: image, icons: [.text("1")])
        case .objectItemWithAction:
            ObjectItem(
                title: title, subtitle: "Job", status: .text(other), substatus: .text("High"), icons: [.text("1")],
                action: FioriButton(title: "Approve"))
        case .objectItemInColumns:
            ObjectItem(title: title, description: "Temperature", status: .text(other), detailImage: image)
        case .objectItemOnCard:
            ObjectItem(title: title, description: "Temperature", status: .text(other), detailImage: image)
                .objectItemStyle(.card)
        case .objectHeader:
            ObjectHeader(title: title, subtitle: "Job", status: .text(other), detailImage: image)
        case .objectHeaderInColumns:
            ObjectHeader(
                title: title, subtitle: "Job", tags: ["Pumps"], bodyText: other, status: .text("High"),
                detailImage: image
            ) {
                Color.clear.frame(height: 80)
            }
        case .contactItem, .contactItemInColumns:
            ContactItem(
                title: title, subtitle: "Manager", description: other, detailImage: image,
                activityItems: [.init(type: .phone), .init(type: .email), .init(type: .message)])
        case .profileHeader:
            ProfileHeader(detailImage: image, title: title, subtitle: "Manager", description: other) {
                ActivityItems(activityItems: [.init(type: .phone), .init(type: .email)])
            }
        case .keyValueItem: KeyValueItem(key: title, value: other)
        case .sectionHeader: SectionHeader(title: title, attribute: other)
        }
    }

    /// The component without what is beside its title.
    @MainActor @ViewBuilder func alone(title: AttributedString) -> some View {
        switch self {
        case .objectItem, .objectItemWithAction, .objectItemInColumns, .objectItemOnCard: ObjectItem(title: title)
        case .objectHeader, .objectHeaderInColumns: ObjectHeader(title: title)
        case .contactItem, .contactItemInColumns: ContactItem(title: title)
        case .profileHeader: ProfileHeader(title: title)
        case .keyValueItem: KeyValueItem(key: title)
        case .sectionHeader: SectionHeader(title: title)
        }
    }

    var isRegular: Bool {
        switch self {
        case .objectItemInColumns, .objectHeaderInColumns, .contactItemInColumns, .profileHeader: true
        default: false
        }
    }
}

/// The rule for titles of all items and headers: a title gets the width of the widest of its first two words or 40 % of
/// the row, the more of them, and no more than it needs; a title of up to three words is never cut.
///
/// Numbers: 40 %, two and three words are the rule's. A title's frame is as wide as its widest line, so that the room
/// shows in its height: it is no higher than the same title alone in a room of the least width.
struct TitleRuleTests {
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
                    width: CGFloat(Int.random(in: 280...1024, using: &self)),
                    horizontalSizeClass: component.isRegular ? .regular : .compact,
                    dynamicTypeSize: DynamicTypeSize.allCases.randomElement(using: &self) ?? .large,
                    layoutDirection: Bool.random(using: &self) ? .leftToRight : .rightToLeft))
        }
    }

    /// The size of a title alone in a width, or on one line.
    private func size(_ title: String, in sample: Sample, width: CGFloat? = nil) throws -> CGSize {
        var configuration = sample.configuration
        configuration.width = width ?? 20_000
        return try ViewTest(sample.component.alone(title: AttributedString(title)), configuration).text(title).frame
            .size
    }

    private func check(_ sample: Sample) throws {
        let width = try #require(sample.configuration.width)
        let test = ViewTest(
            sample.component.view(title: AttributedString(sample.title), other: AttributedString(sample.other)),
            sample.configuration)
        let title = try #require(test.texts.first { $0.string == sample.title }, "\(sample)")
        let need = try size(sample.title, in: sample)
        let word = try sample.words.prefix(2).map { try size(String($0), in: sample).width }.max() ?? 0
        // Fractions of points are lost where frames are measured.
        let room = min(need.width, max(word, width * 0.4), width)
        let least = try size(sample.title, in: sample, width: room.rounded(.up) + 1)

        #expect(title.frame.width <= need.width + 1, "\(sample)")
        #expect(title.frame.height <= least.height + 1, "\(sample): \(title.frame) in a room of \(room)")
        if sample.words.count <= 3 { #expect(!title.isTruncated, "\(sample)") }
        // Other pages are beside the one that is shown.
        for text in test.texts where text.frame.minX < width && text.frame.maxX > 0 {
            #expect(text.frame.minX >= -0.5 && text.frame.maxX <= width + 0.5, "\(sample): \(text.string)")
            guard text.frame != title.frame else { continue }
            #expect(!text.frame.insetBy(dx: 0.5, dy: 0.5).intersects(title.frame), "\(sample): \(text.string)")
        }
    }

    @Test(arguments: TitledComponent.allCases)
    func `titles keep their room beside texts of any length`(component: TitledComponent) throws {
        let start = ContinuousClock.now
        var numbers = Numbers(state: component.rawValue.utf8.reduce(41) { $0 &* 31 &+ UInt64($1) })
        var count = 0
        // The number of samples is the same on each machine, unless it is very slow.
        while count < 40, count < 15 || start.duration(to: .now) < .seconds(20) {
            try check(numbers.sample(component))
            count += 1
        }
    }
}
