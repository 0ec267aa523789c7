import Foundation

/// The rows of a list as the content's area has made them.
struct RowsReading {
    let name: String
    let value: JSONValue

    /// Calls a function with the row and the key of each element, group by group.
    func groups<Item>(_ item: (_ row: JSONValue, _ key: String) -> Item) -> [ResolvedGroup<Item>] {
        let groups = value["groups"]?.arrayValue ?? []
        let keys = value["keys"]?.arrayValue ?? []
        let typed = value["typed"]?.arrayValue
        return groups.indices.map { index in
            let rows = typed?[index].arrayValue ?? groups[index][name]?.arrayValue ?? []
            let names = index < keys.count ? keys[index].arrayValue ?? [] : []
            var items: [Item] = []
            items.reserveCapacity(rows.count)
            for (position, row) in rows.enumerated() {
                items.append(item(row, position < names.count ? names[position].stringValue ?? "" : String(position)))
            }
            return ResolvedGroup(title: groups[index]["title"]?.stringValue, items: items)
        }
    }
}

extension ValueReader {
    // MARK: Lists

    /// A list from the rows of its area, or from static items.
    func list(rows: JSONValue?, staticItems: JSONValue?, minItems: JSONValue?) -> ResolvedList {
        var list: ResolvedList
        if let rows {
            list = ResolvedList(groups: RowsReading(name: "items", value: rows).groups(listItem))
        } else {
            let items = (staticItems?.arrayValue ?? []).enumerated().map { staticItem($1, key: String($0)) }
            list = ResolvedList(groups: items.isEmpty ? [] : [ResolvedGroup(title: nil, items: items)])
        }
        list.minItems = JSONText.integer(minItems)
        list.showsSeparators = list.groups.contains { $0.items.contains { !$0.actionsStrip.isEmpty } }
        list.legend = legend(of: list)
        return list
    }

    private func listItem(_ value: JSONValue, key: String) -> ResolvedListItem {
        var item = ResolvedListItem(id: key)
        for member in value.objectValue?.members ?? [] {
            switch member.name {
            case "title": item.title = labelledText(member.value) ?? item.title
            case "description": item.description = labelledText(member.value)
            case "icon": item.icon = icon(member.value, shape: .square, fit: .contain)
            case "info": item.info = status(member.value)
            case "highlight": item.highlight = state(member.value)
            case "highlightText": item.highlightText = text(member.value)
            case "attributes": item.attributes = statuses(member.value)
            case "attributesLayoutType": item.attributesInTwoColumns = member.value.stringValue != "OneColumn"
            case "chart": item.chart = microchart(member.value)
            case "actions": item.action = action(of: value)
            case "actionsStrip": item.actionsStrip = strip(member.value)
            default: break
            }
        }
        return item
    }

    /// An item that the manifest gives without data: its `info` and `icon` are texts.
    private func staticItem(_ value: JSONValue, key: String) -> ResolvedListItem {
        var item = listItem(value, key: key)
        if var info = item.info {
            if value["infoState"] != nil { info.state = state(value["infoState"]) }
            item.info = info.value.isEmpty ? nil : info
        }
        if item.action == nil {
            item.action = action(value["action"]) ?? navigation(url: value["action"]?["url"], target: value["target"])
        }
        return item
    }

    /// The titles of the bars in all stacked bar charts, each once.
    private func legend(of list: ResolvedList) -> [ResolvedMicrochart.LegendEntry] {
        var entries: [ResolvedMicrochart.LegendEntry] = []
        var known: Set<String> = []
        for group in list.groups {
            for item in group.items {
                guard case .stackedBar(let chart)? = item.chart?.kind else { continue }
                for (index, bar) in chart.bars.enumerated()
                where !bar.legendTitle.isEmpty && known.insert(bar.legendTitle).inserted {
                    entries.append(
                        ResolvedMicrochart.LegendEntry(title: bar.legendTitle, index: index, color: bar.color))
                }
            }
        }
        return entries
    }

    // MARK: Timelines

    func timeline(rows: JSONValue?, minItems: JSONValue?, timeZone: TimeZone) -> ResolvedTimeline {
        let groups = rows.map { value in
            RowsReading(name: "items", value: value).groups { timelineItem($0, key: $1, timeZone: timeZone) }
        }
        return ResolvedTimeline(items: groups?.flatMap(\.items) ?? [], minItems: JSONText.integer(minItems))
    }

    private func timelineItem(_ value: JSONValue, key: String, timeZone: TimeZone) -> ResolvedTimeline.Item {
        var item = ResolvedTimeline.Item(id: key)
        item.title = labelledText(value["title"])
        item.description = labelledText(value["description"])
        item.dateTime = labelledText(value["dateTime"])
        let time = value["dateTime"]
        item.date = date(time?.objectValue == nil ? time : time?["value"], timeZone: timeZone)
        item.owner = labelledText(value["owner"])
        if isVisible(value["ownerImage"]) { item.ownerImage = image(value["ownerImage"]?["value"]) }
        if isVisible(value["icon"]) { item.icon = image(value["icon"]?["src"]) ?? image(value["icon"]) }
        item.action = action(of: value)
        return item
    }
}
