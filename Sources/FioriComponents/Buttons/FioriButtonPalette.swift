import FioriThemeManager
import SwiftUI

/// The colours of a button's text and fill in each of its states.
nonisolated struct FioriButtonPalette: Sendable {
    /// A text on a fill; nil without a fill.
    typealias Colors = (label: ColorStyle, fill: ColorStyle?)

    let normal: Colors
    /// Under a finger, and selected.
    let active: Colors
    let disabled: Colors
    /// With a spinner or a check mark.
    let busy: Colors

    func colors(_ state: ControlState, _ loadingState: FioriButtonLoadingState) -> Colors {
        if state == .disabled { return disabled }
        if loadingState != .unspecified { return busy }
        return state == .normal ? normal : active
    }

    static let primary = FioriButtonPalette(
        normal: (.base2, .tintColor), active: (.base2, .tintColorTapState), disabled: (.separator, .tertiaryFill),
        busy: (.baseWhite, .tintColorTapState))

    static func secondary(_ style: FioriButtonColorStyle) -> FioriButtonPalette {
        switch style {
        case .tint:
            FioriButtonPalette(
                normal: (.tintColor2, .informationBackground), active: (.tintColorTapState, .informationBackground),
                disabled: (.separator, .tertiaryFill), busy: (.tintColorTapState, .secondaryFill))
        case .normal:
            FioriButtonPalette(
                normal: (.secondaryLabel, .secondaryFill), active: (.secondaryLabel, .secondaryFill),
                disabled: (.separator, .tertiaryFill), busy: (.secondaryLabel, .secondaryFill))
        case .negative:
            FioriButtonPalette(
                normal: (.negativeLabel, .negativeBackground),
                active: (.negativeLabelTapState, .negativeBackgroundTapState), disabled: (.separator, .tertiaryFill),
                busy: (.negativeLabelTapState, .secondaryFill))
        }
    }

    static func tertiary(_ style: FioriButtonColorStyle) -> FioriButtonPalette {
        switch style {
        case .tint:
            FioriButtonPalette(
                normal: (.tintColor2, nil), active: (.tintColorTapState, .secondaryFill), disabled: (.separator, nil),
                busy: (.tintColorTapState, .secondaryFill))
        case .normal:
            FioriButtonPalette(
                normal: (.primaryLabel, nil), active: (.secondaryLabel, .secondaryFill), disabled: (.separator, nil),
                busy: (.secondaryLabel, .secondaryFill))
        case .negative:
            FioriButtonPalette(
                normal: (.negativeLabel, nil), active: (.negativeLabel, .secondaryFill), disabled: (.separator, nil),
                busy: (.negativeLabelTapState, .secondaryFill))
        }
    }

    /// Without a fill: the background of a page would be a black box in rows of dark lists.
    static let plain = FioriButtonPalette(
        normal: (.tintColor, nil), active: (.tintColorTapState, nil), disabled: (.separator, nil),
        busy: (.tintColorTapState, nil))
    static let navigation = FioriButtonPalette(
        normal: (.tintColor, nil), active: (.tintColorTapState, nil), disabled: (.quaternaryLabel, nil),
        busy: (.tintColorTapState, nil))
}
