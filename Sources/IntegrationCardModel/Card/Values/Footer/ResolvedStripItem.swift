/// An item of an actions strip.
public struct ResolvedStripItem: Sendable, Hashable {
    /// The kind.
    public var kind: Kind = .button
    /// The text; empty when there is none.
    public var text = ""
    /// The icon.
    public var icon: ResolvedImage?
    /// The text that explains the item.
    public var tooltip = ""
    /// True if only the icon is shown.
    public var isIconOnly = false
    /// The look of a button.
    public var buttonType: ButtonType = .standard
    /// True if a link is emphasised.
    public var isEmphasized = false
    /// The order in which items move into the overflow menu.
    public var overflowPriority: OverflowPriority = .high
    /// The number of the group that moves together; 0 when the item moves alone.
    public var overflowGroup = 0
    /// The kind of popup that a tap opens, for assistive technologies.
    public var popup: String?
    /// The action of a tap.
    public var action: ResolvedAction?

    /// Creates an item; without an action it cannot be used.
    public init(
        kind: Kind = .button, text: String = "", icon: ResolvedImage? = nil, tooltip: String = "",
        isIconOnly: Bool = false, buttonType: ButtonType = .standard, isEmphasized: Bool = false,
        overflowPriority: OverflowPriority = .high, overflowGroup: Int = 0, popup: String? = nil,
        action: ResolvedAction? = nil
    ) {
        self.kind = kind
        self.text = text
        self.icon = icon
        self.tooltip = tooltip
        self.isIconOnly = isIconOnly
        self.buttonType = buttonType
        self.isEmphasized = isEmphasized
        self.overflowPriority = overflowPriority
        self.overflowGroup = overflowGroup
        self.popup = popup
        self.action = action
    }

    /// The kinds of items.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case button = "Button"
        case link = "Link"
        case label = "Label"
        case spacer = "ToolbarSpacer"
    }

    /// The looks of buttons.
    public enum ButtonType: String, Sendable, Hashable, CaseIterable {
        case standard = "Default"
        case back = "Back"
        case accept = "Accept"
        case reject = "Reject"
        case transparent = "Transparent"
        case ghost = "Ghost"
        case up = "Up"
        case unstyled = "Unstyled"
        case emphasized = "Emphasized"
        case critical = "Critical"
        case negative = "Negative"
        case success = "Success"
        case neutral = "Neutral"
        case attention = "Attention"
    }

    /// The orders in which items move into the overflow menu.
    public enum OverflowPriority: String, Sendable, Hashable, CaseIterable {
        case neverOverflow = "NeverOverflow"
        case high = "High"
        case low = "Low"
        case disappear = "Disappear"
        case alwaysOverflow = "AlwaysOverflow"
    }
}
