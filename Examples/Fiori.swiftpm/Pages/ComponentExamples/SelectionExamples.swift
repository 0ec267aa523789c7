import FioriSwiftUICore
import SwiftUI

extension ComponentEntry {
    static let fioriButton = ComponentEntry(
        "FioriButton", "A button whose label knows its state.",
        properties: [
            ComponentProperty("title", .text, "Start"), ComponentProperty("isSelectionPersistent", .flag, "false"),
            ComponentProperty("action", .function), ComponentProperty("label", .view),
        ],
        make: { values in
            FioriButton(title: values.required("title"), isSelectionPersistent: values.flag("isSelectionPersistent"))
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
        "DimensionSelector", "Titles in a row, one of which is chosen.",
        properties: [
            ComponentProperty("segmentTitles", .texts, "1D,1W,1M,3M,1Y,3Y"),
            ComponentProperty("selectedIndex", .number, "0"),
            ComponentProperty("interItemSpacing", .number, "8"),
            ComponentProperty("allowEmptySelection", .data), ComponentProperty("titleInsets", .data),
            ComponentProperty("contentInset", .data), ComponentProperty("segmentWidthMode", .data),
            ComponentProperty("segmentAttributes", .data), ComponentProperty("selectionDidChange", .data),
        ],
        make: { values in
            DimensionSelector(
                segmentTitles: values.texts("segmentTitles") ?? [],
                interItemSpacing: values.number("interItemSpacing").map { CGFloat($0) },
                selectedIndex: values.number("selectedIndex").flatMap { Int(exactly: $0) })
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

    private static func selector(_ change: (DimensionSelector) -> Void = { _ in }) -> DimensionSelector {
        let selector = DimensionSelector(segmentTitles: ["1D", "1W", "1M", "3M", "1Y", "3Y"], selectedIndex: 0)
        change(selector)
        return selector
    }
}
