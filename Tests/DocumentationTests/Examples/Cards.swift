// The code has the form of the pages.
// swift-format-ignore-file
// The landing page of the cards, the tutorial "Your first card", and Docs/IntegrationCards.md.

// example
import FioriIntegrationCards
import SwiftUI

struct Orders: View {
    let manifest: Manifest

    var body: some View {
        CardView(manifest)
            .cardParameters(["region": "west"])
            .onCardAction { action in
                print(action.parameters)
                return true
            }
    }
}
// end

private func show(folder: URL, host: any CardHost, handle: @escaping @MainActor @Sendable (ResolvedAction) -> Bool)
    throws -> some View
{
    // example
    CardView(try Manifest(withCardBundleAt: folder))
        .cardHost(host)                       // parameters, destinations, permitted addresses, actions
        .cardParameters(["country": "FR"])
        .onCardAction { action in handle(action) }
    // end
}

import IntegrationCardModel

// example
struct CompanyHost: CardHost {
    let parameters: JSONObject = ["region": "west"]

    func destination(named name: String) async -> String? {
        name == "orders" ? "https://orders.example.com" : nil
    }
}
// end

private func problems(in data: Data) {
    // example
    for problem in ManifestValidator().problems(in: data) {
        print("\(problem.position): \(problem.message)")
    }
    // end
}
