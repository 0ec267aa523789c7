import SwiftUICore

/// Frame and appearance of a panel.
struct PanelGeometry {
    var form: PanelForm
    var screen: CGSize
    var attachment: PopoverAttachment
    /// Frame in the coordinates of the screen; that of popovers depends on the view that they are attached to.
    var frame = CGRect.zero
    var contentInsets = EdgeInsets()
    var cornerRadius: CGFloat = 0
    var showsHandle = false
    /// Amount of dimming below the panel, from 0 to 1.
    var dimming: CGFloat = 1
    /// Margins at the edges of the screen that popovers avoid: the system's bars and the keyboard's.
    var margins = EdgeInsets()
    /// The context that detents are resolved with.
    var context: PresentationDetent.Context?

    init(form: PanelForm, screen: CGSize, attachment: PopoverAttachment) {
        self.form = form
        self.screen = screen
        self.attachment = attachment
    }

    /// Panels that do not reach from one edge of the screen to the other know themselves what the bar covers of them.
    var keepsClearOfKeyboardBar: Bool { form == .popover || form == .sheet && context == nil }

    /// Sheets at the bottom of the screen have no corners there.
    var shape: UnevenRoundedRectangle {
        let bottom = context == nil ? cornerRadius : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: cornerRadius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
            topTrailingRadius: cornerRadius, style: .continuous)
    }
}
