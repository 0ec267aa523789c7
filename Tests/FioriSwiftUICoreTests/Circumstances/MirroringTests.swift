import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Components in compact and regular width, at the default and a large text size: where reading goes from right to left
/// everything stands as in a mirror, and in large text nothing is cut.
@MainActor
struct MirroringTests {
    nonisolated enum Subject: String, CaseIterable {
        case objectHeader, profileHeader, headerChart, sectionHeader, kpiHeader, kpiItem, kpiProgressItem, keyValueItem,
            activityItem, activityItems, objectItem, contactItem, personDetailItem
    }

    @ViewBuilder private func view(_ subject: Subject) -> some View {
        let person = LibraryPreviewData.Person.laurelosborn
        switch subject {
        case .objectHeader:
            ObjectHeader(model: LibraryPreviewData.Order.inspection) { Text("Details") }
        case .profileHeader:
            ProfileHeader(model: person) { ActivityItems(actionItems: person.activities) }
        case .headerChart:
            HeaderChart(model: LibraryPreviewData.Sales.netSales) { Text("Chart") }
        case .sectionHeader: SectionHeader(title: "Open Orders", attribute: "12")
        case .kpiHeader: KPIHeaderControl(LibraryPreviewData.Figure.all, id: \.title)
        case .kpiItem: KPIItem(model: LibraryPreviewData.Sales.netSales)
        case .kpiProgressItem: KPIProgressItem(model: LibraryPreviewData.Goal.openOrders)
        case .keyValueItem: KeyValueItem(key: "Serial Number", value: "533423-A")
        case .activityItem: ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call")
        case .activityItems: ActivityItems(actionItems: person.activities)
        case .objectItem: ObjectItem(model: LibraryPreviewData.Device.pump)
        case .contactItem: ContactItem(model: person)
        case .personDetailItem: PersonDetailItem(model: person)
        }
    }

    @Test(
        arguments: Subject.allCases,
        [(358.0, DynamicTypeSize.large), (358, .accessibility3), (704, .large), (704, .accessibility3)])
    func standsAsInAMirror(_ subject: Subject, _ circumstances: (width: Double, size: DynamicTypeSize)) {
        var configuration = DisplayConfiguration(
            width: circumstances.width, horizontalSizeClass: circumstances.width > 500 ? .regular : .compact,
            dynamicTypeSize: circumstances.size)
        let test = ViewTest(view(subject), configuration)
        configuration.layoutDirection = .rightToLeft
        let mirrored = ViewTest(view(subject), configuration)

        #expect(mirrored.size == test.size)
        #expect(mirrored.elements.map(\.label) == test.elements.map(\.label))
        #expect(mirrored.texts.map(\.string) == test.texts.map(\.string))
        for (text, mirror) in zip(test.texts, mirrored.texts) {
            // Pixels are half a point; both sides are put on them.
            #expect(abs(test.size.width - text.frame.maxX - mirror.frame.minX) <= 1, "\(text.string)")
            #expect(text.frame.minY == mirror.frame.minY, "\(text.string)")
        }
        if circumstances.size.isAccessibilitySize {
            for text in test.texts {
                #expect(!text.isTruncated && text.frame.minX >= 0, "\(text.string)")
                #expect(text.frame.maxX <= circumstances.width, "\(text.string)")
            }
        }
        for element in test.elements where element.role == "button" {
            #expect(element.frame.width >= 44 && element.frame.height >= 44, "\(element.label)")
        }
    }

    @Test func whatPagesSayIsTranslated() throws {
        let test = ViewTest(
            PageIndicator(numberOfPages: 3, currentPage: .constant(0)),
            DisplayConfiguration(locale: Locale(identifier: "de_DE")))
        #expect(try test.element("Seite").value == "1 von 3")
    }
}
