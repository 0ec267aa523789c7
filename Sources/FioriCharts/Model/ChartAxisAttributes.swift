import Combine
import SwiftUI

/// The look of an axis.
///
/// Each argument of the initialisers of axes that is nil stands for its default.
nonisolated public class ChartAxisAttributes: ObservableObject, Identifiable, NSCopying, Equatable {
    public let id = UUID()
    public let objectWillChange = ObservableObjectPublisher()
    public var axisId: ChartAxisId? { willSet { objectWillChange.send() } }
    public var baseline: ChartBaselineAttributes { willSet { objectWillChange.send() } }
    public var gridlines: ChartGridlineAttributes { willSet { objectWillChange.send() } }
    public var labels: ChartLabelAttributes { willSet { objectWillChange.send() } }
    public var titleLabel: ChartLabelAttributes { willSet { objectWillChange.send() } }
    /// nil or empty shows none.
    public var title: String? { willSet { objectWillChange.send() } }

    public init(
        axisId: ChartAxisId? = nil, baseline: ChartBaselineAttributes? = nil,
        gridlines: ChartGridlineAttributes? = nil, labels: ChartLabelAttributes? = nil,
        titleLabel: ChartLabelAttributes? = nil, title: String? = nil
    ) {
        self.axisId = axisId
        self.baseline = baseline ?? ChartBaselineAttributes()
        self.gridlines = gridlines ?? ChartGridlineAttributes()
        self.labels = labels ?? ChartLabelAttributes()
        self.titleLabel = titleLabel ?? ChartLabelAttributes()
        self.title = title
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = ChartAxisAttributes()
        copy.takeLook(of: self)
        return copy
    }

    /// True if two axes of one class have the same look; their identities do not count.
    public static func == (lhs: ChartAxisAttributes, rhs: ChartAxisAttributes) -> Bool {
        lhs === rhs || type(of: lhs) == type(of: rhs) && lhs.hasLook(of: rhs)
    }

    func takeLook(of other: ChartAxisAttributes) {
        axisId = other.axisId
        baseline = other.baseline.copy() as? ChartBaselineAttributes ?? baseline
        gridlines = other.gridlines.copy() as? ChartGridlineAttributes ?? gridlines
        labels = other.labels.copy() as? ChartLabelAttributes ?? labels
        titleLabel = other.titleLabel.copy() as? ChartLabelAttributes ?? titleLabel
        title = other.title
    }

    func hasLook(of other: ChartAxisAttributes) -> Bool {
        axisId == other.axisId && baseline == other.baseline && gridlines == other.gridlines
            && labels == other.labels && titleLabel == other.titleLabel && title == other.title
    }
}
