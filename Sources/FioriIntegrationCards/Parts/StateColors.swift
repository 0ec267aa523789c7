import FioriSwiftUICore
import SwiftUI

nonisolated extension ValueState {
    /// The style of texts and icons with the state; nil for the colour of the place.
    var labelStyle: ColorStyle? {
        switch self {
        case .none: nil
        case .information: .informativeLabel
        case .success: .positiveLabel
        case .warning: .criticalLabel
        case .error: .negativeLabel
        case .indication(let number): Self.indications[(number - 1) % Self.indications.count]
        }
    }

    /// The style of areas behind texts with the state.
    var backgroundStyle: ColorStyle? {
        switch self {
        case .none: nil
        case .information: .informationBackground
        case .success: .positiveBackground
        case .warning: .criticalBackground
        case .error: .negativeBackground
        case .indication: .neutralBackground
        }
    }

    /// The colour of texts, icons and highlights with the state; nil for the colour of the place.
    var color: Color? { labelStyle.map { .preferredColor($0) } }

    /// ``color`` in the theme of the environment.
    func color(in theme: VersionedTheme?) -> Color? { labelStyle.map { .preferredColor($0, in: theme) } }

    /// The symbol of the state; nil for none.
    var symbolName: String? {
        switch self {
        case .none, .indication: nil
        case .information: "info.circle"
        case .success: "checkmark.circle"
        case .warning: "exclamationmark.triangle"
        case .error: "exclamationmark.circle"
        }
    }

    private static let indications: [ColorStyle] = [
        .red9, .negativeLabel, .criticalLabel, .positiveLabel, .informativeLabel, .teal9, .indigo9, .pink9, .raspberry9,
        .grey9,
    ]
}

nonisolated extension ValueColor {
    /// The style of figures with the meaning.
    var labelStyle: ColorStyle {
        switch self {
        case .neutral, .none: .primaryLabel
        case .good: .positiveLabel
        case .critical: .criticalLabel
        case .error: .negativeLabel
        }
    }

    /// The style of marks in charts with the meaning.
    var chartStyle: ColorStyle {
        switch self {
        case .neutral, .none: .chartNeutral
        case .good: .chartGood
        case .critical: .chartCritical
        case .error: .chartBad
        }
    }

    /// The colour of figures with the meaning.
    var color: Color { .preferredColor(labelStyle) }
}

nonisolated extension View {
    /// Colours texts and symbols; nil leaves the colour of the place.
    @ViewBuilder func labelColor(_ color: Color?) -> some View {
        if let color { foregroundStyle(color) } else { self }
    }
}
