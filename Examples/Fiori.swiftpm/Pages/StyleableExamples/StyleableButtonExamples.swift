import FioriComponents
import SwiftUI

extension ComponentEntry {
    static let styleableFioriButton = ComponentEntry(
        "FioriButton", "A button in one of the styles of Fiori, which shows the state of what it has started.",
        module: Self.styleableModule,
        properties: [
            ComponentProperty("title", .text, "Start Inspection"),
            ComponentProperty("image", .image),
            ComponentProperty(
                "imagePosition", .data, "leading", choices: ["leading", "trailing", "top", "bottom"]),
            ComponentProperty("imageTitleSpacing", .number, "8"),
            ComponentProperty("isSelectionPersistent", .flag, "false"),
            ComponentProperty("action", .function),
            ComponentProperty(
                "fioriButtonStyle", .data, "primary",
                choices: ["primary", "secondary", "tertiary", "plain", "navigation"]),
            ComponentProperty("colorStyle", .data, "tint", choices: ["tint", "normal", "negative"]),
            ComponentProperty("maxWidth", .number),
            ComponentProperty("minHeight", .number),
            ComponentProperty(
                "loadingState", .data, "unspecified", choices: ["unspecified", "processing", "success"]),
            ComponentProperty("isLoading", .flag, "false"),
            ComponentProperty("disabled", .flag, "false"),
        ],
        make: { values in
            let action = values.function("action") { (state: ControlState) in state == .selected ? "selected" : "normal"
            }
            values.styled(
                FioriButton(
                    isSelectionPersistent: values.flag("isSelectionPersistent"), action: action,
                    label: { _ in Text(values.words("title")) },
                    image: { _ in if let image = values.image("image") { image } else { EmptyView() } },
                    imagePosition: values.imagePosition, imageTitleSpacing: values.length("imageTitleSpacing"))
            )
            .disabled(values.flag("disabled"))
        },
        examples: [
            GalleryExample("primary") {
                ButtonStates().fioriButtonStyle(FioriPrimaryButtonStyle())
            },
            GalleryExample("secondary") {
                ButtonMeanings { FioriSecondaryButtonStyle(colorStyle: $0) }
            },
            GalleryExample("tertiary") {
                ButtonMeanings { FioriTertiaryButtonStyle(colorStyle: $0) }
            },
            GalleryExample("plain and navigation") {
                Row(spacing: 24) {
                    FioriButton(title: "Details").fioriButtonStyle(FioriPlainButtonStyle())
                    FioriButton(title: "Done").fioriButtonStyle(FioriNavigationButtonStyle())
                    FioriButton(title: "Save").disabled(true).fioriButtonStyle(FioriNavigationButtonStyle())
                }
            },
            GalleryExample("with a picture") {
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(FioriButtonImagePosition.allCases, id: \.self) { position in
                        FioriButton(
                            label: { _ in Text("Scan") }, image: { _ in Image(systemName: "barcode.viewfinder") },
                            imagePosition: position
                        )
                        .fioriButtonStyle(FioriSecondaryButtonStyle())
                    }
                }
            },
            GalleryExample("running and done") {
                VStack(alignment: .leading, spacing: 8) {
                    ForEach(FioriButtonLoadingState.allCases, id: \.self) { state in
                        Row(spacing: 8) {
                            FioriButton(title: "Save").fioriButtonStyle(FioriPrimaryButtonStyle(loadingState: state))
                            FioriButton(title: "Save").fioriButtonStyle(FioriSecondaryButtonStyle(loadingState: state))
                            FioriButton(title: "Save").fioriButtonStyle(FioriTertiaryButtonStyle(loadingState: state))
                        }
                    }
                }
            },
            GalleryExample("in all of the width") {
                VStack(spacing: 8) {
                    FioriButton(title: "Approve").fioriButtonStyle(FioriPrimaryButtonStyle(maxWidth: .infinity))
                    FioriButton(title: "Reject")
                        .fioriButtonStyle(FioriSecondaryButtonStyle(colorStyle: .negative, maxWidth: .infinity))
                    FioriButton(title: "Forward")
                        .fioriButtonStyle(FioriTertiaryButtonStyle(maxWidth: .infinity, minHeight: 52))
                }
            },
            GalleryExample("loading") {
                Row(spacing: 8) {
                    FioriButton(title: "Approve").fioriButtonStyle(FioriPrimaryButtonStyle(isLoading: true))
                    FioriButton(title: "Reject").fioriButtonStyle(FioriSecondaryButtonStyle(isLoading: true))
                }
            },
        ])
}

/// Buttons beside each other, or below each other where that is too wide.
private struct Row<Content: View>: View {
    let spacing: CGFloat
    @ViewBuilder let content: Content

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: spacing) { content }.fixedSize()
            VStack(alignment: .leading, spacing: 8) { content }
        }
    }
}

/// A button that is enabled, and one that is not.
private struct ButtonStates: View {
    var body: some View {
        Row(spacing: 8) {
            FioriButton(title: "Approve")
            FioriButton(title: "Reject").disabled(true)
        }
    }
}

/// Buttons of each meaning, in a row or below each other.
private struct ButtonMeanings<Style: FioriButtonStyle>: View {
    let style: (FioriButtonColorStyle) -> Style

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(FioriButtonColorStyle.allCases, id: \.self) { ButtonStates().fioriButtonStyle(style($0)) }
        }
    }
}

extension PropertyValues {
    fileprivate var imagePosition: FioriButtonImagePosition {
        FioriButtonImagePosition.allCases.first { "\($0)" == text("imagePosition") } ?? .leading
    }

    /// A button in the style that the values name.
    @MainActor @ViewBuilder
    fileprivate func styled(_ button: FioriButton) -> some View {
        let color = FioriButtonColorStyle.allCases.first { "\($0)" == text("colorStyle") } ?? .tint
        let loading = FioriButtonLoadingState.allCases.first { "\($0)" == text("loadingState") } ?? .unspecified
        let (maxWidth, minHeight) = (number("maxWidth").map { CGFloat($0) }, number("minHeight").map { CGFloat($0) })
        switch text("fioriButtonStyle") {
        case "secondary":
            button.fioriButtonStyle(
                FioriSecondaryButtonStyle(
                    colorStyle: color, maxWidth: maxWidth, minHeight: minHeight, loadingState: loading,
                    isLoading: flag("isLoading")))
        case "tertiary":
            button.fioriButtonStyle(
                FioriTertiaryButtonStyle(
                    colorStyle: color, maxWidth: maxWidth, minHeight: minHeight, loadingState: loading,
                    isLoading: flag("isLoading")))
        case "plain": button.fioriButtonStyle(FioriPlainButtonStyle())
        case "navigation": button.fioriButtonStyle(FioriNavigationButtonStyle())
        default:
            button.fioriButtonStyle(
                FioriPrimaryButtonStyle(
                    maxWidth: maxWidth, minHeight: minHeight, loadingState: loading, isLoading: flag("isLoading")))
        }
    }
}
