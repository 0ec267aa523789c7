import Expectations
import FioriThemeManager
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Prompts of empty fields: those of forms, filters and Adaptive Cards.
///
/// Numbers: 4.5 is the least contrast of text (WCAG 2.1, success criterion 1.4.3); the weights of colours and the bend at
/// 0.04045 are those of its relative luminance. Fields of several lines have as many as their manifest says, those of Adaptive
/// Cards 3 to 8; a prompt of 91 letters has two lines in a card of 400 points, three in one of 300, and six of them have more
/// than eight.
@MainActor
struct FieldPromptTests {
    private let form: JSONValue = CardTest.manifest(
        "Object",
        [
            "configuration": [
                "filters": [
                    "a": ["type": "Search", "placeholder": "Prompt 1"],
                    "b": ["type": "ComboBox", "placeholder": "Prompt 2", "items": []],
                ]
            ],
            "content": [
                "groups": [
                    [
                        "items": [
                            ["type": "Input", "id": "a", "placeholder": "Prompt 3"],
                            ["type": "TextArea", "id": "b", "placeholder": "Prompt 4"],
                            ["type": "ComboBox", "id": "c", "placeholder": "Prompt 5"],
                            ["type": "Duration", "id": "d", "placeholder": "Prompt 6"],
                            ["type": "DateRange", "id": "e", "placeholder": "Prompt 7"],
                        ]
                    ]
                ]
            ],
        ])

    private let adaptive: JSONValue = CardTest.manifest(
        "AdaptiveCard",
        [
            "content": [
                "type": "AdaptiveCard", "version": "1.6",
                "body": [
                    ["type": "Input.Text", "id": "a", "placeholder": "Prompt 1"],
                    ["type": "Input.Text", "id": "b", "isMultiline": true, "placeholder": "Prompt 2"],
                    ["type": "Input.Text", "id": "c", "style": "Password", "placeholder": "Prompt 3"],
                    ["type": "Input.Number", "id": "d", "placeholder": "Prompt 4"],
                    ["type": "Input.Date", "id": "e", "placeholder": "Prompt 5"],
                    ["type": "Input.Time", "id": "f", "placeholder": "Prompt 6"],
                    [
                        "type": "Input.ChoiceSet", "id": "g", "placeholder": "Prompt 7",
                        "choices": [["title": "A", "value": "a"]],
                    ],
                    [
                        "type": "Input.ChoiceSet", "id": "h", "style": "filtered", "placeholder": "Prompt 8",
                        "choices": [["title": "A", "value": "a"]],
                    ],
                ],
            ]
        ])

    @Test(arguments: [ColorScheme.light, .dark])
    func `all prompts have the colour of secondary labels`(scheme: ColorScheme) async throws {
        for (manifest, count) in [(form, 7), (adaptive, 8)] {
            let configuration = DisplayConfiguration(width: 400, colorScheme: scheme)
            let svg = await CardTest.view(manifest, configuration).svg()
            let secondary = ViewTest(
                Text("Prompt 0").foregroundStyle(.preferredColor(.secondaryLabel)), configuration
            ).svg()
            let color = try #require(fill(of: "Prompt 0", in: secondary))
            for number in 1...count {
                #expect(fill(of: "Prompt \(number)", in: svg) == color, "Prompt \(number)")
            }
        }
    }

    /// The attribute of the colour in the element of a text, whose letters may stand in elements of their own.
    private func fill(of text: String, in svg: String) -> String? {
        for element in svg.components(separatedBy: "<text").dropFirst() {
            guard let open = element.firstIndex(of: ">"), let end = element.range(of: "</text>") else { continue }
            let content = element[element.index(after: open)..<end.lowerBound]
                .replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
            guard content == text else { continue }
            let attributes = element[..<open]
            return attributes.range(of: "fill=\"[^\"]*\"", options: .regularExpression).map { String(attributes[$0]) }
        }
        return nil
    }

    private static let long =
        "Describe in your own words what happened, when it happened and who was present at that time"

    @Test(arguments: [DynamicTypeSize.large, .accessibility1, .accessibility5], [CGFloat(300), 400])
    func `prompts of several lines are whole at the accessibility sizes, else cut with an ellipsis`(
        size: DynamicTypeSize, width: CGFloat
    ) async throws {
        let prompt = JSONValue.string(Self.long)
        let areas: [JSONValue] = [1, 2, 3, 20].map {
            ["type": "TextArea", "id": .string("a\($0)"), "rows": $0, "placeholder": prompt]
        }
        let form = CardTest.manifest("Object", ["content": ["groups": [["items": .array(areas)]]]])
        let inputs: [JSONValue] = [
            ["type": "Input.Text", "id": "b", "isMultiline": true, "placeholder": prompt],
            [
                "type": "Input.Text", "id": "c", "isMultiline": true,
                "placeholder": .string(String(repeating: Self.long + " ", count: 6)),
            ],
        ]
        let adaptive = CardTest.manifest(
            "AdaptiveCard", ["content": ["type": "AdaptiveCard", "version": "1.6", "body": .array(inputs)]])
        let configuration = DisplayConfiguration(width: width, dynamicTypeSize: size)
        let svgs = [
            await CardTest.view(form, configuration).svg(), await CardTest.view(adaptive, configuration).svg(),
        ]
        // Of the areas those with too few rows; of the inputs of up to eight lines, the second.
        let cut = size.isAccessibilitySize ? [0, 0] : [width == 300 ? 2 : 1, 1]
        expectAll(zip(svgs, cut), count: 2) { svg, expected in
            #expect(svg.components(separatedBy: "…").count - 1 == expected, "\(width)")
        }
    }

    @Test func `values of several lines grow to 20 lines at the accessibility sizes`() {
        for size in [DynamicTypeSize.large, .accessibility1] {
            let value = size.fieldLines(2...2, isEmpty: false)
            #expect(value == (size.isAccessibilitySize ? 2...20 : 2...2))
            #expect(size.fieldLines(3...8, isEmpty: true).lowerBound == 3)
        }
        #expect(DynamicTypeSize.accessibility1.fieldLines(30...30, isEmpty: false) == 30...30)
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `that colour has a contrast of 4_5 on the fill of fields`(scheme: ColorScheme) {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        func color(_ style: ColorStyle) -> Color.Resolved { Color.preferredColor(style).resolve(in: environment) }
        func parts(_ color: Color.Resolved) -> [Double] { [color.red, color.green, color.blue].map(Double.init) }
        func over(_ above: [Double], _ opacity: Double, _ below: [Double]) -> [Double] {
            zip(above, below).map { $0 * opacity + $1 * (1 - opacity) }
        }
        func luminance(_ color: [Double]) -> Double {
            let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let (fill, label) = (color(.tertiaryFill), color(.secondaryLabel))
        let field = over(parts(fill), Double(fill.opacity), parts(color(.secondaryGroupedBackground)))
        let text = over(parts(label), Double(label.opacity), field)
        let pair = [luminance(field), luminance(text)].sorted()
        #expect((pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5)
    }
}
