@testable import IntegrationCardModel

/// The manifests to which the table of properties adds one property at a time.
enum PropertyBases {
    static func card(_ name: String) -> JSONValue? {
        if let header = json(headers)[name] { return list(["header": header]) }
        if let item = json(objectItems)[name] {
            return list(["type": "Object", "content": ["groups": [["items": [item]]]]])
        }
        if let cell = json(cells)[name] { return list(["type": "Table", "content": ["row": ["columns": [cell]]]]) }
        if let filter = json(filters)[name] { return list(["configuration": ["filters": ["f": filter]]]) }
        guard case .object(let members)? = json(cards)[name] else { return nil }
        return list(members)
    }

    private static func json(_ text: String) -> JSONValue {
        do { return try JSONParser().parse(text) } catch { preconditionFailure("\(error)") }
    }

    private static func list(_ members: JSONObject) -> JSONValue {
        var card = json(list).objectValue ?? [:]
        for member in members { card[member.name] = member.value }
        return .object(card)
    }

    private static let list = """
        { "type": "List", "configuration": { "parameters": { "p": { "value": "P" } } },
          "data": {
            "json": {
              "items": [
                { "name": "A", "price": 3, "kind": "x", "d": "2020-01-01" },
                { "name": "B", "price": 2, "kind": "y", "d": "2020-01-02" },
                { "name": "C", "price": 1, "kind": "y", "d": "2020-01-03" }
              ], "other": [{ "name": "O" }], "keys": [{ "k": "a" }, { "k": "b" }], "none": []
            }, "path": "/items"
          },
          "header": { "title": "T {parameters>/p/value}" }, "content": { "item": { "title": "{name}" } } }
        """

    private static let headers = """
        { "status": { "title": "T", "status": { "text": "1 of 2" } },
          "banner": { "title": "T", "banner": [{ "text": "News" }] },
          "info": { "title": "T", "infoSection": { "rows": [{ "items": [{ "type": "Status", "value": "A" }] }] } },
          "numeric": { "type": "Numeric", "title": "T", "mainIndicator": { "number": "0" },
            "sideIndicators": [{ "title": "S", "number": "0" }] },
          "bullet": { "type": "Numeric", "title": "T", "chart": { "type": "Bullet", "value": 1 } },
          "bars": { "type": "Numeric", "title": "T", "chart": { "type": "StackedBar", "bars": [{ "value": 1 }] } },
          "columns": { "type": "Numeric", "title": "T", "chart": { "type": "Column", "columns": [{ "value": 1 }] } },
          "lines": { "type": "Numeric", "title": "T",
            "chart": { "type": "Line", "lines": [{ "points": [{ "x": 1, "y": 1 }] }] } },
          "points": { "type": "Numeric", "title": "T", "chart": { "type": "Line", "points": [{ "x": 1, "y": 1 }] } },
          "ball": { "type": "Numeric", "title": "T", "chart": { "type": "HarveyBall", "total": 4, "fraction": 1 } },
          "radial": { "type": "Numeric", "title": "T", "chart": { "type": "Radial", "percentage": 4 } } }
        """

    private static let objectItems = """
        { "object": { "label": "A", "value": "https://sap.com" }, "status item": { "type": "Status", "value": "A" },
          "numeric item": { "type": "NumericData", "mainIndicator": { "number": 0 } },
          "icons": { "type": "IconGroup", "path": "/keys", "template": { "icon": { "initials": "AB" } } },
          "buttons": { "type": "ButtonGroup", "path": "/keys", "template": { "text": "{k}" } },
          "rating": { "type": "RatingIndicator", "value": 2 }, "image": { "type": "Image", "src": "./a.png" },
          "combo box": { "type": "ComboBox", "id": "f",
            "item": { "path": "/keys", "template": { "key": "{k}", "title": "{k}" } } },
          "area": { "type": "TextArea", "id": "f" }, "input": { "type": "Input", "id": "f" },
          "long input": { "type": "Input", "id": "f", "value": "long" },
          "duration": { "type": "Duration", "id": "f" }, "date": { "type": "DateRange", "id": "f" },
          "radio": { "type": "RadioButtonGroup", "id": "f",
            "item": { "path": "/keys", "template": { "key": "{k}", "title": "{k}" } } },
          "link item": { "type": "link", "value": "https://ui5.org" },
          "email item": { "type": "email", "value": "a@b.c" }, "phone item": { "type": "phone", "value": "456" } }
        """

    private static let cells = """
        { "table": { "title": "N", "value": "{name}" }, "icon cell": { "title": "N", "icon": { "src": "./a.png" } },
          "status cell": { "title": "N", "value": "{name}", "state": "Success" },
          "progress cell": { "title": "N", "progressIndicator": { "percent": 10 } },
          "link cell": { "title": "N", "value": "{name}", "url": "https://sap.com" } }
        """

    private static let filters = """
        { "select": { "items": [{ "key": "a", "title": "A" }, { "key": "b", "title": "B" }] },
          "combo": { "type": "ComboBox", "items": [{ "key": "a", "title": "A" }, { "key": "b", "title": "B" }] },
          "grouped combo": { "type": "ComboBox", "data": { "json": [{ "k": "b" }, { "k": "a" }] },
            "item": { "path": "/", "template": { "key": "{k}", "title": "{k}" } } },
          "search": { "type": "Search" }, "range": { "type": "DateRange" } }
        """

    private static let cards = """
        { "list": {}, "empty": { "data": { "json": [] } },
          "destination": { "header": { "title": "{{destinations.d}}" },
            "configuration": { "destinations": { "d": { "label": "D" } } } },
          "grouped": { "content": {
            "item": { "title": "{name}" }, "group": { "title": "{kind}", "order": { "path": "name" } } } },
          "info item": { "content": { "item": { "title": "{name}", "info": { "value": "I" } } } },
          "action": { "content": { "item": { "title": "{name}",
            "actions": [{ "type": "Navigation", "parameters": { "url": "https://ui5.org" } }] } } },
          "static": { "content": { "items": [{ "title": "S" }] } },
          "static table": { "type": "Table",
            "content": { "columns": [{ "title": "C" }], "rows": [{ "cells": [{ "value": "V" }] }] } },
          "timeline": { "type": "Timeline", "content": { "item": { "title": { "value": "{name}" } } } },
          "timeline icon": { "type": "Timeline",
            "content": { "item": { "title": { "value": "{name}" }, "icon": { "src": "sap-icon://home" } } } },
          "chart": { "type": "Analytical", "content": { "chartType": "line",
            "measures": [{ "name": "M", "value": "{price}" }], "dimensions": [{ "name": "D", "value": "{name}" }],
            "feeds": [{ "uid": "valueAxis", "type": "Measure", "values": ["M"] }] } },
          "old chart": { "type": "Analytical", "content": { "chartType": "Line",
            "measures": [{ "value": "{price}" }], "dimensions": [{ "value": "{name}" }] } },
          "popover": { "type": "Analytical", "content": { "chartType": "line",
            "measures": [{ "name": "M", "value": "{price}" }], "popover": { "active": true } } },
          "title": { "type": "Analytical", "content": { "chartType": "line",
            "measures": [{ "name": "M", "value": "{price}" }], "title": { "text": "T" } } },
          "calendar": { "type": "Calendar", "content": { "date": "2020-01-01",
            "item": { "path": "/items", "template": { "startDate": "{d}", "endDate": "{d}", "title": "{name}" } } } },
          "adaptive": { "type": "AdaptiveCard", "data": { "json": { "name": "N" } }, "content": {
            "type": "AdaptiveCard", "version": "1.4", "body": [{ "type": "TextBlock", "text": "${name}" }] } },
          "page": { "type": "WebPage", "content": { "src": "https://sap.com" } },
          "component": { "type": "Component", "content": {} },
          "footer": { "footer": { "actionsStrip": [{ "text": "Go" }] } },
          "icon button": { "footer": { "actionsStrip": [{ "text": "Go", "icon": "sap-icon://home" }] } },
          "paged": { "footer": { "paginator": { "pageSize": 2 } } } }
        """
}
