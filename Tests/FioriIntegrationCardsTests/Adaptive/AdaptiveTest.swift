import Foundation
import SwiftUI
import SwiftUITestHost

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Adaptive Cards of tests, written in place.
@MainActor
enum AdaptiveTest {
    /// A card with elements and actions.
    static func card(_ body: [JSONValue], actions: [JSONValue] = [], _ others: JSONObject = [:]) -> JSONValue {
        var card: JSONObject = ["type": "AdaptiveCard", "version": "1.6"]
        card["body"] = .array(body)
        card["actions"] = .array(actions)
        for other in others { card[other.name] = other.value }
        return .object(card)
    }

    /// A card's content on a page of 400 points, with the calls that it makes.
    static func show(
        _ card: JSONValue, markdown: Bool = false, now: Date? = nil,
        _ configuration: DisplayConfiguration = DisplayConfiguration(width: 400, height: 800)
    ) -> (test: ViewTest<AnyView>, calls: CardCalls) {
        let calls = CardCalls()
        let content = ResolvedAdaptiveCard(card: AdaptiveReader().read(card).card, rendersMarkdown: markdown)
        let view = AdaptiveCardContent(content)
            .environment(\.cardActions, calls.actions)
            .environment(\.cardNow, now)
            .environment(\.timeZone, .gmt)
            .frame(maxHeight: .infinity, alignment: .top)
        return (ViewTest(AnyView(view), configuration), calls)
    }

    /// A picture of 80 by 80 points with a name, to find elements by.
    static func box(_ name: String, _ others: JSONObject = [:]) -> JSONValue {
        var image: JSONObject = ["type": "Image", "altText": .string(name), "url": "missing.png", "size": "medium"]
        for other in others { image[other.name] = other.value }
        return .object(image)
    }

    static func text(_ text: String, _ others: JSONObject = [:]) -> JSONValue {
        var block: JSONObject = ["type": "TextBlock", "text": .string(text)]
        for other in others { block[other.name] = other.value }
        return .object(block)
    }
}
