import FioriCharts
import Foundation

extension ChartDocument {
    /// Remarks on data that can be drawn but look like a mistake, and on data that the chart cannot show.
    public var warnings: [String] {
        if model.sumsOverflow {
            return ["sums of the values are larger than numbers can be (about 1.8e308), so the chart says so instead"]
        }
        return [
            warningOfPart, warningOfValues, warningOfPoints, warningOfSeries, warningOfSectors, warningOfLogarithms,
            warningOfLogarithmicEnds,
            warningOfCircles, warningOfReferences, warningOfLogarithmicReferences, warningOfTimes,
            warningOfMissingDimensions,
            model.lacksValueAxis
                ? "a chart of the kind \(model.chartType.rawValue) has no axis of values that could be logarithmic or begin "
                    + "beside zero" : nil,
            model.categoryAxis.isLogarithmic && ![.scatter, .bubble].contains(model.chartType)
                ? "the axis of categories is linear: isLogarithmic is for numericAxis and secondaryNumericAxis" : nil,
            model.isBeyondExplicitEnds ? "all values are beyond the explicit ends of the axis, so none is drawn" : nil,
            model.lacksSecondaryAxis
                ? "a chart of the kind \(model.chartType.rawValue) has no second axis of values; all series are on the first"
                : nil,
        ]
        .compactMap { $0 } + warningsOfPlaces
    }

    private static let english = Locale(identifier: "en_US")

    private var warningOfPart: String? {
        guard let (total, part) = model.partOfTotal, part > total else { return nil }
        let texts = [part, total].map { $0.formatted(.number.locale(Self.english)) }
        return "the part, \(texts[0]), exceeds the total, \(texts[1]): \(model.chartType.rawValue) reads total, then "
            + "part (in 0.1 part, then total)"
    }

    private var warningOfValues: String? {
        let places = model.undrawnValues
        guard !places.isEmpty else { return nil }
        let hasDimensions = !model.data3d.isEmpty
        let names = places.map { (hasDimensions ? nil : model.title(ofCategory: $0)) ?? "the value at place \($0 + 1)" }
        let shown = model.drawsPartOfTotal ? "a total and a part" : "the actual value, the target and a forecast"
        return "a chart of the kind \(model.chartType.rawValue) shows \(shown), so \(Self.list(names)) "
            + (places.count == 1 ? "is not drawn" : "are not drawn")
    }

    private var warningOfPoints: String? {
        let count = model.undrawnPoints
        guard count > 0 else { return nil }
        return "a chart of the kind \(model.chartType.rawValue) shows the first point of a series, so "
            + (count == 1 ? "a further one is not drawn" : "\(count) further ones are not drawn")
    }

    private var warningOfSeries: String? {
        let series = model.undrawnSeries
        guard !series.isEmpty else { return nil }
        let names = series.map { model.title(ofSeries: $0, locale: Self.english) }
        let shown = model.drawsThresholds ? "a series of values and one of thresholds" : "one series"
        return "a chart of the kind \(model.chartType.rawValue) shows \(shown), so \(Self.list(names)) "
            + (series.count == 1 ? "is not drawn" : "are not drawn")
    }

    private var warningOfSectors: String? {
        let categories = model.undrawnParts
        guard !categories.isEmpty else { return nil }
        let names = categories.map { model.title(ofCategory: $0) ?? "the value at place \($0 + 1)" }
        let (verb, part) = categories.count == 1 ? ("is", "has no sector") : ("are", "have no sectors")
        return "\(Self.list(names)) \(verb) not positive and \(part)"
    }

    private var warningOfLogarithms: String? {
        let count = model.undrawnOnLogarithmicAxes
        guard count > 0 else { return nil }
        return count == 1
            ? "a value is not positive and has no place on the logarithmic axis"
            : "\(count) values are not positive and have no place on the logarithmic axis"
    }

    private var warningOfLogarithmicEnds: String? {
        guard let end = model.ignoredLogarithmicEnds.first else { return nil }
        let text = end.formatted(.number.locale(Self.english))
        return "the explicit end \(text) has no place on a logarithmic axis, which begins and ends at positive values"
    }

    private var warningOfCircles: String? {
        let count = model.undrawnCircles
        guard count > 0 else { return nil }
        return count == 1
            ? "a point has no positive size and is not drawn"
            : "\(count) points have no positive size and are not drawn"
    }

    private var warningOfReferences: String? {
        let values = model.undrawnReferenceLines
        guard !values.isEmpty else { return nil }
        let names = values.map { $0.formatted(.number.locale(Self.english)) }
        if !model.hasValueAxis {
            return "a chart of the kind \(model.chartType.rawValue) has no axis for reference lines"
        }
        return values.count == 1
            ? "the reference line at \(names[0]) is beyond the explicit ends of its axis"
            : "\(values.count) reference lines, the first at \(names[0]), are beyond the explicit ends of their axes"
    }

    private var warningOfLogarithmicReferences: String? {
        guard let value = model.referencesWithoutLogarithm.first else { return nil }
        let text = value.formatted(.number.locale(Self.english))
        return "the reference line at \(text) is not positive and has no place on the logarithmic axis"
    }

    private var warningOfTimes: String? {
        LeftOutTimes.warning(model.timesLeftOut, in: model.categoryAxis.timeZone) { model.title(ofCategory: $0) }
    }

    /// The first three names and the number of the others.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(3).map { name in
            name.hasPrefix("the value") ? name : "'\(name.split(whereSeparator: \.isNewline).joined(separator: " "))'"
        }
        let rest = names.count - shown.count
        guard rest == 0 else { return shown.joined(separator: ", ") + " and \(rest) more" }
        guard shown.count > 1 else { return shown.joined() }
        return shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1]
    }
}
