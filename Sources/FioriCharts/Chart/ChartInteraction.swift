import SwiftUI

/// Selection by touch, and the elements of assistive technology.
struct ChartInteraction: ViewModifier {
    let model: ChartModel
    let drawing: ChartDrawing
    let surroundings: ChartSurroundings

    func body(content: Content) -> some View {
        content
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: ChartSummary(model: model, locale: surroundings.locale).sentence))
    }
}
