// The code has the form of the pages.
// swift-format-ignore-file
// The article "Driving cards".

import FioriIntegrationCards
import SwiftUI

// example
struct Weather: View {
    @State private var controller: CardController

    init(_ manifest: Manifest) { _controller = State(initialValue: CardController(manifest)) }

    var body: some View {
        ScrollView { CardView(controller) }
            .refreshable { await controller.refresh() }
            .toolbar {
                Button("Paris") {
                    Task { await controller.setParameters(["city": "Paris"]) }
                }
            }
    }
}
// end

private func show(_ manifest: Manifest) -> some View {
    // example
    CardView(manifest)
        .onCardEvent { event, controller in
            if event == .stateChanged(.failed) { controller.showMessage("Try again later", state: .warning) }
        }
    // end
}
