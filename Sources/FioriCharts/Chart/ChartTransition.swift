import SwiftUI

/// The change of a chart's data or kind that is under way.
///
/// Axes change at once. Marks move from the values on the scales that were shown to the new ones, and those of
/// another kind fade into each other. A change during a change continues from what is shown.
nonisolated struct ChartTransition {
    /// The plot and the kind of a picture.
    struct Shown {
        var plot: ChartPlot
        var kind: any ChartMarks
    }

    /// Marks with their opacity.
    struct Layer {
        var marks: [ChartMark]
        var opacity: Double
    }

    private var model: ObjectIdentifier?
    private var target = 0
    private var start: Shown?
    private var startProgress = 0.0
    private var shown: Shown?
    private var shownProgress = 0.0

    /// The marks to draw, back to front.
    /// - Parameter progress: The revision of the data that is shown, with a fraction on the way to it.
    mutating func layers(of layout: ChartLayout, progress: Double) -> [Layer] {
        let plot = layout.plot
        let input = plot.input
        if model != ObjectIdentifier(input.model) {
            model = ObjectIdentifier(input.model)
            shown = nil
            start = nil
            target = input.model.dataRevision
        }
        if target != input.model.dataRevision {
            target = input.model.dataRevision
            start = shown
            startProgress = shownProgress
        }
        shownProgress = progress
        let length = Double(target) - startProgress
        let fraction = length > 0 ? min(max((progress - startProgress) / length, 0), 1) : 1
        guard let start, fraction < 1 else {
            self.start = nil
            shown = Shown(plot: plot, kind: layout.kind)
            return [Layer(marks: layout.kind.marks(in: plot), opacity: 1)]
        }
        guard start.plot.input.type == input.type else {
            return [
                Layer(marks: start.kind.marks(in: start.plot), opacity: 1 - fraction),
                Layer(marks: layout.kind.marks(in: plot), opacity: fraction),
            ]
        }
        let moving = Self.plot(plot, from: start.plot, progress: fraction)
        shown = Shown(plot: moving, kind: layout.kind)
        return [Layer(marks: layout.kind.marks(in: moving), opacity: 1)]
    }

    private static func plot(_ end: ChartPlot, from start: ChartPlot, progress: Double) -> ChartPlot {
        var plot = end
        let input = end.input
        plot.input = ChartInput(
            model: input.model, table: input.table.interpolated(from: start.input.table, progress: progress),
            differentiatesWithoutColor: input.differentiatesWithoutColor, shapeStyles: input.shapeStyles)
        plot.values.move(from: start.values, progress: progress)
        if let origin = start.secondaryValues { plot.secondaryValues?.move(from: origin, progress: progress) }
        if let origin = start.horizontalValues { plot.horizontalValues?.move(from: origin, progress: progress) }
        return plot
    }
}
