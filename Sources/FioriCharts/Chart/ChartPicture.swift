import SwiftUI

/// The drawn chart without selection: axes, lines, marks and labels on one canvas.
///
/// Equal pictures are not drawn again, so that a selection costs no path.
nonisolated struct ChartPicture: View, Equatable {
    private struct Key: Equatable {
        var revision: Int
        var surroundings: ChartSurroundings
        var differentiatesWithoutColor: Bool
        var reducesMotion: Bool
        var shapeStyles: ObjectIdentifier
    }

    private let model: ChartModel
    private let drawing: ChartDrawing
    private let shapeStyles: ChartShapeStyles
    private let key: Key

    init(
        model: ChartModel, drawing: ChartDrawing, surroundings: ChartSurroundings, differentiatesWithoutColor: Bool,
        reducesMotion: Bool, shapeStyles: ChartShapeStyles
    ) {
        self.model = model
        self.shapeStyles = shapeStyles
        self.drawing = drawing
        key = Key(
            revision: model.pictureRevision, surroundings: surroundings,
            differentiatesWithoutColor: differentiatesWithoutColor, reducesMotion: reducesMotion,
            shapeStyles: ObjectIdentifier(shapeStyles))
    }

    static func == (lhs: ChartPicture, rhs: ChartPicture) -> Bool {
        lhs.model === rhs.model && lhs.key == rhs.key
    }

    @MainActor var body: some View {
        let reducesMotion = key.reducesMotion
        ChartCanvas(
            progress: Double(model.dataRevision), revision: key.revision, model: model, drawing: drawing,
            surroundings: key.surroundings,
            differentiatesWithoutColor: key.differentiatesWithoutColor, shapeStyles: shapeStyles
        )
        .transaction(value: model.dataRevision) { transaction in
            if reducesMotion {
                transaction.animation = nil
            } else if transaction.animation == nil, !transaction.disablesAnimations {
                transaction.animation = .easeInOut(duration: 0.3)
            }
        }
    }
}

/// The canvas of a chart, which moves to changed data.
nonisolated struct ChartCanvas: View, Animatable {
    /// The revision of the data that is shown, with a fraction on the way to it.
    var progress: Double
    /// The revision of everything that is drawn. Without it, a changed look would leave all values of this view equal,
    /// and nothing would be drawn again.
    let revision: Int
    let model: ChartModel
    let drawing: ChartDrawing
    let surroundings: ChartSurroundings
    let differentiatesWithoutColor: Bool
    let shapeStyles: ChartShapeStyles

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    @MainActor var body: some View {
        let canvas = self
        Canvas { context, size in
            let input = ChartInput(
                model: canvas.model, differentiatesWithoutColor: canvas.differentiatesWithoutColor,
                shapeStyles: canvas.shapeStyles)
            canvas.drawing.draw(
                input, in: &context, size: size, surroundings: canvas.surroundings, progress: canvas.progress)
        }
    }
}
