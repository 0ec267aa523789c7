import Catalogue
import CatalogueInSwift5
import FioriSwiftUI
import Foundation
import Testing

/// Models, data types and the theme in nonisolated code. The sources themselves prove that every component can be
/// called.
///
/// Numbers: counts of what Themes.swift makes: 2 + 4 × 4 × 4 colours, 10 fonts, 3 icons; three values are in the test.
/// A control has four states at least (Docs/Facts/Components.md).
struct CatalogueTests {
    @Test func `models are made and read away from the main actor`() async {
        let read = await Task.detached {
            let machine: any ObjectItemModel = Catalogue.Machine(title: "Pump")
            let task = machine.action
            var taps = 0
            let action: any ActionModel = Catalogue.Chore(actionText: "Go") { taps += 1 }
            action.didSelectAction?()
            return [machine.title, machine.subtitle, task?.actionText, String(taps)].compactMap(\.self)
        }.value
        #expect(read == ["Pump", "Three Phase", "Inspect", "1"])
    }

    @Test func `what several models have in common has one default`() async {
        let named = Catalogue.Named(title: "Pump")
        #expect((named as any ObjectItemModel).action == nil)
        #expect((named as any WelcomeScreenModel).textInput == nil)
        #expect((named as any InfoViewModel).secondaryAction == nil)
        #expect((named as any UserConsentPageModel).action == nil)
        #expect((named as any EULAViewModel).cancelAction?.actionText == "Cancel")
        let texts = await Task.detached {
            let asked = CatalogueInSwift5.Asked(title: "Mail")
            return [
                (asked as any UserConsentFormModel).cancelAction, (asked as any SignatureCaptureViewModel).cancelAction,
            ]
            .map { $0?.actionText }
        }.value
        #expect(texts == ["Cancel", "Cancel"])
    }

    @Test func `a page's text is changed through its model`() {
        let address = Catalogue.MailAddress("a@example.com")
        (address as any TextInputModel).textInputValue += "!"
        #expect(address.textInputValue == "a@example.com!")
        #expect(Catalogue.Consent().userConsentForms.map(\.isRequired) == [true, false])
    }

    @Test func `data goes from one task to another`() async {
        let marks = await Task.detached { Catalogue.Constants.marks + [.text("2")] }.value
        #expect(marks.last == .text("2"))
        let types = await Task.detached { Catalogue.Constants.ways.map(\.type) }.value
        #expect(types == [.phone, .email])
    }

    @Test func `tables are made on a background task`() async {
        let table = await Task.detached {
            let model = Catalogue.Tables.model(of: [Catalogue.Machine(title: "Pump"), Catalogue.Machine(title: "Fan")])
            return (model.rowData.count, model.isEditing, model.selectedIndexes)
        }.value
        #expect(table.0 == 2 && table.1 && table.2 == [0])
    }

    @Test func `numbers, activities and accessories are plain data`() {
        let data: [KPIItemData] = [.percent(0.5), .components([.metric("1"), .unit("€")]), .duration(60, nil)]
        #expect(data.count == 3)
        #expect(ActivityItemType.videoCall.symbolName == "video")
        #expect(AccessoryType.disclosure.symbolName == "chevron.forward")
        #expect(AccessoryType.none.image == nil)
        #expect(ActivityItemDataType(type: .phone, data: "1").id != ActivityItemDataType(type: .phone, data: "1").id)
        #expect(ControlState.allCases.count >= 4)
    }

    @Test func `looks are made anywhere`() async {
        let (colors, fonts) = await Task.detached { CatalogueInSwift5.Themes.looks() }.value
        #expect(colors.count == 66 && fonts.count == 10)
        #expect(Catalogue.Themes.icons().count == 3)
    }
}
