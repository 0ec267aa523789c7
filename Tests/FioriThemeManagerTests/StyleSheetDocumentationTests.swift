import Foundation
import Testing

@testable import FioriThemeManager

/// Every property of every class of NUI: known or reported with a reason, and in the table of the documentation.
///
/// Numbers: the list is that of NUI's documentation; 45 is a lower bound for the rows of the table, so that a search that finds no
/// table fails.
struct StyleSheetDocumentationTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/FioriSwiftUICore/FioriSwiftUICore.docc/StyleSheets.md")
        .standardizedFileURL

    /// A value that a property accepts.
    private func value(of property: StyleSheetProperty?) -> String {
        switch property?.form {
        case .color?: "#010203"
        case .number?: "1"
        case .box?: "1 2 3 4"
        case .offset?: "1,2"
        case .flag?: "true"
        case .word(let words)?: words[0]
        case .name?, nil: "name"
        }
    }

    @Test(arguments: nui)
    func `properties are applied or have a reason, and a row in the documentation`(name: String, properties: String)
        throws
    {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.count > 45)
        #expect(rows.contains { $0.contains("`\(name)`") }, "\(name)")
        for property in properties.split(separator: " ").map(String.init) {
            let base = StyleSheetState.split(property).base
            let known = StyleSheetProperty(name: property) ?? StyleSheetProperty(name: base)
            let sheet = try StyleSheet("\(name) { \(property): \(value(of: known)); }")
            if let known, StyleSheetProperty.withoutCounterpart[property] == nil {
                #expect(sheet.warnings == [], "\(name) \(property)")
                #expect(sheet.rules[0].style.isEmpty == false, "\(known)")
            } else {
                #expect(sheet.warnings.count == 1, "\(property)")
                #expect(sheet.warnings.first?.message.hasPrefix("“\(property)” has no effect: ") == true, "\(property)")
                #expect(sheet.warnings.first?.line == 1)
            }
            #expect(
                rows.contains { $0.contains("`\(base)`") || $0.contains("`\(property)`") }, "no row for \(property)")
        }
    }

    @Test func `properties that are not NUI's have a row, too`() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        for property in StyleSheetProperty.allCases { #expect(text.contains("`\(property.name)`"), "\(property.name)") }
        for property in StyleSheetProperty.withoutCounterpart.keys {
            #expect(text.contains("`\(property)`"), "\(property)")
        }
    }

    private static let nui: [(name: String, properties: String)] = [
        (
            "BarButton",
            """
            background-color background-color-top background-color-bottom background-color-highlighted \
            background-image background-image-insets background-tint-color border-color border-width corner-radius \
            font-color font-name font-size text-shadow-color text-shadow-offset
            """
        ),
        (
            "BarButtonBack",
            """
            background-color background-image background-image-insets background-tint-color border-color \
            border-width corner-radius font-color font-name font-size text-shadow-color text-shadow-offset
            """
        ),
        (
            "Button",
            """
            background-color background-color-normal background-color-top background-color-bottom \
            background-color-disabled background-color-highlighted background-color-selected \
            background-color-selected-highlighted background-image background-image-insets background-image-disabled \
            background-image-disabled-insets background-image-highlighted background-image-highlighted-insets \
            background-image-selected background-image-selected-insets background-image-selected-disabled \
            background-image-selected-disabled-insets background-image-selected-highlighted \
            background-image-selected-highlighted-insets border-color border-width content-insets corner-radius \
            font-color font-color-disabled font-color-highlighted font-color-selected font-color-selected-disabled \
            font-color-selected-highlighted font-name font-size height image image-insets image-disabled \
            image-disabled-insets image-highlighted image-highlighted-insets image-selected image-selected-insets \
            image-selected-disabled image-selected-disabled-insets image-selected-highlighted \
            image-selected-highlighted-insets padding shadow-color shadow-offset shadow-opacity shadow-radius \
            text-align text-alpha text-auto-fit text-shadow-color text-shadow-color-disabled \
            text-shadow-color-highlighted text-shadow-color-selected text-shadow-color-selected-disabled \
            text-shadow-color-selected-highlighted text-shadow-offset text-transform title-insets width
            """
        ),
        (
            "Control",
            """
            background-color background-image border-color border-width corner-radius shadow-color shadow-offset \
            shadow-opacity shadow-radius
            """
        ),
        (
            "Label",
            """
            background-color border-color border-width corner-radius font-color font-color-highlighted font-name \
            font-size height shadow-color shadow-offset shadow-opacity shadow-radius text-align text-alpha \
            text-auto-fit text-line-clamp text-shadow-color text-shadow-offset text-transform width
            """
        ),
        (
            "NavigationBar",
            """
            bar-tint-color background-color background-color-top background-color-bottom background-image \
            background-image-insets background-tint-color font-color font-name font-size shadow-image \
            text-shadow-color text-shadow-offset title-vertical-offset
            """
        ),
        (
            "PageControl",
            """
            color current-color
            """
        ),
        (
            "Progress",
            """
            progress-image progress-tint-color track-image track-tint-color width
            """
        ),
        (
            "SearchBar",
            """
            background-color background-color-top background-color-bottom background-image background-tint-color \
            scope-background-color scope-background-image
            """
        ),
        (
            "SegmentedControl",
            """
            background-color background-color-selected background-image background-image-insets \
            background-image-selected background-image-selected-insets background-tint-color border-color \
            border-width corner-radius divider-color divider-image font-color font-color-selected font-name \
            font-size text-shadow-color text-shadow-color-selected text-shadow-offset text-shadow-offset-selected
            """
        ),
        (
            "Slider",
            """
            minimum-track-tint-color maximum-track-tint-color minimum-value-image maximum-value-image thumb-image \
            thumb-tint-color
            """
        ),
        (
            "Switch",
            """
            background-color off-image off-image-insets on-image on-image-insets on-tint-color thumb-tint-color \
            tint-color
            """
        ),
        (
            "TabBar",
            """
            bar-tint-color background-color background-color-top background-color-bottom background-image \
            background-image-insets background-tint-color selected-image selected-image-tint-color
            """
        ),
        (
            "TabBarItem",
            """
            background-image-selected background-image-selected-insets finished-image finished-image-selected \
            font-color font-color-selected font-name font-size text-offset text-shadow-color text-shadow-offset
            """
        ),
        (
            "Table",
            """
            background-color background-color-top background-color-bottom row-height separator-color separator-style
            """
        ),
        (
            "TableCell",
            """
            tint-color background-color background-color-top background-color-bottom background-color-selected \
            background-color-top-selected background-color-bottom-selected font-color font-color-highlighted \
            font-name font-size text-align text-alpha text-auto-fit text-shadow-color text-shadow-offset
            """
        ),
        (
            "TableCellDetail",
            """
            font-color font-color-highlighted font-name font-size text-align text-alpha text-auto-fit \
            text-shadow-color text-shadow-offset
            """
        ),
        (
            "Toolbar",
            """
            background-color background-image-top background-image-bottom background-image-top-landscape \
            background-image-bottom-landscape background-tint-color shadow-image shadow-image-top \
            shadow-image-bottom
            """
        ),
        (
            "TextField",
            """
            background-color background-image background-image-insets border-color border-style border-width \
            corner-radius text-align text-alpha text-auto-fit font-color font-name font-size height padding \
            shadow-color shadow-offset shadow-opacity shadow-radius tint-color vertical-align horizontal-align width \
            keyboard-appearance
            """
        ),
        (
            "TextView",
            """
            font-color font-name font-size padding keyboard-appearance
            """
        ),
        (
            "View",
            """
            background-color background-image border-color border-width corner-radius height shadow-color \
            shadow-offset shadow-opacity shadow-radius width
            """
        ),
        (
            "Window",
            """
            background-color
            """
        ),
    ]
}
