/// Small things to draw, for the OpenAPI document and the page.
enum Examples {
    static let card: JSON = [
        "sap.app": ["id": "example.orders", "type": "card", "applicationVersion": ["version": "1.0.0"]],
        "sap.card": [
            "type": "List",
            "header": ["title": "Orders", "subTitle": "This week", "status": ["text": "3 of 12"]],
            "content": [
                "data": [
                    "json": [
                        ["name": "Rotary Pump", "region": "West", "state": "Open"],
                        ["name": "Gear Wheel", "region": "North", "state": "Shipped"],
                        ["name": "Valve", "region": "South", "state": "Shipped"],
                    ]
                ],
                "item": ["title": "{name}", "description": "{region}", "info": ["value": "{state}"]],
            ],
        ],
    ]

    static let chart: JSON = [
        "title": "Sales", "chartType": "column", "titlesForCategory": [["Jan", "Feb", "Mar"]],
        "titlesForSeries": ["2025", "2026"], "data": [[12, 18, 9], [14, 17, 13]],
    ]

    static let table = "Month,2025,2026\nJan,12,14\nFeb,18,17\nMar,9,13\n"

    static let component: JSON = ["title": "Rotary Pump", "subtitle": "West"]
}
