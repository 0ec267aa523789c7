import FioriCharts
import Foundation
import IntegrationCardModel

/// The reading of charts from JSON. Values are checked by ``ChartSchema`` first, so that reading cannot fail.
enum ChartJSON {
    private static let limits: CardLimits.JSON = {
        var limits = CardLimits.JSON()
        limits.maximumBytes = 256 << 20
        limits.maximumValues = 20_000_000
        return limits
    }()

    /// The model and the title of a JSON text; `type` wins over the kind of chart that the text names.
    static func chart(
        _ data: Data, type: ChartType?
    ) throws(ChartDocumentError) -> (model: ChartModel, title: String?) {
        let text: JSONDocument
        do throws(JSONParseError) {
            text = try JSONDocument(data, limits: limits)
        } catch {
            throw ChartDocumentError(place: .position(error.position), expected: error.expected, found: error.found)
        }
        do throws(SchemaFault) {
            try ChartSchema.root.check(text.value)
            try ChartJSONAxes.check(text.value, type: type)
        } catch {
            let pointer = JSONPointer(error.reversedPath.reversed())
            throw ChartDocumentError(
                place: .value(pointer, text.nearestPosition(of: pointer)), expected: error.expected,
                found: error.found, advice: error.advice)
        }
        return (model(text.value, type: type), text.value["title"]?.stringValue)
    }

    private static func model(_ json: JSONValue, type: ChartType?) -> ChartModel {
        let type = type ?? json["chartType"]?.stringValue.flatMap { ChartType(rawValue: $0) } ?? .line
        let model = ChartModel(chartType: type, data: [])
        if let points = json["data3d"]?.arrayValue, !points.isEmpty || json["data"] == nil {
            model.data3d = points.map { row in row.elements { point in point.elements(\.numberValue) } }
        } else {
            model.data = json["data"]?.elements { row in row.elements(\.numberValue) } ?? []
        }
        readTexts(json, into: model)
        readLook(json, into: model)
        readInteraction(json, into: model)
        return model
    }

    private static func readTexts(_ json: JSONValue, into model: ChartModel) {
        json.read("titlesForCategory") { model.titlesForCategory = $0.elements { $0.elements(\.stringValue) } }
        json.read("titlesForSeries") { model.titlesForSeries = $0.elements(\.stringValue) }
        json.read("titlesForAxis") { titles in
            model.titlesForAxis = Dictionary(
                uniqueKeysWithValues: ChartSchema.axisNames.enumerated().compactMap { index, name in
                    titles[name]?.stringValue.flatMap { title in
                        ChartAxisId(rawValue: index).map { ($0, title) }
                    }
                })
        }
        json.read("colorsForCategory") { colors in
            model.colorsForCategory = colors.indexed { $0.indexed(ChartJSONParts.color) }
        }
        json.read("labelsForDimension") { model.labelsForDimension = $0.elements { $0.elements(\.stringValue) } }
        json.read("labelsForDimension3d") { labels in
            model.labelsForDimension3d = labels.elements { row in row.elements { $0.elements(\.stringValue) } }
        }
    }

    private static func readLook(_ json: JSONValue, into model: ChartModel) {
        json.read("numberOfGridlines") { model.numberOfGridlines = $0.integer }
        json.read("seriesAttributes") { model.seriesAttributes = $0.elements(ChartJSONParts.seriesAttributes) }
        json.read("categoryAxis") { ChartJSONParts.read($0, into: model.categoryAxis) }
        json.read("isTimeAxis") { model.isTimeAxis = $0.isTrue }
        json.read("numericAxis") { ChartJSONParts.read($0, into: model.numericAxis) }
        json.read("secondaryNumericAxis") { ChartJSONParts.read($0, into: model.secondaryNumericAxis) }
        json.read("xAxisLabelsPosition") { model.xAxisLabelsPosition = $0.choice() ?? model.xAxisLabelsPosition }
        json.read("indexOfStockSeries") { model.indexOfStockSeries = $0.integer }
        json.read("indexesOfSecondaryValueAxis") { model.indexesOfSecondaryValueAxis = $0.indexSet }
        json.read("indexesOfColumnSeries") { model.indexesOfColumnSeries = $0.indexSet }
        json.read("indexesOfTotalsCategories") { model.indexesOfTotalsCategories = $0.indexSet }
        json.read("legendPosition") { model.legendPosition = $0.choice() }
        json.read("hiddenSeries") { model.hiddenSeries = $0.indexes }
        json.read("showsDataLabels") { model.showsDataLabels = $0.isTrue }
        json.read("dataLabelContent") { model.dataLabelContent = $0.choice() ?? model.dataLabelContent }
        json.read("dataLabelPlacement") { model.dataLabelPlacement = $0.choice() ?? model.dataLabelPlacement }
        json.read("showsTotal") { model.showsTotal = $0.isTrue }
        json.read("showsStackTotals") { model.showsStackTotals = $0.isTrue }
        json.read("stacking") { model.stacking = $0.choice() }
        json.read("lineShape") { model.lineShape = $0.choice() ?? model.lineShape }
        json.read("referenceLines") { model.referenceLines = $0.elements(ChartJSONParts.referenceLine) }
        json.read("referenceBands") { model.referenceBands = $0.elements(ChartJSONParts.referenceBand) }
    }

    private static func readInteraction(_ json: JSONValue, into model: ChartModel) {
        json.read("selectionRequired") { model.selectionRequired = $0.isTrue }
        json.read("selectionMode") { model.selectionMode = $0.choice() ?? model.selectionMode }
        json.read("selections") { model.selections = $0.indexed { $0.indexes.sorted() } }
        json.read("userInteractionEnabled") { model.userInteractionEnabled = $0.isTrue }
        json.read("selectionEnabled") { model.selectionEnabled = $0.isTrue }
        json.read("centerPosition") { center in
            model.centerPosition = CGPoint(x: center["x"]?.number ?? 0, y: center["y"]?.number ?? 0)
        }
        json.read("scaleX") { model.scaleX = $0.number }
        json.read("scaleY") { model.scaleY = $0.number }
        json.read("scaleXEnabled") { model.scaleXEnabled = $0.isTrue }
        json.read("scaleYEnabled") { model.scaleYEnabled = $0.isTrue }
        json.read("readableScaleEnabled") { model.readableScaleEnabled = $0.isTrue }
        json.read("snapToPoint") { model.snapToPoint = $0.isTrue }
    }
}

/// Readings of values that are known to be of their kind.
extension JSONValue {
    func read(_ name: String, _ take: (JSONValue) -> Void) {
        if let value = self[name] { take(value) }
    }

    func elements<Element>(_ transform: (JSONValue) -> Element) -> [Element] { (arrayValue ?? []).map(transform) }

    func indexed<Element>(_ transform: (JSONValue) -> Element) -> [Int: Element] {
        var result: [Int: Element] = [:]
        for member in objectValue?.members ?? [] {
            if let index = Int(member.name) { result[index] = transform(member.value) }
        }
        return result
    }

    var number: CGFloat { CGFloat(numberValue ?? 0) }
    var integer: Int { Int(numberValue ?? 0) }
    var isTrue: Bool { boolValue ?? false }
    var indexes: Set<Int> { Set(elements(\.integer)) }

    var indexSet: IndexSet { IndexSet(indexes.filter { (0..<Int.max).contains($0) }) }

    func choice<Choice: RawRepresentable<String>>() -> Choice? { stringValue.flatMap(Choice.init(rawValue:)) }
}
