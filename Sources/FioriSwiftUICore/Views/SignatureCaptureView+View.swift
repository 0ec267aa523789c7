import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum SignatureCaptureView {
        static let title = Themed("SignatureCaptureView.title", heading, as: .label)
        static let startAction = Themed("SignatureCaptureView.startAction", PageActionStyle(isProminent: false))
        static let restartAction = Themed("SignatureCaptureView.restartAction", narrow)
        static let cancelAction = Themed("SignatureCaptureView.cancelAction", narrow)
        static let clearAction = Themed("SignatureCaptureView.clearAction", narrow)
        static let saveAction = Themed("SignatureCaptureView.saveAction", narrow)
        static let titleCumulative = EmptyModifier()
        static let startActionCumulative = EmptyModifier()
        static let restartActionCumulative = EmptyModifier()
        static let cancelActionCumulative = EmptyModifier()
        static let clearActionCumulative = EmptyModifier()
        static let saveActionCumulative = EmptyModifier()

        private static var heading: TextStyle { TextStyle(.subheadline, weight: .semibold, .primaryLabel) }
        private static var narrow: PageActionStyle { PageActionStyle(isProminent: false, isWide: false) }
    }
}

extension SignatureCaptureView: View {
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            title.modifier(PageHeading())
            switch capture.phase ?? _signatureImage.map({ .saved($0) }) ?? .start {
            case .start: start
            case .signing: signing
            case .saved(let image): saved(image)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var start: some View {
        startAction
            .actionEffect { capture.phase = .signing }
            .frame(maxWidth: .infinity, minHeight: 200)
            .overlay {
                RoundedRectangle(cornerRadius: 8)
                    .strokeBorder(.preferredColor(.tertiaryLabel), lineWidth: 1)
                    .allowsHitTesting(false)
            }
    }

    @ViewBuilder private var signing: some View {
        SignaturePad(capture: $capture, options: options)
        SignatureButtons(isVertical: dynamicTypeSize.isAccessibilitySize) {
            if !isCancelActionEmptyView {
                cancelAction.actionEffect {
                    capture.clear()
                    capture.phase = nil
                }
            }
        } trailing: {
            if !isClearActionEmptyView {
                clearAction
                    .actionEffect { capture.clear() }
                    .disabled(capture.strokes.isEmpty)
            }
            if !isSaveActionEmptyView {
                saveAction
                    .actionEffect { save() }
                    .disabled(capture.strokes.isEmpty)
            }
        }
    }

    @ViewBuilder private func saved(_ image: Image) -> some View {
        SignaturePaper {
            image
                .resizable()
                .scaledToFit()
                .padding(16)
                // A picture of one colour is ink, too.
                .foregroundStyle(.preferredColor(.primaryLabel, background: .lightConstant))
        }
        .accessibilityElement()
        .accessibilityLabel(Text("Signature", bundle: .module))
        .accessibilityAddTraits(.isImage)
        if !isRestartActionEmptyView {
            restartAction
                .actionEffect {
                    capture.clear()
                    capture.phase = .signing
                    _onDelete?()
                }
                .padding(.horizontal, -SignatureButtonInset.width)
        }
    }

    private func save() {
        let picture = SignaturePicture(
            strokes: capture.strokes, options: options, size: capture.size, date: Date(), locale: locale)
        guard let image = picture.image(scale: displayScale) else { return }
        capture.clear()
        capture.phase = .saved(image)
        _onSave?(image)
    }
}

/// Buttons have that much air beside their texts; without it the texts begin and end where the area does.
private enum SignatureButtonInset {
    static let width: CGFloat = 8
}

/// The buttons below the area: one at the leading edge, the others at the trailing one; below each other where letters
/// are large.
private struct SignatureButtons<Leading: View, Trailing: View>: View {
    let isVertical: Bool
    @ViewBuilder let leading: Leading
    @ViewBuilder let trailing: Trailing

    var body: some View {
        Group {
            if isVertical {
                VStack(alignment: .leading, spacing: 8) {
                    leading
                    trailing
                }
            } else {
                HStack(spacing: 8) {
                    leading
                    Spacer(minLength: 8)
                    trailing
                }
            }
        }
        .padding(.horizontal, -SignatureButtonInset.width)
    }
}

struct SignatureCaptureViewLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(SignatureCaptureView(title: "Signature"), category: .control)
    }
}

struct SignatureCaptureViewPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            SignatureCaptureView(title: "Signature")
        }
    }
}
