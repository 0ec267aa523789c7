import Foundation

extension ValueReader {
    /// The header from its resolved JSON, with `chart` expanded.
    func header(_ value: JSONValue, timeZone: TimeZone) -> ResolvedHeader {
        var header = ResolvedHeader(title: text(value["title"]))
        header.titleMaxLines = lines(value["titleMaxLines"], 3)
        let subtitle = text(value["subTitle"] ?? value["subtitle"])
        // A blank one would keep an empty line.
        header.subtitle = subtitle.allSatisfy(\.isWhitespace) ? "" : subtitle
        header.subtitleMaxLines = lines(value["subTitleMaxLines"] ?? value["subtitleMaxLines"], 2)
        header.icon = icon(value["icon"], size: .small)
        if isVisible(value["status"]) { header.status = optionalText(value["status"]?["text"]) }
        header.dataTimestamp = date(value["dataTimestamp"], timeZone: timeZone)
        header.action = action(of: value)
        header.banner = banner(value["banner"])
        header.infoRows = infoRows(value["infoSection"]?["rows"])
        header.isHyphenated = value["wrappingType"]?.stringValue == "Hyphenated"
        header.showsCloseButton = JSONText.flag(value["closeButton"]?["visible"])
        if value["type"]?.stringValue == CardManifest.HeaderKind.numeric.rawValue { header.figures = figures(value) }
        return header
    }

    private func banner(_ value: JSONValue?) -> [ResolvedHeader.Banner] {
        let elements = value?.arrayValue ?? value.map { [$0] } ?? []
        return elements.filter { isVisible($0) && !text($0["text"]).isEmpty }.prefix(2).map { line in
            ResolvedHeader.Banner(text: text(line["text"]), isDiminished: flag(line["diminished"], false))
        }
    }

    private func infoRows(_ value: JSONValue?) -> [ResolvedInfoRow] {
        (value?.arrayValue ?? []).map { row in
            ResolvedInfoRow(
                justification: choice(row["justifyContent"], .spaceBetween),
                columns: (row["columns"]?.arrayValue ?? []).map { column in
                    ResolvedInfoColumn(rows: infoRows(column["rows"]), items: statuses(column["items"]))
                }, items: statuses(row["items"]))
        }
    }

    func statuses(_ value: JSONValue?) -> [ResolvedStatus] {
        (value?.arrayValue ?? []).compactMap(status).filter(\.isVisible)
    }

    /// The figures of a numeric header, or of an object card's numeric data.
    func figures(_ value: JSONValue) -> ResolvedFigures {
        var figures = ResolvedFigures()
        figures.unitOfMeasurement = text(value["unitOfMeasurement"])
        if let main = value["mainIndicator"], case .object = main, isVisible(main) {
            figures.main = ResolvedMainIndicator(
                number: text(main["number"]), unit: text(main["unit"]), trend: choice(main["trend"], .none),
                state: choice(main["state"], .neutral),
                size: main["size"]?.stringValue.flatMap(ResolvedMainIndicator.Size.init(rawValue:)))
        }
        let sides = (value["sideIndicators"]?.arrayValue ?? []).prefix(ManifestChoices.mostSideIndicators)
        figures.sides = sides.filter(isVisible).map { side in
            ResolvedSideIndicator(
                title: text(side["title"]), number: text(side["number"]), unit: text(side["unit"]),
                state: choice(side["state"], .none))
        }
        figures.sideAlignment = choice(value["sideIndicatorsAlignment"], .begin)
        figures.detailsMaxLines = lines(value["detailsMaxLines"], 1)
        if let details = value["details"], case .object = details {
            figures.details = text(details["text"])
            figures.detailsMaxLines = lines(details["maxLines"], figures.detailsMaxLines)
            figures.detailsState = state(details["state"])
        } else {
            figures.details = text(value["details"])
        }
        figures.chart = microchart(value["chart"])
        return figures
    }

    /// A date: a number of milliseconds, a text of one, "/Date(…)/", or a text that JavaScript reads as a date. A day with dots,
    /// such as "01.11.2026", is a text that is formatted already: JavaScript would read its month as the day.
    func date(_ value: JSONValue?, timeZone: TimeZone) -> Date? {
        let milliseconds: Double
        switch value {
        case .number(let number)?: milliseconds = number
        case .string(let text)?:
            let plain = JavaScriptText.trim(text)
            if let number = Double(plain) {
                milliseconds = number
            } else if let open = plain.firstRange(of: "Date("),
                let close = plain[open.upperBound...].firstIndex(of: ")")
            {
                milliseconds = Self.milliseconds(plain[open.upperBound..<close])
            } else if Self.isFormattedDay(plain) {
                return nil
            } else {
                milliseconds = JavaScriptDate.parse(plain, timeZone: timeZone)
            }
        default: return nil
        }
        guard milliseconds.isFinite, abs(milliseconds) <= JavaScriptDate.maximum else { return nil }
        return Date(timeIntervalSince1970: milliseconds / 1000)
    }

    /// True for a day, a month and a year in digits with dots between them.
    private static func isFormattedDay(_ text: String) -> Bool {
        let parts = text.prefix(24).filter { $0 != " " }.split(separator: ".", omittingEmptySubsequences: false)
        let isDigits = { (part: Substring) in (1...2).contains(part.count) && part.allSatisfy(\.isNumber) }
        return parts.count >= 3 && parts.prefix(2).allSatisfy(isDigits)
            && parts[2].prefix(while: \.isNumber).count >= 2
    }

    /// The instant of "1568000000000+0060": the offset in minutes is already contained.
    private static func milliseconds(_ text: Substring) -> Double {
        let digits = text.dropFirst().prefix { $0 != "+" && $0 != "-" }
        return Double(text.prefix(1) + digits) ?? .nan
    }
}
