import SwiftUI

/// The sentence that describes a chart, composed when it is read out: a picture needs neither the sentence nor its words.
nonisolated struct ChartSentence: FormatStyle {
    /// A chart in one state.
    struct Subject: Equatable {
        let model: ChartModel
        let drawing: ChartDrawing
        let revision: Int

        init(_ model: ChartModel, _ drawing: ChartDrawing) {
            (self.model, self.drawing, revision) = (model, drawing, model.pictureRevision)
        }

        static func == (left: Subject, right: Subject) -> Bool {
            left.model === right.model && left.drawing === right.drawing && left.revision == right.revision
        }
    }

    var locale: Locale

    func format(_ chart: Subject) -> String { chart.drawing.summary(of: chart.model, locale: locale) }

    func locale(_ locale: Locale) -> Self { ChartSentence(locale: locale) }
}
