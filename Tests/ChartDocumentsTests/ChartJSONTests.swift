import FioriCharts
import Foundation
import IntegrationCardModel
import SwiftUI
import Testing

@testable import ChartDocuments

/// Charts of JSON, and the schema that describes them.
///
/// Numbers: the values that `complete` has at the same property; colours are bytes of 255, and 2468 is 1,234 by the
/// multiplier of 2. Grid lines from 2 to 20: Docs/Facts/Charts.md. Counts of properties and answers are lower limits,
/// below what is there today.
struct ChartJSONTests {
    private func document(_ text: String, type: ChartType? = nil) throws -> ChartDocument {
        try ChartDocument(ByteSource(Data(text.utf8)), type: type)
    }

    private func message(_ text: String) -> String {
        do {
            _ = try document(text)
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    /// A document with every property that the schema has.
    static let complete = """
        {
          "$schema": "chart.schema.json", "title": "Sales",
          "chartType": "combo", "data": [[1, null, 3], [4, 5]],
          "titlesForCategory": [["a", null, "c"]], "titlesForSeries": ["Plan", null],
          "titlesForAxis": {"x": "1", "y": "2", "radius": "3", "dual": "4", "category": "5"},
          "colorsForCategory": {"0": {"2": "#FF0000"}},
          "labelsForDimension": [["one", null]], "labelsForDimension3d": [[["1", null]]],
          "numberOfGridlines": 5,
          "seriesAttributes": [{
            "palette": {"colors": ["chart2", "#00FF0080"], "fillColor": "chart3", "labelColor": "#000000",
              "positiveMaxColor": "chartGood", "positiveMinColor": "chart4", "negativeMaxColor": "chartBad",
              "negativeMinColor": "chart5"},
            "lineWidth": 3, "point": {"isHidden": true, "diameter": 9, "strokeColor": "chart1", "gap": 1},
            "firstLineCapDiameter": 4, "lastLineCapDiameter": 5}],
          "isTimeAxis": false,
          "categoryAxis": {"abbreviatesLabels": true, "isMagnitudedDisplayed": false, "isZeroBased": true,
            "allowLooseLabels": true, "fudgeAxisRange": false, "adjustToNiceValues": true,
            "abbreviatedFormatter": {"style": "decimal"},
            "axisId": "category", "title": "Month", "labelLayoutStyle": "range", "isTimeAxis": false, "isNumericAxis": true,
            "timeZone": "Europe/Berlin",
            "baseline": {"width": 2, "color": "#010203", "dashPatternLength": 3, "dashPatternGap": 4,
              "isHidden": true, "value": 1, "position": 0.5, "gap": 6},
            "gridlines": {"width": 1.5, "color": "#010203", "dashPatternLength": 2, "dashPatternGap": 1,
              "isHidden": false},
            "labels": {"color": "#010203", "fontSize": 10, "offset": -2, "isHidden": true},
            "titleLabel": {"fontSize": 14}},
          "numericAxis": {"isZeroBased": false, "allowLooseLabels": true, "fudgeAxisRange": true,
            "adjustToNiceValues": false, "abbreviatesLabels": true, "isMagnitudedDisplayed": false,
            "explicitMin": -5, "explicitMax": 50, "isLogarithmic": true,
            "formatter": {"style": "decimal", "locale": "en_US", "prefix": "~", "suffix": " t",
              "minimumFractionDigits": 1, "maximumFractionDigits": 1, "usesGroupingSeparator": false,
              "multiplier": 2},
            "abbreviatedFormatter": {"style": "currency", "currencyCode": "EUR"}},
          "secondaryNumericAxis": {"axisId": "dual"},
          "xAxisLabelsPosition": "dynamic", "indexOfStockSeries": 1, "indexesOfSecondaryValueAxis": [1],
          "indexesOfColumnSeries": [0], "indexesOfTotalsCategories": [2], "legendPosition": "top",
          "hiddenSeries": [1], "showsDataLabels": true,
          "referenceLines": [{"value": 3, "label": "Target", "color": "#00FF00", "isOnSecondaryAxis": true}],
          "referenceBands": [{"from": 4, "to": 2, "color": "#0000FF"}],
          "selectionRequired": true, "selectionMode": "all", "selections": {"0": [2, 0]},
          "userInteractionEnabled": true, "selectionEnabled": true, "centerPosition": {"x": 0.25, "y": 0.75},
          "scaleX": 2, "scaleY": 3, "scaleXEnabled": true, "scaleYEnabled": true, "readableScaleEnabled": false,
          "snapToPoint": true
        }
        """

    @Test func `every property is read`() throws {
        let document = try document(Self.complete)
        let model = document.model
        #expect(document.title == "Sales")
        #expect(model.chartType == .combo && model.data == [[1, nil, 3], [4, 5]])
        #expect(model.titlesForCategory == [["a", nil, "c"]] && model.titlesForSeries == ["Plan", nil])
        #expect(model.titlesForAxis == [.x: "1", .y: "2", .radius: "3", .dual: "4", .category: "5"])
        #expect(model.colorsForCategory == [0: [2: Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)]])
        #expect(model.labelsForDimension == [["one", nil]] && model.labelsForDimension3d == [[["1", nil]]])
        #expect(model.numberOfGridlines == 5 && model.xAxisLabelsPosition == .dynamic && model.indexOfStockSeries == 1)
        #expect(model.indexesOfSecondaryValueAxis == [1] && model.indexesOfColumnSeries == [0])
        #expect(model.indexesOfTotalsCategories == [2] && model.legendPosition == .top && model.hiddenSeries == [1])
        #expect(model.showsDataLabels && model.selectionRequired && model.selectionMode == .all)
        #expect(model.selections == [0: [0, 2]] && model.userInteractionEnabled && model.selectionEnabled)
        #expect(model.centerPosition == CGPoint(x: 0.25, y: 0.75) && model.scaleX == 2 && model.scaleY == 3)
        #expect(model.scaleXEnabled && model.scaleYEnabled && !model.readableScaleEnabled && model.snapToPoint)
        #expect(model.referenceBands.map(\.range) == [2...4])
        #expect(model.referenceLines.first?.label == "Target" && model.referenceLines.first?.isOnSecondaryAxis == true)
    }

    @Test(arguments: ["EURO", "eur", "", "E1R", "€"])
    func `currencies have three letters`(code: String) {
        let axis = #""numericAxis": {"formatter": {"style": "currency", "currencyCode": "\#(code)"}}"#
        let message = message(#"{"data": [[5]], \#(axis)}"#)
        #expect(message.hasPrefix("/numericAxis/formatter/currencyCode (line 1, column "), "\(message)")
        #expect(message.contains("expected the three letters of a currency, such as EUR, found “\(code)”"))
    }

    @Test func `JSON in other encodings is decoded as tables are`() throws {
        let text = #"{"data": [[1, 2]], "titlesForSeries": ["Jän"], "title": "5 €"}"#
        let windows = text.unicodeScalars.map { $0 == "€" ? 0x80 : UInt8($0.value) }
        let decoded = try ChartDocument(ByteSource(Data(windows)))
        #expect(decoded.model.titlesForSeries == ["Jän"] && decoded.title == "5 €")
        #expect(
            decoded.remarks == ["the text is no UTF-8 and is read as Windows-1252 (Latin-1); --encoding names another"])
        #expect(try document(text).remarks.isEmpty)
        var options = ChartDocumentOptions()
        options.encoding = .windows1252
        let given = try ChartDocument(ByteSource(Data(windows)), options: options)
        #expect(given.title == "5 €" && given.remarks.isEmpty)
        options.encoding = .utf8
        #expect(throws: ChartDocumentError.self) { try ChartDocument(ByteSource(Data(windows)), options: options) }
        // Characters beyond ASCII came before the byte.
        let mixed = Data(#"{"title": "é"#.utf8) + [0xE4] + Data(#"", "data": [[1]]}"#.utf8)
        #expect(throws: ChartDocumentError.self) { try ChartDocument(ByteSource(mixed)) }
    }

    @Test func `every attribute is read`() throws {
        let model = try document(Self.complete).model
        let series = try #require(model.seriesAttributes.first)
        #expect(series.palette.colors.first == .preferredColor(.chart2))
        #expect(series.palette.negativeMaxColor == .preferredColor(.chartBad))
        #expect(series.lineWidth == 3 && series.point.diameter == 9 && series.point.isHidden == true)
        #expect(series.firstLineCapDiameter == 4 && series.lastLineCapDiameter == 5)
        let color = Color(.sRGB, red: 1 / 255, green: 2 / 255, blue: 3 / 255, opacity: 1)
        let axis = model.categoryAxis
        #expect(axis.labelLayoutStyle == .range && axis.title == "Month" && axis.axisId == .category)
        #expect(
            axis.baseline
                == ChartBaselineAttributes(
                    width: 2, color: color, dashPatternLength: 3, dashPatternGap: 4, isHidden: true, value: 1,
                    position: 0.5, gap: 6))
        #expect(
            axis.gridlines
                == ChartGridlineAttributes(width: 1.5, color: color, dashPatternLength: 2, dashPatternGap: 1))
        #expect(axis.labels == ChartLabelAttributes(color: color, fontSize: 10, offset: -2, isHidden: true))
        #expect(axis.titleLabel.fontSize == 14)
        let values = model.numericAxis
        #expect(!values.isZeroBased && values.allowLooseLabels && values.fudgeAxisRange && !values.adjustToNiceValues)
        #expect(values.abbreviatesLabels && !values.isMagnitudedDisplayed)
        #expect(values.explicitMin == -5 && values.explicitMax == 50)
        #expect(values.formatter.string(from: 1_234) == "~2468.0 t")
        #expect(values.abbreviatedFormatter.currencyCode == "EUR")
        #expect(values.isLogarithmic && !model.secondaryNumericAxis.isLogarithmic)
        #expect(axis.isNumericAxis && !axis.isTimeAxis && axis.timeZone == TimeZone(identifier: "Europe/Berlin"))
    }

    /// Every published property of the model has a place in the form, except for functions.
    @Test func `every published property is in the schema`() throws {
        guard case .object(let properties, _, _) = ChartSchema.root else { return }
        let described = Set(properties.map(\.name))
        let published = Mirror(reflecting: ChartModel(chartType: .line, data: [])).children.compactMap(\.label)
            .filter { $0.hasPrefix("_") }.map { String($0.dropFirst()) }
        #expect(published.count > 30)
        #expect(Set(published).subtracting(described) == ["numericAxisLabelFormatHandler"])
        #expect(described.subtracting(published) == ["$schema", "title", "isTimeAxis"])
    }

    @Test func `the axis of time is a property of the model and of the axis`() throws {
        func text(_ properties: String) -> String {
            """
            {"data": [[1, 2]], "titlesForCategory": [["2024-03-01", "2024-03-05"]], \(properties)}
            """
        }
        #expect(try document(text(#""isTimeAxis": true"#)).model.categoryAxis.isTimeAxis)
        #expect(try !document(text(#""isTimeAxis": false"#)).model.isTimeAxis)
        #expect(try document(text(#""isTimeAxis": true, "categoryAxis": {"title": "Day"}"#)).model.isTimeAxis)
        #expect(try document(text(#""isTimeAxis": true, "categoryAxis": {"isTimeAxis": true}"#)).model.isTimeAxis)
        let contradiction = message(text(#""isTimeAxis": true, "categoryAxis": {"isTimeAxis": false}"#))
        #expect(contradiction.contains("/isTimeAxis") && contradiction.contains("false"), "\(contradiction)")
        let wrong = message(
            #"{"data": [[1, 2]], "titlesForCategory": [["2024-03-01", "May"]], "isTimeAxis": true}"#)
        #expect(wrong.contains("/titlesForCategory/0/1") && wrong.contains("a date"), "\(wrong)")
        let axis = try document(Self.complete).model.categoryAxis
        #expect(axis.abbreviatesLabels && !axis.isMagnitudedDisplayed && axis.allowLooseLabels)
    }

    @Test func `crowded labels are thinned unless the style says more`() throws {
        #expect(try document("{\"data\": [[1]]}").model.categoryAxis.thinsLabels)
        let axis = "\"categoryAxis\": {\"labelLayoutStyle\": \"allOrNothing\"}"
        #expect(try !document("{\"data\": [[1]], \(axis)}").model.categoryAxis.thinsLabels)
        let table = try ChartDocument(ByteSource(Data("a,b\nx,1\n".utf8)), type: .line)
        #expect(table.model.categoryAxis.thinsLabels)
    }

    @Test func `points of several values`() throws {
        let model = try document(#"{"chartType": "bubble", "data3d": [[[1, 2, 3], [4, null]]]}"#).model
        #expect(model.data3d == [[[1, 2, 3], [4, nil]]])
        #expect(try document(#"{"data": [[1]]}"#, type: .donut).model.chartType == .donut)
    }

    @Test func `errors name the pointer and the line`() {
        #expect(
            message("{\n  \"chartType\": \"dounut\", \"data\": []}")
                == "/chartType (line 2, column 16): expected one of line, column, combo, bar, stackedColumn, waterfall, "
                + "area, scatter, bubble, micro_area, micro_bullet, micro_column, micro_harvey_ball, micro_radial, "
                + "stock, donut, stackedBar, micro_stacked_bullet such as “donut”, found “dounut”")
        #expect(
            message("{\"data\":\n[[1, \"2\"]]}")
                == "/data/0/1 (line 2, column 6): expected a number, or null, found “2”")
        #expect(message(#"{"data": [], "numberOfGridlines": 1}"#).contains("a whole number from 2 to 20, found 1"))
        #expect(message(#"{"data": [], "titel": "x"}"#).hasSuffix("expected “title”, found “titel”"))
        #expect(message(#"{"chartType": "line"}"#).contains("a member “data” or “data3d”"))
        #expect(message(#"{"data": [[1,]]}"#).hasPrefix("line 1, column 14: expected a value"))
        #expect(message(#"{"data": [], "colorsForCategory": {"a": {}}}"#).contains("/colorsForCategory/a"))
        #expect(message(#"{"data": [], "referenceLines": [{}]}"#).contains("a member “value”"))
    }

    // MARK: The published schema

    private static let schemaFile = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Docs/chart.schema.json").standardizedFileURL

    @Test func `the published schema is that of the decoder`() throws {
        let published = try String(contentsOf: Self.schemaFile, encoding: .utf8)
        #expect(published == ChartSchema.jsonText, "run: swift run fiori schema chart > Docs/chart.schema.json")
    }

    /// Each value of the complete document, replaced by others: the schema as published, read by a validator of its
    /// own, and the decoder have the same answer.
    @Test func `schema and decoder agree`() throws {
        let schema = SchemaReader(try JSONParser().parse(Data(contentsOf: Self.schemaFile)))
        let root = try JSONParser().parse(Self.complete)
        #expect(schema.allows(root))
        let others: [JSONValue] = [
            nil, true, -1, 0, 0.5, 1, 3, 25, 1_000, "", "x", "#12345", "#ABCDEF", "chart1", "line", [], [[]], ["x"],
            [-1], [nil], [[nil]], [1], [[1]], [[[1]]], [:], ["0": 1], ["0": [:]], ["0": ["0": "#ABCDEF"]],
            ["01": ["0": "#ABCDEF"]], ["value": 1], ["colors": []], ["x": 1, "y": 1], ["x": 1], ["unknown": 1],
        ]
        var refused = 0
        var allowed = 0
        for pointer in Self.pointers(root) {
            for other in others + [nil] {
                let changed = Self.replacing(pointer[...], in: root, by: other)
                let accepts = (try? ChartSchema.root.check(changed)) != nil
                #expect(schema.allows(changed) == accepts, "\(pointer) \(other.jsonText())")
                if accepts { allowed += 1 } else { refused += 1 }
            }
            let without = Self.replacing(pointer[...], in: root, by: nil, removes: true)
            #expect(schema.allows(without) == ((try? ChartSchema.root.check(without)) != nil), "\(pointer) removed")
        }
        #expect(refused > 1_000 && allowed > 200)
    }

    private static func pointers(_ value: JSONValue) -> [[String]] {
        switch value {
        case .array(let elements):
            [[]] + elements.enumerated().flatMap { index, element in pointers(element).map { [String(index)] + $0 } }
        case .object(let object):
            [[]] + object.members.flatMap { member in pointers(member.value).map { [member.name] + $0 } }
        default: [[]]
        }
    }

    private static func replacing(
        _ pointer: ArraySlice<String>, in value: JSONValue, by other: JSONValue, removes: Bool = false
    ) -> JSONValue {
        guard let name = pointer.first else { return other }
        let isLast = pointer.count == 1
        switch value {
        case .array(var elements):
            guard let index = Int(name) else { return value }
            if removes, isLast {
                elements.remove(at: index)
            } else {
                elements[index] = replacing(pointer.dropFirst(), in: elements[index], by: other, removes: removes)
            }
            return .array(elements)
        case .object(let object):
            return .object(
                JSONObject(
                    object.members.compactMap { member in
                        guard member.name == name else { return (member.name, member.value) }
                        if removes, isLast { return nil }
                        return (name, replacing(pointer.dropFirst(), in: member.value, by: other, removes: removes))
                    }))
        default: return value
        }
    }

    @Test func `locales of formatters are checked on each axis`() throws {
        var count = 0
        for axis in ["categoryAxis", "numericAxis", "secondaryNumericAxis"] {
            for name in axis == "categoryAxis" ? ["formatter"] : ["formatter", "abbreviatedFormatter"] {
                for locale in ["ü", "xx", "german", String(repeating: "x", count: 300), "日本語", "xx_DE"] {
                    let text = message("{\"data\":[[1]],\"\(axis)\":{\"\(name)\":{\"locale\":\"\(locale)\"}}}")
                    #expect(text.hasPrefix("/\(axis)/\(name)/locale (line 1, column "), "\(text)")
                    #expect(text.contains("; there is no language '"), "\(text)")
                    count += 1
                }
                for locale in ["de", "de_CH", "zh-Hant-TW", "en_US_POSIX", ""] {
                    #expect(
                        message("{\"data\":[[1]],\"\(axis)\":{\"\(name)\":{\"locale\":\"\(locale)\"}}}") == "no error")
                }
            }
        }
        #expect(count == 30)
    }

    @Test func `the bound of whole numbers is named, in the schema, too`() throws {
        let bound = "999999999999999"
        #expect(
            message("{\"data\":[[1,2]],\"hiddenSeries\":[1000000000000000]}").hasSuffix(
                "expected a whole number from 0 to \(bound), found 1000000000000000"))
        #expect(message("{\"data\":[[1,2]],\"hiddenSeries\":[\(bound)]}") == "no error")
        #expect(ChartSchema.jsonText.contains("\"maximum\": \(bound)"))
        #expect(message("{\"data\":[[1,2]],\"selections\":{\"1000000000000000\":[0]}}").contains("an index from 0"))
    }
}

/// A validator of the words of JSON Schema that the published schema has.
struct SchemaReader {
    private let root: JSONValue

    init(_ root: JSONValue) { self.root = root }

    func allows(_ value: JSONValue) -> Bool { allows(value, root) }

    private func allows(_ value: JSONValue, _ schema: JSONValue) -> Bool {
        for member in schema.objectValue?.members ?? [] where !allows(value, schema, member.name, member.value) {
            return false
        }
        return true
    }

    private func allows(_ value: JSONValue, _ schema: JSONValue, _ word: String, _ rule: JSONValue) -> Bool {
        switch word {
        case "$ref": return allows(value, root[JSONPointer(String((rule.stringValue ?? "").dropFirst()))!]!)
        case "type":
            if rule == "integer" { return value.numberValue.map { $0 == $0.rounded() } ?? false }
            return rule.stringValue == value.kindName
        case "enum": return rule.arrayValue?.contains(value) ?? false
        case "pattern":
            guard let text = value.stringValue else { return true }
            return text.contains(try! Regex(rule.stringValue ?? ""))
        case "minimum": return value.numberValue.map { $0 >= rule.numberValue ?? 0 } ?? true
        case "maximum": return value.numberValue.map { $0 <= rule.numberValue ?? 0 } ?? true
        case "items": return value.arrayValue?.allSatisfy { allows($0, rule) } ?? true
        case "required":
            guard let object = value.objectValue else { return true }
            return rule.arrayValue?.allSatisfy { object[$0.stringValue ?? ""] != nil } ?? true
        case "anyOf": return rule.arrayValue?.contains { allows(value, $0) } ?? false
        case "properties":
            return value.objectValue?.members.allSatisfy { member in
                rule[member.name].map { allows(member.value, $0) } ?? true
            } ?? true
        case "patternProperties":
            return value.objectValue?.members.allSatisfy { member in
                rule.objectValue?.members.allSatisfy { pattern in
                    !member.name.contains(try! Regex(pattern.name)) || allows(member.value, pattern.value)
                } ?? true
            } ?? true
        case "additionalProperties":
            let patterns = schema["patternProperties"]?.objectValue?.members.map(\.name) ?? []
            return value.objectValue?.members.allSatisfy { member in
                schema["properties"]?[member.name] != nil
                    || patterns.contains { member.name.contains(try! Regex($0)) }
            } ?? true
        case "$schema", "$defs", "title", "description", "default": return true
        default: return false
        }
    }
}
