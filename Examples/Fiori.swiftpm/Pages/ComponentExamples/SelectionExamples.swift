import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let fioriButton = ComponentEntry(
        "FioriButton", "A button with a label of its own for each of its states.",
        properties: [
            ComponentProperty("title", .text, "Start"), ComponentProperty("isSelectionPersistent", .flag, "false"),
            ComponentProperty("action", .function),
            ComponentProperty("label", .view, choices: ["by state"] + SampleView.names),
        ],
        make: { values in
            FioriButton(
                isSelectionPersistent: values.flag("isSelectionPersistent"),
                action: values.function("action") { "\($0)" }
            ) { state in
                if let label = values.view("label") {
                    label
                } else if values.text("label") == "by state" {
                    Label("\(state)", systemImage: state == .selected ? "checkmark.circle" : "circle")
                } else {
                    Text(verbatim: values.required("title"))
                }
            }
            .fioriButtonStyle(FioriPrimaryButtonStyle())
        },
        examples: [
            GalleryExample("primary") {
                buttons.fioriButtonStyle(FioriPrimaryButtonStyle())
            },
            GalleryExample("secondary") {
                buttons.fioriButtonStyle(FioriSecondaryButtonStyle())
            },
            GalleryExample("tertiary") {
                buttons.fioriButtonStyle(FioriTertiaryButtonStyle())
            },
            GalleryExample("ordinary buttons in the same states") {
                HStack(spacing: 16) {
                    Button("Start") {}
                    Button("Stop") {}.disabled(true)
                }
                .buttonStyle(StatefulButtonStyle())
            },
            GalleryExample("in all of the width") {
                FioriButton { _ in
                    Label("Add Device", systemImage: "plus")
                }
                .fioriButtonStyle(FioriPrimaryButtonStyle(maxWidth: .infinity))
            },
        ])

    private static var buttons: some View {
        ViewThatFits {
            HStack(spacing: 16) {
                FioriButton(title: "Start")
                FioriButton(title: "Stop").disabled(true)
            }
            VStack(spacing: 8) {
                FioriButton(title: "Start")
                FioriButton(title: "Stop").disabled(true)
            }
        }
    }

    static let dimensionSelector = ComponentEntry(
        "DimensionSelector", "A row of titles to choose one from, such as the period of a chart.",
        properties: [
            ComponentProperty("segmentTitles", .texts, "1D,1W,1M,3M,1Y,3Y"),
            ComponentProperty("selectedIndex", .number, "0"),
            ComponentProperty("interItemSpacing", .number, "8"),
            ComponentProperty("allowEmptySelection", .flag, "false"),
            ComponentProperty("titleInsets", .data, choices: SampleInsets.names),
            ComponentProperty("contentInset", .data, choices: SampleInsets.names),
            ComponentProperty(
                "segmentWidthMode", .data, "intrinsic", choices: ["intrinsic", "equal", "maximum", "fixed"]),
            ComponentProperty("segmentAttributes", .data, choices: ["filled when selected"]),
            ComponentProperty("selectionDidChange", .function),
        ],
        make: { values in
            let selector: DimensionSelector = makeSelector(values)
            selector.onReceive(selector.selectionDidChange) { index in
                values.page?.report("selectionDidChange", index.map { "index \($0)" } ?? "nothing")
            }
        },
        examples: [
            GalleryExample("as wide as the titles") {
                selector()
            },
            GalleryExample("equal widths") {
                selector { $0.segmentWidthMode = .equal }
            },
            GalleryExample("widest and fixed") {
                VStack(spacing: 16) {
                    selector { $0.segmentWidthMode = .maximum }
                    selector { $0.segmentWidthMode = .fixed(48) }
                }
            },
            GalleryExample("disabled") {
                selector().disabled(true)
            },
            GalleryExample("looks of its own") {
                selector {
                    $0.segmentAttributes = [
                        .selected: SegmentAttributes(
                            textColor: .preferredColor(.primaryBackground),
                            borderColor: .preferredColor(.tintColor),
                            backgroundColor: .preferredColor(.tintColor))
                    ]
                }
            },
        ])

    /// The selector of the properties' values.
    private static func makeSelector(_ values: PropertyValues) -> DimensionSelector {
        let selector = DimensionSelector(
            segmentTitles: values.texts("segmentTitles") ?? [],
            interItemSpacing: values.number("interItemSpacing").map { CGFloat($0) },
            selectedIndex: values.number("selectedIndex").flatMap { Int(exactly: $0) },
            contentInset: values.insets("contentInset"))
        if let insets = values.insets("titleInsets") { selector.titleInsets = insets }
        selector.allowEmptySelection = values.flag("allowEmptySelection")
        let modes: [String: SegmentWidthMode] = ["equal": .equal, "maximum": .maximum, "fixed": .fixed(48)]
        selector.segmentWidthMode = modes[values.required("segmentWidthMode")] ?? .intrinsic
        if values.text("segmentAttributes") != nil { selector.segmentAttributes = [.selected: filledSegment] }
        return selector
    }

    /// The look of a segment in the colour of the app.
    private static var filledSegment: SegmentAttributes {
        SegmentAttributes(
            textColor: .preferredColor(.primaryBackground), borderColor: .preferredColor(.tintColor),
            backgroundColor: .preferredColor(.tintColor))
    }

    private static func selector(_ change: (DimensionSelector) -> Void = { _ in }) -> DimensionSelector {
        let selector = DimensionSelector(segmentTitles: ["1D", "1W", "1M", "3M", "1Y", "3Y"], selectedIndex: 0)
        change(selector)
        return selector
    }
}
