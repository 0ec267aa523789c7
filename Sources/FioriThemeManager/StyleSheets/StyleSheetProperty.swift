/// A property of a rule: NUI's, and those for component parts.
///
/// A name may end in a state, such as `font-color-highlighted`; see ``StyleSheetState``.
package enum StyleSheetProperty: String, CaseIterable, Sendable {
    // Text
    case fontColor = "font-color"
    case fontName = "font-name"
    case fontSize = "font-size"
    case fontStyle = "font-style"
    case fontWeight = "font-weight"
    case lineLimit = "line-limit"
    case textAlign = "text-align"
    case textAlpha = "text-alpha"
    case textAutoFit = "text-auto-fit"
    case textShadowColor = "text-shadow-color"
    case textShadowOffset = "text-shadow-offset"
    case textTransform = "text-transform"
    // Box
    case backgroundColor = "background-color"
    case backgroundColorTop = "background-color-top"
    case backgroundColorBottom = "background-color-bottom"
    case backgroundImage = "background-image"
    case backgroundImageInsets = "background-image-insets"
    case backgroundTintColor = "background-tint-color"
    case barTintColor = "bar-tint-color"
    case borderColor = "border-color"
    case borderStyle = "border-style"
    case borderWidth = "border-width"
    case contentInsets = "content-insets"
    case cornerRadius = "corner-radius"
    case height
    case horizontalAlign = "horizontal-align"
    case image
    case imageInsets = "image-insets"
    case opacity
    case padding
    case shadowColor = "shadow-color"
    case shadowOffset = "shadow-offset"
    case shadowOpacity = "shadow-opacity"
    case shadowRadius = "shadow-radius"
    case titleInsets = "title-insets"
    case verticalAlign = "vertical-align"
    case width
    // Controls
    case dividerColor = "divider-color"
    case minimumTrackTintColor = "minimum-track-tint-color"
    case onTintColor = "on-tint-color"
    case progressTintColor = "progress-tint-color"
    case rowHeight = "row-height"
    case separatorColor = "separator-color"
    case separatorStyle = "separator-style"
    case thumbTintColor = "thumb-tint-color"
    case tintColor = "tint-color"
    case trackTintColor = "track-tint-color"

    /// Name with hyphens, as in a sheet.
    package var name: String { rawValue }

    /// The property of a name; also by the other names that NUI has for one.
    init?(name: String) {
        switch name {
        case "text-line-clamp": self = .lineLimit
        default: self.init(rawValue: name)
        }
    }
}

extension StyleSheetProperty {
    /// Form of a property's values.
    enum Form {
        case color
        /// A number in a range.
        case number(ClosedRange<Double>)
        /// One to four numbers, as in CSS.
        case box(ClosedRange<Double>)
        /// Two numbers.
        case offset
        case flag
        /// A name, such as that of a face or a picture.
        case name
        /// One of some words.
        case word([String])
    }

    /// Bound of lengths in points, which keeps a stranger's sheet from making pictures of any size.
    static let maximumLength = 10_000.0

    var form: Form {
        switch self {
        case .fontColor, .textShadowColor, .backgroundColor, .backgroundColorTop, .backgroundColorBottom,
            .backgroundTintColor, .barTintColor, .borderColor, .shadowColor, .dividerColor, .minimumTrackTintColor,
            .onTintColor, .progressTintColor, .separatorColor, .thumbTintColor, .tintColor, .trackTintColor:
            .color
        case .borderWidth, .cornerRadius, .height, .width, .rowHeight: .number(0...Self.maximumLength)
        case .shadowRadius: .number(0...200)
        case .fontSize: .number(Double.leastNonzeroMagnitude...1000)
        case .lineLimit: .number(0...Double(Int32.max))
        case .textAlpha, .opacity, .shadowOpacity: .number(0...1)
        case .padding: .box(0...Self.maximumLength)
        case .backgroundImageInsets, .contentInsets, .imageInsets, .titleInsets: .box(-1000...1000)
        case .textShadowOffset, .shadowOffset: .offset
        case .textAutoFit: .flag
        case .fontName, .backgroundImage, .image: .name
        case .fontStyle: .word(StyleSheetWords.textStyles.map(\.word))
        case .fontWeight: .word(StyleSheetWords.weights.map(\.word))
        case .textAlign: .word(StyleSheetWords.alignments.map(\.word))
        case .textTransform: .word(StyleSheetWords.cases.map(\.word))
        case .borderStyle: .word(["none", "line", "bezel", "rounded"])
        case .separatorStyle: .word(["none", "single-line", "single-line-etched"])
        case .horizontalAlign: .word(["left", "center", "right", "fill"])
        case .verticalAlign: .word(["top", "center", "bottom", "fill"])
        }
    }

    /// Side of an element's look that the property belongs to.
    var facet: StyleSheetFacets {
        switch self {
        case .fontColor, .fontName, .fontSize, .fontStyle, .fontWeight, .lineLimit, .textAlign, .textAlpha,
            .textAutoFit, .textShadowColor, .textShadowOffset, .textTransform:
            .text
        case .tintColor, .dividerColor, .minimumTrackTintColor, .onTintColor, .progressTintColor, .rowHeight,
            .separatorColor, .separatorStyle, .thumbTintColor, .trackTintColor:
            .control
        default: .box
        }
    }
}

/// Sides of an element's look.
package struct StyleSheetFacets: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Fonts, colours and alignment of texts.
    package static let text = StyleSheetFacets(rawValue: 1)
    /// Size, room, background, border and shadow.
    package static let box = StyleSheetFacets(rawValue: 2)
    /// Colours of a control's own.
    package static let control = StyleSheetFacets(rawValue: 4)
    package static let all: StyleSheetFacets = [.text, .box, .control]
}

extension StyleSheetProperty {
    /// Properties of NUI that SwiftUI has no counterpart for, with the reason.
    package static let withoutCounterpart: [String: String] = {
        let barImage = "SwiftUI's bars have colours, and no pictures"
        let knobImage = "SwiftUI draws this control without pictures"
        return [
            "background-image-bottom": barImage, "background-image-bottom-landscape": barImage,
            "background-image-top": barImage, "background-image-top-landscape": barImage,
            "color": "SwiftUI sets no colours of a page's dots",
            "current-color": "SwiftUI sets no colours of a page's dots",
            "divider-image": knobImage,
            "exclude-subviews": "SwiftUI has no classes of views; a style is nearest to the part it names",
            "exclude-views": "SwiftUI has no classes of views; a style is nearest to the part it names",
            "finished-image": "the pictures of a tab are those of its item",
            "finished-image-selected": "the pictures of a tab are those of its item",
            "keyboard-appearance": "the keyboard follows the colour scheme",
            "maximum-track-tint-color": "SwiftUI's slider has one colour",
            "maximum-value-image": "the pictures of a slider are its labels",
            "minimum-value-image": "the pictures of a slider are its labels",
            "off-image": knobImage, "off-image-insets": knobImage, "on-image": knobImage, "on-image-insets": knobImage,
            "progress-image": knobImage, "track-image": knobImage, "thumb-image": knobImage,
            "scope-background-color": "SwiftUI's search field has no colours of its own",
            "scope-background-image": "SwiftUI's search field has no pictures",
            "selected-image": barImage,
            "selected-image-tint-color": "SwiftUI's tab bar has the tint colour of its views",
            "shadow-image": barImage, "shadow-image-bottom": barImage, "shadow-image-top": barImage,
            "text-offset": "SwiftUI places the titles of tabs",
            "title-vertical-offset": "SwiftUI places the titles of bars",
        ]
    }()
}
