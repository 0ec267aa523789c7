import SwiftUI

/// The drawn chart without selection: axes, lines, marks and labels on one canvas.
///
/// Equal pictures are not drawn again, so that a selection costs no path.
nonisolated struct ChartPicture: View, Equatable {
    private struct Key: Equatable {
        var revision: Int
        var surroundings: ChartSurroundings
        var differentiatesWithoutColor: Bool
    }

    private let model: ChartModel
    private let drawing: ChartDrawing
    private let key: Key

    init(
        model: ChartModel, drawing: ChartDrawing, surroundings: ChartSurroundings, differentiatesWithoutColor: Bool
    ) {
        self.model = model
        self.drawing = drawing
        key = Key(
            revision: model.pictureRevision, surroundings: surroundings,
            differentiatesWithoutColor: differentiatesWithoutColor)
    }

    static func == (lhs: ChartPicture, rhs: ChartPicture) -> Bool {
        lhs.model === rhs.model && lhs.key == rhs.key
    }

    @MainActor var body: some View {
        let key = key
        let model = model
        let drawing = drawing
        Canvas { context, size in
            let input = ChartInput(model: model, differentiatesWithoutColor: key.differentiatesWithoutColor)
            drawing.draw(input, in: &context, size: size, surroundings: key.surroundings)
        }
    }
}
