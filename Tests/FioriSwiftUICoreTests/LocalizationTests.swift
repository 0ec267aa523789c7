import Foundation
import SwiftUITestHost
import Testing

@testable import FioriSwiftUICore

/// The components' own strings, in all languages; `CatalogTests` compares the catalog with the sources.
@MainActor
struct LocalizationTests {
    @Test func `readers read their language, or English`() throws {
        let items = ActivityItems(actionItems: [.init(type: .phone), .init(type: .email)])
        let german = ViewTest(items, DisplayConfiguration(locale: Locale(identifier: "de_DE")))
        #expect(german.elements.map(\.label) == ["Anrufen", "E-Mail"])
        let french = ViewTest(items, DisplayConfiguration(locale: Locale(identifier: "fr_FR")))
        #expect(french.elements.map(\.label) == ["Appeler", "E-mail"])
        let spanish = ViewTest(items, DisplayConfiguration(locale: Locale(identifier: "es_ES")))
        #expect(spanish.elements.map(\.label) == ["Call", "Email"])
    }

    private func german(_ view: some View) -> [String] {
        ViewTest(view, DisplayConfiguration(width: 358, locale: Locale(identifier: "de_DE"))).elements.map(\.label)
    }

    nonisolated private struct Own: ActionModel {
        var actionText: String? { "Cancel" }
    }

    nonisolated private struct Page: EULAViewModel {
        var title: String { "Lizenz" }
        var cancelAction: ActionModel? { Own() }
    }

    /// The app's texts stay as they are, even where a component uses the same words.
    @Test func `only the buttons of the components are translated`() throws {
        #expect(german(Action(model: _CancelActionDefault())) == ["Abbrechen"])
        let erased: any ActionModel = _NotNowActionDefault()
        #expect(german(Action(model: erased)) == ["Nicht jetzt"])
        #expect(german(Action(actionText: "Cancel")) == ["Cancel"])
        #expect(german(Action(model: Own())) == ["Cancel"])
        #expect(_CancelActionDefault().actionText == "Cancel")
    }

    @Test func `own and default buttons of a component in one language each`() {
        #expect(german(EULAView(model: Page())) == ["Cancel", "Lizenz", "Zustimmen", "Nicht zustimmen"])
        #expect(
            german(EULAView(title: "Lizenz", agreeAction: Action(actionText: "Agree")))
                == ["Abbrechen", "Lizenz", "Agree", "Nicht zustimmen"])
        let views = EULAView {
            Text(verbatim: "Lizenz")
        } disagreeAction: {
            Action(actionText: "Disagree")
        }
        #expect(german(views) == ["Abbrechen", "Lizenz", "Zustimmen", "Disagree"])
    }

    @Test func `every default title is translated`() {
        let models: [any ActionModel] = [
            _NextActionDefault(), _CancelActionDefault(), _AllowActionDefault(), _DenyActionDefault(),
            _NotNowActionDefault(), _AgreeActionDefault(), _DisagreeActionDefault(), _StartSignatureActionDefault(),
            _RestartSignatureActionDefault(), _ClearActionDefault(), _SaveActionDefault(),
        ]
        for model in models {
            #expect(model is any DefaultAction)
            #expect(german(Action(model: model)) != [model.actionText ?? ""], "\(model)")
        }
    }
}
