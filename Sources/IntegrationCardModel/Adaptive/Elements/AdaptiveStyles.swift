/// The choices that properties of Adaptive Cards offer. Their names are read in any case.
public protocol AdaptiveChoice: RawRepresentable<String>, CaseIterable, Sendable, Hashable {}

/// The distance to the element in front.
public enum AdaptiveSpacing: String, AdaptiveChoice {
    case `default`, none, small, medium, large, extraLarge, padding
}

/// The place of content from leading to trailing. Left and right are as in left-to-right text.
public enum AdaptiveHorizontalAlignment: String, AdaptiveChoice {
    case left, center, right
}

/// The place of content from top to bottom.
public enum AdaptiveVerticalAlignment: String, AdaptiveChoice {
    case top, center, bottom
}

/// The colours of a container, by meaning.
public enum AdaptiveContainerStyle: String, AdaptiveChoice {
    case `default`, emphasis, good, attention, warning, accent
}

/// The colours of texts, by meaning.
public enum AdaptiveColor: String, AdaptiveChoice {
    case `default`, dark, light, accent, good, warning, attention
}

/// The sizes of texts.
public enum AdaptiveTextSize: String, AdaptiveChoice {
    case `default`, small, medium, large, extraLarge
}

/// The weights of texts.
public enum AdaptiveTextWeight: String, AdaptiveChoice {
    case `default`, lighter, bolder
}

/// The fonts of texts.
public enum AdaptiveFontType: String, AdaptiveChoice {
    case `default`, monospace
}

/// The roles of text blocks.
public enum AdaptiveTextStyle: String, AdaptiveChoice {
    case `default`, heading, columnHeader
}

/// The sizes of images.
public enum AdaptiveImageSize: String, AdaptiveChoice {
    case auto, stretch, small, medium, large
}

/// The shapes of images.
public enum AdaptiveImageStyle: String, AdaptiveChoice {
    case `default`, person
}

/// The ways in which a background image fills its area.
public enum AdaptiveFillMode: String, AdaptiveChoice {
    case cover, repeatHorizontally, repeatVertically, `repeat`
}

/// The looks of actions.
public enum AdaptiveActionStyle: String, AdaptiveChoice {
    case `default`, positive, destructive
}

/// The places of actions: in view, or in the overflow menu.
public enum AdaptiveActionMode: String, AdaptiveChoice {
    case primary, secondary
}

/// The inputs whose values an action sends.
public enum AdaptiveAssociatedInputs: String, AdaptiveChoice {
    case auto, none
}

/// The kinds of text that a text input asks for.
public enum AdaptiveTextInputStyle: String, AdaptiveChoice {
    case text, tel, url, email, password
}

/// The places of an input's label.
public enum AdaptiveLabelPosition: String, AdaptiveChoice {
    case above, inline
}

/// The looks of an input's field: always a field, or a text until it is used.
public enum AdaptiveInputStyle: String, AdaptiveChoice {
    case `default`, revealOnHover
}

/// The looks of a choice set.
public enum AdaptiveChoiceStyle: String, AdaptiveChoice {
    case compact, expanded, filtered
}

/// The height of an element: its natural height, or the remaining space.
public enum AdaptiveHeight: String, AdaptiveChoice {
    case auto, stretch
}

/// The width of a column.
public enum AdaptiveColumnWidth: Sendable, Hashable {
    /// As wide as its content.
    case auto
    /// An equal share of the remaining space.
    case stretch
    /// A weighted share of the remaining space.
    case weight(Double)
    /// A width in points.
    case points(Double)
}

/// The width of a label beside its input.
public enum AdaptiveLabelWidth: Sendable, Hashable {
    /// A share of the width, in percent from 0 to 100.
    case percent(Double)
    /// A width in points.
    case points(Double)
}
