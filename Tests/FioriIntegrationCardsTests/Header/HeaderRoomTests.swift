import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Parts of headers that share a narrow width: numbers, side indicators, banners, status texts.
///
/// Numbers: padding of 16 on both sides and figures 16 apart at least (Docs/Facts/CardLook.md). A line of a status is less
/// than 28 high with its ground, half a point is the rounding of pixels.
@MainActor
struct HeaderRoomTests {
    private func header(
        _ header: JSONObject, width: CGFloat, size: DynamicTypeSize = .large,
        direction: LayoutDirection = .leftToRight
    ) async -> ViewTest<CardView> {
        await CardTest.view(
            CardTest.manifest("List", ["header": .object(header)]),
            DisplayConfiguration(width: width, dynamicTypeSize: size, layoutDirection: direction))
    }

    @Test(arguments: [
        ("-0.5", "", "Weather", "5", "%", "sap-icon://line-charts"), ("99.99", "", "", "12345.67", "EUR", ""),
        ("56", "Mio. EUR", "Deviation year", "5", "%", ""), ("1,234.5", "K", "Average", "12345.67", "", ""),
    ])
    func `main numbers are whole beside or above side indicators`(
        number: String, unit: String, title: String, side: String, sideUnit: String, icon: String
    ) async throws {
        for width in stride(from: CGFloat(240), through: 330, by: 10) {
            for size in [DynamicTypeSize.large, .xxLarge, .xxxLarge] {
                let test = await header(
                    [
                        "type": "Numeric", "title": "Revenue", "icon": ["src": .string(icon)],
                        "mainIndicator": ["number": .string(number), "unit": .string(unit), "trend": "Up"],
                        "closeButton": ["visible": true],
                        "sideIndicators": [
                            ["title": .string(title), "number": .string(side), "unit": .string(sideUnit)]
                        ],
                    ], width: width, size: size)
                let frame = try test.text(number).frame
                #expect(!test.svg().contains("…"), "\(number) in \(width), \(size)")
                #expect(frame.minX >= 15.5 && frame.maxX <= width - 15.5)
            }
        }
    }

    @Test(arguments: [
        (208.0, DynamicTypeSize.large, false), (300, .xxxLarge, false), (288, .large, true), (568, .large, true),
    ])
    func `the time goes below a subtitle that it would cut`(
        width: Double, size: DynamicTypeSize, staysBeside: Bool
    ) async throws {
        let subtitle = "Revenue per product line"
        let test = await header(
            [
                "title": "Open Orders", "subTitle": .string(subtitle), "dataTimestamp": "2020-01-01T00:00:00Z",
                "closeButton": ["visible": true],
            ], width: width, size: size)
        #expect(!test.svg().contains("…"))
        let time = try #require(test.texts.first { $0.string.hasSuffix("ago") })
        let isBeside = try time.frame.minY < test.text(subtitle).frame.maxY
        #expect(isBeside == staysBeside)
    }

    @Test(arguments: [
        ("Menge Kostenstelle Lieferant Kostenstelle", 280.0, false), ("Menge Kostenstelle Lieferant", 343, true),
        ("Menge Kostenstelle", 320, true),
    ])
    func `the status goes below a title that it would cut`(title: String, width: Double, staysBeside: Bool) async throws
    {
        for icon in [["icon": ["initials": "AB"]], [:]] as [JSONObject] {
            var members: JSONObject = [
                "title": .string(title), "subTitle": "Übernachtung offen", "status": ["text": "Abteilung Menge"],
            ]
            for member in icon { members[member.name] = member.value }
            let test = await header(members, width: icon.isEmpty ? width - 56 : width)
            #expect(!test.svg().contains("…"))
            let isBeside = try test.text("Abteilung Menge").frame.minY < test.text(title).frame.maxY
            #expect(isBeside == staysBeside, "\(icon)")
        }
    }

    @Test(arguments: [208.0, 240, 343]) func `percentages are whole beside or below their ring`(
        width: Double
    ) async throws {
        let manifest = CardTest.manifest(
            "Object",
            [
                "content": [
                    "groups": [
                        [
                            "title": "A",
                            "items": [
                                [
                                    "type": "NumericData", "label": "L",
                                    "chart": ["type": "Radial", "percentage": 63.55, "color": "Good"],
                                ]
                            ],
                        ]
                    ]
                ]
            ])
        let numeric = await header(
            [
                "type": "Numeric", "title": "A", "chart": ["type": "Radial", "percentage": 63.55, "color": "Good"],
            ], width: width, size: .accessibility5)
        let object = await CardTest.view(
            manifest, DisplayConfiguration(width: width, dynamicTypeSize: .accessibility5))
        #expect(!numeric.svg().contains("…"))
        #expect(!object.svg().contains("…"))
        #expect(numeric.texts.contains { $0.string.hasPrefix("63.") && $0.frame.maxX <= width - 15.5 })
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `the ground of a banner ends before a close button or an arrow`(direction: LayoutDirection) async throws {
        func edges(_ members: JSONObject) async throws -> (banner: CGRect, close: CGRect?, text: CGRect) {
            var all: JSONObject = ["title": "Sales", "banner": [["text": "Banner"]]]
            for member in members { all[member.name] = member.value }
            let test = await header(all, width: 400, direction: direction)
            let banner = try test.text("Banner").frame
            return (banner, try? test.frame(of: "Close"), try test.text("Sales").frame)
        }
        let closed = try await edges(["closeButton": ["visible": true]])
        let close = try #require(closed.close)
        // The ground has 8 points beside the text.
        if direction == .leftToRight {
            #expect(closed.banner.maxX + 8 <= close.minX)
        } else {
            #expect(closed.banner.minX - 8 >= close.maxX)
        }
        let plain = try await edges([:])
        let distance = direction == .leftToRight ? 400 - plain.banner.maxX : plain.banner.minX
        #expect(abs(distance - 8) < 0.5)
    }

    private func section(_ columns: [[String]]) -> JSONObject {
        let items = columns.map { column in
            JSONValue.object([
                "items": .array(
                    column.map { ["type": "Status", "value": .string($0), "state": "Success", "inverted": true] })
            ])
        }
        return ["title": "T", "infoSection": ["rows": [["columns": .array(items)]]]]
    }

    @Test(arguments: [240.0, 272, 320, 368, 420])
    func `columns of an info section keep their words, or stand below each other`(width: CGFloat) async throws {
        let words = ["Internationalization", "Short", "Configuration"]
        let test = await header(section(words.map { [$0] }), width: width)
        var seen: [CGRect] = []
        for word in words {
            let frame = try test.text(word).frame
            #expect(frame.height < 28, "\(word) in \(width)")
            #expect(frame.minX >= 15.5 && frame.maxX <= width - 15.5)
            seen.append(frame)
        }
        #expect(seen[0].maxX < seen[1].minX || seen[1].minY >= seen[0].maxY)
        #expect(seen[1].maxX < seen[2].minX || seen[2].minY >= seen[1].maxY)
        if width == 420 { #expect(abs(seen[0].midY - seen[2].midY) < 1) }
    }

    @Test func `columns of an info section stand below each other at the accessibility sizes`() async throws {
        let test = await header(
            section([["In Process", "High"], ["Information", "Neutral"]]), width: 320, size: .accessibility3)
        let (first, line) = (try test.text("Information").frame, try test.text("High").frame)
        #expect(abs(first.height - line.height) < 1)
        #expect(first.minY >= line.maxY)
    }
}
